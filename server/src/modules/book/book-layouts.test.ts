import {
  availableCatalogue,
  emptyPrintAddress,
  findMaterial,
  frontSizePt,
  invariant,
  isOverSpread,
  type Kit,
  type KitInfo,
  mmToPt,
  PAGE_LAYOUTS,
  type PageLayouts,
  planBook,
  TEXT_FACTS,
  withPageLayouts,
} from '@fumi/domain';
import { layoutFrontPage, placedText, refusedIssues } from '@fumi/print';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createBody, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { readWithPdfium } from '../../../test/independent-reader.ts';
import { pressKey, renderPressFile } from '../../printing/press.service.ts';

/* Photobooks whose pages have layouts of their own (ADR 68). */

const shop = await testApp();
const { context } = shop;
const PRODUCT = 'T0005';
const PAPER = 105;

const material = findMaterial(context.content.goods.materials, PAPER);
const info = context.content.kits.info(PAPER)?.kits;
invariant(info, 'Photobooks have designs.');
const firstKit = (of: KitInfo): Kit => {
  const kit = availableCatalogue(of, '2026-11-20')[0]?.tags[0]?.kits[0];
  invariant(kit, 'A design can be ordered.');
  return kit;
};
const kit = firstKit(info);
const member = await shop.signedUpMember();

const planWith = (layouts: PageLayouts, pageTexts: Readonly<Record<number, string>> = {}) => {
  const book = { info, kit, material: withPageLayouts(material, kit, layouts) };
  const nobody = { sender: emptyPrintAddress(), recipients: [] };
  const places = planBook({ ...book, ...nobody, photoCount: 1 }).filter(({ type }) => type === 'photo');
  const photoCount = places.reduce((sum, { addedPageNo }) => sum + 1 + addedPageNo.length, 0) - 1;
  return planBook({ ...book, ...nobody, photoCount, pageTexts });
};

/** What the server says to a book spec with layouts, sent as anybody could. */
async function answerTo(layouts: unknown): Promise<unknown> {
  const body = { ...createBody(kit, PRODUCT), layouts: layouts as PageLayouts };
  const answer = await member.bookCreate({ body });
  return answer.ok ? 'ok' : (answer.error as { error?: { fields?: unknown } }).error?.fields;
}

async function begin(layouts: PageLayouts): Promise<string> {
  const created = await member.bookCreate({ body: { ...createBody(kit, PRODUCT), layouts } });
  invariant(created.ok, 'The book is begun.');
  return created.value.bookCode;
}

/** The last two lie over two pages each, the first of them on pages 13 and 14. */
const EVERY: PageLayouts = Object.fromEntries(
  PAGE_LAYOUTS.flatMap((layout) => (isOverSpread(layout) ? [layout, layout] : [layout])).map(
    (layout, index) => [index + 2, layout],
  ),
);
/** The layouts with a place for words. */
const TEXT_PAGES = [10, 11];

