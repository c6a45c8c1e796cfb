import { PX_PER_MM, TEXT_FACTS, type Typeface } from '@fumi/domain';
import { rect } from '../drawing/document.ts';
import type { Box } from '../drawing/geometry.ts';
import type { AlbumLook } from './albums/album.ts';
import { botanicalAlbum, nordicAlbum, sheepAlbum } from './albums/garden-albums.ts';
import { boundAlbum, kraftAlbum } from './albums/paper-albums.ts';
import { homeAlbum, roundAlbum } from './albums/shape-albums.ts';
import { filmAlbum, goldAlbum, pressedAlbum, tileAlbum } from './albums/studio-albums.ts';
import type { GoodsDesign, GoodsFamily, PageArt } from './goods.ts';
import { pageOf } from './leaf-page.ts';
import { sheetOf } from './sheet.ts';

/*
 *        cover            2 (right)        3 (left) ┊ 4 (right)     5 (left)          back
 *     ┌─────────┐        ┌─────────┐      ┌─────────┬─────────┐    ┌─────────┐     ┌─────────┐
 *     │ ┌─────┐ │        │█████████│      │ ┌─────┐ ┊ ┌─────┐ │    │ ┌─────┐ │     │         │
 *     │ │photo│ │        │█ whole █│      │ │photo│ ┊ │photo│ │    │ │photo│ │     │         │
 *     │ └─────┘ │        │█  page █│      │ └─────┘ ┊ └─────┘ │    │ │     │ │     │    ─    │
 *     │  title  │        │█████████│      │ words   ┊  words  │    │ └─────┘ │     │         │
 *     └─────────┘        └─────────┘      └─────────┴─────────┘    │ words   │     └─────────┘
 *                                                                  └─────────┘
 *
 * The first page is a right one. What is bound swallows some of the inner side, the gutter: frames keep further away
 * from it, and none crosses it.
 */

const mm = (length: number): number => length * PX_PER_MM;
const BLEED_MM = 3;
/** From the cut to a frame, on the outer side and on the bound one. */
const OUTER_MM = 9;
const GUTTER_MM = 14;

export type Sheet = { readonly width: number; readonly height: number };
export type Side = 'left' | 'right';

/** A frame between outer margin and gutter; `top` from the cut, lengths in mm, as tall as its ratio of width. */
export function framed(sheet: Sheet, side: Side, topMm: number, ratio: number): Box {
  const outer = mm(BLEED_MM + OUTER_MM);
  const inner = mm(BLEED_MM + GUTTER_MM);
  const width = sheet.width - outer - inner;
  return { x: side === 'left' ? outer : inner, y: mm(BLEED_MM + topMm), width, height: width / ratio };
}

/** Two lines of words below a frame. */
const wordsBelow = ({ x, y, width, height }: Box): Box => ({
  x,
  y: y + height + mm(3),
  width,
  height: mm(9),
});

const all = ({ width, height }: Sheet, fill: string): string => rect(0, 0, width, height, fill);

/** Pages that differ by design only in colours and shapes; the place of words is theirs. */
type Album = Omit<GoodsDesign, 'id' | 'pages' | 'priceYen'> & {
  /** Number of the design, the same in all three sizes. */
  readonly no: number;
  /** Over the price of the product. */
  readonly extraYen: number;
  readonly pages: (sheet: Sheet) => GoodsDesign['pages'];
};

const photoPage = (sheet: Sheet, ground: string, frame: Box, hasWords: boolean): PageArt => ({
  background: () => all(sheet, ground),
  frames: [frame],
  ...(hasWords ? { texts: [{ type: 'PHOTO_CAPTION', box: wordsBelow(frame) }] } : {}),
});

/** Title over the whole width within the safe area, around a line of the sheet. */
const titleAt = (sheet: Sheet, share: number): Box => ({
  x: mm(BLEED_MM + OUTER_MM),
  y: sheet.height * share,
  width: sheet.width - 2 * mm(BLEED_MM + OUTER_MM),
  height: mm(22),
});

