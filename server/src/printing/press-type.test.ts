import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { CUT_MARGIN_PT, findMaterial, invariant, type Kit, type Product } from '@fumi/domain';
import type { Page } from '@fumi/print';
import { paintPdf, preflight } from '@fumi/print/pdf';
import { expect, test } from 'vitest';
import { testContent } from '../../test/test-content.ts';
import { designOf } from '../modules/book/book-design.ts';
import { pressPages } from './press-pages.ts';
import type { PressTask } from './press-task.ts';
import { pressMaterial } from './render-press.ts';

/*
 * The words and the numbers of every page that can be ordered, without its pictures, as the press gets them: what the
 * preflight asks of type, whatever ink a design has for it.
 */

const content = await testContent();
const { goods, kits, print } = content;

const infoOf = (product: Product) => {
  const info = kits.info(product.materialId)?.kits;
  invariant(info, `${product.code} has designs.`);
  return info;
};

/** Any words where the design has none of its own. */
const WORDS = 'FUMI-2027';

/** A book of a design that has nothing on it but type. */
function typeTask(product: Product, kit: Kit): PressTask {
  const material = findMaterial(goods.materials, product.materialId);
  const detail = kits.detail(product.materialId, kit.id);
  const edition = infoOf(product).tags.find(({ kitIds }) => kitIds.includes(kit.id))?.edition ?? null;
  invariant(detail, 'What is sold has its details.');
  const design = designOf(detail, material, product, { newYear: null, edition });
  const pages = Object.entries(design.pages).map(([pageNo, items]) => [
    pageNo,
    items
      .filter(({ kind }) => kind === 'calendar' || kind === 'text')
      .map((item) => (item.kind === 'text' && !item.words ? { ...item, words: WORDS } : item)),
  ]);
  return {
    bookCode: 'none',
    title: kit.label,
    createdAt: new Date(0),
    design: { ...design, pages: Object.fromEntries(pages), hasAddresses: false },
    items: [],
    localities: new Map(),
    images: new Map(),
  };
}

/** No one reads smaller type on paper without a glass. */
const LEAST_PT = 6;

const leastPt = (pages: readonly Page[]): number => {
  const texts = [...new Set(pages)].flatMap(({ operations }) => operations);
  const glyphs = texts.flatMap((operation) => (operation.kind === 'text' ? operation.glyphs : []));
  return glyphs.reduce((least, { matrix: [a, b, c, d] }) => {
    const sizePt = Math.max(Math.hypot(a, b), Math.hypot(c, d));
    return sizePt < least ? sizePt : least;
  }, Number.POSITIVE_INFINITY);
};

/** A sixth of all designs, unless FUMI_FULL is 1. */
const sold = goods.products
  .filter(({ flow }) => flow !== null)
  .flatMap((product) =>
    infoOf(product).kits.map((kit) => [product.code, kit.id, kit.label, product, kit] as const),
  )
  .filter((_, at) => process.env.FUMI_FULL === '1' || at % 6 === 0);

test('every product that can be made is among them', () => {
  expect(new Set(sold.map(([code]) => code)).size).toBe(
    goods.products.filter(({ flow }) => flow !== null).length,
  );
});

test.each(sold)(
  '%s, design %i, %s, has no type below 6 pt, none that is small and of three inks, none that is nearly black',
  (_code, _id, _label, product, kit) => {
    const task = typeTask(product, kit);
    const { material, fonts } = pressMaterial(task, print);
    const pages = pressPages(task, material);
    expect(leastPt(pages)).toBeGreaterThanOrEqual(LEAST_PT);
    const { itemPt } = findMaterial(goods.materials, product.materialId);
    const isLandscape = itemPt.width >= itemPt.height;
    const pdf = paintPdf({
      pages,
      fonts,
      images: new Map(),
      title: kit.label,
      createdAt: new Date(0),
      outputIntent: { identifier: 'FOGRA39', info: 'FOGRA39', deflatedProfile: deflateSync('profile') },
      sheet: { orientation: isLandscape ? 'landscape' : 'as-is' },
      deflate: (bytes) => deflateSync(bytes, { level: 1 }),
      hash: (bytes) => createHash('sha256').update(bytes).digest(),
    });
    const findings = preflight(pdf, {
      conformance: 'X-4',
      pageCount: pages.length,
      widthPt: itemPt.width,
      heightPt: itemPt.height,
      bleedPt: CUT_MARGIN_PT,
      inflate: (bytes) => inflateSync(bytes),
    });
    expect(findings).toEqual([]);
  },
);
