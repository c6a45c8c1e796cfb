import { expect, test } from 'vitest';
import { type Decoder, decodeText, encodingSamples, utf16Of } from './decode.ts';

const decode: Decoder = (bytes, encoding, fatal) => new TextDecoder(encoding, { fatal }).decode(bytes);

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['UTF-8', [0xe5, 0xb1, 0xb1]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xe5, 0xb1, 0xb1]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x71, 0x5c]],
  ['UTF-16, big end first', [0xfe, 0xff, 0x5c, 0x71]],
  ['Shift_JIS', [0x8e, 0x52]],
])('山 is read from %s', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes), decode)).toBe('山');
});

const utf16 = (text: string) => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return {
    little: Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8])),
    big: Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 0xff])),
  };
};

test.each(['山田,太郎\r\n', '佐藤,一,北一条西1-2\r\n', '一\t丁目', 'BEGIN:VCARD\nN:一;;\n'])(
  'UTF-16 is known without its mark, whatever NULs its kanji hold: %j',
  (text) => {
    const { little, big } = utf16(text);
    expect([utf16Of(little), utf16Of(big)]).toEqual(['utf-16le', 'utf-16be']);
    expect([decodeText(little, decode), decodeText(big, decode)]).toEqual([text, text]);
  },
);

test('bytes of whatever else are not taken for UTF-16', () => {
  const others = [
    utf8('山田,太郎\n'),
    utf8('N:一;太郎;;;\n'),
    Uint8Array.from([0x41, 0, 0x2c, 0, 0x42]),
    Uint8Array.from({ length: 1024 }, (_, at) => at % 256),
    Uint8Array.from([0x2c, 0, 0, 0, 0x2c, 0]),
    Uint8Array.from([0x41, 0x42]),
  ];
  expect(others.map(utf16Of)).toEqual(others.map(() => null));
});

test('ISO-2022-JP, as old programs for mail write, is known by its escapes, and nobody is asked', () => {
  // 山田 between the escapes.
  const bytes = Uint8Array.from([0x1b, 0x24, 0x42, 0x3b, 0x33, 0x45, 0x44, 0x1b, 0x28, 0x42, 0x2c, 0x31]);
  expect(decodeText(bytes, decode)).toBe('山田,1');
  expect(encodingSamples(bytes, decode)).toEqual([]);
});

test('one bad byte does not make another encoding of a file', () => {
  const bytes = Uint8Array.from([...utf8('氏名,住所\n山田太郎,東京都港区'), 0xff, ...utf8('六本木\n')]);
  expect(decodeText(bytes, decode)).toBe('氏名,住所\n山田太郎,東京都港区\ufffd六本木\n');
});

test('EUC-JP is told from Shift_JIS, whose half-width kana it looks like', () => {
  // 山田,東京 in EUC-JP, and ﾔﾏﾀﾞ in Shift_JIS.
  const euc = Uint8Array.from([0xbb, 0xb3, 0xc5, 0xc4, 0x2c, 0xc5, 0xec, 0xb5, 0xfe]);
  expect(decodeText(euc, decode)).toBe('山田,東京');
  const kana = Uint8Array.from([0x8e, 0x52, 0x93, 0x63, 0x2c, 0xd4, 0xcf, 0xc0, 0xde]);
  expect(decodeText(kana, decode)).toBe('山田,ﾔﾏﾀﾞ');
});

test('where two encodings look alike, a line in each is shown, the likeliest first', () => {
  // ﾔﾏﾀﾞ in Shift_JIS, and two rare kanji in EUC-JP.
  const bytes = Uint8Array.from([...utf8('name\n'), 0xd4, 0xcf, 0xc0, 0xde, ...utf8(',1\n')]);
  expect(encodingSamples(bytes, decode)).toEqual([
    { encoding: 'euc-jp', line: `${decode(Uint8Array.from([0xd4, 0xcf, 0xc0, 0xde]), 'euc-jp', true)},1` },
    { encoding: 'shift_jis', line: 'ﾔﾏﾀﾞ,1' },
    { encoding: 'utf-8', line: expect.stringContaining(',1') },
  ]);
  expect(decodeText(bytes, decode, 'shift_jis')).toBe('name\nﾔﾏﾀﾞ,1\n');
});

test('nobody is asked where one encoding is plainly right', () => {
  const files = [
    utf8('山田太郎,東京都'),
    Uint8Array.from([0x8e, 0x52, 0x93, 0x63, 0x2c, 0xd4, 0xcf, 0xc0, 0xde]),
    Uint8Array.from([...utf8('氏名,住所\n山田太郎,東京都港区'), 0xff, ...utf8('六本木\n')]),
    Uint8Array.from([0xff, 0xfe, 0x71, 0x5c]),
    utf8('name'),
  ];
  for (const bytes of files) expect(encodingSamples(bytes, decode)).toEqual([]);
});
