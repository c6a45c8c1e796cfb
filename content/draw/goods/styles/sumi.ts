import { linear } from '../../drawing/document.ts';
import { wetPath } from '../../drawing/frames.ts';
import { bezier, brush, n, type Point, smooth } from '../../drawing/geometry.ts';
import { seal } from '../../drawing/ink.ts';
import { hills, sun } from '../../drawing/landscape.ts';
import { SUMI } from '../inks.ts';
import { box, line, type Sheet, shaped, washiSheet } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Type, themed, words } from './style.ts';

/* Ink on handmade paper: one stroke, one red sun. */

export const sumiType: Type = {
  font: 'mincho',
  ink: SUMI,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0, 0.05, 0.15, 0.36],
  words: 'wafu',
  weekdays: 'kanji',
};
const type = sumiType;
const brushType = { font: 'brush', ink: SUMI } as const;

export const inkPaper = (s: Sheet, light = 0.42) => washiSheet(s, '#fbf7ee', light);

/** One stroke of a broad brush from the left, drying towards its end. */
export function stroke(from: Point, to: Point, width: number, seed = 3): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const spine = bezier(
    from,
    [from[0] + dx * 0.3, from[1] + dy * 0.3 - width * 0.5],
    [from[0] + dx * 0.7, from[1] + dy * 0.7 + width * 0.4],
    to,
    30,
  );
  const path = brush(spine, (t) => width * (0.5 - 0.28 * t) * Math.min(1, 0.5 + t * 8), 0.12, seed);
  const dry = [0.2, 0.5, 0.75].map((k, i) =>
    brush(
      spine.slice(10 + i * 3).map(([x, y]): Point => [x, y + (k - 0.5) * width * 0.5]),
      (t) => 1 + t * width * 0.035,
      0.6,
      seed + i,
    ),
  );
  return `<path d="${path}" fill="#262220"/>${dry.map((d) => `<path d="${d}" fill="#fbf7ee" opacity=".8"/>`).join('')}`;
}

/** Far hills of thin ink along the lower edge. */
export function inkHills(s: Sheet, y: number, opacity = 0.3): string {
  const hill = (at: number, swell: number, seed: number, ink: string, strength: number) => {
    const wash = linear([
      [0, ink, strength],
      [1, ink, strength * 0.35],
    ]);
    const path = smooth(hills(s.width, s.height, at, swell, seed));
    return `${wash.defs}<path d="${path}" fill="${wash.paint}"/><path d="${path}" fill="url(#speck)" opacity=".25"/>${line(path, ink, 2, `opacity="${strength * 0.5}"`)}`;
  };
  return hill(y, 34, 2, '#8f8d89', opacity) + hill(y + 62, 26, 5, '#5f5d5b', opacity * 1.2);
}

function cover(s: Sheet) {
  const frame = box(s.width * 0.34, s.top + 12, s.width * 0.66 - 84, s.height - s.top - 12 - 92);
  return {
    background: () =>
      `${inkPaper(s)}${inkHills(s, s.height - 150)}${sun(s.width * 0.34, s.height * 0.26, 165)}`,
    frame,
    window: wetPath(frame, 12, 5),
    overlay: () =>
      `${stroke([s.cut + 60, s.height * 0.79], [s.width * 0.3, s.height * 0.76], 52)}${seal('暦', s.cut + 66, s.height * 0.62, 64)}`,
    calendars: [
      words(
        brushType,
        'edition-year',
        box(s.cut + 56, s.height * 0.62 - 190, s.width * 0.34 - s.cut - 90, 150),
      ),
    ],
  };
}

function picture(s: Sheet, ratio?: number) {
  const frame = shaped(box(84, s.top + 6, s.width - 168, s.height - s.top - 6 - 214), ratio);
  return {
    background: () =>
      `${inkPaper(s)}${inkHills(s, s.height - 130, 0.24)}${sun(s.width - 250, s.height - 186, 104)}`,
    frame,
    window: wetPath(frame, 10, 7),
    calendars: [
      words(type, 'number', box(98, s.height - 191, 150, 124)),
      words(brushType, 'wafu', box(262, s.height - 173, 300, 92)),
    ],
  };
}

function split(s: Sheet, ratio?: number) {
  const x = s.width * 0.51;
  const frame = shaped(box(78, s.top + 8, x - 78 - 24, s.height - s.top - 8 - 92), ratio);
  return {
    background: () => `${inkPaper(s, 0.3)}${sun(x - 40, s.top + 96, 78)}`,
    frame,
    window: wetPath(frame, 10, 9),
    calendars: monthColumn(type, box(x + 72, s.top + 36, s.width - x - 72 - 90, s.height - s.top - 150)),
  };
}

export const sumi = themed({
  label: '墨と朱',
  extraYen: 0,
  colour: ['black', 'red', 'white'],
  mood: ['japanese', 'calm'],
  type,
  paper: (s) => `${inkPaper(s)}${inkHills(s, s.height - 240)}${sun(s.width * 0.7, s.height * 0.4, 150)}`,
  calm: (s) =>
    `${inkPaper(s, 0.3)}${inkHills(s, s.height - 70, 0.2)}<circle cx="${n(s.width - 92)}" cy="${n(s.height - 76)}" r="26" fill="#cf2f26"/>`,
  room: (s) => box(96, s.top + 10, s.width - 192, s.height - s.top - 10 - 138),
  cover,
  picture,
  split,
});
