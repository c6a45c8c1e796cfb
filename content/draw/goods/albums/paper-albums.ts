import { roundedPath, wetPath } from '../../drawing/frames.ts';
import { type Box, n, repeat } from '../../drawing/geometry.ts';
import { asanoha } from '../../drawing/pattern.ts';
import { box, boxPath, fill, inset, kraftSheet, line, paint, type Sheet, washiSheet } from '../sheet.ts';
import { label, postmark, print, tape } from '../styles/kraft.ts';
import type { Leaf } from '../styles/style.ts';
import { type AlbumLook, captionBelow, mirrored, plate, type Side, wholePage } from './album.ts';

/* Packing paper with taped prints, and a book bound the Japanese way. */

const kraftPaper = (s: Sheet) => kraftSheet(s);

type Tapes = (frame: Box) => string;

const taped = (s: Sheet, frame: Box, turn: number, tapes: Tapes, hasCaption: boolean): Leaf => {
  const { window, rim, shade } = print(frame, turn);
  return {
    background: () => kraftPaper(s) + shade,
    frame,
    window,
    overlay: () => rim + tapes(frame),
    ...(hasCaption ? { texts: [captionBelow(s, frame, 6)] } : {}),
  };
};

const topTapes: Tapes = ({ x, y, width }) =>
  `${tape(x + 30, y, 170, -36, 'green')}${tape(x + width - 30, y, 170, 36, 'green')}`;
const oneTape: Tapes = ({ x, y, width }) => tape(x + width / 2, y - 14, 210, -3, 'red');

export const kraftAlbum: AlbumLook = {
  label: 'クラフトアルバム',
  face: 'maru',
  tags: ['ナチュラル'],
  extraYen: 0,
  colour: ['brown', 'beige'],
  mood: ['natural', 'warm'],
  photo: 'dog',
  pages: [
    (s) => {
      const frame = box(150, s.height * 0.13, s.width - 300, s.height * 0.47);
      const { window, rim, shade } = print(frame, -2);
      const slip = box(s.width / 2 - 330, s.height * 0.72, 660, 200);
      return {
        background: () => `${kraftPaper(s)}${shade}${label(s, slip)}`,
        frame,
        window,
        overlay: () => `${rim}${oneTape(frame)}${tape(slip.x + 10, slip.y + 12, 130, -36, 'plain')}`,
        texts: [{ type: 'BOOK_TITLE', box: inset(slip, 26) }],
      };
    },
    (s) => taped(s, inset(plate(s, 'right', 0.1, 0.78), 24), -1, topTapes, true),
    (s) => taped(s, inset(plate(s, 'left', 0.24, 0.66), 24), 1.2, oneTape, true),
    wholePage(kraftPaper),
    (s) => ({
      background: () => `${kraftPaper(s)}${label(s, box(-2, s.height * 0.74, s.width + 4, s.height * 0.3))}`,
      frame: box(0, 0, s.width, s.height * 0.74),
      texts: [captionBelow(s, plate(s, 'left', 0.5, 0.78), 5)],
    }),
    (s) => ({ background: () => `${kraftPaper(s)}${postmark(s.width / 2 - 60, s.height / 2, 1.3)}` }),
  ],
};

const INDIGO_CLOTH = '#2b4470';
const hemp = asanoha(84, '#8fb0cf', 2.2);
const cover = (s: Sheet) =>
  `${washiSheet(s, INDIGO_CLOTH, 0.5, '#c8d6e6')}${hemp.defs}${fill(s, hemp.paint, 'opacity=".28"')}`;
const leaf = (s: Sheet) => washiSheet(s, '#faf5e9', 0.4);

/** 四つ目綴じ: thread through four holes along the spine. */
function binding(s: Sheet, x: number): string {
  const holes = [0.1, 0.37, 0.63, 0.9].map((share) => s.height * share);
  const across = holes.map((y) => `M-4 ${n(y)}H${n(x)}`).join('');
  const ends = `M${n(x)} ${n(holes[0] ?? 0)}V-4M${n(x)} ${n(holes[3] ?? 0)}V${n(s.height + 4)}`;
  const path = `M${n(x)} ${n(holes[0] ?? 0)}V${n(holes[3] ?? 0)}${across}${ends}`;
  return `${line(path, '#14233f', 11, 'transform="translate(3 5)" opacity=".5"')}${line(path, '#f4ead2', 8)}${repeat(4, (i) => `<circle cx="${n(x)}" cy="${n(holes[i] ?? 0)}" r="7" fill="#d8cba8"/>`)}`;
}

const soft = (s: Sheet, side: Side, from: number, to: number, seed: number): Leaf => {
  const frame = plate(s, side, from, to);
  return {
    background: () => leaf(s),
    frame,
    window: wetPath(frame, 9, seed),
    texts: [captionBelow(s, frame)],
  };
};

export const boundAlbum: AlbumLook = {
  label: '和綴じの本',
  face: 'mincho',
  tags: ['和風'],
  extraYen: 0,
  colour: ['navy', 'beige'],
  mood: ['japanese', 'calm'],
  photo: 'kimono',
  pages: [
    (s) => {
      const x = s.cut + 11 * s.mm;
      const frame = box(x + 70, s.height * 0.31, s.width - x - 70 - 120, s.height * 0.52);
      const slip = box(x + 70, s.height * 0.1, s.width - x - 70 - 120, 210);
      return {
        background: () =>
          `${cover(s)}${paint(slip, '#fbf5e6')}${line(boxPath(inset(slip, 12)), INDIGO_CLOTH, 3)}${binding(s, x)}`,
        frame,
        overlay: () =>
          `${line(boxPath(frame), '#fbf5e6', 14)}${line(boxPath(inset(frame, -14)), '#14233f', 2, 'opacity=".4"')}`,
        texts: [{ type: 'BOOK_TITLE', box: inset(slip, 30) }],
      };
    },
    (s) => soft(s, 'right', 0.16, 0.74, 3),
    wholePage(leaf),
    (s) => {
      const frame = plate(s, 'right', 0.2, 0.62);
      const band = box(-2, s.height * 0.9, s.width + 4, s.height * 0.1 + 4);
      return {
        background: () =>
          `${leaf(s)}${paint(band, INDIGO_CLOTH)}${hemp.defs}${paint(band, hemp.paint, 'opacity=".4"')}`,
        frame,
        window: roundedPath(frame, 4),
        texts: [captionBelow(s, frame)],
      };
    },
    (s) => soft(s, 'left', 0.3, 0.68, 8),
    (s) => ({
      background: () => `${cover(s)}${mirrored(s, binding(s, s.cut + 11 * s.mm))}`,
    }),
  ],
};
