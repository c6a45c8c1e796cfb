import { readFileSync } from 'node:fs';
import { findMaterial, type Material } from '@fumi/domain';
import { expect, test } from 'vitest';
import { isHung } from './book-sheets.ts';

const MATERIALS = new URL('../../../../content/materials.json', import.meta.url);
const materials: Material[] = JSON.parse(readFileSync(MATERIALS, 'utf8'));
const isPairHung = (id: number, ...pages: number[]): boolean =>
  isHung(
    findMaterial(materials, id),
    pages.map((pageNo) => ({ pageNo })),
  );

test('a month of the wall calendar hangs below its picture', () => {
  const WALL = 15;
  expect([isPairHung(WALL, 2, 3), isPairHung(WALL, 24, 25)]).toEqual([true, true]);
  expect([isPairHung(WALL, 1), isPairHung(WALL, 26)], 'a leaf alone').toEqual([false, false]);
});

test.each([
  ['a desk calendar', 10, [2, 3]],
  ['a ring calendar', 16, [3, 4]],
  ['a photobook', 101, [3, 4]],
])('pages of %s lie side by side', (_, id, pages) => {
  expect(isPairHung(id, ...pages)).toBe(false);
});
