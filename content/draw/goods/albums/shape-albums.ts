import { n } from '../../drawing/geometry.ts';
import { box, fill, line, paint, type Sheet } from '../sheet.ts';
import { chimney, frontPath, GRASS, lawn, roof, SKY, street, trees } from '../styles/home.ts';
import { circle, hoop, pale, wallWithBamboo } from '../styles/round-window.ts';
import type { Draw, Leaf } from '../styles/style.ts';
import { type AlbumLook, captionBelow, mirrored, plate, type Side, titleAt, wholePage } from './album.ts';

/* Books whose photos have a shape of their own: circles in a wall of plaster, the front of a house. */

const roundIn = (s: Sheet, side: Side, from: number) => {
  const room = plate(s, side, from, from);
  return { ...room, height: room.width };
};

/** The wall on one part of the page, the bare paper on the other. */
const roundPage =
  (side: Side, from: number, wallTo: number): Draw =>
  (s): Leaf => {
    const frame = roundIn(s, side, from);
    const y = s.height * wallTo;
    return {
      background: () =>
        `${pale(s)}${wallWithBamboo({ ...s, height: y }, s.width)}${line(`M-4 ${n(y)}H${n(s.width + 4)}`, '#4b3526', 8)}`,
      frame,
      window: circle(frame),
      overlay: () => hoop(frame),
      texts: [captionBelow(s, { ...frame, height: y - frame.y }, 8)],
    };
  };

export const roundAlbum: AlbumLook = {
  label: '円窓と竹',
  face: 'mincho',
  tags: ['和風'],
  extraYen: 0,
  colour: ['beige', 'brown'],
  mood: ['japanese', 'calm'],
  photo: 'grandparents',
  pages: [
    (s) => {
      const side = s.width - 190;
      const frame = box(95, s.height - 140 - side, side, side);
      return {
        background: () => wallWithBamboo(s, s.width),
        frame,
        window: circle(frame),
        overlay: () => hoop(frame),
        texts: [titleAt(s, 0.17)],
      };
    },
    roundPage('right', 0.11, 0.74),
    wholePage(pale),
    (s) => {
      const frame = plate(s, 'right', 0.2, 0.68);
      return {
        background: () =>
          `${pale(s)}${line(`M-4 ${n(s.height * 0.9)}H${n(s.width + 4)}`, '#4b3526', 8)}${paint(box(-2, s.height * 0.9 + 4, s.width + 4, s.height * 0.1), '#ddd0b6')}`,
        frame,
        overlay: () => line(`M${n(frame.x)} ${n(frame.y - 9)}h${n(frame.width)}`, '#4b3526', 12),
        texts: [captionBelow(s, frame)],
      };
    },
    roundPage('left', 0.16, 0.79),
    (s) => ({ background: () => wallWithBamboo(s, s.width) }),
  ],
};

const morning = (s: Sheet) => fill(s, '#fdf9ef');

const housePage =
  (side: Side, from: number, to: number): Draw =>
  (s): Leaf => {
    const room = plate(s, side, from, to);
    const frame = box(room.x + 40, room.y, room.width - 80, room.height);
    const floor = frame.y + frame.height;
    return {
      background: () =>
        `${morning(s)}${chimney(frame)}${line(`M-4 ${n(floor + 12)}H${n(s.width + 4)}`, GRASS, 24)}`,
      frame,
      window: frontPath(frame),
      overlay: () => roof(frame),
      texts: [captionBelow(s, { ...room, height: floor + 24 - room.y }, 6)],
    };
  };

/** Where the lawn of both covers begins, in shares of the height. */
const FLOOR = 0.755;

/** A lawn, and the bright path before it on which the title stands. */
const garden = (s: Sheet, floor: number) =>
  `${lawn(s, floor)}<path d="M-4 ${n(s.height)}V${n(floor + 92)}Q${n(s.width / 2)} ${n(floor + 20)} ${n(s.width + 4)} ${n(floor + 92)}V${n(s.height + 4)}H-4Z" fill="#fdf9ef"/>`;

export const homeAlbum: AlbumLook = {
  label: 'おうち',
  face: 'maru',
  tags: ['こども'],
  extraYen: 0,
  colour: ['red', 'green', 'blue'],
  mood: ['cute', 'warm'],
  photo: 'family',
  pages: [
    (s) => {
      const floor = s.height * FLOOR;
      const frame = box(178, s.height * 0.15, s.width - 356, floor - s.height * 0.15);
      return {
        background: () => `${fill(s, SKY)}${chimney(frame)}${garden(s, floor)}`,
        frame,
        window: frontPath(frame),
        overlay: () => `${roof(frame)}${trees(floor + 44, [104, 1.3], [s.width - 100, 1.45])}`,
        texts: [titleAt(s, 0.885)],
      };
    },
    housePage('right', 0.12, 0.66),
    wholePage(morning),
    (s) => {
      const frame = plate(s, 'right', 0.12, 0.62);
      return {
        background: () =>
          `${morning(s)}${paint(box(-2, s.height - 104, s.width + 4, 110), GRASS)}${street(s, s.height - 102, 0.5)}`,
        frame,
        texts: [captionBelow(s, frame)],
      };
    },
    housePage('left', 0.2, 0.74),
    (s) => ({
      background: () =>
        `${fill(s, SKY)}${mirrored(s, garden(s, s.height * FLOOR))}${street(s, s.height * FLOOR + 10, 0.72)}`,
    }),
  ],
};
