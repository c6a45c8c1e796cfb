import { ellipsePath, roundedPath } from '../../drawing/frames.ts';
import { type Box, n, repeat } from '../../drawing/geometry.ts';
import { GOLD } from '../../drawing/gold.ts';
import { box, boxPath, fill, inset, line, middleOf, paint, type Sheet, toothSheet } from '../sheet.ts';
import { across, down } from '../styles/film.ts';
import { fan, rays, stepped } from '../styles/gold-deco.ts';
import { cotton, laurel, pressed } from '../styles/letterpress.ts';
import { ground, tiles, WARM } from '../styles/midcentury.ts';
import { type AlbumLook, captionBelow, mirrored, plate, type Side, titleAt, wholePage } from './album.ts';

/* Film, glazed tiles, pressed cotton paper, gold. */

const FILM = '#1c1a19';
const print = (s: Sheet) => fill(s, '#f8f5ee');

const UNEXPOSED = '#2d2927';

const strip = (s: Sheet, from: number, to: number, shift = 0) =>
  `${paint(box(-2, s.height * from, s.width + 4, s.height * (to - from)), FILM)}<g transform="translate(${shift} 0)">${across(s, s.height * from + 18, 48)}${across(s, s.height * to - 66, 48)}</g>`;

/** One strip around the book: no perforation begins before the fold. */
const coverStrip = (s: Sheet) => `${print(s)}${strip(s, 0.14, 0.66, 64)}`;
const coverFrame = (s: Sheet) => box(84, s.height * 0.14 + 86, s.width - 168, s.height * 0.52 - 172);

/** A page with a strip of film across it; the photo keeps away from the gutter. */
const filmPage = (side: Side, from: number, to: number) => (s: Sheet) => {
  const frame = plate(s, side, from + 84 / s.height, to - 84 / s.height);
  return {
    background: () => `${print(s)}${strip(s, from, to)}`,
    frame,
    texts: [captionBelow(s, { ...frame, height: frame.height + 84 }, 4, 'start')],
  };
};

export const filmAlbum: AlbumLook = {
  label: 'フィルム',
  face: 'gothic',
  tags: ['シンプル'],
  extraYen: 0,
  colour: ['black', 'white'],
  mood: ['stylish'],
  photo: 'sea',
  pages: [
    (s) => ({
      background: () => coverStrip(s),
      frame: coverFrame(s),
      texts: [titleAt(s, 0.79)],
    }),
    (s) => {
      const frame = plate(s, 'right', 0.11, 0.78);
      return {
        background: () => `${print(s)}${line(boxPath(inset(frame, -9)), FILM, 18)}`,
        frame,
        texts: [captionBelow(s, frame, 6)],
      };
    },
    filmPage('left', 0.2, 0.66),
    wholePage(print),
    (s) => {
      const edge = s.cut + 96;
      return {
        background: () => `${fill(s, FILM)}${down(s, s.cut + 24)}`,
        frame: box(edge, 0, s.width - edge, s.height),
      };
    },
    (s) => ({ background: () => mirrored(s, `${coverStrip(s)}${paint(coverFrame(s), UNEXPOSED)}`) }),
  ],
};

const tiled = (s: Sheet, y: number, rows: number, first: number) => {
  const side = s.width / 6;
  return tiles(WARM, box(0, y, s.width, side * rows), side, first);
};

/** Half cloth: the spine and a strip of both covers, at which photo and tiles end. */
const CLOTH = '#1f5b58';
const clothWidth = (s: Sheet) => s.cut + 8 * s.mm;

const COLUMNS = 5;
const ROWS = 2;
const coverBoard = (s: Sheet): Box => {
  const x = clothWidth(s);
  const height = ((s.width - x) / COLUMNS) * ROWS;
  return box(x, s.height - height, s.width - x, height);
};
const coverGround = (s: Sheet, board: Box, first: number) =>
  `${ground(s)}${tiles(WARM, board, board.height / ROWS, first)}${paint(box(-2, -2, board.x + 2, s.height + 4), CLOTH)}`;

export const tileAlbum: AlbumLook = {
  label: 'ミッドセンチュリー',
  face: 'gothic',
  tags: ['ポップ'],
  extraYen: 0,
  colour: ['orange', 'yellow', 'green'],
  mood: ['stylish', 'playful'],
  photo: 'children',
  pages: [
    (s) => {
      const cloth = clothWidth(s);
      const board = coverBoard(s);
      const { box: title, ...place } = titleAt(s, (s.height - board.height - 125) / s.height);
      return {
        background: () => coverGround(s, board, 1),
        frame: box(cloth, 0, board.width, s.height - board.height - 250),
        texts: [{ ...place, box: { ...title, x: cloth + 40, width: s.width - s.cut - cloth - 80 } }],
      };
    },
    (s) => {
      const frame = plate(s, 'right', 0.12, 0.66);
      return {
        background: () => `${ground(s)}${tiled(s, s.height - s.width / 6, 1, 2)}`,
        frame,
        texts: [captionBelow(s, frame)],
      };
    },
    wholePage(ground),
    (s) => {
      const frame = plate(s, 'right', 0.27, 0.69);
      return { background: () => `${ground(s)}${tiled(s, 0, 1, 5)}`, frame, texts: [captionBelow(s, frame)] };
    },
    (s) => {
      const side = s.width / 6;
      return {
        background: () => `${ground(s)}${tiles(WARM, box(0, 0, side, s.height), side, 4)}`,
        frame: box(side, 0, s.width - side, s.height),
      };
    },
    (s) => ({ background: () => mirrored(s, coverGround(s, coverBoard(s), 3)) }),
  ],
};

