import { house, roundTree } from '../../drawing/cosy.ts';
import { type Box, n, repeat } from '../../drawing/geometry.ts';
import { cloud } from '../../drawing/landscape.ts';
import { CHARCOAL, SUMI, WHITE } from '../inks.ts';
import { box, fill, line, type Sheet, shaped } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Type, themed, words } from './style.ts';

/* A house whose front is the photo: a red roof over it, trees beside it, and the month in the smoke of its chimney. */

export const SKY = '#d9ebe8';
export const GRASS = '#3f7a5d';
const MEADOW = '#8fbf8a';
const ROOF = '#c9523f';
const LEAVES = ['#5f9f73', '#e0a545', '#78ae84'] as const;

export const homeType: Type = {
  font: 'gothic',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.2, 0.05, 0.2, 0.18],
  words: 'english',
  weekdays: 'short',
};
const strong = { font: 'gothic', ink: SUMI } as const;
const light = { font: 'gothic', ink: WHITE } as const;

const sky = (s: Sheet) => fill(s, SKY);

/** A meadow with a soft rim, from `y` down. */
export const lawn = (s: Sheet, y: number) =>
  `<path d="M-4 ${n(y - 6)}Q${n(s.width * 0.28)} ${n(y - 46)} ${n(s.width * 0.55)} ${n(y - 12)}T${n(s.width + 4)} ${n(y - 22)}V${n(s.height + 4)}H-4Z" fill="${MEADOW}"/><path d="M-4 ${n(y + 18)}H${n(s.width + 4)}V${n(s.height + 4)}H-4Z" fill="${GRASS}"/>`;

/** How far the roof rises over the eaves, in shares of the house's width. */
const RISE = 0.2;
const riseOf = ({ width }: Box) => width * RISE;

export function frontPath(frame: Box): string {
  const { x, y, width, height } = frame;
  return `M${n(x)} ${n(y + height)}V${n(y + riseOf(frame))}L${n(x + width / 2)} ${n(y)}L${n(x + width)} ${n(y + riseOf(frame))}V${n(y + height)}Z`;
}

/** A house, and the photo in it: what its roof leaves of it, or in a layout all, below a gable of wall. */
type House = { readonly front: Box; readonly frame: Box; readonly window?: string };

/** A house whose photo has another shape stands on the same ground; a corner that the roof cut may be somebody's face. */
export function standing(own: Box, ratio: number | undefined): House {
  if (ratio === undefined) return { front: own, frame: own, window: frontPath(own) };
  const { height, ...room } = shaped(own, 1 / (1 / ratio + RISE));
  const front = { ...room, height, y: own.y + own.height - height };
  return {
    front,
    frame: { ...front, y: front.y + riseOf(front), height: height - riseOf(front) },
  };
}

const WALL = '#fffaf0';

/** Wall around a photo that no roof cuts, with a round pane below the ridge. */
export function wall({ front, window }: House): string {
  if (window) return '';
  const [x, y, r] = [front.x + front.width / 2, front.y + riseOf(front) * 0.66, riseOf(front) * 0.15];
  return `<path d="${frontPath(front)}" fill="${WALL}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${SKY}" stroke="#8d4234" stroke-width="5"/>`;
}

/** Behind the roof, left of its ridge. */
export const chimney = (frame: Box) => {
  const x = frame.x + frame.width * 0.15;
  return `<path d="M${n(x)} ${n(frame.y + riseOf(frame))}V${n(frame.y - 6)}h62v${n(riseOf(frame))}Z" fill="#8d4234"/><path d="M${n(x - 10)} ${n(frame.y - 6)}h82v-22h-82Z" fill="#6f3227"/>`;
};

/** Eaves reach over the walls by a part of the roof's own slope. */
export function roof(frame: Box): string {
  const [rise, over] = [riseOf(frame), 46];
  const drop = (over * rise) / (frame.width / 2);
  const middle = frame.x + frame.width / 2;
  const edge = (by: number) =>
    `M${n(frame.x - over)} ${n(frame.y + rise + drop - by)}L${n(middle)} ${n(frame.y - by)}L${n(frame.x + frame.width + over)} ${n(frame.y + rise + drop - by)}`;
  const more = 'stroke-linejoin="round" stroke-linecap="round"';
  return `${line(frontPath(frame), WALL, 15, 'stroke-linejoin="round"')}${line(edge(14), ROOF, 50, more)}${line(edge(24), '#e0745c', 5, more)}`;
}

/** Smoke: rounds that grow on their way up. */
const smoke = (x: number, y: number, dx: number, dy: number) =>
  repeat(4, (i) => {
    const t = (i + 1) / 4;
    return `<circle cx="${n(x + dx * t)}" cy="${n(y + dy * t ** 0.7)}" r="${n(11 + 13 * t)}" fill="#fffdf8"/>`;
  });

export const trees = (y: number, ...places: readonly (readonly [x: number, scale: number])[]) =>
  places.map(([x, scale], i) => roundTree(x, y, scale, LEAVES[i % 3] ?? GRASS)).join('');

