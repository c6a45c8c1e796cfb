import { ellipsePath, roundedPath } from '../../drawing/frames.ts';
import { at, type Box, n, repeat } from '../../drawing/geometry.ts';
import { CHARCOAL } from '../inks.ts';
import { box, inset, type Sheet, shaped, toothSheet } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Type, themed, words } from './style.ts';

/* Thick cotton paper into which lines are pressed: a dark upper edge, a light lower one. */

const COTTON = '#f9f6ee';
const OLIVE = '#5d6148';

const type: Type = {
  font: 'mincho',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.05, 0.1, 0.3, 0.32],
  words: 'english',
  weekdays: 'short',
};

export const cotton = (s: Sheet) => toothSheet(s, COTTON, 0.5);

/** A line pressed without ink. */
export const pressed = (path: string, width = 9) =>
  `<g fill="none" stroke-width="${width}" stroke-linejoin="round"><path d="${path}" stroke="#fffefb" transform="translate(2 3)"/><path d="${path}" stroke="#cfc6b2" transform="translate(-1 -1.6)"/><path d="${path}" stroke="#e9e2d2"/></g>`;

/** The same with ink. */
export const inked = (path: string, colour = OLIVE, width = 4) =>
  `<g fill="none" stroke-width="${width}" stroke-linecap="round"><path d="${path}" stroke="#fffefb" transform="translate(1 2)"/><path d="${path}" stroke="${colour}"/></g>`;

/** Two sprays of laurel that meet below. */
export function laurel(x: number, y: number, scale: number, colour = OLIVE): string {
  const side = repeat(8, (i) => {
    const a = (100 + i * 19) * (Math.PI / 180);
    const [px, py] = [Math.cos(a) * 100, Math.sin(a) * 100];
    const turn = 100 + i * 19 + 6;
    const leaf = (lean: number) =>
      `<path transform="translate(${n(px)} ${n(py)}) rotate(${n(turn + lean)})" d="M0 0C9 -12 9 -26 0 -38C-9 -26 -9 -12 0 0Z" fill="${colour}"/>`;
    return `${leaf(-10 + 34)}${leaf(-10 - 34 + 180 - 180)}`;
  });
  const stem = inked('M-17 98A100 100 0 0 1 -84 -54', colour, 4);
  return at(x, y, `<g>${stem}${side}</g><g transform="scale(-1 1)">${stem}${side}</g>`, scale);
}

const plates = (s: Sheet, by: number): Box =>
  inset({ x: 0, y: s.top - 78, width: s.width, height: s.height - s.top + 78 }, by);

const bordered = (s: Sheet) =>
  `${cotton(s)}${pressed(roundedPath(plates(s, 62), 30))}${pressed(roundedPath(plates(s, 82), 20), 4)}`;

function cover(s: Sheet) {
  const height = s.height - s.top - 190;
  const frame = box(s.width * 0.42, s.top + 44, s.width * 0.58 - 150, height);
  const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const left = (frame.x + 100) / 2;
  return {
    background: () => bordered(s),
    frame,
    window: ellipsePath(cx, cy, frame.width / 2, frame.height / 2),
    overlay: () =>
      `${pressed(ellipsePath(cx, cy, frame.width / 2 + 15, frame.height / 2 + 15), 12)}${laurel(left, s.top + (s.height - s.top) * 0.33, 0.8)}`,
    calendars: [
      words(type, 'edition-year', box(118, s.top + (s.height - s.top) * 0.46, frame.x - 158, 110), {
        align: 'middle',
      }),
    ],
  };
}

function picture(s: Sheet) {
  const frame = box(112, s.top + 34, s.width - 224, s.height - s.top - 34 - 216);
  return {
    background: () => bordered(s),
    frame,
    window: roundedPath(frame, 14),
    overlay: () =>
      `${pressed(roundedPath(inset(frame, -12), 22), 10)}${laurel(s.width / 2, s.height - 134, 0.44)}`,
    calendars: [
      words(type, 'number', box(s.width / 2 - 50, s.height - 166, 100, 62), { align: 'middle' }),
      words(type, 'english', box(130, s.height - 162, s.width / 2 - 250, 58)),
      words(type, 'year', box(s.width / 2 + 120, s.height - 162, s.width / 2 - 250, 58), { align: 'end' }),
    ],
  };
}

function split(s: Sheet, ratio?: number) {
  const x = s.width * 0.5;
  const frame = shaped(box(118, s.top + 34, x - 118 - 36, s.height - s.top - 34 - 118), ratio);
  const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const around = (by: number) =>
    ratio
      ? roundedPath(inset(frame, -by), 14 + by * 0.7)
      : ellipsePath(cx, cy, frame.width / 2 + by, frame.height / 2 + by);
  return {
    background: () => bordered(s),
    frame,
    window: around(0),
    overlay: () => pressed(around(14), 11),
    calendars: monthColumn(
      type,
      box(x + 44, s.top + 50, s.width - x - 44 - 130, s.height - s.top - 50 - 140),
    ),
  };
}

export const letterpress = themed({
  label: '活版印刷ふう',
  extraYen: 200,
  colour: ['white', 'beige', 'green'],
  mood: ['formal', 'calm', 'natural'],
  type,
  rules: 'rows',
  paper: (s) => `${bordered(s)}${laurel(s.width / 2, s.height / 2 + (s.top - 78) / 2, 1.6)}`,
  calm: (s) => bordered(s),
  room: (s) => inset(plates(s, 62), 76),
  cover,
  picture,
  split,
});
