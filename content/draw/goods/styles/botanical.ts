import { eucalyptus, gypsophila, sprig } from '../../drawing/botanical.ts';
import { archPath, ellipsePath } from '../../drawing/frames.ts';
import { type Box, n, type Point } from '../../drawing/geometry.ts';
import { GOLD } from '../../drawing/gold.ts';
import { glow } from '../../drawing/watercolour.ts';
import { CHARCOAL } from '../inks.ts';
import { box, boxPath, inset, line, type Sheet, shaped, toothSheet } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Style, type Type, themed, words } from './style.ts';

/* Watercolour leaves around an arch, a thin line of gold. */

type Garden = Pick<Style, 'label' | 'colour'> & {
  readonly leaves: readonly string[];
  readonly stem: string;
  readonly wash: string;
  readonly bud: string;
};

const PAPER = '#fefcf7';
export const paper = (s: Sheet) => toothSheet(s, PAPER, 0.3);

export const botanicalType: Type = {
  font: 'mincho',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.2, 0.05, 0.25, 0.25],
  words: 'english',
  weekdays: 'letter',
};

/**
 * Leaves that grow from a corner along both edges; `sx` and `sy` say to which side they grow.
 *
 *   ●━━━━━━━╸
 *   ┃╲
 *   ╹ ╲
 */
export function corner(garden: Garden, x: number, y: number, sx: 1 | -1, sy: 1 | -1, size = 1): string {
  const { leaves, stem, bud } = garden;
  const p = (dx: number, dy: number): Point => [x + sx * dx * size, y + sy * dy * size];
  const seed = Math.abs(Math.round(x + y)) + 1;
  const [gx, gy] = p(120, 110);
  return [
    sprig(p(-30, 6), p(430, 40), leaves, { seed, size: 82 * size, bend: 40 * sx * sy, count: 8, stem }),
    sprig(p(6, -30), p(50, 370), leaves, {
      seed: seed + 4,
      size: 78 * size,
      bend: -36 * sx * sy,
      count: 7,
      stem,
    }),
    eucalyptus(p(-10, -10), p(240, 170), seed + 9, 60 * size),
    gypsophila(gx, gy, 0.9 * size, bud, stem, sx * (sy > 0 ? 130 : 50), seed + 2),
  ].join('');
}

function cover(garden: Garden, s: Sheet) {
  const width = s.width * 0.5;
  const frame = box(s.width - width - 96, s.top + 4, width, s.height - s.top - 4 - 92);
  const window = archPath(frame);
  const left = frame.x;
  return {
    background: () => paper(s),
    frame,
    window,
    overlay: () =>
      `${line(archPath({ ...inset(frame, -16), height: frame.height + 18 }), GOLD, 3)}${corner(garden, frame.x - 6, s.height + 4, 1, -1, 1)}${corner(garden, s.width + 6, -6, -1, 1, 0.96)}${line(`M${n(left * 0.3)} ${n(s.height * 0.6)}H${n(left * 0.72)}`, GOLD, 3)}`,
    calendars: [
      words(botanicalType, 'edition-year', box(s.cut + 46, s.height * 0.4, left - s.cut - 100, 150), {
        align: 'middle',
      }),
    ],
  };
}

function picture(garden: Garden, s: Sheet, ratio?: number) {
  const frame = shaped(box(96, s.top + 14, s.width - 192, s.height - s.top - 14 - 188), ratio);
  return {
    background: () => paper(s),
    frame,
    overlay: () =>
      `${line(`M${n(frame.x - 14)} ${n(frame.y - 14)}h${n(frame.width + 28)}v${n(frame.height + 28)}h${n(-frame.width - 28)}Z`, GOLD, 3)}${corner(garden, -4, s.top - 66, 1, 1, 0.72)}${corner(garden, s.width + 4, s.height + 4, -1, -1, 0.9)}`,
    calendars: [
      words(botanicalType, 'number', box(98, s.height - 150, 110, 84)),
      words(botanicalType, 'english', box(214, s.height - 138, 420, 70)),
    ],
  };
}

const ovalIn = ({ x, y, width, height }: Box) =>
  ellipsePath(x + width / 2, y + height / 2, width / 2, height / 2);

function split(garden: Garden, s: Sheet, ratio?: number) {
  const x = s.width * 0.47;
  const frame = shaped(box(92, s.top + 10, x - 92, s.height - s.top - 10 - 92), ratio);
  const window = ratio ? boxPath(frame) : ovalIn(frame);
  const ring = inset(frame, -15);
  return {
    background: () => paper(s),
    frame,
    window,
    overlay: () =>
      `${line(ratio ? boxPath(ring) : ovalIn(ring), GOLD, 3)}${corner(garden, -6, s.height + 4, 1, -1, 0.9)}${corner(garden, x + 50, s.top - 84, -1, 1, 0.6)}`,
    calendars: monthColumn(
      botanicalType,
      box(x + 90, s.top + 40, s.width - x - 90 - 92, s.height - s.top - 160),
    ),
  };
}

const botanical = (garden: Garden): Style =>
  themed({
    label: garden.label,
    extraYen: 0,
    colour: garden.colour,
    mood: ['natural', 'calm', 'stylish'],
    type: botanicalType,
    rules: 'rows',
    paper: (s) =>
      `${paper(s)}${corner(garden, -4, s.height + 4, 1, -1)}${corner(garden, s.width + 4, -4, -1, 1)}`,
    calm: (s) =>
      `${paper(s)}${glow(s.width - 60, s.height - 40, 330, 260, garden.wash, 0.9)}${glow(60, s.top - 50, 300, 240, garden.wash, 0.9)}${corner(garden, s.width + 4, s.height + 4, -1, -1, 0.52)}${corner(garden, -4, s.top - 82, 1, 1, 0.5)}`,
    room: (s) => box(150, s.top + 62, s.width - 300, s.height - s.top - 62 - 124),
    cover: (s) => cover(garden, s),
    picture: (s, ratio) => picture(garden, s, ratio),
    split: (s, ratio) => split(garden, s, ratio),
  });

export const GREEN: Garden = {
  label: '水彩の緑',
  colour: ['green', 'white'],
  leaves: ['#7f9a78', '#9db392', '#5f7f62', '#b7c8ab'],
  stem: '#7b8a66',
  wash: '#dbe7d3',
  bud: '#fff6ea',
};

export const botanicalGreen = botanical(GREEN);

export const botanicalLavender = botanical({
  label: '水彩のラベンダー',
  colour: ['purple', 'white'],
  leaves: ['#a99bc6', '#8d7fb3', '#c5b8d9', '#8f9f8a'],
  stem: '#7f8a72',
  wash: '#e6dff0',
  bud: '#b9a4d6',
});

export const botanicalMimosa = botanical({
  label: '水彩のミモザ',
  colour: ['yellow', 'white', 'green'],
  leaves: ['#93a777', '#aab98a', '#e8c350', '#7d935f'],
  stem: '#7b8a56',
  wash: '#fbeeb9',
  bud: '#f0c22f',
});
