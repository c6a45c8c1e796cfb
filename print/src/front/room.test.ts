import { TEXT_FACTS } from '@fumi/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { layoutFrontPage } from './front-page.ts';
import { placedText, type TextPlace } from './placed-text.ts';
import { arrangedIn, headingIn, mostIn, roomOf } from './room.ts';

const place = (width: number, height: number, writing?: 'vertical'): TextPlace => ({
  type: 'MESSAGE',
  z: 1,
  box: { x: 40, y: 40, width, height },
  look: { sizePt: 9, align: 'start', color: 'black', ...(writing ? { writing } : {}) },
});

test('a place of 70 by 31 pt holds three lines of ten characters at 7 pt', () => {
  // 7 pt × (1 + 2 × 1.7) = 30.8 pt.
  expect(roomOf(place(70, 31))).toEqual({ lines: 3, length: 10 });
  expect(roomOf(place(31, 70, 'vertical'))).toEqual({ lines: 3, length: 10 });
});

test.each([
  ['一\n二', { lines: 2, length: 5 }, '一\n二'],
  ['一\n二\n三', { lines: 2, length: 5 }, '一 二\n三'],
  ['一二三\n四五\n六', { lines: 2, length: 5 }, '一二三\n四五 六'],
  [
    '永眠いたしました\n本年のご厚情に\n深く感謝いたします',
    { lines: 2, length: 20 },
    '永眠いたしました\n本年のご厚情に 深く感謝いたします',
  ],
  ['一二三四五六', { lines: 2, length: 5 }, '一二三四五六'],
  ['一二三四五六', { lines: 1, length: 5 }, null],
  ['一二三\n四五六\n七八九', { lines: 2, length: 5 }, null],
  ['東京都港区1-2-3', { lines: 1, length: 8 }, '東京都港区1-2-3'],
])('%j in %j is %j', (text, room, expected) => {
  expect(arrangedIn(room, text)).toBe(expected);
});

test('a text for which room is found is set without an overflow', () => {
  const lines = fc.array(
    fc.string({
      unit: fc.constantFrom(...'本年もどうぞよろしくお願い申し上げます'),
      minLength: 1,
      maxLength: 24,
    }),
    { minLength: 1, maxLength: 8 },
  );
  const length = fc.integer({ min: 20, max: 220 });
  fc.assert(
    fc.property(lines, length, length, fc.boolean(), (typed, width, height, isVertical) => {
      const at = place(width, height, isVertical ? 'vertical' : undefined);
      const text = arrangedIn(roomOf(at), typed.join('\n'));
      if (text === null) return;
      const items = [placedText(at, text, () => shippedChain('mincho'))];
      const sheet = { widthPt: 436.528, heightPt: 300.468, bleedPt: 8.505 };
      const codes = layoutFrontPage({ ...sheet, items }).issues.map(({ code }) => code);
      expect(codes).not.toContain('overflow');
    }),
  );
});

test('the most lines and characters of a place find room, and one line more overflows', () => {
  const length = fc.integer({ min: 20, max: 220 });
  const type = fc.constantFrom(...(['HEADLINE', 'MESSAGE', 'ADDRESS', 'NAMES', 'COMMENT'] as const));
  fc.assert(
    fc.property(type, length, length, fc.boolean(), (of, width, height, isVertical) => {
      const at = { ...place(width, height, isVertical ? 'vertical' : undefined), type: of };
      const most = mostIn(at);
      const overflows = (lines: number) => {
        const text = Array.from({ length: lines }, () => '国'.repeat(most.length)).join('\n');
        const items = [placedText(at, text, () => shippedChain('mincho'))];
        const sheet = { widthPt: 436.528, heightPt: 300.468, bleedPt: 8.505 };
        return layoutFrontPage({ ...sheet, items }).issues.some(({ code }) => code === 'overflow');
      };
      fc.pre(most.length > 0);
      // One line is allowed in any place; that its place is high enough, the designs' own tests check.
      if (most.lines > 1) expect(overflows(most.lines)).toBe(false);
      if (most.lines < TEXT_FACTS[of].maxLines) expect(overflows(most.lines + 1)).toBe(true);
    }),
  );
});

test.each([
  ['暑中お見舞い申し上げます', '暑中お見舞い\n申し上げます'],
  ['暑中お見舞い', '暑中お見舞い'],
  ['謹んで\n暑中お見舞い申し上げます', '謹んで\n暑中お見舞い申し上げます'],
])('the heading %j is set as %j where a line holds ten characters', (text, expected) => {
  expect(headingIn(place(90, 40), text)).toBe(expected);
});
