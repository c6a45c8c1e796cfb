import { readFileSync } from 'node:fs';
import { type Material, PAGE_LAYOUTS, type PageLayout, PX_PER_MM, type TextLook } from '@fumi/domain';
import type { Box } from '../drawing/geometry.ts';
import type { GoodsDesign, GoodsFamily, PageArt, TextPlace } from './goods.ts';
import { box } from './sheet.ts';

/*
 * What the pages of a photobook can show instead of what their design draws (ADR 68). All of them lie on the paper of
 * the design: the background of its page that is all photo, whose file is there already.
 *
 *   ┌──────────────┐ cut      Lengths in mm. The gutter swallows some of the inner side: nothing but a photo over the
 *   │ 9          14│          whole page comes near it.
 *   │  ┌────────┐  │
 *   │  │        │ g│ u t t e r
 *   └──┴────────┴──┘
 */

const BLEED_MM = 3;
const OUTER_MM = 9;
const GUTTER_MM = 14;
const HEAD_MM = 12;
const FOOT_MM = 12;
/** Between photos of one page. */
const GAP_MM = 4;
const CAPTION_MM = 9;

type Side = 'left' | 'right';
type Size = { readonly width: number; readonly height: number };
type Places = Pick<PageArt, 'frames' | 'texts'>;

/** Room of a page in mm from the corner of its bleed. */
function roomOf({ width, height }: Size, side: Side): Box {
  const left = side === 'left' ? OUTER_MM : GUTTER_MM;
  return box(
    BLEED_MM + left,
    BLEED_MM + HEAD_MM,
    width / PX_PER_MM - 2 * BLEED_MM - OUTER_MM - GUTTER_MM,
    height / PX_PER_MM - 2 * BLEED_MM - HEAD_MM - FOOT_MM,
  );
}

type Row = { readonly count: number; readonly ratio: number };

/**
 * Rows one below the other in the middle of a room, each of frames side by side of one ratio of width to height, and
 * `below` each row room for words; narrower than the room where they would be too high for it.
 */
function grid(room: Box, rows: readonly Row[], below = 0): Box[] {
  const heightOf = (width: number, { count, ratio }: Row) => (width - (count - 1) * GAP_MM) / count / ratio;
  const allOf = (width: number) =>
    rows.reduce((sum, row) => sum + heightOf(width, row) + below, 0) + (rows.length - 1) * GAP_MM;
  // Heights follow from the width in a straight line.
  const perMm = allOf(1) - allOf(0);
  const width = Math.min(room.width, room.width - (allOf(room.width) - room.height) / perMm);
  let y = room.y + (room.height - allOf(width)) / 2;
  return rows.flatMap((row) => {
    const [each, height, top] = [(width - (row.count - 1) * GAP_MM) / row.count, heightOf(width, row), y];
    y += height + below + GAP_MM;
    const left = room.x + (room.width - width) / 2;
    return Array.from({ length: row.count }, (_, at) => box(left + at * (each + GAP_MM), top, each, height));
  });
}

const LYING = 4 / 3;
const UPRIGHT = 3 / 4;
const one = (ratio: number) => ({ count: 1, ratio });
const pair = (ratio: number) => ({ count: 2, ratio });

type Looks = { readonly caption: TextLook; readonly words: TextLook };

/** A page as it is laid out: its side of the spread, its sheet in px with bleed, how the design sets words. */
type Plan = {
  readonly side: Side;
  readonly sheet: Size;
  readonly looks: Looks;
  /** What the binder's glue hides of the bound side of each page. */
  readonly swallowMm: number;
};

const captionBelow = ({ x, y, width, height }: Box, look: TextLook): TextPlace => ({
  type: 'PHOTO_CAPTION',
  box: box(x, y + height + 3, width, CAPTION_MM),
  look,
});

/** A photo with words of its own below. */
function captioned(room: Box, ratio: number, { looks: { caption } }: Plan): Places {
  const [frame = room] = grid({ ...room, height: room.height - CAPTION_MM - 3 }, [one(ratio)]);
  return { frames: [frame], texts: [captionBelow(frame, caption)] };
}

/** Between a photo of several and its words, and the room of these: all that may be typed, at the floor of its type. */
const SMALL_GAP_MM = 1.5;
const SMALL_CAPTION_MM = 8.5;
/** Nearer to head and foot of the page than one photo comes: each of several has words below. */
const MORE_MM = 3;

/** Several photos, each with its words below. */
const several =
  (...rows: readonly Row[]) =>
  (room: Box, { looks: { caption } }: Plan): Places => {
    const higher = { ...room, y: room.y - MORE_MM, height: room.height + 2 * MORE_MM };
    const frames = grid(higher, rows, SMALL_GAP_MM + SMALL_CAPTION_MM);
    const look: TextLook = { ...caption, lineHeightEm: 1.3, stack: 'start' };
    const texts = frames.map(
      ({ x, y, width, height }): TextPlace => ({
        type: 'PHOTO_CAPTION',
        box: box(x, y + height + SMALL_GAP_MM, width, SMALL_CAPTION_MM),
        look,
      }),
    );
    return { frames, texts };
  };

const words = (where: Box, look: TextLook): TextPlace => ({ type: 'PAGE_TEXT', box: where, look });

function photoAndText(room: Box, { looks }: Plan): Places {
  const frame = { ...room, height: room.width / LYING };
  const top = room.y + frame.height + 6;
  return {
    frames: [frame],
    texts: [
      words(box(room.x, top, room.width, room.y + room.height - top), { ...looks.words, stack: 'start' }),
    ],
  };
}

