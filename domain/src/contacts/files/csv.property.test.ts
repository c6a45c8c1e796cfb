import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessDelimiter, parseCsv, writeCsv } from './csv.ts';

const fieldText = fc.string({
  unit: fc.constantFrom('髙', '"', ',', '\n', '\r', '\t', ' ', 'a', '𠮷', '　'),
});

test('what was written is what is read', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fieldText, { minLength: 1 })), (records) => {
      expect(parseCsv(writeCsv(records))).toEqual(records);
    }),
  );
});

test.each<[string, string[][]]>([
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a,b\rc', [['a', 'b'], ['c']]],
  [
    'a,\nb,',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['"a ""b""",c', [['a "b"', 'c']]],
  ['"a\r\nb",c', [['a\r\nb', 'c']]],
  ['a,"x\ny" ,b', [['a', 'x\ny', 'b']]],
  ['"a"\tb', [['a\tb']]],
  ['5" tall,x', [['5" tall', 'x']]],
  ['"open,\nend', [['"open', ''], ['end']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  [',', [['', '']]],
  ['', []],
])('%j is read leniently', (text, records) => {
  expect(parseCsv(text)).toEqual(records);
});

test('tabs are found where an old desktop program wrote them', () => {
  expect(guessDelimiter('氏名（姓）\t氏名（名）\n"a,b,c,d,e"\tx')).toBe('\t');
  expect(guessDelimiter('姓,名')).toBe(',');
  expect(guessDelimiter(`,${'x'.repeat(19_998)};;`), 'of the first 20,000 characters').toBe(',');
  expect(guessDelimiter(`,${'x'.repeat(19_997)};;`)).toBe(';');
});
