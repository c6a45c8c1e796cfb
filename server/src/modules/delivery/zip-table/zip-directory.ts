import type { Locality } from '@fumi/domain';
import type { City, ZipEntry } from './zip-entry.ts';
import { cityOfLine, unpackZipFile } from './zip-file.ts';

/** All zips of Japan, held as the packed text itself and two lists of numbers (about 8 MB). */
export type ZipDirectory = {
  /** The localities of a zip, ordinary ones before offices; none for anything but a seven-digit zip that exists. */
  find(zip: string): Locality[];
  /** The localities of a zip with their codes, remarks and readings. */
  entries(zip: string): ZipEntry[];
  city(code: string): City | undefined;
  readonly cities: ReadonlyMap<string, City>;
  /** The entries of a city, by its code. */
  inCity(code: string): ZipEntry[];
  /** Every entry in the order of zips, one at a time. */
  all(): Generator<ZipEntry>;
  readonly size: number;
};

const NEW_LINE = 0x0a;
const CITY_MARK = 0x40;
const HEADER_MARK = 0x23;
/** A line begins with seven digits and a tab; the city's code comes next. */
const CITY_CODE_OFFSET = 8;
const CITY_CODE_LENGTH = 5;

function readLines(text: Buffer) {
  const cities = new Map<string, City>();
  const zips: number[] = [];
  const starts: number[] = [];
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf(NEW_LINE, start);
    if (text[start] === CITY_MARK) cities.set(...cityOfLine(text.toString('utf8', start, end)));
    else if (text[start] !== HEADER_MARK) {
      zips.push(Number(text.toString('latin1', start, start + 7)));
      starts.push(start);
    }
    start = end + 1;
  }
  return { cities, zips: Uint32Array.from(zips), starts: Uint32Array.from([...starts, text.length]) };
}

function entryOfLine(text: string): ZipEntry {
  const [zip = '', cityCode = '', area = '', facility = '', note = '', kana = ''] = text.split('\t');
  return { zip, cityCode, area, facility, note, kana };
}

/** The first index in the ascending list that is not below the zip. */
function lowerBound(zips: Uint32Array, zip: number): number {
  let [low, high] = [0, zips.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((zips[middle] ?? 0) < zip) low = middle + 1;
    else high = middle;
  }
  return low;
}

function groupIndexes(length: number, keyOf: (index: number) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (let index = 0; index < length; index += 1) {
    const key = keyOf(index);
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  return groups;
}

/** A directory over the file that the import wrote. */
export function openZipDirectory(file: Uint8Array): ZipDirectory {
  const text = unpackZipFile(file);
  const { cities, zips, starts } = readLines(text);
  const entryAt = (index: number) =>
    entryOfLine(text.toString('utf8', starts[index], (starts[index + 1] ?? 0) - 1));

  function entries(zip: string): ZipEntry[] {
    if (!/^[0-9]{7}$/.test(zip)) return [];
    const found: ZipEntry[] = [];
    const wanted = Number(zip);
    for (let index = lowerBound(zips, wanted); zips[index] === wanted; index += 1) found.push(entryAt(index));
    return found;
  }

  function find(zip: string): Locality[] {
    return entries(zip).map(({ cityCode, area, facility }) => {
      const { prefecture, city } = cities.get(cityCode) ?? { prefecture: '', city: '' };
      return { prefecture, city, area, facility };
    });
  }

  let byCity: ReadonlyMap<string, readonly number[]> | null = null;
  const codeAt = (index: number) => {
    const start = (starts[index] ?? 0) + CITY_CODE_OFFSET;
    return text.toString('latin1', start, start + CITY_CODE_LENGTH);
  };
  function inCity(code: string): ZipEntry[] {
    byCity ??= groupIndexes(zips.length, codeAt);
    return (byCity.get(code) ?? []).map(entryAt);
  }

  function* all(): Generator<ZipEntry> {
    for (let index = 0; index < zips.length; index += 1) yield entryAt(index);
  }

  return { find, entries, inCity, all, cities, city: (code) => cities.get(code), size: zips.length };
}
