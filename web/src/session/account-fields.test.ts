import { expect, test } from 'vitest';
import { readEmail } from './AccountFields.tsx';

test('an address that was typed with a Japanese keyboard is sent as it was meant', () => {
  const data = new FormData();
  data.set('email', 'ｈａｎａ＠ｅｘａｍｐｌｅ．ｊｐ');
  expect(readEmail(data)).toBe('hana@example.jp');
});
