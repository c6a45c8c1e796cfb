import { type Box, n, repeat } from '../../drawing/geometry.ts';
import { CHARCOAL } from '../inks.ts';
import { box, fill, paint, type Sheet, shaped, toothSheet } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Style, type Type, themed, words } from './style.ts';

/* Tiles of quarter circles, as on a wall of 1958. */

type Glaze = Pick<Style, 'label' | 'colour'> & {
  readonly paints: readonly [string, string, string, string, string];
};

const CREAM = '#faf4e6';

export const midcenturyType: Type = {
  font: 'gothic',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.05, 0.1, 0.25, 0.3],
  words: 'capitals',
  weekdays: 'short',
};

/** Shapes on a tile of 100. */
const SHAPES = [
  (a: string, b: string) =>
    `<path d="M0 0A100 100 0 0 1 100 100H0Z" fill="${a}"/><path d="M0 50A50 50 0 0 1 50 100H0Z" fill="${b}"/>`,
  (a: string, b: string) =>
    `<circle cx="50" cy="50" r="38" fill="${a}"/><path d="M50 12a38 38 0 0 1 0 76Z" fill="${b}"/>`,
  (a: string, b: string) =>
    `<path d="M0 0C60 0 100 40 100 100C40 100 0 60 0 0Z" fill="${a}"/><path d="M0 0L100 100" stroke="${b}" stroke-width="5"/>`,
  (a: string, b: string) =>
    `<path d="M0 50a50 50 0 0 1 100 0Z" fill="${a}"/><path d="M0 100a50 50 0 0 1 100 0Z" fill="${b}"/>`,
  (a: string, b: string) =>
    `<path d="M50 0L100 50L50 100L0 50Z" fill="${a}"/><circle cx="50" cy="50" r="18" fill="${b}"/>`,
  (a: string, b: string) =>
    `<path d="M100 0A100 100 0 0 0 0 100H36A64 64 0 0 1 100 36Z" fill="${a}"/><circle cx="82" cy="82" r="18" fill="${b}"/>`,
] as const;

/** How many tiles fit whole into a length. */
const fitting = (length: number, side: number): number => Math.max(1, Math.round(length / side));

/** Tiles over an area, each side as near to `side` as fits whole. */
export function tiles(glaze: Glaze, area: Box, side: number, first = 0): string {
  const [columns, rows] = [fitting(area.width, side), fitting(area.height, side)];
  return grid(glaze, area, [columns, rows], first, box(0, 0, columns, rows));
}

/**
 * Tiles that are whole between the cuts. Beyond each edge that the area touches they are mirrored for the knife: where it
 * is off, it leaves no line of another tile.
 */
function tilesInCut(glaze: Glaze, s: Sheet, { x, y, width, height }: Box, side: number, first: number) {
  const [columns, rows] = [fitting(width, side), fitting(height, side)];
  const [w, h] = [width / columns, height / rows];
  const left = x <= s.cut ? 1 : 0;
  const top = y <= s.cut ? 1 : 0;
  const right = x + width >= s.width - s.cut - 1 ? 1 : 0;
  const bottom = y + height >= s.height - s.cut - 1 ? 1 : 0;
  const [across, down] = [columns + left + right, rows + top + bottom];
  const area = box(x - left * w, y - top * h, across * w, down * h);
  return grid(glaze, area, [across, down], first, box(left, top, columns, rows));
}

type Pair = readonly [across: number, down: number];

/** So much of a tile lies under the next one, or over it: nothing shines through where they meet. */
const LAP = 0.6;

/** A tile of 100; where it is mirrored it laps towards the edge that it mirrors, too. */
function tile({ paints }: Glaze, [column, row]: Pair, first: number, [flipX, flipY]: Pair): string {
  const k = first + column * 2 + row * 3 + ((column * row) % 2);
  const pick = (step: number) => paints[(k + step) % paints.length] ?? CREAM;
  const shape = SHAPES[(k + column) % SHAPES.length] ?? SHAPES[0];
  const turn = ((k * 7) % 4) * 90;
  const size = `width="${n(100 + LAP * (1 + flipX))}" height="${n(100 + LAP * (1 + flipY))}"`;
  return `<rect x="${n(-LAP * flipX)}" y="${n(-LAP * flipY)}" ${size} fill="${pick(0)}"/><g transform="rotate(${turn} 50 50)">${shape(pick(1), pick(3))}</g>`;
}

const within = (at: number, from: number, count: number): number =>
  Math.min(Math.max(at, from), from + count - 1);

