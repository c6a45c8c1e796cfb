import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Content } from '../src/content/content.ts';
import { contentFolder } from '../src/content/content-folder.ts';
import { readGoods } from '../src/content/goods.ts';
import { openKitFiles } from '../src/content/kit-files.ts';
import { testContent } from './test-content.ts';

/* What it takes to sell badges too: a product file, a row of materials and designs, and no line of code. */

export const TWELFTH_MATERIAL_ID = 99;
export const TWELFTH_PRODUCT = {
  code: 'T0099',
  key: 'badge',
  name: '名札',
  rootUrl: '/jp/badge/',
  root: { title: '名札', description: '胸につける、小さな一枚です。' },
  shelf: 11,
  materialId: null,
  paperId: TWELFTH_MATERIAL_ID,
  flow: { createUrl: '/jp/badge/create/', steps: ['', 'kit', 'preview', 'confirm'] },
  price: 800,
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-twelfth-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

type Row = Readonly<Record<string, unknown>>;
const readRow = (file: string): Row => JSON.parse(readFileSync(file, 'utf8')) as Row;

function addGoods(): string {
  const goods = path.join(folder, 'content');
  for (const name of ['products', 'materials.json', 'deliveries.json', 'options.json', 'shop.json'])
    cpSync(path.join(contentFolder, name), path.join(goods, name), { recursive: true });
  const card = readRow(path.join(goods, 'products/T0014.json'));
  writeFileSync(path.join(goods, 'products/T0099.json'), JSON.stringify({ ...card, ...TWELFTH_PRODUCT }));
  const file = path.join(goods, 'materials.json');
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[];
  const like = rows.find(({ id }) => id === 7);
  const count = { count: 20, selectCounts: [1, 2, 5, 10], pageRuns: [{ times: 10, pages: [1, 2] }] };
  writeFileSync(
    file,
    JSON.stringify([...rows, { ...like, ...count, id: TWELFTH_MATERIAL_ID, name: 'badge' }]),
  );
  return goods;
}

/** The badge's designs are drawn as the ID card's, under its own material. */
function addKits({ catalogueDir }: Content): string {
  const own = path.join(folder, 'catalogue');
  cpSync(catalogueDir, own, { recursive: true });
  const info = path.join(own, 'material/v2/kit/info');
  cpSync(path.join(info, '7.json'), path.join(info, `${TWELFTH_MATERIAL_ID}.json`));
  cpSync(path.join(info, '7'), path.join(info, String(TWELFTH_MATERIAL_ID)), { recursive: true });
  return own;
}

/** The content of a shop with the product beside all others. */
export async function contentWithTwelfth(): Promise<Content> {
  const content = await testContent();
  const goods = readGoods(addGoods());
  const catalogueDir = addKits(content);
  const ids = goods.materials.map(({ id }) => id);
  return { ...content, goods, catalogueDir, kits: openKitFiles(catalogueDir, ids) };
}
