import {
  CUT_MARGIN_PT,
  emptyPrintAddress,
  findMaterial,
  invariant,
  type Kit,
  leavesOf,
  type Material,
  monthCount,
  type Product,
  planBook,
  templatesOf,
} from '@fumi/domain';
import type { Page } from '@fumi/print';
import { preflight } from '@fumi/print/pdf';
import { expect, test } from 'vitest';
import { beginBook, post } from '../../test/book-posting.ts';
import { testApp } from '../../test/harness.ts';
import {
  checkWithGhostscript,
  checkWithQpdf,
  hasGhostscript,
  hasQpdf,
  readWithPdfium,
} from '../../test/independent-reader.ts';
import { findBookByCode } from '../modules/book/book.repository.ts';
import { designOf } from '../modules/book/book-design.ts';
import { pressPages } from './press-pages.ts';
import type { PressTask } from './press-task.ts';

/* Every calendar that can be made: its press file, and the issues and type sizes of its pages. */

const shop = await testApp();
const { content, storage, db } = shop.context;

const calendars = content.goods.products.filter(
  ({ flow, materialId }) =>
    flow !== null && monthCount(findMaterial(content.goods.materials, materialId)) > 0,
);

function designsOf(product: Product) {
  const info = content.kits.info(product.materialId)?.kits;
  invariant(info, `${product.code} has designs.`);
  return info;
}

const kitIn = (product: Product, edition: number): Kit => {
  const info = designsOf(product);
  const tag = info.tags.filter(({ kitIds }) => kitIds.length > 0)[edition];
  const kit = info.kits.find(({ id }) => tag?.kitIds.includes(id));
  invariant(kit, `${product.code} is sold in edition ${edition}.`);
  return kit;
};

async function finished(product: Product, kit: Kit): Promise<string> {
  const client = await shop.signedUpMember();
  const material = findMaterial(content.goods.materials, product.materialId);
  const nobody = { sender: emptyPrintAddress(), recipients: [] };
  const photoCount = material.selectCounts[0] ?? 1;
  const items = planBook({ info: designsOf(product), kit, material, ...nobody, photoCount });
  const code = await beginBook(client, kit, undefined, product.code);
  for (const item of items) expect(await post(client, code, item)).toMatchObject({ ok: true });
  const closed = await client.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(closed).toMatchObject({ ok: true });
  return code;
}

/** One of each of the other products but postcards: a photobook, larger ones where FUMI_FULL is 1, and ID cards. */
const OTHERS = ['T0005', 'T0014', ...(process.env.FUMI_FULL === '1' ? ['T0001', 'T0011'] : [])];
const others = content.goods.products.filter(({ code }) => OTHERS.includes(code));

const pressed = [
  ...calendars.map((product) => [product.name, product, kitIn(product, 3)] as const),
  ...others.map((product) => {
    const [kit] = designsOf(product).kits;
    invariant(kit, `${product.code} has a design.`);
    return [product.name, product, kit] as const;
  }),
];

test('there are five calendars', () => {
  expect(calendars.map(({ code }) => code)).toEqual(['T0012', 'T0018', 'T0024', 'T0025', 'T0026']);
});

