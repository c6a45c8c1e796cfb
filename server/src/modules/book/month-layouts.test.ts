import {
  emptyPrintAddress,
  findMaterial,
  invariant,
  type Kit,
  type PageLayouts,
  photoFramesOf,
  planBook,
  withPageLayouts,
} from '@fumi/domain';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createBody, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { readWithPdfium } from '../../../test/independent-reader.ts';
import { pressKey, renderPressFile } from '../../printing/press.service.ts';

/* Calendars whose months have layouts of their own (ADR 135). */

const shop = await testApp();
const { context } = shop;
const [PRODUCT, PAPER] = ['T0018', 10];

const material = findMaterial(context.content.goods.materials, PAPER);
const info = context.content.kits.info(PAPER)?.kits;
invariant(info, 'The desk calendar has designs.');
// The plain one: its picture of a month is a photo on white paper.
const kit = kitOf(1_000_010);
const member = await shop.signedUpMember();

function kitOf(id: number): Kit {
  const found = info?.kits.find((kit) => kit.id === id);
  invariant(found, `There is a design ${id}.`);
  return found;
}

/** January and March upright, December lying. */
const CHOSEN: PageLayouts = { 2: 'portrait', 6: 'portrait', 24: 'landscape' };

const planWith = (layouts: PageLayouts) =>
  planBook({
    ...{ info, kit, material: withPageLayouts(material, kit, layouts), photoCount: 12 },
    ...{ sender: emptyPrintAddress(), recipients: [] },
  });

async function answerTo(layouts: unknown): Promise<unknown> {
  const body = { ...createBody(kit, PRODUCT), layouts: layouts as PageLayouts };
  const answer = await member.bookCreate({ body });
  return answer.ok ? 'ok' : (answer.error as { error?: { fields?: unknown } }).error?.fields;
}

/** Black above, white below. */
const blackToWhite = (): Promise<Buffer> => {
  const [width, height] = [1200, 1600];
  const column = Array.from({ length: height }, (_, y) =>
    Buffer.alloc(width, Math.round((255 * y) / height)),
  );
  return sharp(Buffer.concat(column), { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

async function finished(layouts: PageLayouts): Promise<{ readonly code: string; readonly pdf: Uint8Array }> {
  const created = await member.bookCreate({ body: { ...createBody(kit, PRODUCT), layouts } });
  invariant(created.ok, 'The calendar is begun.');
  const { bookCode: code } = created.value;
  const items = planWith(layouts);
  const tones = await blackToWhite();
  for (const item of items) {
    const photo = item.type === 'photo' && layouts[item.pageNo] === 'portrait' ? tones : undefined;
    expect(await post(member, code, item, photo)).toMatchObject({ ok: true });
  }
  expect(await member.bookTerminate({ body: { bookCode: code, total: items.length } })).toMatchObject({
    ok: true,
  });
  await renderPressFile(context, code);
  const pdf = await context.storage.get(pressKey(code));
  invariant(pdf, 'The press file is there.');
  return { code, pdf };
}

/** The tone of a page at a place in pt from its upper left corner, bleed included. */
async function toneAt(pdf: Uint8Array, pageNo: number, x: number, y: number): Promise<number> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { data, width } = await document.getPage(pageNo - 1).render({ scale: 1 });
  document.destroy();
  library.destroy();
  return data[4 * (width * Math.round(y) + Math.round(x))] ?? 0;
}

test('a calendar with laid out months becomes a press file with the same months, each photo whole in its layout', async () => {
  const { code, pdf } = await finished(CHOSEN);
  const own = await finished({});
  const textsOf = async (file: Uint8Array) => (await readWithPdfium(file, 0)).map(({ text }) => text);
  const texts = await textsOf(pdf);
  expect(texts).toHaveLength(26);
  expect(texts).toEqual(await textsOf(own.pdf));
  const template = kit.layouts?.find(({ name }) => name === 'portrait')?.left ?? 0;
  const [upright] = photoFramesOf(info, kit, template);
  const [wide] = photoFramesOf(info, kit, 2);
  invariant(upright && wide, 'Both pages show a photo.');
  const { x, y, width, height } = upright.frame;
  for (const pageNo of [2, 6]) {
    expect(await toneAt(pdf, pageNo, x + width / 2, y + 2)).toBeLessThan(8);
    expect(await toneAt(pdf, pageNo, x + width / 2, y + height - 3)).toBeGreaterThan(247);
    expect(await toneAt(pdf, pageNo, x + width / 2, y + height / 2)).toBeGreaterThan(118);
    // Beside it is paper, where the design's own page is all photo.
    expect(await toneAt(pdf, pageNo, wide.frame.x + 10, y + height / 2)).toBeGreaterThan(240);
  }
  expect(await toneAt(pdf, 4, wide.frame.x + 10, y + height / 2)).toBeLessThan(240);
  const seen = await member.bookGet({ params: { bookCode: code } });
  invariant(seen.ok, 'The book is there.');
  expect(seen.value.book.templates?.slice(0, 8)).toEqual([1, template, 3, 2, 3, template, 3, 2]);
});

test('without chosen layouts a book spec and its photos are as the specification has them', () => {
  expect(Object.keys(createBody(kit, PRODUCT).page).map(Number)).toEqual([1, 2, 3, 26]);
  const photos = planWith({}).filter(({ type }) => type === 'photo');
  expect(photos.map(({ pageNo }) => pageNo)).toEqual([1, ...Array.from({ length: 12 }, (_, i) => 2 + 2 * i)]);
});

const REFUSED = { layouts: ['not-of-this-kit'] };

test.each([
  ['the pictures of months', CHOSEN, 'ok'],
  ['the notes of a month', { 3: 'portrait' }, REFUSED],
  ['the cover', { 1: 'portrait' }, REFUSED],
  ['the year at a glance', { 26: 'portrait' }, REFUSED],
  ['a page behind the calendar', { 28: 'portrait' }, REFUSED],
  ['a month, of a book’s', { 2: 'two' }, REFUSED],
  ['two months, over a spread', { 2: 'panorama', 3: 'panorama' }, REFUSED],
])('a layout for %s: %j', async (_, layouts, expected) => {
  expect(await answerTo(layouts)).toEqual(expected);
});
