import { roundedPath } from '../../drawing/frames.ts';
import { at, n, repeat } from '../../drawing/geometry.ts';
import { CHARCOAL, WHITE } from '../inks.ts';
import { box, fill, inset, line, paint, type Sheet, shaped } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Style, type Type, themed, words } from './style.ts';

/* Flat leaves and flowers of a Scandinavian print, growing along the edge. */

export type Print = Pick<Style, 'label' | 'colour'> & {
  readonly ground: string;
  readonly cream: string;
  readonly leaf: string;
  readonly flower: string;
  readonly berry: string;
  readonly deep: string;
};

const lens = (angle: number, y: number, length: number, colour: string) =>
  `<path transform="translate(0 ${y}) rotate(${angle})" d="M0 0C${n(length * 0.34)} ${n(-length * 0.2)} ${n(length * 0.3)} ${n(-length * 0.8)} 0 ${-length}C${n(-length * 0.3)} ${n(-length * 0.8)} ${n(-length * 0.34)} ${n(-length * 0.2)} 0 0Z" fill="${colour}"/>`;

const stalk = (height: number, colour: string) =>
  `<path d="M0 0V${-height}" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`;

/** Leaves in pairs. */
const fern = ({ leaf, deep }: Print) =>
  `${stalk(190, deep)}${repeat(4, (i) => `${lens(52, -20 - i * 42, 66 - i * 7, leaf)}${lens(-52, -20 - i * 42, 66 - i * 7, leaf)}`)}${lens(0, -176, 54, leaf)}`;

/** A tulip of three petals. */
const tulip = ({ leaf, deep, flower, cream, berry }: Print) =>
  `${stalk(150, deep)}${lens(38, -6, 104, leaf)}${lens(-38, -6, 104, leaf)}<path d="M-46 -214C-52 -150 -30 -132 0 -132C30 -132 52 -150 46 -214L22 -186L0 -222L-22 -186Z" fill="${flower}"/><path d="M0 -200C12 -180 12 -160 0 -146C-12 -160 -12 -180 0 -200Z" fill="${cream}"/><circle cy="-240" r="8" fill="${berry}"/>`;

/** A round flower. */
const daisy = ({ deep, leaf, cream, flower, berry }: Print) =>
  `${stalk(160, deep)}${lens(60, -40, 70, leaf)}${lens(-60, -70, 70, leaf)}<g transform="translate(0 -190)">${repeat(10, (i) => `<path transform="rotate(${i * 36})" d="M0 -14C-15 -26 -14 -50 0 -54C14 -50 15 -26 0 -14Z" fill="${i % 2 ? cream : flower}"/>`)}<circle r="17" fill="${berry}"/></g>`;

/** A twig with berries. */
const twig = ({ deep, berry }: Print) =>
  `${stalk(170, deep)}${repeat(4, (i) => {
    const [y, side] = [-46 - i * 36, i % 2 ? 1 : -1];
    return `<path d="M0 ${y}Q${side * 22} ${y - 6} ${side * 36} ${y - 30}" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><circle cx="${side * 38}" cy="${y - 36}" r="13" fill="${berry}"/>`;
  })}<circle cy="-182" r="13" fill="${berry}"/>`;

const KINDS = [tulip, fern, daisy, twig] as const;

/** A row of plants, their feet on a line. */
export const meadow = (print: Print, from: number, to: number, y: number, scale: number): string => {
  const count = Math.max(1, Math.round((to - from) / (118 * scale)));
  return repeat(count, (i) => {
    const kind = KINDS[i % KINDS.length] ?? fern;
    const tall = [1, 0.82, 0.94, 0.78][i % 4] ?? 1;
    return at(from + ((i + 0.5) * (to - from)) / count, y, kind(print), n(scale * tall));
  });
};

/** A bird, its feet at the origin. */
export const bird = (
  { flower, deep, cream, berry }: Print,
  x: number,
  y: number,
  scale: number,
  flip = false,
) =>
  at(
    x,
    y,
    `<path d="M-14 0V-24M14 0V-24" stroke="${deep}" stroke-width="5"/><path d="M-110 -96C-70 -96 -64 -20 4 -20C56 -20 78 -58 76 -96C76 -128 52 -140 34 -138C-6 -134 -10 -84 -110 -96Z" fill="${flower}"/><path d="M-50 -70C-26 -84 6 -84 26 -70C14 -44 -26 -40 -50 -70Z" fill="${cream}"/><path d="M74 -108L102 -98L72 -90Z" fill="${berry}"/><circle cx="48" cy="-112" r="7" fill="${deep}"/>`,
    scale,
    0,
    flip,
  );

