import { expect, test } from 'vitest';
import { checkBackText } from './back-text.ts';

test.each([
  ['', null],
  ['Hanako.Yamada', null],
  ['a-b_c@d.example', null],
  ['12345678901234567890', null],
  ['123456789012345678901', 'length'],
  ['山田花子', 'characters'],
  ['Ｈａｎａｋｏ', 'characters'],
  ['Hanako Yamada', 'characters'],
  ['a+b', 'characters'],
])('the line %s is judged %s', (value, problem) => {
  const checked = checkBackText(value);
  expect(checked.ok ? null : checked.error).toBe(problem);
});