/** Width to height of a photo over a spread: as two photos side by side, and as telephones sweep one. */
const PANORAMA = 2;
const PANORAMA_WIDE = 3;

/*
 *     left page            right page        The frame is as wide as what is seen of both pages, with the bleed outside
 *   ┌───────────────┬─┬ ┬─┬──────────────┐   of them, and both have all of it: from the middle on a page shows what its
 *   │▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│▒┊ ┊▒│▓▓▓▓▓▓▓▓▓▓▓▓▓▓│   neighbour begins with, for the glue swallows that and the knife cuts it.
 *   └───────────────┴─┴ ┴─┴──────────────┘
 */
function overSpread(ratio: number, room: Box, { side, sheet, looks, swallowMm }: Plan): Places {
  const [pageWidth, pageHeight] = [sheet.width / PX_PER_MM, sheet.height / PX_PER_MM];
  const width = 2 * (pageWidth - BLEED_MM - swallowMm);
  const height = width / ratio;
  const y = (pageHeight - height - CAPTION_MM - 3) / 2;
  const frame = box(side === 'left' ? 0 : pageWidth - width, y, width, height);
  if (side === 'right') return { frames: [frame] };
  return { frames: [frame], texts: [captionBelow({ ...room, y, height }, looks.caption)] };
}

const DRAW: Readonly<Record<PageLayout, (room: Box, plan: Plan) => Places>> = {
  full: (_, { sheet: { width, height } }) => ({ frames: [box(0, 0, width / PX_PER_MM, height / PX_PER_MM)] }),
  landscape: (room, plan) => captioned(room, LYING, plan),
  portrait: (room, plan) => captioned(room, UPRIGHT, plan),
  two: several(one(LYING), one(LYING)),
  'two-portrait': several(pair(UPRIGHT)),
  three: several(one(LYING), pair(UPRIGHT)),
  four: several(pair(UPRIGHT), pair(UPRIGHT)),
  'four-landscape': several(pair(LYING), pair(LYING)),
  'photo-text': photoAndText,
  text: (room, { looks }) => ({ texts: [words(room, looks.words)] }),
  blank: () => ({}),
  panorama: (room, plan) => overSpread(PANORAMA, room, plan),
  'panorama-wide': (room, plan) => overSpread(PANORAMA_WIDE, room, plan),
};

const inPx = ({ x, y, width, height }: Box): Box =>
  box(x * PX_PER_MM, y * PX_PER_MM, width * PX_PER_MM, height * PX_PER_MM);

/** As the design sets the words of its photos. */
function looksOf({ pages }: GoodsDesign): Looks {
  const captions = Object.values(pages).flatMap(({ texts = [] }) =>
    texts.filter(({ type }) => type === 'PHOTO_CAPTION'),
  );
  const caption: TextLook = captions[0]?.look ?? { sizePt: 8, align: 'start', color: 'black' };
  return { caption, words: { ...caption, sizePt: 9.5, align: 'start' } };
}

/** The page of a design that shows nothing but a photo; its background is the design's plain paper. */
const paperPageOf = ({ pages }: GoodsDesign, { width, height }: Size): number | null =>
  Number(
    Object.entries(pages).find(([, { frames = [] }]) =>
      frames.some((frame) => frame.width >= width && frame.height >= height),
    )?.[0],
  ) || null;

/** Pages of a design that stand for layouts begin here; what a design draws itself has smaller numbers. */
const FIRST_PAGE = 101;

type LayoutArt = {
  readonly name: PageLayout;
  readonly left: number;
  readonly right: number;
  /** By page of the design. */
  readonly pages: Readonly<Record<number, Places>>;
};

type Binding = Pick<Material, 'id' | 'gutterSwallowMm'>;

const MATERIALS = JSON.parse(
  readFileSync(new URL('../../materials.json', import.meta.url), 'utf8'),
) as readonly Binding[];

/** What the binder's glue hides of the bound side of each page, mm; nothing of what is not bound. */
export const swallowOf = ({ materialId }: GoodsFamily): number =>
  MATERIALS.find(({ id }) => id === materialId)?.gutterSwallowMm ?? 0;

/** The layouts of a design, and the page whose background they lie on; null for what is no photobook. */
export function layoutsOf(
  family: GoodsFamily,
  design: GoodsDesign,
): { readonly paperPage: number; readonly layouts: readonly LayoutArt[] } | null {
  const paperPage = family.file === 'photobook.ts' ? paperPageOf(design, family.sheetPx) : null;
  if (paperPage === null) return null;
  const { sheetPx: sheet } = family;
  const plan = { sheet, looks: looksOf(design), swallowMm: swallowOf(family) };
  const layouts = PAGE_LAYOUTS.map((name, index): LayoutArt => {
    const drawn = (side: Side): Places => {
      const { frames, texts } = DRAW[name](roomOf(sheet, side), { ...plan, side });
      return {
        ...(frames ? { frames: frames.map(inPx) } : {}),
        ...(texts ? { texts: texts.map((place) => ({ ...place, box: inPx(place.box) })) } : {}),
      };
    };
    const left = FIRST_PAGE + 2 * index;
    return { name, left, right: left + 1, pages: { [left]: drawn('left'), [left + 1]: drawn('right') } };
  });
  return { paperPage, layouts };
}
