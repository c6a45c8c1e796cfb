import { expect, test } from 'vitest';
import type { Decoder } from './decode.ts';
import { escapeValue, foldLine, splitValue, textValue, vcardLines } from './vcard-lines.ts';

const decode: Decoder = (bytes, encoding, strict) =>
  new TextDecoder(encoding, { fatal: strict, ignoreBOM: true }).decode(bytes);
const linesOf = (card: string) => vcardLines(`BEGIN:VCARD\n${card}\nEND:VCARD\n`, decode)[0] ?? [];

// RFC 2426 §2.6: 75 bytes a line, and a blank before what goes on.
test.each([
  ['a'.repeat(75), [75]],
  ['a'.repeat(76), [75, 2]],
  ['a'.repeat(75 + 74 + 1), [75, 75, 2]],
  ['山'.repeat(25), [75]],
  ['山'.repeat(26), [75, 4]],
  [`a${'山'.repeat(25)}`, [73, 4]],
  ['é'.repeat(38), [74, 3]],
  ['\u07ff'.repeat(38), [74, 3]],
  ['\u0800'.repeat(26), [75, 4]],
  ['𠮷'.repeat(19), [72, 5]],
])('%s is folded into lines of %j bytes', (line, lengths) => {
  const folded = foldLine(line);
  const lines = folded.split('\r\n').slice(0, -1);
  expect(lines.map((one) => new TextEncoder().encode(one).length)).toEqual(lengths);
  expect(lines.map((one, index) => (index === 0 ? one : one.slice(1))).join('')).toBe(line);
});

test.each([
  ['item1.ADR;type=HOME,work;TYPE="a:b":x', 'ADR', 'ITEM1', { TYPE: ['HOME', 'work', 'a:b'] }, 'x'],
  ['a.b.tel:1', 'TEL', 'A.B', {}, '1'],
  ['TEL;HOME;8BIT:1:2', 'TEL', '', { TYPE: ['HOME'], ENCODING: ['8BIT'] }, '1:2'],
  ['N;ENCODING=q:=E5=B1=B1', 'N', '', { ENCODING: ['q'] }, '山'],
  [
    'N;QUOTED-PRINTABLE;CHARSET=sjis:=8e=52=zz',
    'N',
    '',
    { ENCODING: ['QUOTED-PRINTABLE'], CHARSET: ['sjis'] },
    '山=zz',
  ],
  ['N;ENCODING=BASE64:=E5', 'N', '', { ENCODING: ['BASE64'] }, '=E5'],
  ['N:=E5=B1=B1', 'N', '', {}, '=E5=B1=B1'],
])('%s is a property', (line, name, group, parameters, value) => {
  expect(linesOf(line)).toEqual([{ name, group, parameters, value }]);
});

test('a line that begins with a blank goes on, and a quoted-printable one after its =', () => {
  expect(linesOf('NOTE:a\n b\n\tc').map(({ value }) => value)).toEqual(['abc']);
  expect(linesOf('NOTE;QUOTED-PRINTABLE:a=\nb=\nc\nTEL:1').map(({ value }) => value)).toEqual(['abc', '1']);
  expect(linesOf('NOTE:QUOTED-PRINTABLE=\nTEL:1').map(({ value }) => value)).toEqual([
    'QUOTED-PRINTABLE=',
    '1',
  ]);
});

test('what stands outside of a card, has no colon, or comes behind a thousand properties is not read', () => {
  expect(vcardLines('TEL:1\nBEGIN:VCARD\nTEL\nN:2\nEND:VCARD\nTEL:3\nEND:VCARD', decode)).toHaveLength(1);
  expect(linesOf('TEL\nN:2')).toHaveLength(1);
  expect(linesOf(Array.from({ length: 1001 }, () => 'TEL:1').join('\n'))).toHaveLength(1000);
  expect(vcardLines('BEGIN:VCARD\nN:1\nBEGIN:VCARD\nN:2\nEND:VCARD', decode)).toMatchObject([
    [{ value: '2' }],
  ]);
});

test('a value is ten thousand characters long at most', () => {
  expect(linesOf(`NOTE:${'a'.repeat(10_001)}`)[0]?.value).toHaveLength(10_000);
  expect(linesOf(`NOTE;X=${'a'.repeat(10_000)}:b`)).toEqual([]);
});

test('characters that separate are escaped and read back', () => {
  expect(escapeValue('a,b;c\\d\r\ne\rf\ng')).toBe('a\\,b\\;c\\\\d\\ne\\nf\\ng');
  expect(textValue('a\\,b\\;c\\\\d\\ne\\Nf\\:g\\x')).toBe('a,b;c\\d\ne\nf:g\\x');
  expect(splitValue('a\\;b;;c', ';')).toEqual(['a;b', '', 'c']);
  expect(splitValue('', ',')).toEqual(['']);
});
