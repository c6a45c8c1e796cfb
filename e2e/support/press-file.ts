import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { dialog } from './flow.ts';

/** What a press file holds, read by a PDF library that is not ours. */
type PressFile = {
  readonly pageCount: number;
  /** Text of each page without blanks, as a search would find it. */
  readonly texts: readonly string[];
  /** Distinct boxes of all pages, in points. */
  readonly trimBoxes: readonly string[];
  readonly mediaBoxes: readonly string[];
};

/** A press file waits for art that nobody has drawn yet, on a busy machine for minutes. */
const PRESSED_WITHIN_MS = 300_000;

/**
 * Waits at the desk until an order's press file is there, by asking for the file alone: to load the
 * order's page again and again would draw its pages each time.
 */
export async function untilPressed(page: Page): Promise<void> {
  const number = await page.getByRole('heading', { level: 1, name: /^F\d{6}-/ }).innerText();
  const status = async () => (await page.request.get(`/api/desk/order/${number}/press.pdf`)).status();
  await expect.poll(status, { timeout: PRESSED_WITHIN_MS, intervals: [500] }).toBe(200);
  await page.reload();
}

/** A box of each page, in points: left, bottom, right, top. Pages stand in the file in their order. */
export const pageBoxes = (bytes: Buffer, name: 'TrimBox' | 'MediaBox'): string[] =>
  [...bytes.toString('latin1').matchAll(new RegExp(`/${name}\\s*\\[([^\\]]*)\\]`, 'g'))].map((match) =>
    (match[1] ?? '').trim(),
  );

const FLATE_STREAM = /\/FlateDecode[^\n]*>>\s*stream\r?\n/g;
const TEXT_MATRIX = /([-\d.]+) ([-\d.]+) [-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ Tm/g;

/** The typefaces of a press file's words, and the sizes in which lines are set, pt. */
export function typeIn(bytes: Buffer) {
  const file = bytes.toString('latin1');
  const streams = [...file.matchAll(FLATE_STREAM)].map(({ 0: head, index }) =>
    inflateSync(bytes.subarray(index + head.length)).toString('latin1'),
  );
  const faces = [...file.matchAll(/\/BaseFont\/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name ?? '');
  const sizesPt = streams
    .flatMap((stream) => [...stream.matchAll(TEXT_MATRIX)])
    .map(([, a, b]) => Math.hypot(Number(a), Number(b)));
  return { faces: new Set(faces), sizesPt: new Set(sizesPt) };
}

export async function readPressFile(bytes: Buffer): Promise<PressFile> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const texts = [...document.pages()].map((page) => page.getText().replaceAll(/\s/g, ''));
  document.destroy();
  library.destroy();
  return {
    pageCount: texts.length,
    texts,
    trimBoxes: [...new Set(pageBoxes(bytes, 'TrimBox'))],
    mediaBoxes: [...new Set(pageBoxes(bytes, 'MediaBox'))],
  };
}

/** A page of a press file as a JPEG, bleed included, at 130 dpi. */
export async function pressPicture(bytes: Buffer, pageIndex: number): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const { data, width, height } = await document
    .getPage(pageIndex)
    .render({ scale: 130 / 72, render: 'bitmap' });
  const picture = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 85 });
  const jpeg = await picture.toBuffer();
  document.destroy();
  library.destroy();
  return jpeg;
}

/** From 注文 to the finished book: its press file, asked for again while the shop says that it is being made (503). */
export async function awaitPressFile(page: Page, productCode: string) {
  await page.waitForURL(new RegExp(`/jp/apps/order/normal/${productCode}/[\\w-]+/customer$`));
  await expect(dialog(page)).toHaveCount(0);
  const bookCode = page.url().split('/').at(-2) ?? '';
  let bytes: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const proof = await page.request.get(`/api/book/${bookCode}/proof.pdf`, { timeout: 60_000 });
    expect(proof.headers()['content-type']).toContain('application/pdf');
    bytes = await proof.body();
  }).toPass({ timeout: PRESSED_WITHIN_MS });
  return { bookCode, bytes };
}
