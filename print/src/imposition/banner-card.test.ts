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

test('on a small card a line above the code has the whole width, and stands in one row', () => {
  const cut = { widthPt: mmToPt(54 + 6), heightPt: mmToPt(85 + 6), bleedPt: mmToPt(3) };
  const lines = ['18枚', 'IDカード', 'IDカード用紙　ゆうメール', 'R261124-Q7FM2　1/3', '印刷予定 2026/11/24'];
  const card = layoutBannerCard({ ...cut, number: NUMBER, lines, fonts: FONTS });
  const rows = card.operations.flatMap((operation) =>
    operation.kind === 'text' ? [new Set(operation.glyphs.map(({ matrix }) => matrix[5])).size] : [],
  );
  expect(rows).toEqual([NUMBER, ...lines].map(() => 1));
});

test('a line of the sheet lies at its own origin and has no bleed', () => {
  const slug = layoutSlug('R261121-1', { width: 300, height: 9 }, FONTS);
  expect(slug).toMatchObject({ widthPt: 300, heightPt: 9, bleedPt: 0 });
  expect(slug.operations).toHaveLength(1);
});