const oval = (frame: Box, by = 0) => {
  const [cx, cy] = middleOf(frame);
  return ellipsePath(cx, cy, frame.width / 2 + by, frame.height / 2 + by);
};

const pressedPlate = (side: Side, from: number, to: number, isOval: boolean) => (s: Sheet) => {
  const frame = plate(s, side, from, to);
  return {
    background: () => cotton(s),
    frame,
    window: isOval ? oval(frame) : roundedPath(frame, 12),
    overlay: () => (isOval ? pressed(oval(frame, 15), 11) : pressed(roundedPath(inset(frame, -14), 22), 10)),
    texts: [captionBelow(s, frame, 7)],
  };
};

export const pressedAlbum: AlbumLook = {
  label: '活版印刷ふう',
  face: 'mincho',
  tags: ['シンプル', 'プレミアム'],
  extraYen: 200,
  colour: ['white', 'beige', 'green'],
  mood: ['formal', 'calm'],
  photo: 'baby',
  pages: [
    (s) => {
      const frame = box(190, s.height * 0.12, s.width - 380, s.height * 0.5);
      return {
        background: () =>
          `${cotton(s)}${pressed(roundedPath(inset({ x: 0, y: 0, width: s.width, height: s.height }, 64), 34))}`,
        frame,
        window: oval(frame),
        overlay: () => `${pressed(oval(frame, 16), 12)}${laurel(s.width / 2, s.height * 0.865, 0.52)}`,
        texts: [titleAt(s, 0.725, 15)],
      };
    },
    pressedPlate('right', 0.2, 0.66, false),
    wholePage(cotton),
    pressedPlate('right', 0.16, 0.72, true),
    pressedPlate('left', 0.12, 0.74, false),
    (s) => ({ background: () => `${cotton(s)}${laurel(s.width / 2, s.height / 2, 1.2)}` }),
  ],
};

const NIGHT = '#17223d';
const ivory = (s: Sheet) => toothSheet(s, '#fcf8ee', 0.22);

export const goldAlbum: AlbumLook = {
  label: '金の線',
  face: 'mincho',
  tags: ['プレミアム'],
  extraYen: 200,
  colour: ['navy', 'gold'],
  mood: ['gorgeous', 'formal'],
  photo: 'winter-couple',
  pages: [
    (s) => {
      const frame = box(150, s.height * 0.1, s.width - 300, s.height * 0.54);
      const slip = box(150, s.height * 0.72, s.width - 300, 210);
      return {
        background: () =>
          `${toothSheet(s, NIGHT, 0.3)}${line(boxPath(inset({ x: 0, y: 0, width: s.width, height: s.height }, 60)), GOLD, 3.4)}<path d="${stepped(slip, 16)}" fill="#fcf8ee"/>${line(stepped(slip, 16), GOLD, 6)}`,
        frame,
        window: stepped(frame, 28),
        overlay: () => `${line(stepped(frame, 28), GOLD, 8)}${line(stepped(inset(frame, -18), 29), GOLD, 3)}`,
        texts: [{ type: 'BOOK_TITLE', box: inset(slip, 34) }],
      };
    },
    (s) => {
      const frame = plate(s, 'right', 0.22, 0.64);
      return {
        background: () => ivory(s),
        frame,
        window: stepped(frame, 24),
        overlay: () =>
          `${line(stepped(frame, 24), GOLD, 6)}${fan(s.width - s.cut - 40, s.cut + 40, -1, 1, 150)}`,
        texts: [captionBelow(s, frame, 6)],
      };
    },
    wholePage(ivory),
    (s) => {
      const frame = plate(s, 'right', 0.12, 0.74);
      return {
        background: () => ivory(s),
        frame,
        overlay: () => line(boxPath(inset(frame, -14)), GOLD, 3.4),
        texts: [captionBelow(s, frame, 6)],
      };
    },
    (s) => {
      const frame = plate(s, 'left', 0.28, 0.68);
      return {
        background: () => ivory(s),
        frame,
        window: stepped(frame, 24),
        overlay: () =>
          `${line(stepped(frame, 24), GOLD, 6)}${fan(s.cut + 40, s.height - s.cut - 40, 1, -1, 150)}`,
        texts: [captionBelow(s, frame, 6)],
      };
    },
    (s) => ({
      background: () =>
        `${toothSheet(s, NIGHT, 0.3)}${line(boxPath(inset({ x: 0, y: 0, width: s.width, height: s.height }, 60)), GOLD, 3.4)}${rays(s.width / 2, s.height / 2, 360)}${repeat(2, (i) => fan(i ? s.width - 72 : 72, s.height - 72, i ? -1 : 1, -1, n(230)))}`,
    }),
  ],
};
