import {
  ARABIC,
  DOOR_UNIT,
  HYPHEN,
  isArabic,
  isKanjiDigit,
  KANJI,
  LETTER,
  LOT_LETTER,
} from './character-classes.ts';

/*
 * A street number is a chain of numbers, each with or without a unit, joined by hyphens, by の, by ・ or by nothing:
 *
 *   第10地割67番地110    3丁目-20-5    1-2-3A    千二百番地の三    5条西12丁目1-1
 *
 * A kanji digit begins many a name (六本木, 八丁堀, 三の丸, 四番町), so it counts only before a unit or in a chain.
 */
const NUMBER = `(?:${ARABIC}+|${KANJI}+)`;
/** 甲123, 西1丁目: these belong to the number where a word begins with them, else to the name before. */
const APART = `(?:${LOT_LETTER}|[東西南北])`;
/** In Asahikawa each side of a street has numbers of its own: 十三丁目右3号. */
const SIDE = '[左右]';
/** Units that are also parts of names (八丁堀, 三条通, 二線橋): they count only where no name goes on behind them. */
const WEAK_UNIT = `(?:条|線|丁|街区)(?=$|\\s|${HYPHEN}|${NUMBER}|[東西南北]${NUMBER})`;
const UNIT = `(?:丁目|番地|番(?![町丁館割])|号(?![室館棟車地])|地割|${WEAK_UNIT})`;
/** A kanji numeral stands before a unit, inside a chain or at the end of a word. */
const KANJI_NUMBER = `${KANJI}+(?=${UNIT}|${HYPHEN}${NUMBER}|[のノ]${NUMBER}|\\s|$)`;
const ITEM = new RegExp(
  `^(?:第(?=${NUMBER}${UNIT})|${APART}(?=${ARABIC})|${SIDE}(?=${ARABIC}|${KANJI_NUMBER}))?` +
    `(?<digits>${ARABIC}+|${KANJI_NUMBER})(?<unit>${UNIT})?` +
    `(?:${LOT_LETTER}地?(?=$|\\s|${HYPHEN}|[のノ]${ARABIC})|[先内](?=$|\\s))?`,
  'u',
);
/** A house with a letter, or a door behind the last hyphen: 3A, 2-B, 34-B604. */
const LETTERED = new RegExp(
  `^(?:${HYPHEN}${LETTER}(?!${LETTER})${ARABIC}*|(?![FＦ])${LETTER}(?:${ARABIC}+(?!${LETTER})|(?=$|\\s|${HYPHEN})))`,
  'u',
);
const HYPHENED = new RegExp(`^(?:${HYPHEN}|[のノ])(?=${ARABIC}|${KANJI_NUMBER})`, 'u');
/** A house on two lots, or a door behind a comma: 12・13番地. */
const LISTED = new RegExp(`^[・,，、.．/／](?=${ARABIC})`, 'u');
const DIRECTED = new RegExp(`^[東西南北](?=${ARABIC}|${KANJI_NUMBER})`, 'u');
const BLANK = /^\s+/u;
const DOOR = new RegExp(`^${NUMBER}${DOOR_UNIT}`, 'u');
const BEFORE_DOOR_UNIT = new RegExp(`^${DOOR_UNIT}`, 'u');
/** A name goes on: 2の通り, 21世紀館. */
const NAME_BEHIND = /^(?:[のノ]|\p{Script=Han})/u;
const OPENS_WORD = new RegExp(`^(?:${APART}|${SIDE})`, 'u');

/** Units that another number follows; 号 ends a street number, where it does not begin it: 149号10番地. */
const BEFORE_NUMBER = /^(?:丁目|丁|番地|番|地割|線|条|街区)$/u;
const isBeforeNumber = (unit: string, items: number): boolean =>
  BEFORE_NUMBER.test(unit) || (unit === '号' && items === 1);
/** After one of these a street number may go on behind a blank; after another unit, only with what cannot be a room. */
const BEFORE_BLANK = /^(?:丁目|丁|地割|線|条|街区)$/u;
const NO_ROOM = new RegExp(`^${NUMBER}(?:号(?!室)|${HYPHEN})`, 'u');
/** These end names as well: 八軒一条, 東三線. */
const OF_TOWN = /^(?:条|線)$/u;
/** So many digits are no part of a name: 4570青山荘, but 21世紀館. */
const SURE_DIGITS = 3;

