import { mmToPt } from '@fumi/domain';
import { expect, test } from 'vitest';
import { SHEET } from '../../golden/book.ts';
import { shippedFont } from '../../golden/shipped-fonts.ts';
import { layoutBannerCard, layoutSlug } from './banner-card.ts';

const FONTS = [shippedFont('mincho')] as const;
const NUMBER = 'F261121-7KQ2M';
const page = layoutBannerCard({ ...SHEET, number: NUMBER, lines: ['年賀状 30枚', 'スタンド'], fonts: FONTS });
const boxes = page.operations.flatMap((operation) => (operation.kind === 'fill' ? operation.boxes : []));

test('a black band crosses the whole edge, bleed included, so that it is seen in a cut pile', () => {
  expect(boxes[0]).toEqual({ x: 0, y: 0, width: SHEET.widthPt, height: SHEET.bleedPt + mmToPt(5) });
});

test('the code lies inside of the cut, 16 mm wide', () => {
  const modules = boxes.slice(1);
  const [left, right] = [
    Math.min(...modules.map(({ x }) => x)),
    Math.max(...modules.map((m) => m.x + m.width)),
  ];
  const bottom = Math.max(...modules.map((m) => m.y + m.height));
  expect(right).toBeLessThan(SHEET.widthPt - SHEET.bleedPt);
  expect(bottom).toBeLessThan(SHEET.heightPt - SHEET.bleedPt);
  expect(right - left).toBeCloseTo(mmToPt(16));
});

test('its lines stand below its number, 17.6 pt from one to the next', () => {
  const heights = page.operations.flatMap((operation) =>
    operation.kind === 'text' ? [operation.glyphs[0]?.matrix[5] ?? 0] : [],
  );
  const [number = 0, first = 0, second = 0] = heights;
  expect(second - first).toBeCloseTo(17.6);
  expect(first).toBeGreaterThan(number);
});

/** Size, and where the first character begins and has its middle: 0.38 em above the line that it stands on. */
const wordsOf = ({ operations }: typeof page) =>
  operations.flatMap((operation) => {
    const [glyph] = operation.kind === 'text' ? operation.glyphs : [];
    if (!glyph) return [];
    const [sizePt, , , , x, y] = glyph.matrix;
    return [{ sizePt, x, middle: y - 0.38 * sizePt }];
  });

test('its number is the largest word, 4 mm below the band and 8 mm from the cut, as its lines are', () => {
  const top = SHEET.bleedPt + mmToPt(9);
  const rows = [
    { sizePt: 22, middle: top + 14.3 },
    { sizePt: 11, middle: top + 35.2 + 7.15 },
    { sizePt: 11, middle: top + 35.2 + 17.6 + 7.15 },
  ];
  expect(wordsOf(page)).toEqual(
    rows.map(({ sizePt, middle }) => ({
      sizePt,
      x: expect.closeTo(SHEET.bleedPt + mmToPt(8)),
      middle: expect.closeTo(middle),
    })),
  );
});

test('a line of the sheet is 6.5 pt high in the middle of its strip, and smaller where it is long', () => {
  const slug = (value: string) => wordsOf(layoutSlug(value, { width: 60, height: 9 }, FONTS));
  expect(slug('R261121-1')).toEqual([{ sizePt: 6.5, x: 0, middle: expect.closeTo(4.5) }]);
  expect(slug('四十字の長い行')[0]?.sizePt).toBe(6.5);
  expect(slug('一二三四五六七八九十一二三')[0]?.sizePt).toBe(4.5);
});

test('on a small card a line above the code has the whole width, and stands in one row', () => {
  const cut = { widthPt: mmToPt(54 + 6), heightPt: mmToPt(85 + 6), bleedPt: mmToPt(3) };
  const lines = ['18枚', 'IDカード', 'IDカード用紙　ゆうメール', 'R261124-Q7FM2　1/3', '印刷予定 2026/11/24'];
  const card = layoutBannerCard({ ...cut, number: NUMBER, lines, fonts: FONTS });
  const rows = card.operations.flatMap((operation) =>
    operation.kind === 'text' ? [new Set(operation.glyphs.map(({ matrix }) => matrix[5])).size] : [],
  );
  expect(rows).toEqual([NUMBER, ...lines].map(() => 1));
});

test('beside the code a line ends 2 mm before it', () => {
  const cut = { widthPt: mmToPt(54 + 6), heightPt: mmToPt(85 + 6), bleedPt: mmToPt(3) };
  const lines = Array.from({ length: 9 }, () => '六文字の長さ');
  const card = layoutBannerCard({ ...cut, number: NUMBER, lines, fonts: FONTS });
  const beside = wordsOf(card).at(-1);
  // 38 mm of the card are for words, 16 of them for the code: 20 mm for six characters, in steps of a quarter point.
  expect(beside?.sizePt).toBe(9.25);
});

test('a line of the sheet lies at its own origin and has no bleed', () => {
  const slug = layoutSlug('R261121-1', { width: 300, height: 9 }, FONTS);
  expect(slug).toMatchObject({ widthPt: 300, heightPt: 9, bleedPt: 0 });
  expect(slug.operations).toHaveLength(1);
});