const whiteAlbum: Album = {
  no: 1,
  extraYen: 0,
  label: '白いアルバム',
  tags: ['シンプル'],
  colour: ['white'],
  mood: ['calm', 'stylish'],
  photos: ['sea'],
  pages: (sheet) => {
    const margin = mm(BLEED_MM + OUTER_MM);
    const side = sheet.width - 2 * margin;
    const cover: Box = { x: margin, y: mm(BLEED_MM + 14), width: side, height: side };
    const line = (y: number, fill: string) => rect(sheet.width / 2 - mm(6), y, mm(12), mm(0.35), fill);
    return {
      1: {
        background: () => `${all(sheet, '#f6f3ec')}${line(sheet.height * 0.925, '#8d8778')}`,
        frames: [cover],
        texts: [{ type: 'BOOK_TITLE', box: titleAt(sheet, 0.745) }],
      },
      2: photoPage(sheet, '#ffffff', { x: 0, y: 0, ...sheet }, false),
      3: photoPage(sheet, '#ffffff', framed(sheet, 'left', 34, 4 / 3), true),
      4: photoPage(sheet, '#ffffff', framed(sheet, 'right', 34, 4 / 3), true),
      5: photoPage(sheet, '#ffffff', framed(sheet, 'left', 14, 3 / 4), true),
      6: { background: () => `${all(sheet, '#f6f3ec')}${line(sheet.height / 2, '#8d8778')}` },
    };
  },
};

const inTypeface = (face: Typeface, { texts, ...page }: PageArt): PageArt => ({
  ...page,
  ...(texts
    ? {
        texts: texts.map((place) => ({
          ...place,
          look: { ...(place.look ?? TEXT_FACTS[place.type].look), face },
        })),
      }
    : {}),
});

/** A look drawn in units of its sheet, on the paper of a size. */
const drawn = ({ pages, photo, face, ...facts }: AlbumLook, index: number): Album => ({
  ...facts,
  no: index + 2,
  photos: [photo],
  pages: (px) => {
    const sheet = sheetOf(px);
    return Object.fromEntries(
      pages.map((draw, page) => [page + 1, inTypeface(face, pageOf(sheet, draw(sheet)))]),
    );
  },
});

const LOOKS: readonly AlbumLook[] = [
  filmAlbum,
  botanicalAlbum,
  kraftAlbum,
  nordicAlbum,
  boundAlbum,
  sheepAlbum,
  tileAlbum,
  pressedAlbum,
  goldAlbum,
  roundAlbum,
  homeAlbum,
];

const ALBUMS: readonly Album[] = [whiteAlbum, ...LOOKS.map(drawn)];

const A6 = { px: { width: 1136, height: 1576 }, pt: { width: 314.646, height: 436.535 } } as const;
const B6 = { px: { width: 1372, height: 1924 }, pt: { width: 379.843, height: 532.913 } } as const;

type Size = { readonly px: Sheet; readonly pt: Sheet };
type Book = Pick<GoodsFamily, 'materialId' | 'label' | 'basePriceYen'> & {
  readonly size: Size;
  /** The paper whose files this one shares: the same sheet. */
  readonly artOf?: number;
};

const familyOf = ({ size: { px, pt }, artOf, ...facts }: Book): GoodsFamily => ({
  ...facts,
  file: 'photobook.ts',
  groupId: facts.materialId * 10,
  tags: ['シンプル', 'ナチュラル', '和風', 'こども', 'ポップ', 'プレミアム'],
  orientation: 'portrait',
  sheetPx: px,
  sheetPt: pt,
  endDate: '2027-12-31',
  designs: ALBUMS.map(({ no, pages, extraYen, ...album }) => ({
    ...album,
    id: facts.materialId * 100 + no,
    ...(artOf ? { artId: artOf * 100 + no } : {}),
    priceYen: facts.basePriceYen + extraYen,
    pages: pages(px),
  })),
});

/** フォトブック (T0001, T0005, T0011): the same designs on each of the papers 101, 105, 111. */
export const photobooks: readonly GoodsFamily[] = [
  familyOf({ materialId: 101, size: A6, label: 'フォトブック A6', basePriceYen: 500 }),
  familyOf({ materialId: 105, size: B6, label: 'フォトブック B6 24ページ', basePriceYen: 500 }),
  familyOf({ materialId: 111, size: B6, label: 'フォトブック B6 64ページ', basePriceYen: 1000, artOf: 105 }),
];
