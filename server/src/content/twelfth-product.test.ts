import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emptyPrintAddress, findMaterial, findProduct, invariant, planBook } from '@fumi/domain';
import { afterAll, expect, test } from 'vitest';
import { beginBook, post } from '../../test/book-posting.ts';
import { testApp } from '../../test/harness.ts';
import { testContent } from '../../test/test-content.ts';
import { openFacts } from '../modules/pages/page-facts.ts';
import type { Content } from './content.ts';
import { contentFolder } from './content-folder.ts';
import { readGoods } from './goods.ts';
import { openKitFiles } from './kit-files.ts';

/* A shop that sells badges, too: a product file, a row of materials and designs, and no line of code. */

const MATERIAL_ID = 99;
const PRODUCT = {
  code: 'T0099',
  key: 'badge',
  name: '名札',
  rootUrl: '/jp/badge/',
  root: { title: '名札', description: '胸につける、小さな一枚です。' },
  shelf: 11,
  materialId: null,
  paperId: MATERIAL_ID,
  flow: { createUrl: '/jp/badge/create/', steps: ['', 'kit', 'preview', 'confirm'] },
  price: 800,
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-twelfth-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Row = Readonly<Record<string, unknown>>;
const readRow = (file: string): Row => JSON.parse(readFileSync(file, 'utf8')) as Row;

function addGoods(): string {
  const goods = path.join(folder, 'content');
  for (const name of ['products', 'materials.json', 'deliveries.json', 'options.json', 'shop.json'])
    cpSync(path.join(contentFolder, name), path.join(goods, name), { recursive: true });
  const card = readRow(path.join(goods, 'products/T0014.json'));
  writeFileSync(path.join(goods, 'products/T0099.json'), JSON.stringify({ ...card, ...PRODUCT }));
  const file = path.join(goods, 'materials.json');
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[];
  const like = rows.find(({ id }) => id === 7);
  const count = { count: 20, selectCounts: [1, 2, 5, 10], pageRuns: [{ times: 10, pages: [1, 2] }] };
  writeFileSync(file, JSON.stringify([...rows, { ...like, ...count, id: MATERIAL_ID, name: 'badge' }]));
  return goods;
}

/** The badge's designs are drawn as the ID card's, under its own material. */
function addArt({ staticDir }: Content): string {
  const own = path.join(folder, 'static');
  cpSync(staticDir, own, { recursive: true });
  const info = path.join(own, 'material/v2/kit/info');
  cpSync(path.join(info, '7.json'), path.join(info, `${MATERIAL_ID}.json`));
  cpSync(path.join(info, '7'), path.join(info, String(MATERIAL_ID)), { recursive: true });
  return own;
}

async function widened(): Promise<Content> {
  const content = await testContent();
  const goods = readGoods(addGoods());
  const staticDir = addArt(content);
  const ids = goods.materials.map(({ id }) => id);
  return { ...content, goods, staticDir, kits: openKitFiles(staticDir, ids) };
}

const shop = await testApp({ content: await widened() });
const { content } = shop.context;

test('a twelfth product of data and art alone is in the list, with its price and its designs', async () => {
  const visitor = shop.visitor();
  const list = await visitor.productList();
  invariant(list.ok, 'The list is public.');
  expect(list.value.products).toHaveLength(12);
  expect(list.value.products.find(({ code }) => code === PRODUCT.code)).toMatchObject(PRODUCT);
  const price = await visitor.productPrice({ query: { productCode: PRODUCT.code } });
  expect(price).toMatchObject({ ok: true, value: { unitPrice: PRODUCT.price } });
  const designs = await visitor.request({ path: `/material/v2/kit/info/${MATERIAL_ID}.json` });
  expect(designs.status).toBe(200);
});

test('the pages know its root, its steps and its designs', () => {
  const { made, others } = openFacts(shop.context).facts();
  const { code, name, rootUrl, paperId, flow } = PRODUCT;
  const sample = { kitId: 70001, page: 1 };
  expect(made).toContainEqual({ code, name, rootUrl, paperId, flow, sample });
  expect(others[code]?.kitInfo).not.toBeNull();
});

test('a photobook is shown by its cover, a calendar by a month', () => {
  const { made } = openFacts(shop.context).facts();
  const pageOf = (product: string) => made.find(({ code }) => code === product)?.sample?.page;
  expect([pageOf('T0005'), pageOf('T0018')]).toEqual([1, 2]);
});

test('a book of it is made with five photos', { timeout: 60_000 }, async () => {
  const product = findProduct(content.goods.products, PRODUCT.code);
  const info = content.kits.info(MATERIAL_ID)?.kits;
  const kit = info?.kits[0];
  invariant(product.ok && info && kit, 'The badge is sold and has designs.');
  const material = findMaterial(content.goods.materials, MATERIAL_ID);
  const nobody = { sender: emptyPrintAddress(), recipients: [] };
  const items = planBook({ info, kit, material, ...nobody, photoCount: 5 });
  const client = await shop.signedUpMember();
  const code = await beginBook(client, kit, undefined, PRODUCT.code);
  for (const item of items) expect(await post(client, code, item)).toMatchObject({ ok: true });
  expect(await client.bookTerminate({ body: { bookCode: code, total: items.length } })).toMatchObject({
    ok: true,
  });
  const seen = await client.bookGet({ params: { bookCode: code } });
  expect(seen).toMatchObject({
    ok: true,
    value: { book: { pageCount: 20, photoPages: [1, 5, 9, 13, 17] } },
  });
});
