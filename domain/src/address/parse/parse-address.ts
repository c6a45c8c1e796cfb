import { BUILDING_WORDS } from '../address-words.data.ts';
import { PREFECTURES } from '../prefectures.data.ts';
import type { Locality } from '../zip.ts';
import { findRoom } from './building.ts';
import { type KnownLocality, localityFinder } from './known-locality.ts';
import { findStreetNumber } from './street-number.ts';

/** An address as it is typed in three fields, without its zip. */
export type AddressFields = { readonly state: string; readonly address1: string; readonly address2: string };

/**
 * `street` is how Kyoto names a crossing, `aza` what stands between the town and the number, `number` a whole street
 * number from 丁目 to 号, `rest` what follows the room.
 */
export type AddressPartKind =
  | 'prefecture'
  | 'city'
  | 'street'
  | 'town'
  | 'aza'
  | 'number'
  | 'building'
  | 'room'
  | 'rest';

export type AddressPart = {
  readonly kind: AddressPartKind;
  /** As it was typed. */
  readonly text: string;
  /** The blanks that were typed before it; none where one field ended and the next began. */
  readonly gap: string;
};

export type ParsedAddress = {
  /** In the order in which they were typed. With their gaps they are all that was typed. */
  readonly parts: readonly AddressPart[];
  /** The locality of the zip table that the address names; null where it names none of those given. */
  readonly locality: Locality | null;
  /** The town is one of those given, so that no kanji of it is taken for a number. */
  readonly isTownKnown: boolean;
};

/** Parts two fields as a blank does, without being one that was typed. */
const BORDER = '\n';
/** 三条通河原町東入 */
const STREET_END = /(?:上る|上ル|上がる|下る|下ル|下がる|[東西]入[るルり]?)$/u;
const AZA = /^\s*大?字/u;
const BUILDING = new RegExp(BUILDING_WORDS.join('|'), 'u');

type Cut = { readonly kind: AddressPartKind; readonly end: number };

/** The parts of a text that end at the given indexes, one after the other; empty ones are left out. */
function cutText(text: string, cuts: readonly Cut[]): AddressPart[] {
  let start = 0;
  return cuts.flatMap(({ kind, end }) => {
    const [, gap = '', word = ''] = /^(\s*)(.*?)\s*$/su.exec(text.slice(start, end)) ?? [];
    if (word === '') return [];
    start += gap.length + word.length;
    return [{ kind, text: word.replaceAll(BORDER, ''), gap: gap.replaceAll(BORDER, '') }];
  });
}

/** City and town by the table. What stands between them is a crossing of Kyoto, or belongs to the town. */
function knownCuts(text: string, { cityEnd, townStart, townEnd }: KnownLocality): Cut[] {
  const isStreet = STREET_END.test(text.slice(cityEnd, townStart).trim());
  return [
    { kind: 'city', end: cityEnd },
    ...(isStreet ? [{ kind: 'street', end: townStart } as const] : []),
    { kind: 'town', end: townEnd },
  ];
}

/** The words of a name from one index to another. A word that tells of a building, or of a room, is none of them. */
function nameCuts(text: string, start: number, end: number, kind: 'town' | 'aza'): Cut[] {
  const roomStart = end === text.length ? start + findRoom(text.slice(start)).start : end;
  const cuts: Cut[] = [];
  for (const { 0: word, index } of text.slice(start, end).matchAll(/\S+/gu)) {
    const wordEnd = start + index + word.length;
    if (BUILDING.test(word) || wordEnd > roomStart) break;
    cuts.push({ kind: STREET_END.test(word) ? 'street' : kind, end: wordEnd });
  }
  return cuts;
}

type Trust = Parameters<typeof findStreetNumber>[1];

/** Names and the street number behind them; null where no number is found before a building begins. */
function namesAndNumber(text: string, start: number, kind: 'town' | 'aza', trust: Trust): Cut[] | null {
  const blank = text.slice(start).search(/\S|$/u);
  const found = findStreetNumber(text.slice(start + blank), trust);
  if (!found) return null;
  const at = start + blank + found.at;
  const names = nameCuts(text, start, at, kind);
  const isReached = text.slice(names.at(-1)?.end ?? start, at).trim() === '';
  return isReached ? [...names, { kind: 'number', end: at + found.length }] : null;
}

/** Names and street numbers in turn, until what follows is a building. */
function numberCuts(text: string, start: number, isTownKnown: boolean): Cut[] {
  const kind = isTownKnown ? 'aza' : 'town';
  const cuts =
    namesAndNumber(text, start, kind, isTownKnown ? 'at-start' : 'nowhere') ??
    namesAndNumber(text, start, kind, 'everywhere') ??
    nameCuts(text, start, text.length, kind);
  const end = cuts.at(-1)?.end ?? start;
  return AZA.test(text.slice(end)) && end > start ? [...cuts, ...numberCuts(text, end, true)] : cuts;
}

/** Reads an address with one locality after the other; what does not depend on them is read once. */
export function addressReader(typed: AddressFields): (localities: readonly Locality[]) => ParsedAddress {
  const state = typed.state.trim();
  const text = [state, typed.address1.trim(), typed.address2.trim()].filter(Boolean).join(BORDER);
  const prefecture = PREFECTURES.find((name) => text.startsWith(name)) ?? state;
  const find = localityFinder(text, prefecture.length);
  return (localities) => {
    const known = find(localities);
    const isTownKnown = known !== null && known.townEnd > known.townStart;
    const numbered = numberCuts(text, known?.townEnd ?? prefecture.length, isTownKnown);
    const buildingStart = numbered.at(-1)?.end ?? known?.townEnd ?? prefecture.length;
    const room = findRoom(text.slice(buildingStart));
    const parts = cutText(text, [
      { kind: 'prefecture', end: prefecture.length },
      ...(known ? knownCuts(text, known) : []),
      ...numbered,
      { kind: 'building', end: buildingStart + room.start },
      { kind: 'room', end: buildingStart + room.end },
      { kind: 'rest', end: text.length },
    ]);
    return { parts, locality: known?.locality ?? null, isTownKnown };
  };
}

/**
 * An address in its parts. `localities` are what its zip stands for, or any other towns that it may name; without them
 * only what is sure is cut: the prefecture, words that blanks part, street numbers and what follows them.
 */
export const parseAddress = (typed: AddressFields, localities: readonly Locality[]): ParsedAddress =>
  addressReader(typed)(localities);

/** The parts of some kinds as they were typed. */
export const textOf = ({ parts }: ParsedAddress, kinds: readonly AddressPartKind[]): string =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ gap, text }) => gap + text)
    .join('')
    .trim();
