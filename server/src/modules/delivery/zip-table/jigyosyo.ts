import type { City, ZipEntry } from './zip-entry.ts';

/*
 * Japan Post's table of offices with a zip of their own, JIGYOSYO: 13 columns: code, reading, name,
 * prefecture, city, town, street number, zip, old zip, post office, kind, number, change.
 */
export const JIGYOSYO_COLUMNS = 13;

/** "（目黒郵便局私書箱第１７号）" and other remarks behind the street number. */
const REMARK = /（.*$/;

/** Entries of the offices, and the cities that they name. */
export function readJigyosyo(records: Iterable<readonly string[]>): {
  entries: ZipEntry[];
  cities: Map<string, City>;
} {
  const cities = new Map<string, City>();
  const entries = Array.from(records, (record): ZipEntry => {
    const [cityCode = '', , facility = '', prefecture = '', city = '', town = '', street = '', zip = ''] =
      record;
    cities.set(cityCode, { prefecture, city });
    return {
      zip,
      cityCode,
      area: `${town}${street}`.replace(REMARK, ''),
      facility,
      note: REMARK.exec(street)?.[0].replace(/^（|）$/g, '') ?? '',
      kana: '',
    };
  });
  return { entries, cities };
}
