import { expect, test } from 'vitest';
import { readEmail, readPin } from './AccountFields.tsx';

test('an address that was typed with a Japanese keyboard is sent as it was meant', () => {
  const data = new FormData();
  data.set('email', 'ｈａｎａ＠ｅｘａｍｐｌｅ．ｊｐ');
  expect(readEmail(data)).toBe('hana@example.jp');
});

test.each([
  ['    436233', 'a line that was copied from a mail'],
  ['436 233', 'a gap between the digits'],
  ['43623399', 'digits beyond the sixth'],
  ['認証コード：４３６２３３', 'words before it, and full-width digits'],
])('of %j the digits are sent: %s', (typed) => {
  const data = new FormData();
  data.set('pin', typed);
  expect(readPin(data)).toBe('436233');
});