export const nordicType: Type = {
  font: 'gothic',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.1, 0.1, 0.2, 0.3],
  words: 'english',
  weekdays: 'short',
};
const light = { font: 'gothic', ink: WHITE } as const;

function cover(print: Print, s: Sheet) {
  const x = s.width * 0.34;
  const frame = box(x, s.top + 8, s.width - x - 90, s.height - s.top - 8 - 104);
  return {
    background: () => fill(s, print.ground),
    frame,
    window: roundedPath(frame, 36),
    overlay: () =>
      `${line(roundedPath(inset(frame, -2), 38), print.cream, 14)}${meadow(print, s.cut + 30, x - 20, s.height - s.cut - 30, 1.5)}${meadow(print, x + 30, s.width - 60, s.height - s.cut - 26, 0.72)}${bird(print, x * 0.52, s.top + 282, 1, false)}${line(`M${n(x * 0.22)} ${s.top + 284}H${n(x * 0.82)}`, print.deep, 7, 'stroke-linecap="round"')}`,
    calendars: [
      words(light, 'edition-year', box(s.cut + 46, s.top + 18, x - s.cut - 90, 110), { align: 'middle' }),
    ],
  };
}

function picture(print: Print, s: Sheet, ratio?: number) {
  const frame = shaped(box(84, s.top + 6, s.width - 168, s.height - s.top - 6 - 206), ratio);
  return {
    background: () => fill(s, print.ground),
    frame,
    window: roundedPath(frame, 36),
    overlay: () =>
      `${line(roundedPath(inset(frame, -2), 38), print.cream, 14)}${meadow(print, 640, s.width - 78, s.height - s.cut - 28, 0.86)}`,
    calendars: [
      words(light, 'number', box(96, s.height - 176, 140, 112)),
      words(light, 'english', box(236, s.height - 146, 380, 62)),
    ],
  };
}

function split(print: Print, s: Sheet, ratio?: number) {
  const x = s.width * 0.5;
  const frame = shaped(box(84, s.top + 6, x - 84 - 40, s.height - s.top - 6 - 92), ratio);
  return {
    background: () => `${fill(s, print.cream)}${paint(box(-2, -2, x + 2, s.height + 4), print.ground)}`,
    frame,
    window: roundedPath(frame, 36),
    overlay: () =>
      `${line(roundedPath(inset(frame, -2), 38), print.cream, 14)}${meadow(print, s.cut + 30, x - 10, s.height - s.cut - 24, 0.78)}`,
    calendars: monthColumn(
      nordicType,
      box(x + 60, s.top + 30, s.width - x - 60 - 86, s.height - s.top - 150),
    ),
  };
}

const hill = (print: Print, s: Sheet) =>
  `<path d="M-4 ${n(s.height - 70)}Q${n(s.width / 2)} ${n(s.height - 118)} ${n(s.width + 4)} ${n(s.height - 70)}V${n(s.height + 4)}H-4Z" fill="${print.ground}"/>`;

const nordic = (print: Print): Style =>
  themed({
    label: print.label,
    extraYen: 0,
    colour: print.colour,
    mood: ['playful', 'natural', 'stylish'],
    type: nordicType,
    paper: (s) => `${fill(s, print.ground)}${meadow(print, 60, s.width - 60, s.height - s.cut - 60, 1.2)}`,
    calm: (s) =>
      `${fill(s, print.cream)}${meadow({ ...print, cream: '#ffffff' }, 60, s.width - 60, s.height - 78, 0.44)}${hill(print, s)}`,
    room: (s) => box(90, s.top + 6, s.width - 180, s.height - s.top - 6 - 206),
    cover: (s) => cover(print, s),
    picture: (s, ratio) => picture(print, s, ratio),
    split: (s, ratio) => split(print, s, ratio),
  });

export const FOREST: Print = {
  label: '北欧の森',
  colour: ['green', 'yellow', 'beige'],
  ground: '#28545a',
  cream: '#fbf4e4',
  leaf: '#7fa894',
  flower: '#e4a63a',
  berry: '#df6f52',
  deep: '#173b40',
};

export const nordicForest = nordic(FOREST);

export const nordicTerracotta = nordic({
  label: '北欧の花',
  colour: ['orange', 'beige', 'pink'],
  ground: '#c4694c',
  cream: '#fdf3e6',
  leaf: '#2f6160',
  flower: '#f3c46b',
  berry: '#f6dcd0',
  deep: '#4a241a',
});
