import { expect, test } from 'vitest';
import { numberTyped } from './typed-number.ts';

test.each([
  ['85', '85'],
  ['８５', '85'],
  [' 85歳 ', '85'],
  ['８５才', '85'],
  ['85 歳', '85'],
  ['八十五', '85'],
  ['八十五歳', '85'],
  ['八五', '85'],
  ['百二', '102'],
  ['百〇二', '102'],
  ['一〇二', '102'],
  ['百', '100'],
  ['十', '10'],
  ['085', '85'],
  ['120', '120'],
  ['', ''],
  ['　', ''],
])('the age %j is read as %j', (typed, expected) => {
  expect(numberTyped('deathAge', typed)).toBe(expected);
});

test.each(['0', '121', '-5', '85.5', '歳', '八十五くらい', '十百', '五五十', '85g'])(
  '%j is no age',
  (typed) => {
    expect(numberTyped('deathAge', typed)).toBeNull();
  },
);

test.each([
  ['weightG', '３１２０', '3120'],
  ['weightG', '3,120ｇ', '3120'],
  ['weightG', '三一二〇グラム', '3120'],
  ['weightG', '三千百二十', '3120'],
  ['weightG', '31200', '31200'],
  ['weightG', '3.12kg', null],
  ['heightCm', '４９．５', '49.5'],
  ['heightCm', '49.5cm', '49.5'],
  ['heightCm', '49.5㎝', '49.5'],
  ['heightCm', '四九・五センチ', '49.5'],
  ['heightCm', '49。5', '49.5'],
  ['heightCm', '49、5', '49.5'],
  ['heightCm', '49,5', '49.5'],
  ['heightCm', '49.', null],
  ['heightCm', '49.5.1', null],
] as const)('of %s %j is read as %j', (field, typed, expected) => {
  expect(numberTyped(field, typed)).toBe(expected);
});

test('other fields are taken as they are typed', () => {
  expect(numberTyped('deceased', ' 山田 八五 ')).toBe('山田 八五');
});