/** What lies outside of the `whole` columns and rows mirrors its neighbour inside, and is drawn below it. */
function grid(glaze: Glaze, area: Box, [columns, rows]: Pair, first: number, whole: Box): string {
  const [w, h] = [area.width / columns, area.height / rows];
  const draw = (mirrored: boolean): string =>
    repeat(columns * rows, (i) => {
      const [x, y] = [i % columns, Math.floor(i / columns)];
      const [column, row] = [within(x, whole.x, whole.width), within(y, whole.y, whole.height)];
      const flips = [Number(x !== column), Number(y !== row)] as const;
      const [flipX, flipY] = flips;
      if (flipX + flipY > 0 !== mirrored) return '';
      const at = `${n(area.x + (x + flipX) * w)} ${n(area.y + (y + flipY) * h)}`;
      const scale = `${((1 - 2 * flipX) * w) / 100} ${((1 - 2 * flipY) * h) / 100}`;
      return `<g transform="translate(${at}) scale(${scale})">${tile(glaze, [column, row], first, flips)}</g>`;
    });
  return draw(true) + draw(false);
}

export const ground = (s: Sheet) => toothSheet(s, CREAM, 0.2);

function cover(glaze: Glaze, s: Sheet) {
  const wide = (s.height / 5) * 2;
  const panel = s.height * 0.4;
  return {
    background: () =>
      `${ground(s)}${tiles(glaze, box(0, 0, wide, s.height), s.height / 5)}${paint(box(0, panel, wide, s.height / 5), CREAM)}`,
    frame: box(wide, 0, s.width - wide, s.height),
    calendars: [
      words(
        midcenturyType,
        'edition-year',
        box(s.cut + 30, panel + 36, wide - s.cut - 60, s.height / 5 - 72),
        { align: 'middle' },
      ),
    ],
  };
}

/** Tiles left and right of a photo that is narrower than its place. */
export const columns = (glaze: Glaze, { width, height }: Box, side: number) =>
  `${tiles(glaze, box(0, 0, side, height), side, 1)}${tiles(glaze, box(width - side, 0, side, height), side, 4)}`;

/** The place that they leave, a margin away. */
export const between = ({ width, height }: Box, { top }: Sheet, side: number, ratio: number) =>
  shaped(box(side + 48, top + 14, width - 2 * side - 96, height - top - 62), ratio);

function picture(glaze: Glaze, s: Sheet, ratio?: number) {
  const side = s.height / 6;
  const photo = box(0, 0, s.width, s.height - side);
  return {
    background: () =>
      `${ground(s)}${tilesInCut(glaze, s, box(side * 4, s.height - side, s.width - s.cut - side * 4, side - s.cut), side - s.cut, 3)}${ratio ? columns(glaze, photo, side) : ''}`,
    frame: ratio ? between(photo, s, side, ratio) : photo,
    calendars: [
      words(midcenturyType, 'number', box(86, s.height - side + 12, 150, side - s.cut - 62)),
      words(midcenturyType, 'capitals', box(240, s.height - side + 24, side * 4 - 290, side - s.cut - 86)),
    ],
  };
}

function split(glaze: Glaze, s: Sheet, ratio?: number) {
  const side = s.height / 6;
  const x = s.width * 0.5;
  return {
    background: () =>
      `${ground(s)}${tilesInCut(glaze, s, box(s.cut, s.height - side, x - s.cut, side - s.cut), side - s.cut, 1)}${ratio ? tiles(glaze, box(0, 0, x, side), side, 4) : ''}`,
    frame: ratio
      ? shaped(box(s.cut + 48, side + 40, x - s.cut - 48, s.height - 2 * side - 80), ratio)
      : box(0, 0, x, s.height - side),
    calendars: monthColumn(
      midcenturyType,
      box(x + 66, s.top + 36, s.width - x - 66 - 88, s.height - s.top - 150),
    ),
  };
}

/** Of a tile in the column beside a month's days. */
const sideOf = (s: Sheet): number => (s.height - 2 * s.cut) / 10;

const midcentury = (glaze: Glaze): Style =>
  themed({
    label: glaze.label,
    extraYen: 0,
    colour: glaze.colour,
    mood: ['stylish', 'playful'],
    type: midcenturyType,
    rules: 'boxes',
    paper: (s) => `${fill(s, CREAM)}${tiles(glaze, box(0, 0, s.width, s.height), s.height / 5, 2)}`,
    calm: (s) => {
      const side = sideOf(s);
      return `${ground(s)}${tilesInCut(glaze, s, box(s.cut, s.cut, side, s.height - 2 * s.cut), side, 1)}`;
    },
    room: (s) => {
      const left = s.cut + sideOf(s);
      return box(left + 66, s.top + 10, s.width - left - 66 - 90, s.height - s.top - 10 - 92);
    },
    cover: (s) => cover(glaze, s),
    picture: (s, ratio) => picture(glaze, s, ratio),
    split: (s, ratio) => split(glaze, s, ratio),
  });

export const WARM: Glaze = {
  label: 'ミッドセンチュリー',
  colour: ['orange', 'yellow', 'green'],
  paints: ['#e2a73a', '#f8efdc', '#c9593d', '#1f5b58', '#f1cdb0'],
};

export const midcenturyWarm = midcentury(WARM);

export const midcenturyCool = midcentury({
  label: 'レトロタイル',
  colour: ['blue', 'beige'],
  paints: ['#2f5d8a', '#f8efdc', '#8fb8c9', '#e7b45a', '#dfe7e2'],
});
