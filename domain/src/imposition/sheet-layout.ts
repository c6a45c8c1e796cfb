import { mmToPt } from '../geometry/length.ts';
import type { Point, Rect } from '../geometry/rect.ts';

/** A sheet of the press and what the machine does with it; data of the print shop (content/print-runs.json). */
export type SheetTerms = {
  readonly widthMm: number;
  readonly heightMm: number;
  /** White edge that the machine cannot print on. */
  readonly edgeMm: number;
  /** Between the cut edges of neighbours: at least twice the bleed where they are cut twice (ドブ). */
  readonly gutterMm: number;
  /** The edge around which the machine turns a sheet to print its back. */
  readonly turn: 'long-edge' | 'short-edge';
  /** What backs are moved by so that they meet their fronts, measured on a calibration sheet. */
  readonly backOffsetMm: Point;
};

/** A page of a press file, pt, bleed included. */
export type CardFace = { readonly widthPt: number; readonly heightPt: number; readonly bleedPt: number };

/** Where a face lies on a side of a sheet; pt, y down, from the top left corner of the sheet as one looks at it. */
export type SheetPlace = {
  readonly trim: Rect;
  /** What is printed of the face: the bleed, as far as the gutter leaves room for it. */
  readonly clip: Rect;
  /** Quarters that the face is turned clockwise. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Page → sheet: (x, y) lands on (a·x + c·y + e, b·x + d·y + f). */
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
};

export type SheetLayout = {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly columns: number;
  readonly rows: number;
  /** In reading order. */
  readonly fronts: readonly SheetPlace[];
  /** The back of the card that lies in the same place of `fronts`. */
  readonly backs: readonly SheetPlace[];
  /** Where the guillotine cuts; on fronts only, for a back never meets them exactly. */
  readonly marks: readonly Rect[];
  /** The line that names run, sheet and time, in what is cut away. */
  readonly slug: Rect;
};

const MARK_PT = 0.25;
const LONGEST_MARK_PT = mmToPt(5);
const SLUG_PT = mmToPt(3);

/*
 *   ┌───────────────────────────┐  sheet
 *   │    | |         | |        │  marks, outside the bleed of the block
 *   │  ─┌─────┐g   ┌─────┐─     │
 *   │   │  0  │ u  │  1  │      │  places in reading order; g u t: the gutter, which the bleeds of both
 *   │  ─└─────┘t   └─────┘─     │  neighbours share
 *   │  ─┌─────┐    ┌─────┐─     │
 *   │   │  2  │    │  3  │      │
 *   │  ─└─────┘    └─────┘─     │
 *   │    | |         | |        │
 *   │ R261122-7KQ2  1/12  表    │  slug, inside the white edge
 *   └───────────────────────────┘
 */

type Sheet = { readonly width: number; readonly height: number; readonly edge: number };

type Grid = {
  readonly columns: number;
  readonly rows: number;
  readonly isTurned: boolean;
  /** Cut size as it lies on the sheet. */
  readonly trim: { readonly width: number; readonly height: number };
};

/** How many lie side by side: n cut sizes, n − 1 gutters and the outer bleed. */
const countAlong = (room: number, trim: number, gutter: number, bleed: number): number =>
  Math.max(0, Math.floor((room - 2 * bleed + gutter) / (trim + gutter) + 1e-9));

function gridOf({ width, height, edge }: Sheet, card: CardFace, gutter: number, isTurned: boolean): Grid {
  const across = (isTurned ? card.heightPt : card.widthPt) - 2 * card.bleedPt;
  const down = (isTurned ? card.widthPt : card.heightPt) - 2 * card.bleedPt;
  return {
    columns: countAlong(width - 2 * edge, across, gutter, card.bleedPt),
    rows: countAlong(height - 2 * (edge + SLUG_PT), down, gutter, card.bleedPt),
    isTurned,
    trim: { width: across, height: down },
  };
}

const countOf = ({ columns, rows }: Grid): number => columns * rows;

/** Page → sheet around the middle of a place. */
function matrixOf(
  { x, y }: Point,
  { widthPt: w, heightPt: h }: CardFace,
  quarterTurns: SheetPlace['quarterTurns'],
): SheetPlace['matrix'] {
  if (quarterTurns === 0) return [1, 0, 0, 1, x - w / 2, y - h / 2];
  if (quarterTurns === 1) return [0, 1, -1, 0, x + h / 2, y - w / 2];
  if (quarterTurns === 2) return [-1, 0, 0, -1, x + w / 2, y + h / 2];
  return [0, -1, 1, 0, x - h / 2, y + w / 2];
}

function placeAt(middle: Point, card: CardFace, grid: Grid, gutter: number, turns: number): SheetPlace {
  const { width, height } = grid.trim;
  const quarterTurns = (((turns % 4) + 4) % 4) as SheetPlace['quarterTurns'];
  const trim = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  const bleed = Math.min(card.bleedPt, grid.columns * grid.rows > 1 ? gutter / 2 : card.bleedPt);
  const clip = {
    x: trim.x - bleed,
    y: trim.y - bleed,
    width: width + 2 * bleed,
    height: height + 2 * bleed,
  };
  return { trim, clip, quarterTurns, matrix: matrixOf(middle, card, quarterTurns) };
}

