import { leaf } from '../../drawing/flowers.ts';
import { ellipsePath } from '../../drawing/frames.ts';
import { type Box, n, repeat } from '../../drawing/geometry.ts';
import { CHARCOAL, SUMI } from '../inks.ts';
import { box, boxPath, inset, line, middleOf, type Sheet, shaped, toothSheet } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Type, themed, words } from './style.ts';

/* The round window of a tea house: one circle in a wall of plaster, and bamboo that throws its shadow on it. */

const WALL = '#ddd0b6';
const SHADE = '#c3b391';
const WOOD = '#4b3526';

export const roundType: Type = {
  font: 'mincho',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.1, 0.15, 0.3, 0.25],
  words: 'wafu',
  weekdays: 'kanji',
};
const strong = { font: 'mincho', ink: SUMI } as const;

type Cane = readonly [x: number, flip: 1 | -1, bareKnot?: number];

/** A cane from the foot of the sheet to its head, with leaves at its knots, but for one where words stand. */
function cane(s: Sheet, [x, flip, bareKnot]: Cane, lean: number, width: number): string {
  const knots = 6;
  const step = s.height / knots;
  const at = (y: number) => x + lean * (1 - y / s.height);
  const stems = repeat(knots, (i) => {
    const [a, b] = [i * step + 5, (i + 1) * step - 5];
    return line(`M${n(at(a))} ${n(a)}L${n(at(b))} ${n(b)}`, SHADE, width, 'stroke-linecap="round"');
  });
  const leaves = repeat(knots - 1, (i) => {
    if (i + 1 === bareKnot) return '';
    const y = (i + 1) * step;
    return [50, 86, 124]
      .map((turn, k) => leaf(at(y), y, 130 - k * 18 + (i % 2) * 16, SHADE, flip * (turn + (i % 3) * 9), 0.17))
      .join('');
  });
  return stems + leaves;
}

export const wall = (s: Sheet) => toothSheet(s, WALL, 0.4);
export const pale = (s: Sheet) => toothSheet(s, '#f8f3e8', 0.24);

const grove = (s: Sheet, ...canes: readonly Cane[]) =>
  `<g opacity=".62">${canes.map((each, i) => cane(s, each, 46 - i * 60, 17 - (i % 2) * 5)).join('')}</g>`;

export const circle = (frame: Box, by = 0) => {
  const [x, y] = middleOf(frame);
  return ellipsePath(x, y, frame.width / 2 + by);
};

/** The wooden frame, and a thread of light on its inner edge. */
export const hoop = (frame: Box) =>
  `${line(circle(frame, 9), WOOD, 22)}${line(circle(frame, 15), '#7b5a3f', 3)}${line(circle(frame, -3), '#f3e7cf', 3)}`;

/** A window of the same wood with corners, for a photo that a circle would cut. */
const sash = (frame: Box) =>
  `${line(boxPath(inset(frame, -9)), WOOD, 22, 'stroke-linejoin="round"')}${line(boxPath(inset(frame, -15)), '#7b5a3f', 3)}${line(boxPath(inset(frame, 3)), '#f3e7cf', 3)}`;

/** The round window, or one of the photo's own shape in its place. */
export const windowIn = (room: Box, ratio: number | undefined) => {
  if (!ratio) return { frame: room, window: circle(room), overlay: () => hoop(room) };
  const frame = shaped(inset(room, 16), ratio);
  return { frame, overlay: () => sash(frame) };
};

const square = (cx: number, cy: number, side: number) => box(cx - side / 2, cy - side / 2, side, side);

function cover(s: Sheet) {
  const side = s.height - s.top - 92;
  const frame = square(s.width * 0.37, s.top + side / 2 + 4, side);
  const x = frame.x + side + 62;
  return {
    background: () => `${wall(s)}${grove(s, [s.width * 0.05, 1], [s.width * 0.96, -1, 3])}`,
    frame,
    window: circle(frame),
    overlay: () => hoop(frame),
    calendars: [
      words(strong, 'edition-year', box(x, s.height * 0.46, s.width - 104 - x, 130), { align: 'middle' }),
    ],
  };
}

function picture(s: Sheet, ratio?: number) {
  const side = s.height - s.top - 92;
  const frame = square(s.width * 0.615, s.top + side / 2 + 4, side);
  const middle = (frame.x + s.cut) / 2 + 8;
  return {
    background: () => `${wall(s)}${grove(s, [s.width * 0.95, -1], [s.width * 0.3, 1])}`,
    ...windowIn(frame, ratio),
    calendars: [
      words(strong, 'wafu', box(middle - 80, s.top + 50, 160, 470), { writing: 'vertical' }),
      words(strong, 'number', box(middle - 100, s.height - 300, 200, 150), { align: 'middle' }),
    ],
  };
}

function split(s: Sheet, ratio?: number) {
  const half = s.width * 0.47;
  const side = half - 90 - 10;
  const frame = square(90 + side / 2, s.top + (s.height - s.top - 60) / 2, side);
  return {
    background: () =>
      `${pale(s)}<g>${wallWithBamboo(s, half + 30)}</g>${line(`M${n(half + 30)} -4V${n(s.height + 4)}`, WOOD, 9)}`,
    ...windowIn(frame, ratio),
    calendars: monthColumn(
      roundType,
      box(half + 92, s.top + 50, s.width - half - 92 - 92, s.height - s.top - 170),
    ),
  };
}

export const wallWithBamboo = (s: Sheet, width: number) => {
  const part = { ...s, width };
  return `<path d="M-2 -2H${n(width)}V${n(s.height + 2)}H-2Z" fill="${WALL}"/>${grove(part, [width * 0.07, 1], [width * 0.86, -1])}`;
};

export const roundWindow = themed({
  label: '円窓と竹',
  extraYen: 0,
  colour: ['beige', 'brown'],
  mood: ['japanese', 'calm', 'stylish'],
  type: roundType,
  paper: (s) => `${wall(s)}${grove(s, [s.width * 0.08, 1], [s.width * 0.8, -1], [s.width * 0.94, -1])}`,
  rules: 'rows',
  calm: (s) => {
    const foot = s.height - 44;
    return `${pale(s)}${line(`M-4 ${n(foot)}H${n(s.width + 4)}`, WALL, 92)}${line(`M-4 ${n(foot - 46)}H${n(s.width + 4)}`, WOOD, 7)}`;
  },
  room: (s) => box(92, s.top + 6, s.width - 184, s.height - s.top - 6 - 124),
  cover,
  picture,
  split,
});
