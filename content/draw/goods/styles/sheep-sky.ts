import { roundedPath } from '../../drawing/frames.ts';
import { type Box, n, repeat } from '../../drawing/geometry.ts';
import { cloud } from '../../drawing/landscape.ts';
import { sheep } from '../../drawing/sheep.ts';
import { CHARCOAL, SUMI } from '../inks.ts';
import { box, fill, inset, line, type Sheet, shaped } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Type, themed, words } from './style.ts';

/* A pale sky, soft hills, and sheep that look at the photo. */

const SKY = '#cfe7f2';
const MILK = '#fffdf6';

export const sheepType: Type = {
  font: 'gothic',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.2, 0.05, 0.05, 0.18],
  words: 'english',
  weekdays: 'letter',
};
const strong = { font: 'gothic', ink: SUMI } as const;

const hill = (s: Sheet, y: number, swell: number, colour: string) =>
  `<path d="M-4 ${n(y + swell)}C${n(s.width * 0.25)} ${n(y - swell)} ${n(s.width * 0.45)} ${n(y - swell * 0.6)} ${n(s.width * 0.6)} ${n(y + swell * 0.2)}S${n(s.width * 0.9)} ${n(y + swell * 0.6)} ${n(s.width + 4)} ${n(y - swell * 0.2)}V${n(s.height + 4)}H-4Z" fill="${colour}"/>`;

const flowers = (s: Sheet, y: number, count: number) =>
  repeat(count, (i) => {
    const [x, dy] = [((i * 0.618 + 0.11) % 1) * s.width, ((i * 0.37) % 1) * 46];
    return `<g transform="translate(${n(x)} ${n(y + dy)})" fill="${i % 3 ? '#fffdf6' : '#f7c9cf'}"><circle cx="-7" r="6"/><circle cx="7" r="6"/><circle cy="-7" r="6"/><circle cy="7" r="6"/><circle r="4.4" fill="#f0b84c"/></g>`;
  });

/** A rectangle with edges of half circles, like a pillow of fleece. */
export function fleecePath({ x, y, width, height }: Box, r: number): string {
  const across = Math.round(width / (1.7 * r));
  const down = Math.round(height / (1.7 * r));
  const [w, h] = [width / across, height / down];
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x)} ${n(y)}${arc(w, 0).repeat(across)}${arc(0, h).repeat(down)}${arc(-w, 0).repeat(across)}${arc(0, -h).repeat(down)}Z`;
}

export const sky = (s: Sheet) =>
  `${fill(s, SKY)}${cloud(s.width * 0.16, s.top + 90, 1.1, '#ffffff', 0.9)}${cloud(s.width * 0.9, s.top + 40, 0.8, '#ffffff', 0.9)}${cloud(s.width * 0.05, s.height * 0.5, 0.8, '#ffffff', 0.8)}${cloud(s.width * 0.96, s.height * 0.56, 0.7, '#ffffff', 0.8)}`;

export const meadow = (s: Sheet, y: number) =>
  `${hill(s, y - 26, 34, '#b9d9a4')}${hill(s, y + 20, 22, '#9ccb8b')}${flowers(s, y + 62, 26)}`;

const pillow = (frame: Box) => inset(frame, 26);

function cover(s: Sheet) {
  const frame = box(s.width * 0.32, s.top + 20, s.width * 0.62, s.height - s.top - 20 - 190);
  const window = fleecePath(pillow(frame), 34);
  return {
    background: () => `${sky(s)}${meadow(s, s.height - 220)}`,
    frame,
    window,
    overlay: () =>
      `${line(window, '#ffffff', 14, 'stroke-linejoin="round"')}${sheep(s.width * 0.17, s.height - 268, 0.94, { seed: 3, flip: true, scarf: '#e98f7c' })}${sheep(s.width * 0.36, s.height - 158, 0.6, { seed: 6 })}${sheep(s.width * 0.86, s.height - 158, 0.66, { seed: 9, scarf: '#5f9fb8' })}`,
    calendars: [
      words(strong, 'edition-year', box(s.cut + 50, s.height * 0.34, s.width * 0.32 - s.cut - 60, 130), {
        align: 'middle',
      }),
    ],
  };
}

function picture(s: Sheet, ratio?: number) {
  const frame = shaped(box(90, s.top + 10, s.width - 180, s.height - s.top - 10 - 176), ratio);
  const window = fleecePath(pillow(frame), 30);
  return {
    background: () => `${sky(s)}${meadow(s, s.height - 216)}`,
    frame,
    window,
    overlay: () =>
      `${line(window, '#ffffff', 14, 'stroke-linejoin="round"')}${sheep(s.width - 240, s.height - 172, 0.78, { seed: 3, scarf: '#e98f7c' })}${sheep(s.width - 470, s.height - 128, 0.5, { seed: 7 })}`,
    calendars: [
      words(strong, 'number', box(110, s.height - 158, 130, 94)),
      words(strong, 'english', box(240, s.height - 138, 420, 66)),
    ],
  };
}

function split(s: Sheet, ratio?: number) {
  const x = s.width * 0.5;
  const frame = shaped(box(76, s.top + 16, x - 76 - 30, s.height - s.top - 16 - 176), ratio);
  const window = fleecePath(pillow(frame), 30);
  const panel = roundedPath(box(x + 6, s.top - 4, s.width - x - 6 - 66, s.height - s.top + 4 - 92), 40);
  return {
    background: () => `${sky(s)}${meadow(s, s.height - 210)}<path d="${panel}" fill="${MILK}"/>`,
    frame,
    window,
    overlay: () =>
      `${line(window, '#ffffff', 14, 'stroke-linejoin="round"')}${sheep(x * 0.32, s.height - 152, 0.66, { seed: 3, scarf: '#e98f7c', flip: true })}${sheep(x * 0.72, s.height - 120, 0.46, { seed: 7 })}`,
    calendars: monthColumn(
      sheepType,
      box(x + 56, s.top + 46, s.width - x - 56 - 112, s.height - s.top - 46 - 130),
    ),
  };
}

export const sheepSky = themed({
  label: 'ひつじの丘',
  extraYen: 0,
  colour: ['blue', 'green', 'white'],
  mood: ['cute', 'warm', 'playful'],
  type: sheepType,
  paper: (s) =>
    `${sky(s)}${meadow(s, s.height - 260)}${sheep(s.width * 0.3, s.height - 290, 0.9, { seed: 3, flip: true })}${sheep(s.width * 0.7, s.height - 240, 0.7, { seed: 8, scarf: '#e98f7c' })}`,
  calm: (s) =>
    `${fill(s, MILK)}${meadow(s, s.height - 96)}${sheep(s.width - 170, s.height - 116, 0.46, { seed: 3, scarf: '#e98f7c' })}${sheep(s.width - 300, s.height - 96, 0.3, { seed: 8 })}`,
  room: (s) => box(92, s.top + 8, s.width - 184, s.height - s.top - 8 - 196),
  cover,
  picture,
  split,
});
