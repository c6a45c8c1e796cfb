// node tools/zip/write-sources.ts FOLDER
// Writes utf_ken_all.csv and jigyosyo.csv from the packages that carry them, for `npm run fumi -- zip import`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceRows } from './sources.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node tools/zip/write-sources.ts FOLDER');

const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\n`).join('');

mkdirSync(folder, { recursive: true });
const { kenAll, offices } = sourceRows();
writeFileSync(path.join(folder, 'utf_ken_all.csv'), csv(kenAll));
writeFileSync(path.join(folder, 'jigyosyo.csv'), csv(offices));
console.log(`${kenAll.length} rows of ordinary zips, ${offices.length} of offices in ${folder}`);
