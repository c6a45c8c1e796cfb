import { expect, test } from 'vitest';
import {
  editionOf,
  frontSizePt,
  isArt,
  type Kit,
  type KitInfo,
  occasionOf,
  photoFrameOf,
  photoFramesOf,
} from './kit.ts';

test.each([
  [{}, true],
  [{ photoDesignId: 1 }, false],
  [{ textType: 'BOOK_TITLE' }, false],
  [{ calendar: { what: 'mini', offset: 0, font: 'gothic', ink: [0, 0, 0, 1] } }, false],
] as const)('a place with %o holds art: %s', (what, expected) => {
  expect(isArt({ itemId: 1, z: 0, ...what })).toBe(expected);
});

test('a front has the orientation of its design', () => {
  const [wide, tall, square] = [
    { width: 3, height: 2 },
    { width: 2, height: 3 },
    { width: 2, height: 2 },
  ];
  expect([frontSizePt('landscape', wide), frontSizePt('portrait', wide)]).toEqual([wide, tall]);
  expect([frontSizePt('landscape', tall), frontSizePt('portrait', tall)]).toEqual([wide, tall]);
  expect(frontSizePt('landscape', square)).toEqual(square);
});

const edition = { startMonth: { year: 2027, month: 4 }, weekStart: 1 } as const;
const tag = { id: 1, label: '', order: 1, kitIds: [7], edition: null };

test('a kit is sold in the edition of its tag', () => {
  const tags = [
    tag,
    { ...tag, kitIds: [8], edition: { ...edition, weekStart: 0 } as const },
    { ...tag, edition },
  ];
  expect(editionOf({ tags }, 7)).toEqual(edition);
  expect(editionOf({ tags: [tag] }, 7)).toBeNull();
});

test('a kit is written for the occasion of the group that shows its tag', () => {
  const info = {
    tags: [{ id: 1, kitIds: [7] }],
    tagGroups: [{ tagIds: [2] }, { tagIds: [1], occasion: 'mourning' }],
  } as unknown as KitInfo;
  expect(occasionOf(info, 7)).toBe('mourning');
  expect(occasionOf(info, 8)).toBeUndefined();
});

const frame = { x: 1, y: 2, width: 3, height: 4, itemId: 12 };
const info = { photoDesigns: [{ id: 5, frames: { 1: frame } }] } as unknown as KitInfo;
const place = { itemId: 12, z: 1, photoDesignId: 5 };
const kit = { id: 9, pages: { 1: [{ itemId: 11, z: 0 }, place], 2: [place] } } as unknown as Kit;

test('a page has the frames of its photo places', () => {
  expect(photoFramesOf(info, kit, 1)).toEqual([{ z: 1, frame }]);
  expect(photoFrameOf(info, kit, 1)).toEqual(frame);
  expect(photoFrameOf(info, kit, 3)).toBeNull();
});

test('a photo place without a frame is a mistake of the data', () => {
  expect(() => photoFramesOf(info, kit, 2)).toThrow('no frame on page 2');
});