/** A cloud of smoke with a flat middle for words. */
const puff = ({ x, y, width, height }: Box) =>
  `<g fill="#fffdf8"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(height / 2)}"/><circle cx="${n(x + width * 0.36)}" cy="${n(y + 20)}" r="${n(height * 0.42)}"/><circle cx="${n(x + width * 0.66)}" cy="${n(y + 34)}" r="${n(height * 0.34)}"/></g>`;

function cover(s: Sheet) {
  const floor = s.height - 190;
  const width = s.width * 0.6;
  const frame = box((s.width - width) / 2, s.top + 52, width, floor - s.top - 52);
  return {
    background: () =>
      `${sky(s)}${cloud(s.width * 0.1, s.top + 130, 0.9, '#ffffff', 0.95)}${cloud(s.width * 0.92, s.top + 210, 0.8, '#ffffff', 0.95)}${chimney(frame)}${lawn(s, floor)}`,
    frame,
    window: frontPath(frame),
    overlay: () =>
      `${roof(frame)}${lawnFront(s, floor)}${trees(floor + 26, [frame.x - 130, 1.7], [frame.x + width + 100, 1.5], [frame.x + width + 212, 1.15])}`,
    calendars: [
      words(light, 'edition-year', box(s.width / 2 - 300, s.height - 156, 600, 88), { align: 'middle' }),
    ],
  };
}

const lawnFront = (s: Sheet, y: number) =>
  `<path d="M-4 ${n(y - 4)}H${n(s.width + 4)}V${n(s.height + 4)}H-4Z" fill="${GRASS}"/>`;

function picture(s: Sheet, ratio?: number) {
  const floor = s.height - 112;
  const own = box(s.width * 0.335, s.top + 52, s.width * 0.585, floor - s.top - 52);
  const built = standing(own, ratio);
  const { front, frame, window } = built;
  const sign = box(84, s.top + 190, own.x - 84 - 66, 210);
  return {
    background: () => `${sky(s)}${chimney(front)}${lawn(s, floor)}${wall(built)}`,
    frame,
    ...(window ? { window } : {}),
    overlay: () =>
      `${roof(front)}${lawnFront(s, floor)}${smoke(front.x + front.width * 0.15 + 26, front.y - 22, -160, 10)}${puff(sign)}${trees(floor + 22, [150, 1.5], [own.x - 96, 1.9], [270, 1.1])}`,
    calendars: [
      words(strong, 'number', box(sign.x + 60, sign.y + 4, sign.width - 120, 112), { align: 'middle' }),
      words(strong, 'english', box(sign.x + 40, sign.y + 132, sign.width - 80, 50), { align: 'middle' }),
    ],
  };
}

/** Over a low house. */
const clouds = (s: Sheet, x: number) =>
  `${cloud(x * 0.3, s.top + 120, 0.9, '#ffffff', 0.95)}${cloud(x * 0.8, s.top + 210, 0.7, '#ffffff', 0.95)}`;

function split(s: Sheet, ratio?: number) {
  const x = s.width * 0.5;
  const floor = s.height - 130;
  const built = standing(box(112, s.top + 56, x - 112 - 72, floor - s.top - 56), ratio);
  const { front, frame, window } = built;
  return {
    background: () =>
      `${fill(s, '#fdf9ef')}<path d="M-4 -4H${n(x)}V${n(s.height + 4)}H-4Z" fill="${SKY}"/>${ratio ? clouds(s, x) : ''}${chimney(front)}<path d="M-4 ${n(floor)}H${n(x)}V${n(s.height + 4)}H-4Z" fill="${GRASS}"/>${wall(built)}`,
    frame,
    ...(window ? { window } : {}),
    overlay: () =>
      `${roof(front)}<path d="M-4 ${n(floor - 4)}H${n(x)}V${n(s.height + 4)}H-4Z" fill="${GRASS}"/>`,
    calendars: monthColumn(homeType, box(x + 62, s.top + 50, s.width - x - 62 - 92, s.height - s.top - 170)),
  };
}

/** A street of small houses along the foot. */
export function street(s: Sheet, y: number, scale: number): string {
  const roofs = [ROOF, '#3f7f8a', '#d99a3b'];
  const count = Math.floor(s.width / (520 * scale));
  return repeat(count, (i) => {
    const x = ((i + 0.5) / count) * s.width;
    const tree =
      i < count - 1 ? roundTree(x + s.width / count / 2, y, scale * 0.9, LEAVES[i % 3] ?? GRASS) : '';
    return `${tree}${house(x, y, scale, { roof: roofs[i % 3] ?? ROOF })}`;
  });
}

export const home = themed({
  label: 'おうち',
  extraYen: 0,
  colour: ['red', 'green', 'blue'],
  mood: ['cute', 'warm', 'playful'],
  type: homeType,
  paper: (s) => `${sky(s)}${lawn(s, s.height - 190)}${street(s, s.height - 186, 0.9)}`,
  calm: (s) =>
    `${fill(s, '#fdf9ef')}<path d="M-4 ${n(s.height - 62)}H${n(s.width + 4)}V${n(s.height + 4)}H-4Z" fill="${GRASS}"/>${street(s, s.height - 60, 0.36)}`,
  room: (s) => box(92, s.top + 8, s.width - 184, s.height - s.top - 8 - 176),
  cover,
  picture,
  split,
});
