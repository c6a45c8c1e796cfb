import { addressKey } from '../address-key.ts';
import type { Locality } from '../zip.ts';
import { isArabic, isKanjiDigit } from './character-classes.ts';
import { findStreetNumber, streetNumberLength } from './street-number.ts';

/** Where the names of a known locality lie in a text. The town is empty where the locality has none or is not named. */
export type KnownLocality = {
  readonly locality: Locality;
  readonly cityEnd: number;
  readonly townStart: number;
  readonly townEnd: number;
};

/** No city, crossing and town are longer together, in UTF-16 units: what lies behind is not compared. */
export const MAX_HEAD_LENGTH = 40;

/**
 * Longest part of a text that is compared with a name, in UTF-16 units: no name is longer, even with blanks between its
 * characters. Without a limit the search would run to the end of a text of blanks or 字, whose keys are empty.
 */
const MAX_NAME_LENGTH = 48;

/** A key may shrink by so many characters when another one joins it: 二百 and 二百一 are 200 and 201. */
const KEY_SLACK = 4;

/** Where a name may begin: index of its first non-blank character, and keys of what follows, by length. */
type Start = { readonly word: number; readonly keys: string[] };

/**
 * Finds where a name that begins at an index ends, however it is spelt: 六本木 in 六本木1-2, 島内 in 大字島内. Keys are made
 * once: a great city has thousands of towns, and each is looked for at many places.
 */
function nameFinder(text: string): (start: number, name: string) => number {
  const starts = new Map<number, Start>();
  const keyOfName = memoized(addressKey);
  return (start, name) => {
    const known = starts.get(start) ?? { word: start + text.slice(start).search(/\S|$/), keys: [] };
    starts.set(start, known);
    const { word, keys } = known;
    if (name !== '' && text.startsWith(name, word)) return word + name.length;
    const wanted = keyOfName(name);
    const longest = Math.min(text.length - start, MAX_NAME_LENGTH);
    for (let length = 1; length <= longest && wanted !== ''; length += 1) {
      keys[length] ??= addressKey(text.slice(start, start + length));
      const key = keys[length];
      if (key === wanted) return start + length;
      if (key !== undefined && key.length > wanted.length + KEY_SLACK) return -1;
    }
    return -1;
  };
}

/** Memoizes a function of a text. */
function memoized(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    const answer = made.get(text) ?? make(text);
    made.set(text, answer);
    return answer;
  };
}

/** An office's locality goes on to its street number, the town ends before it. */
function townName({ area, facility }: Locality): string {
  const number = facility === '' ? null : findStreetNumber(area, 'nowhere');
  return number ? area.slice(0, number.at) : area;
}

const CHOME = /[一二三四五六七八九十０-９]+丁目$/u;

/** The names that a town is written with; 本町一丁目 may be 本町1-2-3 as well. */
export const townNames = (town: string): string[] =>
  [town, town.replace(CHOME, '')].filter((name) => name !== '');

const isFullWidth = (character: string | undefined): boolean => (character ?? '') > '\uff00';

/** A name may end before anything but the rest of a number or of a longer name: 旭 does not end in 旭町. */
function endsName(text: string, end: number): boolean {
  const [last, next] = [text[end - 1], text[end]];
  if (isArabic(last) && isArabic(next)) return isFullWidth(last) !== isFullWidth(next);
  if (isKanjiDigit(last) && isKanjiDigit(next)) return streetNumberLength(text.slice(end), true) > 0;
  return !/^[町村]$/.test(next ?? '');
}

/** The county before a town or village is often left out, and the ward of a great city. */
export const cityNames = ({ city }: Locality): string[] => [
  city,
  city.replace(/^.+?郡(?=.+[町村]$)/, ''),
  city.replace(/(.市).+区$/, '$1'),
];

/** The latest index at which a town may begin: before the first street number. */
function lastStart(text: string, from: number): number {
  const number = findStreetNumber(text.slice(from), 'nowhere');
  return Math.min(number ? from + number.at : text.length, from + MAX_HEAD_LENGTH);
}

/**
 * Finds the known locality that the text names from `from` on: the one with the longest town, else the one with a city.
 */
export function localityFinder(
  text: string,
  from: number,
): (localities: readonly Locality[]) => KnownLocality | null {
  const endOf = nameFinder(text);
  const limit = lastStart(text, from);

  function findTown(locality: Locality, cityEnd: number): KnownLocality {
    const names = townNames(townName(locality));
    // Kyoto names streets before the town, others a village that was merged.
    for (let start = cityEnd; start === cityEnd || start < limit; start += 1) {
      for (const name of names) {
        const end = start > cityEnd && name.length < 2 ? -1 : endOf(start, name);
        if (end > 0 && endsName(text, end)) return { locality, cityEnd, townStart: start, townEnd: end };
      }
    }
    return { locality, cityEnd, townStart: cityEnd, townEnd: cityEnd };
  }

  const townLength = ({ townStart, townEnd }: KnownLocality) => townEnd - townStart;
  return (localities) => {
    const found = localities.flatMap((locality) => {
      const ends = cityNames(locality).map((name) => endOf(from, name));
      const named = findTown(locality, Math.max(from, ...ends));
      return named.townEnd > from ? [named] : [];
    });
    return found.sort((a, b) => townLength(b) - townLength(a) || b.cityEnd - a.cityEnd)[0] ?? null;
  };
}
