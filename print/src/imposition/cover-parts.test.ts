import { expect, test } from 'vitest';
import { coverParts } from './cover-parts.ts';

/** What a part shows of its page, and where the page's cut edge at the spine lands. */
const cover = coverParts({ pageWidthPt: 110, bleedPt: 5, spinePt: 20 });
const [backHalf, frontHalf, back, front] = cover.parts;

test('a cover is as wide as two pages and the spine, and shows each page from its cut edge on', () => {
  expect([cover.spineX, cover.widthPt]).toEqual([105, 230]);
  expect(back).toEqual({ side: 'back', x: 0, width: 105, scale: 1, shift: 0 });
  expect(front).toEqual({ side: 'front', x: 125, width: 105, scale: 1, shift: 120 });
});

test('the bleed of each page is stretched over its half of the spine, and goes on below what lies beside it', () => {
  // 10 pt of spine from 5 pt of bleed; the cut edges of both pages stay where the spine begins and ends.
  expect(backHalf).toMatchObject({ side: 'back', x: 104.5, width: 11, scale: 2 });
  expect(frontHalf).toMatchObject({ side: 'front', x: 115, width: 10.5, scale: 2 });
  expect(105 * 2 + (backHalf?.shift ?? 0)).toBe(105);
  expect(5 * 2 + (frontHalf?.shift ?? 0)).toBe(125);
});

test('where the bleed is wider than half of the spine, it is shown as it is', () => {
  const [half] = coverParts({ pageWidthPt: 110, bleedPt: 5, spinePt: 8 }).parts;
  expect(half).toMatchObject({ width: 5, scale: 1, shift: 0 });
});
