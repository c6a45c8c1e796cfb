import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliveryType, kitDetail, kitInfo, material, product, shop } from '@fumi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const here = import.meta.dirname;
const parse = (file: string): unknown => JSON.parse(readFileSync(path.join(here, file), 'utf8'));

const products = readdirSync(path.join(here, 'products')).map((file) => ({
  file,
  ...product.parse(parse(`products/${file}`)),
}));
const materials = z.array(material).parse(parse('materials.json'));
const deliveries = z.array(deliveryType).parse(parse('deliveries.json'));
const productOf = (code: string) => products.find((candidate) => candidate.code === code);

// Spec §1, §2, §9: code, root, material, quantity a destination, destinations, unit, pages of a book.
const PRODUCTS: [string, string, number | null, number, number, string, number?][] = [
  ['T0001', '/jp/photobook/', null, 3, 20, '冊'],
  ['T0005', '/jp/photobook/', null, 5, 20, '冊'],
  ['T0011', '/jp/photobook/', null, 2, 20, '冊'],
  ['T0012', '/jp/apps/monthly/', 6, 10, 20, '部'],
  ['T0014', '/jp/apps/cards/id/', 7, 10, 20, '部', 18],
  ['T0018', '/calendar/', 10, 10, 20, '部'],
  ['T0019', '/jp/apps/postcard/', 11, 10, 1, '部', 22],
  ['T0021', '/jp/apps/postcard/', 13, 10, 1, '部', 30],
  ['T0024', '/jp/wall-calendar/', 15, 8, 20, '部'],
  ['T0025', '/jp/ring-desk-calendar/', 16, 8, 20, '部'],
  ['T0026', '/jp/ring-desk-calendar-postcard/', 16, 2, 20, '部'],
];

test.each(PRODUCTS)(
  '%s is sold as the specification says',
  (code, rootUrl, materialId, quantity, ...rest) => {
    const [destinations, unitLabel, bookPageCount] = rest;
    expect(productOf(code)).toMatchObject({
      rootUrl,
      materialId,
      member: { signupMode: 2 },
      order: {
        maxQuantityByDestination: quantity,
        maxDestinationCount: destinations,
        unitLabel,
        ...(bookPageCount ? { bookPageCount } : {}),
      },
    });
  },
);

// Spec §2's table of roots, and the titles of their pages.
const ROOTS: [string, string][] = [
  ['/jp/apps/postcard/', 'はがき・年賀状'],
  ['/jp/photobook/', 'フォトブック'],
  ['/calendar/', '卓上カレンダー'],
  ['/jp/apps/monthly/', 'マンスリーカレンダー'],
  ['/jp/apps/cards/id/', 'IDカード'],
  ['/jp/wall-calendar/', '壁掛けカレンダー'],
  ['/jp/ring-desk-calendar/', 'リング卓上カレンダー B6'],
  ['/jp/ring-desk-calendar-postcard/', 'リング卓上カレンダー ポストカードサイズ'],
];

test.each(ROOTS)('the page at %s is called %s, and one product says so', (url, title) => {
  const words = products.filter(({ rootUrl }) => rootUrl === url).flatMap(({ root }) => root ?? []);
  expect(words).toEqual([{ title, description: expect.stringMatching(/。$/) }]);
});

test('no product is at another root', () => {
  expect(new Set(products.map(({ rootUrl }) => rootUrl))).toEqual(new Set(ROOTS.map(([url]) => url)));
});

test('the postcard is first on the shelf, and each product that is still made stands on it', () => {
  const onShelf = products.flatMap(({ code, shelf }) => (shelf === null ? [] : [{ code, shelf }]));
  const sorted = onShelf.toSorted((a, b) => a.shelf - b.shelf);
  expect(sorted[0]?.code).toBe('T0021');
  expect(sorted.map(({ shelf }) => shelf)).toEqual(sorted.map((_, index) => index + 1));
  expect(new Set(onShelf.map(({ code }) => code))).toEqual(
    new Set(products.flatMap(({ code, flow }) => (flow ? [code] : []))),
  );
});

// Spec §1: trimmed size in mm, and how it is bound.
test.each([
  ['T0021', 148, 100, 'card'],
  ['T0001', 105, 148, 'book'],
  ['T0005', 128, 182, 'book'],
  ['T0011', 128, 182, 'book'],
  ['T0018', 148, 100, 'desk-calendar'],
  ['T0012', 182, 297, 'calendar'],
  ['T0024', 257, 182, 'calendar'],
  ['T0025', 182, 128, 'ring-calendar'],
  ['T0026', 148, 100, 'ring-calendar'],
  ['T0014', 54, 86, 'card'],
])('%s is %i × %i mm, bound as a %s', (code, widthMm, heightMm, binding) => {
  const paper = materials.find(({ id }) => id === productOf(code)?.paperId);
  const trimmed = (sidePt = 0) => Math.round(((sidePt - 2 * 8.505) / 72) * 25.4);
  expect([trimmed(paper?.itemPt.width), trimmed(paper?.itemPt.height), paper?.binding]).toEqual([
    widthMm,
    heightMm,
    binding,
  ]);
});

test('there are eleven products, each in the file of its code, each with a key of its own', () => {
  expect(products.map(({ code }) => `${code}.json`)).toEqual(products.map(({ file }) => file));
  expect(products.map(({ code }) => code)).toEqual(PRODUCTS.map(([code]) => code));
  expect(new Set(products.map(({ key }) => key)).size).toBe(11);
});

