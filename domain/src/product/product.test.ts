import { expect, test } from 'vitest';
import { findMaterial, type Material, pagesLike, recipientLimit, templatesOf } from './material.ts';
import { isPremium, kitPriceYen } from './price.ts';
import { findProduct, type Product } from './product.ts';
import { isBound } from './spreads.ts';

const price = {
  unitPriceYen: 500,
  premiumList: [
    { id: 1, unitPriceYen: 800 },
    { id: 2, unitPriceYen: 500 },
  ],
};

test.each([
  [1, 800, true],
  [2, 500, false],
  [3, 500, false],
])('kit %i costs %i yen, which is a premium: %s', (kitId, yen, premium) => {
  expect([kitPriceYen(price, kitId), isPremium(price, kitId)]).toEqual([yen, premium]);
});

test('a product is found by its code, and another code is refused by name', () => {
  const postcard = { code: 'T0021' } as Product;
  expect(findProduct([postcard], 'T0021')).toEqual({ ok: true, value: postcard });
  expect(findProduct([postcard], 'T9999')).toEqual({
    ok: false,
    error: { code: 'unsupported-product', productCode: 'T9999' },
  });
});

test('a photobook is bound, a calendar is not', () => {
  expect([isBound({ type: 'photobook' }), isBound({ type: 'calendar' })]).toEqual([true, false]);
});

// Spec §3 and §9: 60 pages carry thirty recipients.
test('a material is found by its number, and half of its pages carry a recipient', () => {
  const materials = [
    { id: 11, count: 44 },
    { id: 13, count: 60 },
  ] as Material[];
  expect(recipientLimit(findMaterial(materials, 13))).toBe(30);
  expect(() => findMaterial(materials, 12)).toThrow('material 12');
});

test('fronts and backs of three cards take turns', () => {
  const templates = templatesOf({ pageRuns: [{ times: 3, pages: [1, 2] }] });
  expect(templates).toEqual([1, 2, 1, 2, 1, 2]);
  expect([pagesLike(templates, 1), pagesLike(templates, 2)]).toEqual([
    [1, 3, 5],
    [2, 4, 6],
  ]);
});