test.each(pressed)(
  '%s, a calendar from a later month on, becomes a press file that passes and that others read',
  async (_name, product, kit) => {
    const code = await finished(product, kit);
    await shop.runJobs();
    const pdf = await storage.get(`press/${code}.pdf`);
    const { itemPt, pageRuns } = findMaterial(content.goods.materials, product.materialId);
    const wanted = { conformance: 'X-4', widthPt: itemPt.width, heightPt: itemPt.height } as const;
    const pageCount = templatesOf({ pageRuns }).length;
    invariant(pdf, 'A finished book has a press file.');
    expect(preflight(pdf, { ...wanted, pageCount, bleedPt: CUT_MARGIN_PT })).toEqual([]);
    const seen = await readWithPdfium(pdf, 1);
    expect(seen).toHaveLength(pageCount);
    expect(seen[0]?.inkShare).toBeGreaterThan(0);
    if (hasQpdf) expect(checkWithQpdf(pdf)).toMatchObject({ status: 0 });
    if (hasGhostscript) expect(checkWithGhostscript(pdf)).toMatchObject({ status: 0 });
    if (monthCount(findMaterial(content.goods.materials, product.materialId)) === 0) return;
    const kept = (await findBookByCode(db, code))?.design.calendar;
    expect(kept?.edition).toEqual(
      product.code === 'T0012'
        ? { startMonth: { year: 2027, month: 3 }, weekStart: 0 }
        : { startMonth: { year: 2027, month: 4 }, weekStart: 1 },
    );
  },
);

/** Every page of a kit's book without its pictures. */
function calendarPages(product: Product, kit: Kit) {
  const material = findMaterial(content.goods.materials, product.materialId);
  const detail = content.kits.detail(product.materialId, kit.id);
  const edition = designsOf(product).tags.find(({ kitIds }) => kitIds.includes(kit.id))?.edition ?? null;
  invariant(detail && edition, 'A calendar is sold in an edition.');
  const design = designOf(detail, material, product, { newYear: null, edition });
  const pages = Object.fromEntries(
    Object.entries(design.pages).map(([pageNo, items]) => [
      pageNo,
      items.filter(({ kind }) => kind === 'calendar'),
    ]),
  );
  const task: PressTask = {
    bookCode: 'none',
    title: kit.label,
    createdAt: new Date(0),
    design: { ...design, pages },
    items: [],
    localities: new Map(),
    images: new Map(),
  };
  const { print } = content;
  const layout = print.addressLayout(kit.addressLayout);
  invariant(layout, 'The layout of a kit exists.');
  const fonts = print.fonts('gothic');
  const { almanac, fonts: pageFonts } = print;
  return pressPages(task, { layout, fonts, numerals: 'kanji', pageFonts, almanac });
}

/** A fifth of them, unless FUMI_FULL is 1. */
const someKits = calendars
  .flatMap((product) =>
    designsOf(product).kits.map((kit) => [kit.id, product.name, kit.label, product, kit] as const),
  )
  .filter((_, at) => process.env.FUMI_FULL === '1' || at % 5 === 0);

test.each(someKits)(
  'kit %i of %s, %s, sets every month without a fault',
  (_id, _name, _label, product, kit) => {
    const issues = calendarPages(product, kit).flatMap((page) => page.issues);
    expect(issues).toEqual([]);
  },
);

/** The days of a February have so many digits: the last of so many largest glyphs is a day's, or smaller. */
const DIGITS = 47;
/** What is read at arm's length: 9 pt on a desk, 14 pt on a wall. */
const leastPt = ({ itemPt }: Material): number => (Math.max(itemPt.width, itemPt.height) > 700 ? 14 : 9);

function dayPt({ operations }: Page): number {
  const sizes = operations.flatMap((operation) =>
    operation.kind === 'text' ? operation.glyphs.map(({ matrix }) => Math.hypot(matrix[0], matrix[1])) : [],
  );
  return sizes.toSorted((a, b) => b - a)[DIGITS - 1] ?? 0;
}

test.each(someKits)(
  'kit %i of %s, %s, shows each month in days that are read at arm’s length',
  (_id, _name, _label, product, kit) => {
    const material = findMaterial(content.goods.materials, product.materialId);
    const pages = calendarPages(product, kit);
    const months = leavesOf(material).filter(({ monthIndex }) => monthIndex !== null);
    expect(months).toHaveLength(monthCount(material));
    for (const leaf of months) {
      const largest = Math.max(...leaf.pages.map((pageNo) => dayPt(pages[pageNo - 1] as Page)));
      expect(largest).toBeGreaterThanOrEqual(leastPt(material));
    }
  },
);
