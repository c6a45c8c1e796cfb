import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, type GrantedRefund, leftOf, needsAnother, needsReturnInvoice } from './money-back.ts';
import { taxIn } from './statement.ts';

const at = '2026-11-22T03:00:00.000Z';
const back = (...amounts: number[]) => amounts.map((amountYen) => ({ at, amountYen }));

test('what went back and what the shop keeps add up to what was paid, the tax too', () => {
  const paid = { sumYen: 3680, taxYen: 334 };
  expect(balanceOf(paid, back(100, 230))).toEqual({
    paid,
    back: { sumYen: 330, taxYen: 30 },
    kept: { sumYen: 3350, taxYen: 304 },
  });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 5 }),
      fc.nat(),
      (parts, rest) => {
        const sumYen = parts.reduce((sum, part) => sum + part, 0) + rest;
        const { back: gone, kept } = balanceOf({ sumYen, taxYen: taxIn(sumYen) }, back(...parts));
        expect(gone.sumYen + kept.sumYen).toBe(sumYen);
        expect(gone.taxYen + kept.taxYen).toBe(taxIn(sumYen));
        expect(kept.taxYen).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('an order that was refunded in full leaves neither money nor tax', () => {
  expect(balanceOf({ sumYen: 21, taxYen: 1 }, back(10, 11)).kept).toEqual({ sumYen: 0, taxYen: 0 });
});

test('a return invoice is due from 10,000 yen of an order, in one part or in several', () => {
  expect(needsReturnInvoice(back(9_999))).toBe(false);
  expect(needsReturnInvoice(back(10_000))).toBe(true);
  expect(needsReturnInvoice(back(6_000, 4_000))).toBe(true);
});

const granted = (amountYen: number, grantedBy: string, state = 'granted'): GrantedRefund => ({
  amountYen,
  grantedBy,
  state,
});

test('who granted a large sum does not send it, and does not send it in parts either', () => {
  const large = granted(10_000, 'mori');
  expect(needsAnother(large, [large], 'mori', 10_000)).toBe(true);
  expect(needsAnother(large, [large], 'sato', 10_000), 'somebody else').toBe(false);
  const part = granted(4_000, 'mori');
  expect(needsAnother(part, [part, granted(6_000, 'mori', 'done')], 'mori', 10_000)).toBe(true);
  expect(needsAnother(part, [part, granted(6_000, 'mori', 'withdrawn')], 'mori', 10_000)).toBe(false);
  expect(needsAnother(part, [part, granted(6_000, 'sato', 'done')], 'mori', 10_000)).toBe(false);
});

test('a shop of one person may say that one is enough', () => {
  const large = granted(1_000_000, 'mori');
  expect(needsAnother(large, [large], 'mori', null)).toBe(false);
});

test.each([
  [['asked'], 70],
  [['waiting'], 70],
  [['done'], 70],
  [['granted', 'done'], 40],
  [['withdrawn', 'failed'], 100],
])('of a hundred yen, parts of thirty that are %s leave %i', (states, leftYen) => {
  expect(
    leftOf(
      100,
      states.map((state) => ({ amountYen: 30, state })),
    ),
  ).toBe(leftYen);
});
