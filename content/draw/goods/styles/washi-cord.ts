import { clip } from '../../drawing/document.ts';
import { type Box, fray, n, type Point, polygon } from '../../drawing/geometry.ts';
import { GOLD } from '../../drawing/gold.ts';
import { awaji } from '../../drawing/knot.ts';
import { asanoha } from '../../drawing/pattern.ts';
import { random } from '../../drawing/random.ts';
import { SUMI } from '../inks.ts';
import {
  box,
  boxPath,
  fill,
  inset,
  line,
  paint,
  type Sheet,
  shaped,
  softShadow,
  washiSheet,
} from '../sheet.ts';
import { CRIMSON, monthColumn, NAVY, type Style, type Type, themed, words } from './style.ts';

/* Handmade paper torn by hand, held by a cord with an awaji knot. */

type Palette = {
  readonly label: string;
  readonly cords: readonly string[];
  readonly band: string;
  readonly hemp: string;
  readonly colour: Style['colour'];
};

/** A torn edge that runs up the sheet at x; the paper lies left of it. */
function tornRight(s: Sheet, x: number, seed: number): string {
  const rand = random(seed);
  const count = Math.ceil(s.height / 44) + 2;
  const edge = Array.from({ length: count }, (_, i): Point => [x + rand.bell() * 6, i * 44 - 30]);
  return polygon([...fray(edge, 2, 0.2, rand).slice(0, -3), [-40, s.height + 40], [-40, -40]]);
}

/** A torn edge across the sheet at y; the paper lies below it. */
export function tornTop(s: Sheet, y: number, seed: number): string {
  const rand = random(seed);
  const count = Math.ceil(s.width / 44) + 2;
  const edge = Array.from({ length: count }, (_, i): Point => [i * 44 - 30, y + rand.bell() * 6]);
  return polygon([
    ...fray(edge, 2, 0.2, rand).slice(0, -3),
    [s.width + 40, s.height + 40],
    [-40, s.height + 40],
  ]);
}

const vertical = (x: number, y: number, art: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(90)">${art}</g>`;

/** Paper with hemp leaves, on which a photo lies that leaves room. */
export const hempSheet = ({ band, hemp }: Palette, s: Sheet) => {
  const pattern = asanoha(70, hemp, 2);
  return `${fill(s, band)}${pattern.defs}${fill(s, pattern.paint, 'opacity=".5"')}`;
};

/** A white border and a line of gold. */
export const rim = (frame: Box) =>
  `${line(boxPath(inset(frame, -7)), '#fffdf8', 14)}${line(boxPath(inset(frame, -15)), GOLD, 3)}`;

function washiCord(palette: Palette): Style {
  const { label, cords, band, colour } = palette;
  const hemp = (s: Sheet) => hempSheet(palette, s);
  const type: Type = {
    font: 'mincho',
    ink: SUMI,
    sundayInk: CRIMSON,
    saturdayInk: NAVY,
    ruleInk: [0, 0.08, 0.2, 0.34],
    words: 'wafu',
    weekdays: 'kanji',
  };
  const paper = (s: Sheet) => washiSheet(s, '#faf4e6', 0.55);
  const strip = (s: Sheet, path: string, under: string) =>
    `${softShadow(under, { opacity: 0.42 })}<path d="${under}" fill="${GOLD}"/>${clip(path, paper(s))}`;
  const knot = (s: Sheet, x: number, y: number, size: number) =>
    awaji(x, y, size, cords, size * 0.25, [x + 40, s.width - x + 40]);
  const pattern = asanoha(70, palette.hemp, 2);
  const bandArt = (s: Sheet, height: number) =>
    `${paint(box(-2, -2, s.width + 4, height), band)}${pattern.defs}${paint(box(-2, -2, s.width + 4, height), pattern.paint, 'opacity=".5"')}${line(`M-4 ${n(height)}H${s.width + 4}`, GOLD, 6)}`;
  return themed({
    label,
    extraYen: 0,
    colour,
    mood: ['japanese', 'formal'],
    type,
    paper: hemp,
    calm: (s) => `${washiSheet(s, '#fdf9f0', 0.3)}${bandArt(s, s.top + 2)}`,
    room: (s) => box(100, s.top + 52, s.width - 200, s.height - s.top - 52 - 92),
    cover: (s) => {
      const x = s.width * 0.37;
      const y = s.height * 0.74;
      return {
        background: () => fill(s, '#efe6d6'),
        frame: box(x - 16, 0, s.width - x + 16, s.height),
        overlay: () => `${strip(s, tornRight(s, x, 6), tornRight(s, x + 18, 3))}${knot(s, x * 0.52, y, 46)}`,
        calendars: [
          words(
            { ...type, ink: SUMI },
            'edition-year',
            box(s.cut + 50, s.height * 0.26, x - s.cut - 96, 150),
            { align: 'middle' },
          ),
        ],
      };
    },
    picture: (s, ratio) => {
      const y = s.height - 236;
      const frame = ratio ? shaped(box(96, s.top + 28, s.width - 192, y - s.top - 84), ratio) : null;
      return {
        background: () => (frame ? hemp(s) : fill(s, '#efe6d6')),
        frame: frame ?? box(0, 0, s.width, y + 40),
        overlay: () =>
          `${frame ? rim(frame) : ''}${strip(s, tornTop(s, y, 8), tornTop(s, y - 14, 4))}${knot(s, s.width - 300, y + 106, 34)}`,
        calendars: [
          words({ ...type, ink: SUMI }, 'number', box(110, y + 38, 110, 120)),
          words({ ...type, ink: SUMI }, 'wafu', box(240, y + 58, 260, 88)),
        ],
      };
    },
    split: (s, ratio) => {
      const x = s.width * 0.5;
      const frame = ratio ? shaped(box(84, s.top, x - 84 - 156, s.height - s.top - 92), ratio) : null;
      return {
        background: () => (frame ? hemp(s) : washiSheet(s, '#fdf9f0', 0.36)),
        frame: frame ?? box(0, 0, x + 20, s.height),
        overlay: () => {
          const mirrored = `translate(${n(s.width)} 0) scale(-1 1)`;
          const far = s.width - x;
          return `${frame ? rim(frame) : ''}<g transform="${mirrored}">${softShadow(tornRight(s, far + 10, 3), { opacity: 0.4 })}<path d="${tornRight(s, far + 12, 3)}" fill="${GOLD}"/>${clip(tornRight(s, far, 6), washiSheet(s, '#fdf9f0', 0.36))}</g>${vertical(x - 40, s.height * 0.74, awaji(0, 0, 22, cords, 5.6, [s.height, s.height]))}`;
        },
        calendars: monthColumn(type, box(x + 74, s.top + 40, s.width - x - 74 - 92, s.height - s.top - 150)),
      };
    },
  });
}

export const RED: Palette = {
  label: '和紙と紅白の水引',
  cords: ['#c8261f', '#d8a945', '#fffaf2', '#d8a945', '#c8261f'],
  band: '#a82c26',
  hemp: '#e9b7a6',
  colour: ['red', 'gold', 'beige'],
};

export const washiRed = washiCord(RED);

export const washiBlue = washiCord({
  label: '和紙と藍の水引',
  cords: ['#27467a', '#d8a945', '#fffaf2', '#8fb0cf', '#27467a'],
  band: '#27406b',
  hemp: '#8fb0cf',
  colour: ['navy', 'beige', 'gold'],
});