/** As wide as two pages, from black on the left to white on the right. */
const blackToWhite = (): Promise<Buffer> => {
  const [width, height] = [3000, 1500];
  const row = Buffer.from(Array.from({ length: width }, (_, x) => Math.round((255 * x) / (width - 1))));
  const raw = { width, height, channels: 1 } as const;
  return sharp(Buffer.concat(Array.from({ length: height }, () => row)), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
};

/** Tones of the middle row of a page, from left to right, a pixel for each point. */
async function tonesOf(pdf: Uint8Array, pageNo: number): Promise<readonly number[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { data, width, height } = await document.getPage(pageNo - 1).render({ scale: 1 });
  document.destroy();
  library.destroy();
  const first = 4 * width * Math.floor(height * 0.45);
  return Array.from({ length: width }, (_, x) => data[first + 4 * x] ?? 0);
}

/** Both pages show the photo from their outer bleed on, and meet at its middle where the binding begins to hide them. */
async function expectWholePanorama(pdf: Uint8Array, leftPageNo: number): Promise<void> {
  const [left, right] = [await tonesOf(pdf, leftPageNo), await tonesOf(pdf, leftPageNo + 1)];
  const hidden = Math.round(mmToPt(3 + (material.gutterSwallowMm ?? 0)));
  expect(hidden).toBe(20);
  expect(left[0]).toBeLessThan(8);
  expect(right.at(-2)).toBeGreaterThan(247);
  expect(Math.abs((left.at(-hidden) ?? 0) - 127.5)).toBeLessThan(4);
  expect(Math.abs((right[hidden] ?? 0) - 127.5)).toBeLessThan(4);
  // What is hidden goes on on both pages, so that no drift of the binder's shows bare paper.
  expect(left.at(-2)).toBeGreaterThan(left.at(-hidden) ?? 255);
  expect(right[1]).toBeLessThan(right[hidden] ?? 0);
}

test('a book with every layout becomes a press file with the words of its pages', async () => {
  const items = planWith(EVERY, { 10: '祖父の畑で\n髙橋と', 11: '夏のおわり', 12: 'ここには場所がない' });
  expect(TEXT_PAGES.map((page) => EVERY[page])).toEqual(['photo-text', 'text']);
  const code = await begin(EVERY);
  const wide = await blackToWhite();
  for (const item of items) {
    const photo = item.type === 'photo' && isOverSpread(EVERY[item.pageNo]) ? wide : undefined;
    expect(await post(member, code, item, photo)).toMatchObject({ ok: true });
  }
  const closed = await member.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(closed).toMatchObject({ ok: true });
  await renderPressFile(context, code);
  const pdf = await context.storage.get(pressKey(code));
  invariant(pdf, 'The press file is there.');
  const pages = await readWithPdfium(pdf, 0);
  expect(pages).toHaveLength(26);
  expect(pages.map(({ text }) => text.replaceAll(/\s/g, '')).filter((text) => text !== '')).toEqual([
    '祖父の畑で髙橋と',
    '夏のおわり',
  ]);
  expect([13, 14, 15, 16].map((page) => EVERY[page]).filter(isOverSpread)).toHaveLength(4);
  for (const leftPageNo of [13, 15]) await expectWholePanorama(pdf, leftPageNo);
  const seen = await member.bookGet({ params: { bookCode: code } });
  if (!seen.ok) throw new Error('The book is there.');
  expect(seen.value.book).toMatchObject({ press: 'ready', pageCount: 26 });
  expect(seen.value.book.texts.map(({ type, page }) => [type, page])).toEqual(
    TEXT_PAGES.map((page) => ['PAGE_TEXT', page]),
  );
});

test('without chosen layouts a book spec and its items are as the specification has them', () => {
  const spec = createBody(kit, PRODUCT);
  expect(Object.keys(spec)).toEqual(['themeId', 'kitId', 'cover', 'page', 'productCode']);
  expect(Object.keys(spec.page).map(Number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(planWith({}).map(({ type }) => type)).toEqual([
    ...Array.from({ length: 6 }, () => 'item'),
    ...Array.from({ length: 25 }, () => 'photo'),
  ]);
});

test.each([
  ['a page inside', { 2: 'two', 25: 'blank' }, 'ok'],
  ['none', {}, 'ok'],
  ['the cover', { 1: 'two' }, { layouts: ['not-of-this-kit'] }],
  ['the back', { 26: 'two' }, { layouts: ['not-of-this-kit'] }],
  ['a page behind the book', { 27: 'two' }, { layouts: ['not-of-this-kit'] }],
  ['both pages of a spread', { 3: 'panorama', 4: 'panorama' }, 'ok'],
  ['half a spread', { 3: 'panorama' }, { layouts: ['not-of-this-kit'] }],
  ['halves of two spreads', { 4: 'panorama', 5: 'panorama' }, { layouts: ['not-of-this-kit'] }],
  ['the first page and the cover', { 1: 'panorama', 2: 'panorama' }, { layouts: ['not-of-this-kit'] }],
  ['page nought', { 0: 'two' }, { layouts: ['not-of-this-kit'] }],
])('a layout for %s: %j', async (_, layouts, expected) => {
  expect(await answerTo(layouts)).toEqual(expected);
});

test.each([
  ['a layout that nobody has drawn', { 2: 'five' }],
  ['a page of the design by its number', { 2: 101 }],
  ['a word in place of a page', { two: 'two' }],
  ['a negative page', { '-2': 'two' }],
  ['a page with a name of objects', { constructor: 'two' }],
  ['a list', ['two']],
  ['a text', 'two'],
])('%s is refused by the schema', async (_, layouts) => {
  expect(await answerTo(layouts)).not.toBe('ok');
});

test('layouts belong to photobooks alone', async () => {
  const postcards = context.content.kits.info(13)?.kits;
  invariant(postcards, 'The postcard has designs.');
  const body = { ...createBody(firstKit(postcards)), layouts: { 2: 'two' } as const };
  const answer = await member.bookCreate({ body });
  expect(answer).toMatchObject({ ok: false });
});

test('a page takes the photos and words of its layout, and no others', async () => {
  const code = await begin({ 2: 'two', 3: 'blank' });
  const items = planWith({ 2: 'two', 3: 'blank' });
  const onTwo = items.filter((item) => item.type === 'photo' && item.pageNo === 2);
  expect(onTwo).toHaveLength(2);
  const [photo] = onTwo;
  invariant(photo, 'Page 2 shows photos.');
  expect(await post(member, code, { ...photo, z: 3 })).toMatchObject({ ok: false });
  expect(await post(member, code, { ...photo, pageNo: 3 })).toMatchObject({ ok: false });
  const words = {
    pageNo: 3,
    addedPageNo: [],
    z: 6,
    type: 'text',
    textType: 'PAGE_TEXT',
    value: '海',
  } as const;
  expect(await post(member, code, words)).toMatchObject({ ok: false });
  for (const item of items.filter((each) => each !== photo)) {
    expect(await post(member, code, item)).toMatchObject({ ok: true });
  }
  const closed = await member.bookTerminate({ body: { bookCode: code, total: items.length - 1 } });
  expect(closed).toMatchObject({ ok: false });
  expect(await post(member, code, photo)).toMatchObject({ ok: true });
  expect(await member.bookTerminate({ body: { bookCode: code, total: items.length } })).toMatchObject({
    ok: true,
  });
});

/** The most lines and letters that may be typed, broken where it wastes most room. */
const { maxLength, maxLines } = TEXT_FACTS.PAGE_TEXT;
const longest = Array.from({ length: maxLines }, (_, line) => '鷹'.repeat(line < 5 ? 39 : 1))
  .join('\n')
  .slice(0, maxLength + maxLines - 1);

/** As many letters as a photo's words may have. */
const longCaption = '鷹'.repeat(TEXT_FACTS.PHOTO_CAPTION.maxLength);

/** Places for captions: one for each photo of seven layouts on both sides, and one for each panorama. */
const CAPTIONS = 2 * (1 + 1 + 2 + 2 + 3 + 4 + 4) + 2;

test.each(
  [101, 105, 111].flatMap((paper) => [
    { paper, textType: 'PAGE_TEXT', text: longest, count: 4 },
    { paper, textType: 'PHOTO_CAPTION', text: longCaption, count: CAPTIONS },
  ]),
)(
  'every place for $textType on layouts of material $paper has room for all that may be typed',
  ({ paper, textType: wanted, text, count }) => {
    const [any] = context.content.kits.info(paper)?.kits.kits ?? [];
    const detail = context.content.kits.detail(paper, any?.id ?? 0);
    invariant(any && detail, 'The paper has designs.');
    const { width: widthPt, height: heightPt } = frontSizePt(
      any.orientation,
      findMaterial(context.content.goods.materials, paper).itemPt,
    );
    const places = Object.entries(detail.page).flatMap(([page, items]) =>
      Number(page) > 100 ? items.filter(({ textType }) => textType === wanted) : [],
    );
    expect(places).toHaveLength(count);
    for (const { textType: type, textLook: look, z, x, y, width, height } of places) {
      invariant(type, 'A place has a type.');
      const place = { type, look, z, box: { x, y, width, height } };
      const item = placedText(place, text, context.content.print.fonts);
      const { issues } = layoutFrontPage({ widthPt, heightPt, bleedPt: 8.505, items: [item] });
      expect(refusedIssues(issues)).toEqual([]);
    }
  },
);
