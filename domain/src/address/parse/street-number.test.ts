import { expect, test } from 'vitest';
import { findStreetNumber } from './street-number.ts';

test.each([
  ['桜ハイツ 二', 'nowhere', null],
  ['桜ハイツ 二十三', 'nowhere', null],
  ['桜ハイツ 二十三番地', 'nowhere', '二十三番地'],
  ['桜ハイツ 23', 'nowhere', '23'],
  ['二十三', 'at-start', '二十三'],
  ['二十三', 'nowhere', null],
  ['第二十三 5', 'nowhere', '5'],
  ['二百三十四青山荘 5', 'everywhere', '5'],
  ['4570青山荘', 'nowhere', '4570'],
  ['21世紀館', 'nowhere', null],
] as const)('in %s, trusted %s, the street number is %s', (text, trust, number) => {
  const found = findStreetNumber(text, trust);
  expect(found && text.slice(found.at, found.at + found.length)).toBe(number);
});