test('every material and delivery type that a product names exists', () => {
  const materialIds = materials.map(({ id }) => id);
  const deliveryIds = deliveries.map(({ id }) => id);
  const named = products.flatMap(({ materialId }) => materialId ?? []);
  expect(named.filter((id) => !materialIds.includes(id))).toEqual([]);
  expect(
    products.flatMap(({ order }) => order.deliveryTypes).filter((id) => !deliveryIds.includes(id)),
  ).toEqual([]);
});

test('a delivery has a picture, and rests at weekends exactly where its words say so', () => {
  for (const { image, description, weekendDelivery } of deliveries) {
    expect(existsSync(path.join(here, '../web/public', image ?? 'none'))).toBe(true);
    expect(weekendDelivery).toBe(!description.some((line) => line.includes('配達はありません')));
  }
});

test('the file of the shop parses, and its New Year’s cards are posted before the day', () => {
  const { production, new_year } = shop.parse(parse('shop.json'));
  expect(production.closed_days.toSorted()).toEqual(production.closed_days);
  expect(new_year.post_by < new_year.day).toBe(true);
});

// Spec §3, the table of materials.
test.each([
  [11, 44, 1, 1, 2, 1576, 1085, 436.528, 300.468],
  [13, 60, 1, 1, 2, 1576, 1085, 436.528, 300.468],
  [6, 1, 1, 1, null, 1924, 3102, 532.913, 858.897],
  [10, 12, 12, 2, 3, 1576, 1085, 436.528, 300.468],
  [7, 36, 18, 1, 2, 614, 942, 170.079, 260.787],
])('material %i has %i pages', (id, count, select, frontPage, backPage, ...size) => {
  const [widthPx, heightPx, widthPt, heightPt] = size;
  const found = materials.find((candidate) => candidate.id === id);
  expect(found).toMatchObject({
    count,
    frontPage,
    backPage,
    pagePx: { width: widthPx, height: heightPx },
    itemPt: { width: widthPt, height: heightPt },
  });
  expect(found?.selectCounts[0]).toBe(select);
});

// Spec §3 and §9, the table of delivery types: 700 yen for a premium stand, 190 yen for a destination.
test.each([
  [7, 'atena_yu_mail', 0, 0, null, false],
  [5, 'nekoposu', 190, 0, null, false],
  [1807, 'no-stand + yu-mail', 0, 0, null, false],
  [1805001, 'stand + nekoposu', 190, 0, 1801, false],
  [1805002, 'premium walnut stand + nekoposu', 190, 700, 1802, true],
])('delivery type %i is %s', (id, name, feeYen, standYen, bundleId, suspend) => {
  const found = deliveries.find((candidate) => candidate.id === id);
  expect(found?.stand?.unitYen ?? 0).toBe(standYen);
  expect(found).toMatchObject({
    name,
    feeYen,
    bundleId,
    suspend,
  });
});

test('the shop says that its seller is a template', () => {
  expect(parse('shop.json')).toMatchObject({ template: true, edition: { year: 2027, zodiac: 'ひつじ' } });
});

const out = mkdtempSync(path.join(tmpdir(), 'fumi-catalogue-'));
let catalogue = '';
const written = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(out, catalogue, 'material/v2', file), 'utf8'));
beforeAll(() => {
  const printed = execFileSync(process.execPath, [
    path.join(here, 'draw/main.ts'),
    'catalogue',
    '--out',
    out,
  ]);
  catalogue = z.object({ folder: z.string() }).parse(JSON.parse(printed.toString())).folder;
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

const missing = (wanted: readonly number[], known: readonly { id: number }[]) =>
  wanted.filter((id) => !known.some((candidate) => candidate.id === id));

test('all kit files fit their schemas and have no other fields: the server takes them as they are', () => {
  const infos = path.join(out, catalogue, 'material/v2/kit/info');
  const files = readdirSync(infos, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const wire = written(path.join('kit/info', file));
    expect((file.includes('info') ? kitDetail : kitInfo).parse(wire), file).toEqual(wire);
  }
});

test.each([13, 11])('the kit file of material %i parses and every id in it resolves', (materialId) => {
  const info = kitInfo.parse(written(`kit/info/${materialId}.json`));
  const items = info.kit_list.flatMap((kit) => Object.values(kit.page).flat());
  expect(
    missing(
      info.tag_group_list.flatMap((group) => group.tag_list),
      info.tag_list,
    ),
  ).toEqual([]);
  expect(
    missing(
      info.tag_list.flatMap((tag) => tag.kit_list),
      info.kit_list,
    ),
  ).toEqual([]);
  expect(
    missing(
      items.flatMap((item) => item.photo_design_id ?? []),
      info.photo_design_list,
    ),
  ).toEqual([]);
});

test.each([13, 11])('every kit of material %i has its detail and an address layout', (materialId) => {
  const info = kitInfo.parse(written(`kit/info/${materialId}.json`));
  for (const kit of info.kit_list) {
    const detail = kitDetail.parse(written(`kit/info/${materialId}/info/${kit.id}.json`));
    const ids = (page: Record<string, readonly { item_id: number }[]>) =>
      Object.entries(page).map(([pageNo, items]) => [pageNo, items.map(({ item_id }) => item_id)]);
    expect(ids(detail.page)).toEqual(ids(kit.page));
    expect(detail).toMatchObject({ id: kit.id, theme_id: kit.theme_id, price: kit.price });
    expect(existsSync(path.join(here, `address-layouts/${kit.address_layout}.json`))).toBe(true);
  }
});
