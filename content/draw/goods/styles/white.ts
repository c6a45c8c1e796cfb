import type { Box } from '../../drawing/geometry.ts';
import { lettering } from '../../drawing/lettering.ts';
import { CHARCOAL, MIST } from '../inks.ts';
import { box, boxPath, fill, inset, line, paint, type Sheet, shaped } from '../sheet.ts';
import { CRIMSON, days, NAVY, type Type, themed, words } from './style.ts';

/* White paper, one hairline, one red dot: the photo and nothing else. */

const PAPER = '#fdfcf9';
const RED = '#c23a2b';
const EDGE = 92;

export const whiteType: Type = {
  font: 'gothic',
  ink: CHARCOAL,
  sundayInk: CRIMSON,
  saturdayInk: NAVY,
  ruleInk: MIST,
  words: 'english',
  weekdays: 'short',
};

const HAIR = '#cfc8bd';

/** Where a photo of another shape leaves paper, a hairline stands for the mat of a frame. */
const MAT = 34;
export const mat = (where: Box) => line(boxPath(where), HAIR, 2);
export const inMat = (where: Box, ratio: number | undefined): Box =>
  ratio ? shaped(inset(where, MAT), ratio) : where;

const paper = (sheet: Sheet) => fill(sheet, PAPER);
const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="11" fill="${RED}"/>`;
const name = (x: number, y: number, size = 34) =>
  lettering('CALENDAR', {
    face: 'josefinLight',
    size,
    x,
    y,
    anchor: 'end',
    spacing: size * 0.36,
    fill: '#6d665e',
  });

export const white = themed({
  label: 'ホワイト',
  extraYen: 0,
  colour: ['white'],
  mood: ['simple', 'stylish'],
  type: whiteType,
  paper,
  rules: 'rows',
  calm: (s) => `${paper(s)}${dot(s.width - EDGE - 8, s.height - EDGE + 10)}`,
  room: (s) => box(EDGE, s.top + 14, s.width - 2 * EDGE, s.height - s.top - 14 - EDGE - 20),
  cover: (s) => ({
    background: () =>
      `${paper(s)}${dot(EDGE + 11, s.height - 172)}${name(s.width - EDGE, s.height - 112)}${line(`M${EDGE} ${s.height - 86}H${s.width - EDGE}`, HAIR, 2)}`,
    frame: box(EDGE, s.top + 14, s.width - 2 * EDGE, s.height - s.top - 244),
    calendars: [words(whiteType, 'edition-year', box(EDGE + 44, s.height - 214, 520, 118))],
  }),
  picture: (s, ratio) => {
    const photo = box(EDGE, s.top + 14, s.width - 2 * EDGE, s.height - s.top - 200);
    return {
      background: () => `${paper(s)}${dot(s.width - EDGE - 11, s.height - 118)}${ratio ? mat(photo) : ''}`,
      frame: inMat(photo, ratio),
      calendars: [
        words(whiteType, 'number', box(EDGE, s.height - 166, 110, 96)),
        words(whiteType, 'english', box(EDGE + 140, s.height - 146, 620, 56)),
      ],
    };
  },
  split: (s, ratio) => {
    const photo = box(EDGE, s.top + 8, s.width * 0.5 - EDGE, s.height - s.top - 8 - EDGE);
    const x = s.width * 0.5 + 64;
    const room = box(x, s.top + 8, s.width - EDGE - x, s.height - s.top - 8 - EDGE);
    return {
      background: () =>
        `${paper(s)}${paint(box(x, room.y + 218, room.width, 2), HAIR)}${ratio ? mat(photo) : ''}`,
      frame: inMat(photo, ratio),
      calendars: [
        words(whiteType, 'number', box(x, room.y - 8, 240, 150)),
        words(whiteType, 'english', box(x, room.y + 156, room.width * 0.7, 46)),
        words(whiteType, 'year', box(x + room.width * 0.7, room.y + 156, room.width * 0.3, 46), {
          align: 'end',
        }),
        days(whiteType, box(x - 14, room.y + 250, room.width + 28, room.height - 250)),
      ],
    };
  },
});
