import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { emptyPrintAddress, type PrintAddress } from '@fumi/domain';
import {
  type Box,
  type Font,
  type FontChain,
  layoutAddressPages,
  layoutFrontPage,
  type Page,
  readAddressLayout,
  readFont,
} from '@fumi/print';
import { type PdfImage, type PdfOptions, paintPdf } from '@fumi/print/pdf';

export const SHEET = { widthPt: 436.528, heightPt: 300.468, bleedPt: 8.505 } as const;
export const PHOTO_PX = { width: 1654, height: 1158 } as const;
export const ART_PX = { width: 1576, height: 1085 } as const;
const FRAME: Box = { x: 150, y: 24, width: 262, height: 184 };
const WHOLE: Box = { x: 0, y: 0, width: SHEET.widthPt, height: SHEET.heightPt };

const content = join(import.meta.dirname, '..', 'content');

const LAST = ['髙橋', '山﨑', '渡邉󠄁', '葛󠄀西', '德永', '佐藤', '鈴木', '勅使河原', '辻󠄁', '瀨戸'];
const FIRST = ['健太郎', '美咲', '翔', '恵美子', '一', '龍之介', 'さくら', '𠮷雄', '蓮', '花子'];
const PLACES = [
  ['港区', '六本木'],
  ['渋谷区', '神宮前'],
  ['札幌市中央区', '北一条西'],
  ['那覇市', '久茂地'],
  ['大阪市北区', '梅田'],
].map(([city = '', area = '']) => ({ prefecture: '東京都', city, area, facility: '' }));
const TOWN = PLACES.map(({ city, area }) => city + area);

function person(index: number): PrintAddress {
  const blank = emptyPrintAddress();
  const pick = (list: readonly string[], shift: number) => list[(index * 7 + shift) % list.length] ?? '';
  return {
    ...blank,
    zip: String(1_000_001 + index * 271_828).slice(0, 7),
    state: '東京都',
    address1: pick(TOWN, 1),
    address2: `${1 + (index % 12)}丁目${2 + index}-${3 + (index % 9)} メゾンふみ${101 + index}号室`,
    name: { last: pick(LAST, 0), first: pick(FIRST, 3), honorific: '様' },
    jointNames: blank.jointNames.map((slot, joint) =>
      joint < index % 3 ? { ...slot, first: pick(FIRST, joint + 5) } : slot,
    ),
  };
}

const SENDER: PrintAddress = {
  ...person(41),
  comment1: '旧年中は大変お世話になりました。',
  comment2: '本年もどうぞよろしくお願いいたします。',
};

export type Shop = {
  readonly fonts: readonly Font[];
  readonly chain: FontChain;
  readonly deflatedProfile: Uint8Array;
};

/** What a print worker opens once: the fonts, and the profile of the press. */
export function openShop(): Shop {
  const [mincho, gothic] = ['mincho', 'gothic'].map((id) =>
    readFont(id, readFileSync(join(content, 'fonts', `${id}.ttf`))),
  );
  if (!mincho || !gothic) throw new Error('the shop has its fonts');
  const deflatedProfile = deflateSync(readFileSync(join(content, 'color', 'fogra39l.icc')));
  return { fonts: [mincho, gothic], chain: [mincho, gothic], deflatedProfile };
}

/** Thirty cards: the shared front, and every recipient's face. */
export function layoutBook(chain: FontChain): Page[] {
  const layout = readAddressLayout(
    JSON.parse(readFileSync(join(content, 'address-layouts', 'PortraitA.json'), 'utf8')),
  );
  const front = layoutFrontPage({
    ...SHEET,
    items: [
      { kind: 'art', z: 0, imageId: 'background', box: WHOLE },
      { kind: 'photo', z: 1, imageId: 'photo', box: FRAME, imagePx: PHOTO_PX, crop: null },
      { kind: 'art', z: 2, imageId: 'frame', box: WHOLE },
    ],
  });
  const face = layoutAddressPages({
    layout,
    sender: SENDER,
    fonts: chain,
    localities: () => PLACES,
    numerals: 'kanji',
  });
  return Array.from({ length: 30 }, (_, index) => [
    front,
    face(person(index), `FUMI/BENCH/${2 + 2 * index}`),
  ]).flat();
}

/** The pictures as the print worker keeps them: the photo's JPEG, the art decoded and deflated once. */
export function readImages(folder: string): Map<string, PdfImage> {
  const read = (name: string) => readFileSync(join(folder, name));
  const size = { widthPx: ART_PX.width, heightPx: ART_PX.height, filtered: false };
  return new Map<string, PdfImage>([
    ['photo', { kind: 'jpeg', bytes: read('photo.jpg') }],
    ['background', { kind: 'raw', ...size, rgb: read('background.rgb'), alpha: null }],
    ['frame', { kind: 'raw', ...size, rgb: read('frame.rgb'), alpha: read('frame.alpha') }],
  ]);
}

export function paintBook(
  pages: readonly Page[],
  { fonts, deflatedProfile }: Shop,
  images: PdfOptions['images'],
  text: 'fonts' | 'outlines' = 'fonts',
) {
  return paintPdf({
    pages,
    fonts,
    images,
    text,
    title: 'bench',
    createdAt: new Date('2026-11-20T00:00:00Z'),
    outputIntent: {
      identifier: 'FOGRA39',
      info: 'Coated FOGRA39',
      deflatedProfile,
    },
    deflate: (bytes) => deflateSync(bytes),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  });
}
