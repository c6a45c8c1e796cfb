import { readFile } from 'node:fs/promises';
import { csvRecords } from '@fumi/domain';
import { JIGYOSYO_COLUMNS, readJigyosyo } from './jigyosyo.ts';
import { KEN_ALL_COLUMNS, readKenAll } from './ken-all.ts';
import type { ZipEntry, ZipTable } from './zip-entry.ts';
import { packZipTable } from './zip-file.ts';

/** CP932 and Unicode name the same two characters by different codes; Japan Post's own UTF-8 file has these. */
const SAME_CHARACTERS: Readonly<Record<string, string>> = { '～': '〜', '－': '−' };

/** Reads a file as UTF-8 where its bytes are valid UTF-8, else as CP932, as older files are. */
export function decodeJapanPost(bytes: Uint8Array): string {
  const text = decode(bytes);
  return text.replace(/[～－]/g, (character) => SAME_CHARACTERS[character] ?? character);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

const keyOf = (entry: ZipEntry): string => [entry.zip, entry.cityCode, entry.area, entry.facility].join('\t');

/** Makes one entry of a locality that is listed twice, with both remarks. */
function withoutRepeats(entries: readonly ZipEntry[]): ZipEntry[] {
  const unique = new Map<string, ZipEntry>();
  for (const entry of entries) {
    const known = unique.get(keyOf(entry));
    const notes = new Set([known?.note, entry.note].filter(Boolean));
    unique.set(keyOf(entry), { ...entry, note: [...notes].join('、') });
  }
  return [...unique.values()];
}

const wellFormed = ({ zip, cityCode }: ZipEntry): boolean => /^\d{7}$/.test(zip) && /^\d{5}$/.test(cityCode);

/** The table that Japan Post's files make together. Which file is which is known by its columns. */
export function readJapanPost(texts: readonly string[]): ZipTable {
  const files = texts.map((text) => Array.from(csvRecords(text)));
  const ofWidth = (columns: number) =>
    files.flatMap((records) => (records[0]?.length === columns ? records : []));
  const odd = files.find(([first]) => ![KEN_ALL_COLUMNS, JIGYOSYO_COLUMNS].includes(first?.length ?? 0));
  if (odd) throw new Error(`A file has ${odd[0]?.length ?? 0} columns: neither KEN_ALL nor JIGYOSYO.`);
  const [ordinary, offices] = [readKenAll(ofWidth(KEN_ALL_COLUMNS)), readJigyosyo(ofWidth(JIGYOSYO_COLUMNS))];
  const entries = withoutRepeats([...ordinary.entries, ...offices.entries]);
  const broken = entries.find((entry) => !wellFormed(entry));
  if (broken) throw new Error(`A row is broken: ${JSON.stringify(broken)}`);
  return { entries, cities: new Map([...offices.cities, ...ordinary.cities]) };
}

/** The packed table from Japan Post's files, KEN_ALL and JIGYOSYO in any order; throws if one is missing. */
export async function importZipFiles(
  paths: readonly string[],
): Promise<{ file: Buffer; localities: number }> {
  const texts = await Promise.all(paths.map(async (path) => decodeJapanPost(await readFile(path))));
  const table = readJapanPost(texts);
  for (const [name, isOffice] of Object.entries({ KEN_ALL: false, JIGYOSYO: true }))
    if (!table.entries.some(({ facility }) => (facility !== '') === isOffice))
      throw new Error(
        `No zips of ${name} are in these files: name the files of both tables, KEN_ALL and JIGYOSYO.`,
      );
  return { file: packZipTable(table), localities: table.entries.length };
}
