import { expect, test } from 'vitest';
import { nameKey } from './duplicates.ts';

test.each([
  [
    { last: '吉田', first: 'ﾖｼｺ' },
    { last: '吉田', first: 'ヨシコ' },
  ],
  [
    { last: 'ﾊﾞﾊﾞ', first: '' },
    { last: 'ババ', first: '' },
  ],
  [
    { last: '髙橋', first: '太 郎' },
    { last: '高橋', first: '太郎' },
  ],
])('%j has the same key as %j', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
  expect(nameKey(one)).not.toBe(nameKey({ ...other, first: '別人' }));
});
