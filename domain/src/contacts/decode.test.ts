import { expect, test } from 'vitest';
import { type Decoder, decodeText } from './decode.ts';

const decode: Decoder = (bytes, encoding, fatal) => new TextDecoder(encoding, { fatal }).decode(bytes);

test.each([
  ['UTF-8', [0xe5, 0xb1, 0xb1]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xe5, 0xb1, 0xb1]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x71, 0x5c]],
  ['UTF-16, big end first', [0xfe, 0xff, 0x5c, 0x71]],
  ['Shift_JIS', [0x8e, 0x52]],
])('山 is read from %s', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes), decode)).toBe('山');
});
