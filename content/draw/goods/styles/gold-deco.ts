import type { Ink } from '@fumi/domain';
import { type Box, n, repeat } from '../../drawing/geometry.ts';
import { dust, GOLD } from '../../drawing/gold.ts';
import { CHARCOAL, WHITE } from '../inks.ts';
import { box, boxPath, fill, inset, line, type Sheet, shaped, toothSheet } from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Style, type Type, themed, words } from './style.ts';

/* Lines of gold leaf on deep paper, as on a theatre's programme of 1927. */

export const goldType: Type = {
  font: 'mincho',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: [0.1, 0.25, 0.6, 0.25],
  words: 'capitals',
  weekdays: 'letter',
};
const CREAM: Ink = WHITE;
const light = { font: 'mincho', ink: CREAM } as const;

type Cloth = Pick<Style, 'label' | 'colour'> & { readonly deep: string };

/** A fan of rays and rings in a corner that opens to (sx, sy). */
export function fan(x: number, y: number, sx: 1 | -1, sy: 1 | -1, r: number): string {
  const arc = (k: number) =>
    `M${n(x + sx * r * k)} ${n(y)}A${n(r * k)} ${n(r * k)} 0 0 ${sx * sy > 0 ? 1 : 0} ${n(x)} ${n(y + sy * r * k)}`;
  const rays = repeat(7, (i) => {
    const a = ((i + 1) / 8) * (Math.PI / 2);
    const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
    return `M${n(x + sx * c * 0.36)} ${n(y + sy * s * 0.36)}L${n(x + sx * c * 0.94)} ${n(y + sy * s * 0.94)}`;
  });
  return `${line(arc(1) + arc(0.94) + arc(0.36) + arc(0.28), GOLD, 3)}${line(rays, GOLD, 2.4)}`;
}

/** A window whose corners step inwards. */
export const stepped = ({ x, y, width: w, height: h }: Box, a: number) =>
  `M${n(x + 2 * a)} ${n(y)}H${n(x + w - 2 * a)}V${n(y + a)}H${n(x + w - a)}V${n(y + 2 * a)}H${n(x + w)}V${n(y + h - 2 * a)}H${n(x + w - a)}V${n(y + h - a)}H${n(x + w - 2 * a)}V${n(y + h)}H${n(x + 2 * a)}V${n(y + h - a)}H${n(x + a)}V${n(y + h - 2 * a)}H${n(x)}V${n(y + 2 * a)}H${n(x + a)}V${n(y + a)}H${n(x + 2 * a)}Z`;

const rim = (frame: Box) =>
  `${line(stepped(frame, 26), GOLD, 7)}${line(stepped(inset(frame, -16), 27), GOLD, 2.5)}`;

export const bordered = (s: Sheet, by: number) => {
  const edge = inset({ x: 0, y: s.top - 78, width: s.width, height: s.height - s.top + 78 }, by);
  return `${line(boxPath(edge), GOLD, 3)}${line(boxPath(inset(edge, 10)), GOLD, 1.6)}`;
};

export const rays = (x: number, y: number, width: number) =>
  line(
    `M${n(x - width / 2)} ${n(y)}H${n(x - 26)}M${n(x + 26)} ${n(y)}H${n(x + width / 2)}M${n(x)} ${n(y - 14)}L${n(x + 14)} ${n(y)}L${n(x)} ${n(y + 14)}L${n(x - 14)} ${n(y)}Z`,
    GOLD,
    3,
  );

function cover({ deep }: Cloth, s: Sheet) {
  const frame = box(s.width * 0.36, s.top + 46, s.width * 0.64 - 130, s.height - s.top - 46 - 124);
  const middle = frame.x / 2 + s.cut / 2 + 20;
  return {
    background: () => `${toothSheet(s, deep, 0.3)}${bordered(s, 60)}`,
    frame,
    window: stepped(frame, 26),
    overlay: () =>
      `${rim(frame)}${fan(72, s.height - 72, 1, -1, 260)}${fan(72, s.top - 6, 1, 1, 170)}${rays(middle, s.height * 0.6, 250)}`,
    calendars: [
      words(light, 'edition-year', box(96, s.height * 0.4, frame.x - 150, 150), { align: 'middle' }),
    ],
  };
}

function picture({ deep }: Cloth, s: Sheet, ratio?: number) {
  const frame = shaped(box(122, s.top + 42, s.width - 244, s.height - s.top - 42 - 214), ratio);
  return {
    background: () => `${toothSheet(s, deep, 0.3)}${bordered(s, 60)}`,
    frame,
    window: stepped(frame, 26),
    overlay: () =>
      `${rim(frame)}${fan(72, s.height - 72, 1, -1, 120)}${fan(s.width - 72, s.height - 72, -1, -1, 120)}${rays(s.width * 0.5, s.height - 190 + 10, 0)}`,
    calendars: [
      words(light, 'number', box(s.width / 2 - 340, s.height - 174, 200, 92), { align: 'end' }),
      words(light, 'capitals', box(s.width / 2 - 100, s.height - 156, 460, 62)),
    ],
  };
}

function split({ deep }: Cloth, s: Sheet, ratio?: number) {
  const x = s.width * 0.5;
  const frame = shaped(box(118, s.top + 36, x - 118 - 52, s.height - s.top - 36 - 112), ratio);
  return {
    background: () =>
      `${toothSheet(s, '#fcf8ee', 0.22)}<rect x="-2" y="-2" width="${n(x + 2)}" height="${s.height + 4}" fill="${deep}"/>${line(`M${n(x)} -4V${s.height + 4}M${n(x + 12)} -4V${s.height + 4}`, GOLD, 4)}`,
    frame,
    window: stepped(frame, 24),
    overlay: () => `${line(stepped(frame, 24), GOLD, 7)}${line(stepped(inset(frame, -16), 25), GOLD, 2.5)}`,
    calendars: monthColumn(goldType, box(x + 78, s.top + 36, s.width - x - 78 - 92, s.height - s.top - 150)),
  };
}

const goldDeco = (cloth: Cloth): Style =>
  themed({
    label: cloth.label,
    extraYen: 200,
    colour: cloth.colour,
    mood: ['gorgeous', 'formal', 'stylish'],
    type: goldType,
    paper: (s) =>
      `${fill(s, cloth.deep)}${bordered(s, 60)}${fan(72, s.height - 72, 1, -1, 320)}${fan(s.width - 72, s.top - 6, -1, 1, 320)}${dust(s.width / 2, s.height / 2, 300, 120, 90, GOLD, 4)}`,
    calm: (s) =>
      `${toothSheet(s, '#fcf8ee', 0.22)}${bordered(s, 50)}${fan(62, s.top - 16, 1, 1, 96)}${fan(s.width - 62, s.top - 16, -1, 1, 96)}${fan(62, s.height - 62, 1, -1, 96)}${fan(s.width - 62, s.height - 62, -1, -1, 96)}`,
    room: (s) => box(174, s.top + 40, s.width - 348, s.height - s.top - 40 - 124),
    cover: (s) => cover(cloth, s),
    picture: (s, ratio) => picture(cloth, s, ratio),
    split: (s, ratio) => split(cloth, s, ratio),
  });

export const goldNavy = goldDeco({ label: '金の線 ネイビー', colour: ['navy', 'gold'], deep: '#17223d' });
export const goldGreen = goldDeco({ label: '金の線 グリーン', colour: ['green', 'gold'], deep: '#12332c' });
