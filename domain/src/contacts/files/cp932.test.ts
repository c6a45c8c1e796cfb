import { expect, test } from 'vitest';
import { cp932Encoder } from './cp932.ts';

const decode = (bytes: Uint8Array) => new TextDecoder('shift_jis').decode(bytes);
const cp932 = cp932Encoder(decode);
const hex = (text: string) =>
  Array.from(cp932.encode(text), (byte) => byte.toString(16).padStart(2, '0')).join(' ');

// The first and the last of each range, and of characters that stand twice the one that Windows writes.
test.each([
  ['\u0000~', '00 7e'],
  ['｡ﾟ', 'a1 df'],
  ['　╂', '81 40 84 be'],
  ['亜腕弌滌', '88 9f 98 72 98 9f 9f fc'],
  ['漾熙', 'e0 40 ea a4'],
  ['①㈱', '87 40 87 8a'],
  ['ⅰ黑', 'fa 40 fc 4b'],
  ['髙﨑', 'fb fc fa b1'],
  // NEC's and IBM's extensions have these as well.
  ['≒∵￢Ⅰ', '81 e0 81 e6 81 ca 87 54'],
  // Characters that Unicode has twice.
  ['〜～−－—―‖∥', '81 60 81 60 81 7c 81 7c 81 5c 81 5c 81 61 81 61'],
  ['𠮷', '81 ac'],
])('%j is written %s', (text, bytes) => {
  expect(hex(text)).toBe(bytes);
});

test('every character that can be written is read back as it was', () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => cp932.unencodable(character).length === 0,
  );
  const changed = characters.filter((character) => decode(cp932.encode(character)) !== character);
  expect(changed).toEqual(['—', '‖', '−', '〜']);
  // JIS X 0208 without its doubles, the extensions, kana of one byte, ASCII.
  expect(characters.length).toBeGreaterThan(7000);
});
