import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { City, ZipTable } from './zip-entry.ts';

/*
 * The file that ships: UTF-8 text under brotli, one line each, fields apart by tabs.
 *
 *   #fumi-zip 1
 *   @13101 東京都 千代田区            a city: code, prefecture, name
 *   1000001 13101 千代田 … チヨダ       a locality: zip, city, area, facility, note, kana; empty ends are left out
 *
 * Localities are in the order of their zips, so that the reader needs a list of line starts and no table in memory.
 */
const HEADER = '#fumi-zip 1';

const line = (fields: readonly string[]): string => fields.join('\t').replace(/\t+$/, '');

export function packZipTable({ entries, cities }: ZipTable): Buffer {
  const sorted = entries.toSorted((a, b) => (a.zip < b.zip ? -1 : Number(a.zip > b.zip)));
  const lines = [
    HEADER,
    ...Array.from(cities)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, { prefecture, city }]) => line([`@${code}`, prefecture, city])),
    ...sorted.map(({ zip, cityCode, area, facility, note, kana }) =>
      line([zip, cityCode, area, facility, note, kana]),
    ),
  ];
  return brotliCompressSync(`${lines.join('\n')}\n`, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** The text of a file, refused where it is not one. */
export function unpackZipFile(file: Uint8Array): Buffer {
  const text = brotliDecompressSync(file);
  if (text.subarray(0, HEADER.length).toString() !== HEADER)
    throw new Error('This is no table of zip codes.');
  return text;
}

export function cityOfLine(text: string): [string, City] {
  const [code = '', prefecture = '', city = ''] = text.slice(1).split('\t');
  return [code, { prefecture, city }];
}
