import type { PostalAddress } from './address-checks.ts';
import { addressKey } from './address-key.ts';
import { editDistance } from './edit-distance.ts';
import { cityNames, MAX_HEAD_LENGTH, townNames } from './parse/known-locality.ts';
import { type AddressFields, type AddressPart, parseAddress } from './parse/parse-address.ts';
import { PREFECTURES } from './prefectures.data.ts';
import type { Locality } from './zip.ts';

/** A locality of the zip table with its zip, and how its town is read, in katakana; '' where nobody knows. */
export type ZipLocality = Locality & { readonly zip: string; readonly kana: string };

/** A town that may be meant, and the address as it would be written with it. */
type NearTown = { readonly town: ZipLocality; readonly address: PostalAddress };

type Kinds = readonly AddressPart['kind'][];
const BEHIND_TOWN: Kinds = ['number', 'building', 'room', 'rest'];
const NAMES: Kinds = ['street', 'town', 'aza'];

/** What is typed before the street number; `length` counts the fields' characters without their borders. */
type Head = { readonly length: number; readonly city: string; readonly names: string };

/** `cities` are those with which the address may begin. */
export function typedHead(address: AddressFields, cities: readonly Locality[]): Head {
  const withoutTowns = cities.map((city) => ({ ...city, area: '', facility: '' }));
  const { parts } = parseAddress(address, withoutTowns);
  const end = parts.findIndex(({ kind }) => BEHIND_TOWN.includes(kind));
  const head = end < 0 ? parts : parts.slice(0, end);
  const wordsOf = (kinds: Kinds) =>
    head.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join('');
  return {
    length: head.reduce((sum, { gap, text }) => sum + gap.length + text.length, 0),
    city: wordsOf(['city']),
    names: wordsOf(NAMES),
  };
}

const SMALL_KANA = 'ァィゥェォッャュョヮヂヅ';
const FULL_KANA = 'アイウエオツヤユヨワジズ';

/** A key under which a reading is equal however it is spelt; null for text that is not kana alone. */
function readingKey(text: string): string | null {
  const kana = text
    .normalize('NFKC')
    .replace(/[\u3041-\u3096]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0x60))
    .replace(
      /[ァィゥェォッャュョヮヂヅ]/g,
      (character) => FULL_KANA[SMALL_KANA.indexOf(character)] ?? character,
    );
  return /^[ァ-ヶー]{2,}$/.test(kana) ? kana : null;
}

/** All suffixes of a text, each with the text before it; none if the text is too long to name a town. */
const suffixesOf = (text: string) =>
  Array.from(text.length > MAX_HEAD_LENGTH ? '' : text, (_, start) => ({
    before: text.slice(0, start),
    key: addressKey(text.slice(start)),
    reading: readingKey(text.slice(start)),
  }));
type Suffix = ReturnType<typeof suffixesOf>[number];

/** How many characters of a town of the typed zip may be wrong: half of the name, because the zip vouches for it. */
const ownSlack = (name: string): number => Math.floor(name.length / 2);
/** How many may be wrong in any other town of the city: one of a short name, two of a long one. */
function citySlack(name: string): number {
  if (name.length < 2) return 0;
  return name.length < 6 ? 1 : 2;
}

type Slack = (name: string) => number;
type Near = { readonly distance: number; readonly before: string };

/** How many kana of a reading may be wrong: one at most, because readings are short and much alike. */
const readingSlack = (reading: string): number => (reading.length < 4 ? 0 : 1);

/** A cheap check before the edit distance: lengths differ, or characters are missing, by more than may be wrong. */
function isFar(typed: string, name: string, slack: number): boolean {
  if (Math.abs(typed.length - name.length) > slack) return true;
  let missing = 0;
  for (const character of name) if (!typed.includes(character)) missing += 1;
  return missing > slack;
}

const suffixesNear = (ends: readonly Suffix[], by: 'key' | 'reading', name: string, slack: number): Near[] =>
  ends.flatMap(({ before, [by]: typed }) => {
    if (typed === null || isFar(typed, name, slack)) return [];
    const distance = editDistance(typed, name);
    return distance <= slack ? [{ distance, before }] : [];
  });

type TownKeys = { readonly names: readonly string[]; readonly reading: string | null };

/** Size limit of the cache: the towns of the largest cities together; a key takes some tens of bytes. */
const MOST_KEPT = 40_000;
const keptKeys = new Map<string, TownKeys>();