/** The middles of all places of the grid, in reading order. */
function middlesOf({ width, height }: Sheet, { columns, rows, trim }: Grid, gutter: number): Point[] {
  const start = (whole: number, count: number, size: number): number =>
    (whole - count * size - (count - 1) * gutter) / 2 + size / 2;
  const left = start(width, columns, trim.width);
  const top = start(height, rows, trim.height);
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * (trim.width + gutter),
    y: top + Math.floor(index / columns) * (trim.height + gutter),
  }));
}

function marksOf(sheet: Sheet, fronts: readonly SheetPlace[], bleedPt: number): Rect[] {
  const { width, height, edge } = sheet;
  const xs = [...new Set(fronts.flatMap(({ trim }) => [trim.x, trim.x + trim.width]))];
  const ys = [...new Set(fronts.flatMap(({ trim }) => [trim.y, trim.y + trim.height]))];
  const left = Math.min(...xs) - bleedPt;
  const top = Math.min(...ys) - bleedPt;
  const across = Math.min(LONGEST_MARK_PT, left - edge);
  const down = Math.min(LONGEST_MARK_PT, top - edge - SLUG_PT);
  const vertical = [top - down, height - top].flatMap((y) =>
    xs.map((x) => ({ x: x - MARK_PT / 2, y, width: MARK_PT, height: down })),
  );
  const horizontal = [left - across, width - left].flatMap((x) =>
    ys.map((y) => ({ x, y: y - MARK_PT / 2, width: across, height: MARK_PT })),
  );
  return [...vertical, ...horizontal].filter((mark) => mark.width > 0 && mark.height > 0);
}

/*
 *   front            turned over the long edge       A card's back lies behind its front: seen from behind,
 *   ┌─────────┐      ┌─────────┐                     columns run the other way. Over the short edge rows do,
 *   │ 0  1    │  →   │    1  0 │                     and backs stand on their heads, so that the card itself
 *   └─────────┘      └─────────┘                     is turned like any other.
 */
function backOf(sheet: Sheet, turn: SheetTerms['turn'], offset: Point) {
  return ({ x, y }: Point, frontTurns: number): { readonly middle: Point; readonly turns: number } =>
    turn === 'long-edge'
      ? { middle: { x: sheet.width - x + offset.x, y: y + offset.y }, turns: -frontTurns }
      : { middle: { x: x + offset.x, y: sheet.height - y + offset.y }, turns: 2 - frontTurns };
}

/**
 * As many cards as the sheet holds, standing or lying, in its middle; null where not one fits. With twice the bleed as
 * gutter every card is cut on four sides and no drift shows its neighbour.
 */
export function layoutSheet(terms: SheetTerms, card: CardFace): SheetLayout | null {
  const [width, height, edge, gutter] = [terms.widthMm, terms.heightMm, terms.edgeMm, terms.gutterMm].map(
    mmToPt,
  ) as [number, number, number, number];
  const sheet = { width, height, edge };
  const [upright, turned] = [false, true].map((isTurned) => gridOf(sheet, card, gutter, isTurned)) as [
    Grid,
    Grid,
  ];
  const grid = countOf(turned) > countOf(upright) ? turned : upright;
  if (countOf(grid) === 0) return null;
  const turns = grid.isTurned ? 1 : 0;
  const middles = middlesOf(sheet, grid, gutter);
  const offset = { x: mmToPt(terms.backOffsetMm.x), y: mmToPt(terms.backOffsetMm.y) };
  const behind = backOf(sheet, terms.turn, offset);
  const fronts = middles.map((middle) => placeAt(middle, card, grid, gutter, turns));
  const backs = middles.map((middle) => {
    const back = behind(middle, turns);
    return placeAt(back.middle, card, grid, gutter, back.turns);
  });
  return {
    widthPt: width,
    heightPt: height,
    columns: grid.columns,
    rows: grid.rows,
    fronts,
    backs,
    marks: marksOf(sheet, fronts, card.bleedPt),
    slug: { x: edge, y: height - edge - SLUG_PT, width: width - 2 * edge, height: SLUG_PT },
  };
}

/** A place whose page stands on its head in it. */
export function upsideDown(place: SheetPlace, { widthPt, heightPt }: CardFace): SheetPlace {
  const [a, b, c, d, e, f] = place.matrix;
  const matrix = [-a, -b, -c, -d, a * widthPt + c * heightPt + e, b * widthPt + d * heightPt + f] as const;
  return { ...place, matrix, quarterTurns: TURNED_OVER[place.quarterTurns] };
}

const TURNED_OVER = [2, 3, 0, 1] as const;
