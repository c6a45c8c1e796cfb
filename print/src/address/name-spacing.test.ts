import { expect, test } from 'vitest';
import { spreadName } from './name-spacing.ts';

const room = (lengthEm: number) => ({ sizePt: 10, floorPt: 5, lengthPt: lengthEm * 10 });
const name = (lastEm: number, firstEm: number, honorificEm = 1) => ({ lastEm, firstEm, honorificEm });

// At its loosest a name has half as much air again as usual, at its tightest three tenths of it.
test.each([
  ['one and one character are let out as far as looks right', name(1, 1), 20, 3 + 1.5 * (0.66 + 0.6)],
  ['two and two come to the ideal length', name(2, 2), 20, 6.8 + 2 * 0.1],
  ['two and two in less room take it', name(2, 2), 6, 6],
  ['three and three keep their natural air beyond the ideal', name(3, 3), 20, 7 + 4 * 0.14 + 0.66 + 0.6],
  ['seven and eight keep as much as the room allows', name(7, 8), 18, 18],
  ['seven and eight in no room are taken in', name(7, 8), 10, 16 + 0.3 * (13 * 0.14 + 0.66 + 0.6)],
  ['a first name alone has no gap before it', name(0, 2), 3, 3 + 0.3 * (0.14 + 0.6)],
  ['a sender has no gap for an honorific', name(2, 2, 0), 4, 4 + 0.3 * (2 * 0.14 + 0.66)],
  ['a single character has no air at all', name(1, 0, 0), 20, 1],
])('%s', (_, lengths, roomEm, totalEm) => {
  expect(spreadName(lengths, room(roomEm)).totalEm).toBeCloseTo(totalEm, 9);
});

test('the parts of a name follow each other, each with its share of the air', () => {
  const { lastEm, firstEm, firstAtEm, honorificAtEm, totalEm } = spreadName(name(2, 3, 1), room(7.2));
  const loose = (7.2 - 6) / (3 * 0.14 + 0.66 + 0.6);
  expect(lastEm).toBeCloseTo(2 + 0.14 * loose, 9);
  expect(firstEm).toBeCloseTo(3 + 2 * 0.14 * loose, 9);
  expect(firstAtEm).toBeCloseTo(lastEm + 0.66 * loose, 9);
  expect(honorificAtEm).toBeCloseTo(firstAtEm + firstEm + 0.6 * loose, 9);
  expect(totalEm).toBeCloseTo(honorificAtEm + 1, 9);
});

test('a family name alone stands at the start', () => {
  expect(spreadName(name(0, 2), room(20)).firstAtEm).toBe(0);
  expect(spreadName(name(2, 0, 0), room(20)).totalEm).toBeCloseTo(2 + 0.14 * 1.5, 9);
});
