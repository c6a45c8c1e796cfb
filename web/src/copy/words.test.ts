import { expect, test } from 'vitest';
import { wordsCopy } from './words.ts';

test('a place is named by what its occasion asks for, and by itself elsewhere', () => {
  expect(wordsCopy.of('ADDRESS', 'moving').label).toBe('新しい住所');
  expect(wordsCopy.of('NAMES', 'wedding').label).toBe('おふたりのお名前');
  expect(wordsCopy.of('ADDRESS', 'new-year').label).toBe('住所・連絡先');
  expect(wordsCopy.of('ADDRESS', undefined).label).toBe('住所・連絡先');
});
