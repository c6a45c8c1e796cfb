import { buildingOf, readingOf, readTown } from './town.ts';
import type { City, ZipEntry } from './zip-entry.ts';

/*
 * Japan Post's table of ordinary zips, KEN_ALL (CP932) and utf_ken_all (UTF-8), one layout of 15 columns:
 * code, old zip, zip, three readings, prefecture, city, town, six flags.
 */
export const KEN_ALL_COLUMNS = 15;

type Row = {
  readonly cityCode: string;
  readonly zip: string;
  readonly town: string;
  readonly kana: string;
} & City;

function toRow(record: readonly string[]): Row {
  const [cityCode = '', , zip = '', , , kana = '', prefecture = '', city = '', town = ''] = record;
  return { cityCode, zip, prefecture, city, town, kana };
}

const isOpen = (town: string): boolean => town.includes('（') && !town.includes('）', town.lastIndexOf('（'));

/** KEN_ALL cuts a town of more than 38 characters over several rows; they belong to one text again. */
function joinCutRows(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last && last.zip === row.zip && last.cityCode === row.cityCode && isOpen(last.town))
      joined[joined.length - 1] = { ...last, town: last.town + row.town };
    else joined.push(row);
  }
  return joined;
}

/** Towns that stand alone in a city, longest first: a building's name begins with its town's. */
function townsByCity(rows: readonly Row[]): Map<string, string[]> {
  const towns = new Map<string, Set<string>>();
  for (const { cityCode, town } of rows) {
    if (buildingOf(town)) continue;
    const known = towns.get(cityCode) ?? new Set();
    for (const area of readTown(town).areas) if (area !== '') known.add(area);
    towns.set(cityCode, known);
  }
  const longestFirst = (names: Set<string>) => [...names].sort((a, b) => b.length - a.length);
  return new Map(Array.from(towns, ([code, names]) => [code, longestFirst(names)]));
}

function entriesOf(row: Row, towns: readonly string[]): ZipEntry[] {
  const { zip, cityCode } = row;
  const tower = buildingOf(row.town);
  if (!tower) {
    const { areas, note } = readTown(row.town);
    const kana = areas.length === 1 && areas[0] !== '' ? readingOf(row.kana) : '';
    return areas.map((area) => ({ zip, cityCode, area, facility: '', note, kana }));
  }
  const area = towns.find((town) => tower.building.startsWith(town) && tower.building !== town) ?? '';
  const facility = `${tower.building.slice(area.length)}${tower.floor}`;
  return [{ zip, cityCode, area, facility, note: '', kana: '' }];
}

/** Entries of the ordinary zips, and the cities that they name. */
export function readKenAll(records: Iterable<readonly string[]>): {
  entries: ZipEntry[];
  cities: Map<string, City>;
} {
  const rows = joinCutRows(Array.from(records, toRow));
  const towns = townsByCity(rows);
  const cities = new Map(rows.map(({ cityCode, prefecture, city }) => [cityCode, { prefecture, city }]));
  return { entries: rows.flatMap((row) => entriesOf(row, towns.get(row.cityCode) ?? [])), cities };
}