type Chain = {
  readonly length: number;
  readonly items: number;
  /** The first number of the chain. */
  readonly digits: string;
  readonly unit: string;
  /** 三丁目西5: what lies before the direction may be a name. */
  readonly isDirected: boolean;
};

/** How the chain goes on behind a number: the length of what joins it to the next one, or -1. */
function joint(rest: string, unit: string, items: number): number {
  if (DOOR.test(rest)) return -1;
  if (isBeforeNumber(unit, items) && ITEM.test(rest)) return 0;
  const blank = BLANK.exec(rest)?.[0].length ?? 0;
  if (blank > 0) {
    const behind = rest.slice(blank);
    const isMeant = BEFORE_BLANK.test(unit) || (BEFORE_NUMBER.test(unit) && NO_ROOM.test(behind));
    return isMeant && ITEM.test(behind) && !DOOR.test(behind) ? blank : -1;
  }
  return (HYPHENED.exec(rest) ?? LISTED.exec(rest))?.[0].length ?? -1;
}

function readChain(text: string): Chain {
  let chain: Chain = { length: 0, items: 0, digits: '', unit: '', isDirected: false };
  for (let start = 0; ; ) {
    const item = ITEM.exec(text.slice(start));
    if (!item) return chain;
    let length = start + item[0].length;
    for (let letter = LETTERED.exec(text.slice(length)); letter; letter = LETTERED.exec(text.slice(length)))
      length += letter[0].length;
    const { digits = '', unit = '' } = item.groups ?? {};
    const first = chain.items === 0 ? { digits, unit } : chain;
    chain = { ...chain, digits: first.digits, unit: first.unit, length, items: chain.items + 1 };
    const step = joint(text.slice(length), unit, chain.items);
    if (step < 0) return chain;
    chain = { ...chain, isDirected: chain.isDirected || DIRECTED.test(text.slice(length)) };
    start = length + step;
  }
}

/** Whether the chain is a street number, judged by what follows it. */
function isSure({ items, unit, digits, isDirected }: Chain, rest: string, isBehindTown: boolean): boolean {
  const isKanji = isKanjiDigit(digits[0]);
  if ((OF_TOWN.test(unit) || isDirected) && !isBehindTown) return false;
  if (items === 1 && unit === '' && (BEFORE_DOOR_UNIT.test(rest) || (isKanji && !isBehindTown))) return false;
  if (!NAME_BEHIND.test(rest) || items > 1) return true;
  return unit === '' ? digits.length >= SURE_DIGITS && !isKanji : isBehindTown;
}

/**
 * Length of the street number that begins a text, 0 where none does. Numbers that could also be part of a name count
 * as a street number only right behind a known town.
 */
export function streetNumberLength(text: string, isBehindTown: boolean): number {
  const chain = readChain(text);
  const rest = text.slice(chain.length);
  if (chain.items === 0 || !isSure(chain, rest, isBehindTown)) return 0;
  // 1-2-3-404号室 is one chain to its end.
  const door = chain.items > 1 ? BEFORE_DOOR_UNIT.exec(rest)?.[0].length : 0;
  return chain.length + (door ?? 0);
}

/** A number is not begun in its middle, nor behind 第 and Latin letters, which begin names with numbers. */
function mayBegin(before: string | undefined, character: string | undefined): boolean {
  if (/^[第A-Za-zＡ-Ｚａ-ｚ]$/u.test(before ?? '')) return false;
  return !(isArabic(before) && isArabic(character)) && !(isKanjiDigit(before) && isKanjiDigit(character));
}

/**
 * The first street number of a text: where it begins, and its length; null where there is none. `trust` says
 * where a number cannot be part of a name.
 */
export function findStreetNumber(
  text: string,
  trust: 'nowhere' | 'at-start' | 'everywhere',
): { readonly at: number; readonly length: number } | null {
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !mayBegin(text[at - 1], text[at])) continue;
    const isApart = at === 0 ? trust !== 'nowhere' : /\s/.test(text[at - 1] ?? '');
    if (!isApart && OPENS_WORD.test(text[at] ?? '')) continue;
    const isTrusted = trust === 'everywhere' || (trust === 'at-start' && at === 0);
    const length = streetNumberLength(text.slice(at), isTrusted);
    if (length > 0) return { at, length };
  }
  return null;
}

/** The numbers of a chain in Arabic digits are as many as its hyphens and units part: 1-2-3-405 has four. */
export const countNumbers = (streetNumber: string): number =>
  streetNumber.match(new RegExp(NUMBER, 'gu'))?.length ?? 0;
