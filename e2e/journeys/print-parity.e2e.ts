import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { emptyPrintAddress, type PersonName, type PrintAddress } from '@fumi/domain';
import {
  type Page as CardPage,
  type Font,
  layoutAddressPage,
  readAddressLayout,
  readFont,
} from '@fumi/print';
import { paintPdf } from '@fumi/print/pdf';
import { paintSvg } from '@fumi/print/svg';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

/*
 * What you see is what is printed: a screenshot of the preview beside the press file, drawn by the PDF renderer
 * that is pinned here. Of the pixels of a card, at 288 dpi, so many may differ by more than half: 0.001 %.
 */
const ALLOWED_SHARE = 0.00001;
const PX_PER_PT = 4;
const HALF = 128;

const content = new URL('../../content/', import.meta.url);
const font = (id: string): Font => readFont(id, readFileSync(new URL(`fonts/${id}.ttf`, content)));
const fonts = { mincho: font('mincho'), gothic: font('gothic'), brush: font('brush') };

const person = (last: string, first: string, honorific = '様'): PersonName => ({ last, first, honorific });

const ADDRESS: PrintAddress = {
  ...emptyPrintAddress(),
  zip: '1250061',
  state: '東京都',
  address1: '葛󠄁飾区亀有',
  address2: '3丁目12-5 スカイレジデンス（東棟）1203号室',
  name: person('渡邉󠄁', '𠮷德'),
  jointNames: [person('', '美咲'), person('', 'さくら'), person('', ''), person('', '')],
  comment1: '旧年中は大変お世話になりました。',
  comment2: '2027年もGood luck!!',
};

function card(layoutName: string, face: keyof typeof fonts): CardPage {
  const layout = readAddressLayout(
    JSON.parse(readFileSync(new URL(`address-layouts/${layoutName}.json`, content), 'utf8')),
  );
  const page = layoutAddressPage({
    layout,
    sender: ADDRESS,
    recipient: ADDRESS,
    qr: 'FUMI/AB12CD34/2',
    fonts: [fonts[face], fonts.mincho, fonts.gothic],
    numerals: 'kanji',
    localities: () => [{ prefecture: '東京都', city: '葛飾区', area: '亀有', facility: '' }],
  });
  // Whole points, so that neither renderer rounds the size of the picture.
  return { ...page, widthPt: Math.ceil(page.widthPt), heightPt: Math.ceil(page.heightPt) };
}

function press(page: CardPage, text: 'fonts' | 'outlines'): Uint8Array {
  return paintPdf({
    pages: [page],
    fonts: Object.values(fonts),
    images: new Map(),
    title: 'parity',
    createdAt: new Date('2026-11-20T00:00:00Z'),
    outputIntent: { identifier: 'FOGRA39', info: 'FOGRA39', deflatedProfile: null },
    text,
    sheet: { orientation: 'as-is' },
    deflate: (bytes) => deflateSync(bytes),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  });
}

/** Grey pixels of the preview as a browser shows it. */
async function shownPixels(browser: Page, card: CardPage): Promise<Buffer> {
  const width = card.widthPt * PX_PER_PT;
  const svg = paintSvg(card, { fonts: Object.values(fonts), imageHref: () => '', widthPx: width });
  await browser.setViewportSize({ width, height: card.heightPt * PX_PER_PT });
  await browser.setContent(`<style>*{margin:0}svg{display:block}</style>${svg}`);
  return sharp(await browser.screenshot())
    .grayscale()
    .raw()
    .toBuffer();
}

async function printedPixels(library: PDFiumLibrary, pdf: Uint8Array): Promise<Buffer> {
  const document = await library.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale: PX_PER_PT });
  document.destroy();
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .grayscale()
    .raw()
    .toBuffer();
}

function differingShare(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  const different = a.reduce(
    (sum, pixel, index) => sum + (Math.abs(pixel - (b[index] ?? 0)) > HALF ? 1 : 0),
    0,
  );
  return different / a.length;
}

const CASES = [
  ['PortraitA', 'mincho'],
  ['PortraitA', 'gothic'],
  ['PortraitA', 'brush'],
  ['LandscapeA', 'mincho'],
] as const;

for (const [layout, face] of CASES) {
  test(`${layout} in ${face} shows on the screen what the press prints`, async ({ page }) => {
    const library = await PDFiumLibrary.init();
    const drawn = card(layout, face);
    const shown = await shownPixels(page, drawn);
    const outlines = differingShare(shown, await printedPixels(library, press(drawn, 'outlines')));
    const embedded = differingShare(shown, await printedPixels(library, press(drawn, 'fonts')));
    library.destroy();
    const percent = (share: number) => `${(share * 100).toFixed(4)} %`;
    console.log(
      `parity ${layout} ${face}: outlines ${percent(outlines)}, embedded fonts ${percent(embedded)}`,
    );
    expect(outlines).toBeLessThanOrEqual(ALLOWED_SHARE);
  });
}
