import { archPath, ellipsePath, roundedPath } from '../../drawing/frames.ts';
import { type Box, n } from '../../drawing/geometry.ts';
import { GOLD } from '../../drawing/gold.ts';
import { cloud } from '../../drawing/landscape.ts';
import { sheep } from '../../drawing/sheep.ts';
import { box, fill, inset, line, middleOf, type Sheet } from '../sheet.ts';
import { corner, GREEN, paper } from '../styles/botanical.ts';
import { bird, FOREST, meadow as plants } from '../styles/nordic.ts';
import { fleecePath, meadow, sky } from '../styles/sheep-sky.ts';
import { type AlbumLook, captionBelow, mirrored, plate, titleAt, wholePage } from './album.ts';

/* Leaves in watercolour, sheep under a pale sky, flowers of a Scandinavian print. */

const oval = (frame: Box, by = 0) => {
  const [cx, cy] = middleOf(frame);
  return ellipsePath(cx, cy, frame.width / 2 + by, frame.height / 2 + by);
};

export const botanicalAlbum: AlbumLook = {
  label: '水彩の緑',
  face: 'mincho',
  tags: ['ナチュラル'],
  extraYen: 0,
  colour: ['green', 'white'],
  mood: ['natural', 'calm'],
  photo: 'wedding',
  pages: [
    (s) => {
      const frame = box(190, s.height * 0.1, s.width - 380, s.height * 0.56);
      const outer = { ...inset(frame, -18), height: frame.height + 36 };
      return {
        background: () => paper(s),
        frame,
        window: archPath(frame),
        overlay: () =>
          `${line(archPath(outer), GOLD, 4)}${corner(GREEN, s.width + 4, s.height + 4, -1, -1, 0.92)}${corner(GREEN, s.width + 4, -4, -1, 1, 0.92)}`,
        texts: [titleAt(s, 0.785)],
      };
    },
    (s) => {
      const frame = plate(s, 'right', 0.2, 0.74);
      return {
        background: () => paper(s),
        frame,
        window: oval(frame),
        overlay: () => `${line(oval(frame, 16), GOLD, 3.4)}${corner(GREEN, s.width + 4, -4, -1, 1, 0.76)}`,
        texts: [captionBelow(s, frame, 7)],
      };
    },
    wholePage(paper),
    (s) => {
      const frame = plate(s, 'right', 0.22, 0.64);
      return {
        background: () => paper(s),
        frame,
        overlay: () => corner(GREEN, s.width + 4, s.height + 4, -1, -1, 0.9),
        texts: [captionBelow(s, frame)],
      };
    },
    (s) => {
      const frame = plate(s, 'left', 0.13, 0.74);
      return {
        background: () => paper(s),
        frame,
        window: archPath(frame),
        overlay: () => corner(GREEN, -4, s.height + 4, 1, -1, 0.7),
        texts: [captionBelow(s, frame)],
      };
    },
    (s) => ({
      background: () => `${paper(s)}${corner(GREEN, -4, s.height + 4, 1, -1)}${corner(GREEN, -4, -4, 1, 1)}`,
    }),
  ],
};

const fleece = (frame: Box) => {
  const window = fleecePath(inset(frame, 26), 30);
  return { frame, window, edge: line(window, '#ffffff', 13, 'stroke-linejoin="round"') };
};

const hills = (s: Sheet) => `${sky(s)}${meadow(s, s.height - 250)}`;

