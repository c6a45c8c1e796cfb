import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Locality } from '@fumi/domain';
import type { LocalitiesOfZip } from '../src/index.ts';

type ZipRow = Locality & { readonly zip: string };

function readRows(): ZipRow[] {
  const lines = brotliDecompressSync(readFileSync(new URL('../../content/zip/japan.tsv.br', import.meta.url)))
    .toString()
    .split('\n')
    .map((line) => line.split('\t'));
  const cities = new Map(
    lines.flatMap(([code = '', prefecture = '', city = '']) =>
      code.startsWith('@') ? [[code.slice(1), { prefecture, city }]] : [],
    ),
  );
  return lines.flatMap(([zip = '', code = '', area = '', facility = '']) => {
    const named = cities.get(code);
    return named && /^[0-9]{7}$/.test(zip) ? [{ zip, ...named, area, facility }] : [];
  });
}

let rows: readonly ZipRow[] | null = null;
/** Every locality of the zip table that the shop ships. */
export const zipRows = (): readonly ZipRow[] => {
  rows ??= readRows();
  return rows;
};

const byZip = new Map<string, Locality[]>();
/** What the shop knows of a zip. */
export const shippedLocalities: LocalitiesOfZip = (zip) => {
  if (byZip.size === 0)
    for (const { zip: key, ...locality } of zipRows()) byZip.set(key, [...(byZip.get(key) ?? []), locality]);
  return byZip.get(zip) ?? [];
};
