import { at, type Box, n, type Point, polygon, repeat } from '../../drawing/geometry.ts';
import { lettering } from '../../drawing/lettering.ts';
import { gingham, stripes } from '../../drawing/pattern.ts';
import { SUMI } from '../inks.ts';
import {
  box,
  inset,
  kraftSheet,
  line,
  middleOf,
  type Sheet,
  shaped,
  softShadow,
  toothSheet,
} from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Type, themed, words } from './style.ts';

/* Prints taped into an album of packing paper, with the ink of a rubber stamp. */

const type: Type = {
  font: 'gothic',
  ink: SUMI,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.1, 0.25, 0.45, 0.3],
  words: 'english',
  weekdays: 'short',
};
const INK = '#2b211b';

/** A rectangle turned around its middle. */
export function turned(area: Box, degrees: number): string {
  const [cx, cy] = middleOf(area);
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corners: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx = 0, sy = 0]) => {
    const [x, y] = [(sx * area.width) / 2, (sy * area.height) / 2];
    return [cx + x * c - y * s, cy + x * s + y * c];
  });
  return polygon(corners);
}

/** A strip of paper tape with torn ends. */
export function tape(
  x: number,
  y: number,
  length: number,
  turn: number,
  colour: 'red' | 'green' | 'plain',
): string {
  const paints = {
    red: gingham('#f7ede0', '#c9584a', 13),
    green: stripes('#e6e2c8', '#7f9a78', 9, 13, 45),
    plain: stripes('#efe4c9', '#e6d8b6', 14, 14, 45),
  } as const;
  const { defs, paint } = paints[colour];
  const half = length / 2;
  const end = (sx: number) =>
    repeat(5, (i) => `L${n(sx * (half + (i % 2 ? 5 : -2)))} ${n(sx * (-25 + i * 12.5))}`);
  const path = `M${n(-half)} 25${end(-1).replaceAll('--', '')}L${n(half)} -25${end(1)}Z`;
  return at(
    x,
    y,
    `${defs}<path d="${path}" fill="#000" opacity=".14" transform="translate(2 5)"/><path d="${path}" fill="${paint}" opacity=".93"/>`,
    1,
    turn,
  );
}

/** A postmark that isn't one: circles and waves of black ink. */
export const postmark = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    `<g fill="none" stroke="${INK}" stroke-width="5" opacity=".72"><circle r="92"/><circle r="64" stroke-width="3"/>${repeat(4, (i) => `<path d="M84 ${-44 + i * 28}q24 -16 48 0t48 0t48 0t48 0"/>`)}<path d="M-40 -12H40M-40 14H40" stroke-width="3"/></g><path d="M0 -52l9 18l20 3l-14 14l3 -6" fill="none"/>`,
    scale,
    -8,
  );

export const print = (frame: Box, degrees: number) => {
  const border = turned(inset(frame, -22), degrees);
  return {
    window: turned(inset(frame, 14), degrees),
    shade: softShadow(border, { dx: 3, dy: 9, opacity: 0.42 }),
    rim: `<path fill-rule="evenodd" d="${border}${turned(inset(frame, 14), degrees)}" fill="#fffdf8"/>`,
  };
};

export const label = (s: Sheet, area: Box) =>
  `${softShadow(turned(area, 0), { dy: 6, reach: 14, opacity: 0.3 })}<svg x="${n(area.x)}" y="${n(area.y)}" width="${n(area.width)}" height="${n(area.height)}">${toothSheet(s, '#fdfaf2', 0.25)}</svg>`;

const stamped = (text: string, x: number, y: number, size: number) =>
  lettering(text, {
    face: 'josefin',
    size,
    x,
    y,
    spacing: size * 0.3,
    fill: INK,
    attributes: 'opacity=".82"',
  });

const sheetLabel = (s: Sheet): Box => box(64, s.top - 10, s.width - 128, s.height - s.top + 10 - 66);

function cover(s: Sheet) {
  const frame = box(s.width * 0.33, s.top + 48, s.width * 0.58, s.height - s.top - 48 - 128);
  const { window, rim, shade } = print(frame, -2.2);
  return {
    background: () => kraftSheet(s) + shade,
    frame,
    window,
    overlay: () =>
      `${rim}${tape(frame.x + 70, frame.y - 6, 190, -28, 'red')}${tape(frame.x + frame.width - 60, frame.y + frame.height + 2, 190, -24, 'green')}${postmark(s.width * 0.155, s.height * 0.76, 0.92)}${line(`M${n(s.cut + 60)} ${n(s.height * 0.45)}h150`, INK, 5)}${stamped('CALENDAR', s.cut + 60, s.height * 0.52, 34)}`,
    calendars: [words(type, 'edition-year', box(s.cut + 56, s.height * 0.26, frame.x - s.cut - 130, 160))],
  };
}

function picture(s: Sheet, ratio?: number) {
  const own = box(150, s.top + 36, s.width - 300, s.height - s.top - 36 - 236);
  const frame = shaped(own, ratio);
  const { window, rim, shade } = print(frame, 1);
  const low = own.y + own.height;
  return {
    background: () => kraftSheet(s) + shade,
    frame,
    window,
    overlay: () =>
      `${rim}${tape(frame.x + 40, frame.y, 180, -34, 'green')}${tape(frame.x + frame.width - 40, frame.y + 2, 180, 36, 'green')}${postmark(s.width - 440, s.height - 118, 0.62)}`,
    calendars: [
      words(type, 'number', box(150, low + 62, 130, 112)),
      words(type, 'english', box(290, low + 88, 440, 66)),
    ],
  };
}

function split(s: Sheet, ratio?: number) {
  const x = s.width * 0.49;
  const frame = shaped(box(104, s.top + 62, x - 104 - 50, s.height - s.top - 62 - 122), ratio);
  const { window, rim, shade } = print(frame, -1.4);
  const right = box(x + 20, s.top - 4, s.width - x - 20 - 66, s.height - s.top + 4 - 70);
  return {
    background: () => `${kraftSheet(s)}${label(s, right)}${shade}`,
    frame,
    window,
    overlay: () =>
      `${rim}${tape(frame.x + frame.width / 2, frame.y - 16, 200, -3, 'red')}${tape(right.x + right.width - 40, right.y + 8, 150, 34, 'plain')}`,
    calendars: monthColumn(type, box(right.x + 46, right.y + 58, right.width - 92, right.height - 110)),
  };
}

export const kraft = themed({
  label: 'クラフトアルバム',
  extraYen: 0,
  colour: ['brown', 'beige'],
  mood: ['natural', 'warm'],
  type,
  paper: (s) => `${kraftSheet(s)}${postmark(s.width / 2 - 60, s.height / 2, 1.4)}`,
  calm: (s) => {
    const area = sheetLabel(s);
    return `${kraftSheet(s)}${label(s, area)}${tape(area.x + 60, area.y + 6, 150, -32, 'red')}${tape(area.x + area.width - 60, area.y + 6, 150, 32, 'red')}`;
  },
  room: (s) => inset(sheetLabel(s), 58),
  cover,
  picture,
  split,
});
