import { n, repeat } from '../../drawing/geometry.ts';
import { lettering } from '../../drawing/lettering.ts';
import { CHARCOAL, WHITE } from '../inks.ts';
import { box, fill, paint, type Sheet, shaped } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Type, themed, words } from './style.ts';

/* A strip of film: perforations, numbers of frames, an orange edge. */

const BASE = '#1c1a19';
const HOLE = '#f6f2ea';
const ORANGE = '#f0b04a';

const type: Type = {
  font: 'gothic',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0, 0.05, 0.1, 0.3],
  words: 'short',
  weekdays: 'short',
};
const light = { font: 'gothic', ink: WHITE } as const;

const holes = (length: number, draw: (at: number) => string, pitch = 92) =>
  repeat(Math.ceil(length / pitch) + 1, (i) => draw(i * pitch - 20));

export const across = (s: Sheet, y: number, height = 56) =>
  holes(
    s.width,
    (x) => `<rect x="${n(x)}" y="${n(y)}" width="46" height="${height}" rx="11" fill="${HOLE}"/>`,
  );

export const down = (s: Sheet, x: number, width = 50) =>
  holes(
    s.height,
    (y) => `<rect x="${n(x)}" y="${n(y)}" width="${width}" height="46" rx="11" fill="${HOLE}"/>`,
  );

const edge = (text: string, x: number, y: number, anchor: 'start' | 'end' = 'start') =>
  lettering(text, { face: 'josefin', size: 25, x, y, anchor, spacing: 6, fill: ORANGE, ornament: true });

const strip = (s: Sheet, y: number) => `${across(s, y)}`;

function cover(s: Sheet) {
  const low = s.height - s.cut - 96;
  const first = s.top - 78 + s.cut + 20;
  return {
    background: () =>
      `${fill(s, BASE)}${strip(s, first)}${strip(s, low + 20)}${edge('FUMI 400', 96, first + 92)}${edge('24A', s.width - 96, first + 92, 'end')}`,
    frame: box(60, first + 108, s.width - 120, low - first - 108 - 156),
    calendars: [words(light, 'edition-year', box(200, low - 142, s.width - 400, 136), { align: 'middle' })],
  };
}

function picture(s: Sheet) {
  const low = s.height - s.cut - 96;
  const first = s.top - 78 + s.cut + 20;
  return {
    background: () =>
      `${fill(s, BASE)}${strip(s, first)}${strip(s, low + 20)}${edge('FUMI 400', s.width - 76, low - 16, 'end')}`,
    frame: box(60, first + 78, s.width - 120, low - first - 78 - 80),
    calendars: [
      words(light, 'number', box(76, low - 76, 120, 84)),
      words(light, 'short', box(190, low - 62, 260, 56)),
    ],
  };
}

function split(s: Sheet, ratio?: number) {
  const x = s.width * 0.52;
  return {
    background: () =>
      `${fill(s, '#f8f4ec')}${paint(box(-2, -2, x + 2, s.height + 4), BASE)}${down(s, s.cut + 22)}${down(s, x - 72)}`,
    frame: shaped(box(s.cut + 94, s.top - 40, x - s.cut - 94 - 94, s.height - s.top + 40 - 62), ratio),
    calendars: monthColumn(type, box(x + 62, s.top + 36, s.width - x - 62 - 88, s.height - s.top - 150)),
  };
}

export const film = themed({
  label: 'フィルム',
  extraYen: 0,
  colour: ['black', 'orange'],
  mood: ['stylish'],
  type,
  rules: 'rows',
  paper: (s) => `${fill(s, BASE)}${down(s, s.cut + 22)}${down(s, s.width - s.cut - 72)}`,
  calm: (s) =>
    `${fill(s, '#f8f4ec')}${paint(box(-2, -2, s.cut + 100, s.height + 4), BASE)}${down(s, s.cut + 26)}`,
  room: (s) => box(s.cut + 168, s.top + 10, s.width - s.cut - 168 - 92, s.height - s.top - 10 - 92),
  cover,
  picture,
  split,
});
