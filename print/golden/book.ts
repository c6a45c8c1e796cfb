import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Page } from '../src/index.ts';
import { layoutAddressPage, layoutFrontPage } from '../src/index.ts';
import type { PdfImage, PdfOptions } from '../src/paint/pdf.ts';
import { RECIPIENTS, SENDER, shippedLayout } from './cards.ts';
import { contentFile, FONT_IDS, shippedChain, shippedFont } from './shipped-fonts.ts';
import { shippedLocalities } from './localities.ts';

/** The postcard's sheet (spec §3), pt. */
export const SHEET = { widthPt: 436.528, heightPt: 300.468, bleedPt: 8.505 } as const;

const PROFILE = deflateSync(contentFile('color/fogra39l.icc'));

export const PHOTO = readFileSync(new URL('photo.jpg', import.meta.url));
export const PHOTO_PX = { width: 1240, height: 880 } as const;

const ART_PX = { width: 158, height: 109 } as const;
const FRAME = { x: 60, y: 40, width: 240, height: 170 } as const;

/** Frame art: opaque paper with a hole where the photo shows. */
function frameArt(): PdfImage {
  const { width, height } = ART_PX;
  const rgb = new Uint8Array(width * height * 3).fill(0xf4);
  const alpha = new Uint8Array(width * height).fill(255);
  for (let y = 15; y < 76; y += 1) alpha.fill(0, y * width + 22, y * width + 108);
  return { kind: 'raw', widthPx: width, heightPx: height, rgb: deflateSync(rgb), alpha: deflateSync(alpha), filtered: false };
}

export function frontPage(): Page {
  const whole = { x: 0, y: 0, width: SHEET.widthPt, height: SHEET.heightPt };
  return layoutFrontPage({
    ...SHEET,
    items: [
      { kind: 'art', z: 2, imageId: 'frame', box: whole },
      { kind: 'photo', z: 1, imageId: 'photo', box: FRAME, imagePx: PHOTO_PX, crop: null },
      {
        kind: 'text',
        z: 3,
        name: 'greeting',
        text: '謹んで新年のお慶びを申し上げます。\n令和九年　元旦',
        box: { x: 340, y: 40, width: 60, height: 220 },
        writing: 'vertical',
        sizePt: 14,
        floorPt: 9,
        lineHeightEm: 1.7,
        align: 'start',
        color: [0, 0, 0, 1],
        fonts: shippedChain('mincho'),
      },
    ],
  });
}

/** A book of `cards` cards: one shared front, an address face each. */
export function bookPages(cards: number): Page[] {
  const layout = shippedLayout('PortraitA');
  const recipients = Object.values(RECIPIENTS);
  const front = frontPage();
  return Array.from({ length: cards }, (_, index) => [
    front,
    layoutAddressPage({
      layout,
      sender: SENDER,
      recipient: recipients[index % recipients.length] ?? null,
      qr: `FUMI/AB12CD34/${2 + 2 * index}`,
      fonts: shippedChain('mincho'),
      numerals: 'kanji',
      localities: shippedLocalities,
    }),
  ]).flat();
}

export function bookOptions(pages: readonly Page[]): PdfOptions {
  return {
    pages,
    fonts: FONT_IDS.map(shippedFont),
    images: new Map<string, PdfImage>([
      ['photo', { kind: 'jpeg', bytes: PHOTO }],
      ['frame', frameArt()],
    ]),
    title: '年賀状 <ふみ> & ほか',
    createdAt: new Date('2026-11-20T03:04:05Z'),
    outputIntent: {
      identifier: 'FOGRA39',
      info: 'Coated FOGRA39 (ISO 12647-2:2004)',
      deflatedProfile: PROFILE,
    },
    deflate: (bytes) => deflateSync(bytes),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  };
}