/** The keys that a town is compared by. Cached: a city has up to 5,000 towns, and making keys is most of a search. */
function keysOf({ area, kana }: ZipLocality): TownKeys {
  const town = `${area} ${kana}`;
  const known = keptKeys.get(town);
  if (known) return known;
  const keys = { names: townNames(area).map(addressKey), reading: readingKey(kana) };
  if (keptKeys.size >= MOST_KEPT) keptKeys.clear();
  keptKeys.set(town, keys);
  return keys;
}

/** The end of what was typed that is nearest to a town's name or reading, of those near enough. */
function nearestSuffix(ends: readonly Suffix[], town: ZipLocality, slack: Slack): Near | null {
  // A great city has thousands of towns: their keys are made where there is something to compare.
  if (ends.length === 0) return null;
  const { names, reading } = keysOf(town);
  const near = names.flatMap((name) => suffixesNear(ends, 'key', name, slack(name)));
  if (reading !== null) near.push(...suffixesNear(ends, 'reading', reading, readingSlack(reading)));
  return near.sort((a, b) => a.distance - b.distance)[0] ?? null;
}

/** For an address that does not name the locality's city: it may be mistyped, another one or left out. */
function nearestLine(ends: readonly Suffix[], locality: ZipLocality): Near | null {
  const near = ends.flatMap((end) => {
    const town = nearestSuffix([end], locality, ownSlack);
    if (!town) return [];
    const state = PREFECTURES.find((name) => end.before.startsWith(name)) ?? '';
    const city = addressKey(end.before.slice(state.length));
    const distance = Math.min(...cityNames(locality).map((name) => editDistance(city, addressKey(name))));
    const isNear = city === '' || town.distance === 0 || distance <= ownSlack(city);
    return isNear ? [{ distance: town.distance + distance, before: '' }] : [];
  });
  return near.sort((a, b) => a.distance - b.distance)[0] ?? null;
}

/** In Kyoto the crossing is written before the town, and is kept. */
const isKyoto = ({ city }: Locality): boolean => city.startsWith('京都市');

/** The address with a locality's names in place of what was typed for them. */
function rewritten(
  typed: PostalAddress,
  headLength: number,
  town: ZipLocality,
  streets: string,
): PostalAddress {
  const [state, address1, address2] = [typed.state.trim(), typed.address1.trim(), typed.address2.trim()];
  const inFirst = headLength - state.length;
  const line = town.city + streets + town.area;
  const fixed = { zip: town.zip, state: town.prefecture };
  return inFirst <= address1.length
    ? { ...fixed, address1: line + address1.slice(Math.max(0, inFirst)), address2 }
    : { ...fixed, address1: line, address2: address2.slice(inFirst - address1.length).trimStart() };
}

/** The address with a town in place of what is typed before its street number; null where nothing is. */
export function inTown(typed: PostalAddress, town: ZipLocality): PostalAddress | null {
  const { length } = typedHead(typed, []);
  return length === 0 ? null : rewritten(typed, length, town, '');
}

type Towns = {
  /** What the typed zip stands for. */
  readonly ofZip: readonly ZipLocality[];
  /** The towns of the city that the address names. */
  readonly ofCity: readonly ZipLocality[];
};

const isTown = ({ area, facility }: Locality): boolean => area !== '' && facility === '';
const MAX_NEAREST = 3;

/**
 * The towns that a mistyped one is nearest to: those of its zip before the others of its city, for zip and town are
 * seldom both wrong. None where the typed town differs from all of them by more than a typing error.
 */
export function nearestTowns(typed: PostalAddress, { ofZip, ofCity }: Towns): NearTown[] {
  const head = typedHead(typed, [...ofCity.slice(0, 1), ...ofZip]);
  const [inCity, inLine] = [suffixesOf(head.names), suffixesOf(head.city + head.names)];
  const near = (localities: readonly ZipLocality[], find: (locality: ZipLocality) => Near | null) =>
    localities.filter(isTown).flatMap((town) => {
      const found = find(town);
      return found ? [{ town, ...found }] : [];
    });
  const nearName = (locality: ZipLocality, slack: Slack) =>
    nearestSuffix(isKyoto(locality) ? inCity : inCity.slice(0, 1), locality, slack);
  const own = near(ofZip, (locality) => {
    const isNamed = cityNames(locality).some((name) => addressKey(name) === addressKey(head.city));
    return (isNamed ? nearName(locality, ownSlack) : null) ?? nearestLine(inLine, locality);
  });
  const found = own.length > 0 ? own : near(ofCity, (locality) => nearName(locality, citySlack));
  const best = Math.min(...found.map(({ distance }) => distance));
  return found
    .filter(({ distance }) => distance === best)
    .slice(0, MAX_NEAREST)
    .map(({ town, before }) => ({ town, address: rewritten(typed, head.length, town, before) }));
}