export const sheepAlbum: AlbumLook = {
  label: 'ひつじの丘',
  face: 'maru',
  tags: ['こども'],
  extraYen: 0,
  colour: ['blue', 'green'],
  mood: ['cute', 'warm'],
  photo: 'toddler',
  pages: [
    (s) => {
      const { frame, window, edge } = fleece(box(92, s.height * 0.3, s.width - 184, s.height * 0.5));
      const low = s.height - 120;
      return {
        background: () => hills(s),
        frame,
        window,
        overlay: () =>
          `${edge}${sheep(s.width * 0.26, low - 60, 0.9, { seed: 3, flip: true, scarf: '#e98f7c' })}${sheep(s.width * 0.72, low - 20, 0.66, { seed: 8 })}`,
        texts: [titleAt(s, 0.19)],
      };
    },
    (s) => {
      const { frame, window, edge } = fleece(plate(s, 'right', 0.14, 0.66));
      return {
        background: () => `${fill(s, '#fffdf6')}${meadow(s, s.height - 170)}`,
        frame,
        window,
        overlay: () => `${edge}${sheep(s.width * 0.78, s.height - 180, 0.52, { seed: 5, scarf: '#5f9fb8' })}`,
        texts: [captionBelow(s, frame)],
      };
    },
    (s) => {
      const { frame, window, edge } = fleece(plate(s, 'left', 0.22, 0.62));
      return {
        background: () =>
          `${fill(s, '#dff0f6')}${cloud(s.width * 0.2, 170, 1, '#ffffff')}${cloud(s.width * 0.8, s.height * 0.86, 1.2, '#ffffff')}`,
        frame,
        window,
        overlay: () => edge,
        texts: [captionBelow(s, frame)],
      };
    },
    wholePage((s) => fill(s, '#fffdf6')),
    (s) => {
      const frame = plate(s, 'left', 0.1, 0.72);
      return {
        background: () => `${fill(s, '#fffdf6')}${meadow(s, s.height - 130)}`,
        frame,
        window: roundedPath(frame, 70),
        overlay: () => sheep(s.width * 0.2, s.height - 128, 0.44, { seed: 9, flip: true }),
        texts: [captionBelow(s, frame)],
      };
    },
    (s) => ({
      background: () =>
        `${mirrored(s, hills(s))}${sheep(s.width * 0.5, s.height - 280, 0.86, { seed: 3, scarf: '#e98f7c' })}`,
    }),
  ],
};

const cream = (s: Sheet) => fill(s, FOREST.cream);
const teal = (s: Sheet) => fill(s, FOREST.ground);

export const nordicAlbum: AlbumLook = {
  label: '北欧の森',
  face: 'maru',
  tags: ['ナチュラル'],
  extraYen: 0,
  colour: ['green', 'yellow'],
  mood: ['playful', 'stylish'],
  photo: 'home',
  pages: [
    (s) => {
      const frame = box(120, s.height * 0.09, s.width - 240, s.height * 0.5);
      const slip = roundedPath(box(120, s.height * 0.635, s.width - 240, 190), 95);
      return {
        background: () => `${teal(s)}<path d="${slip}" fill="${FOREST.cream}"/>`,
        frame,
        window: roundedPath(frame, 44),
        overlay: () =>
          `${line(roundedPath(inset(frame, -2), 46), FOREST.cream, 16)}${plants(FOREST, 40, s.width - 40, s.height - s.cut - 20, 1.15)}`,
        texts: [titleAt(s, 0.635 + 95 / s.height, 16)],
      };
    },
    (s) => {
      const frame = plate(s, 'right', 0.16, 0.6);
      return {
        background: () => cream(s),
        frame,
        window: roundedPath(frame, 36),
        overlay: () => plants({ ...FOREST, cream: '#ffffff' }, 60, s.width - 60, s.height + 20, 0.9),
        texts: [captionBelow(s, frame)],
      };
    },
    (s) => {
      const frame = plate(s, 'left', 0.16, 0.6);
      return {
        background: () => cream(s),
        frame,
        window: roundedPath(frame, 36),
        overlay: () => plants({ ...FOREST, cream: '#ffffff' }, 60, s.width - 60, s.height + 20, 0.9),
        texts: [captionBelow(s, frame)],
      };
    },
    wholePage(cream),
    (s) => {
      const frame = plate(s, 'left', 0.08, 0.84);
      return {
        background: () => teal(s),
        frame,
        window: roundedPath(frame, 36),
        overlay: () =>
          `${line(roundedPath(inset(frame, -2), 38), FOREST.cream, 12)}${plants(FOREST, 40, s.width - 40, s.height - s.cut - 10, 0.8)}`,
      };
    },
    (s) => ({
      background: () =>
        `${teal(s)}${bird(FOREST, s.width / 2, s.height * 0.45, 1.2)}${line(`M${n(s.width / 2 - 190)} ${n(s.height * 0.45 + 2)}h380`, FOREST.deep, 8, 'stroke-linecap="round"')}${mirrored(s, plants(FOREST, 40, s.width - 40, s.height - s.cut - 20, 1.15))}`,
    }),
  ],
};
