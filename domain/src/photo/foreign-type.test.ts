import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foreignType } from './foreign-type.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const ftyp = (...brands: string[]): Uint8Array => {
  const [major = '', ...compatible] = brands;
  const length = 16 + compatible.length * 4;
  return bytesOf(`\0\0\0${String.fromCharCode(length)}ftyp${major}\0\0\0\0${compatible.join('')}mdat`);
};

test.each([
  ['an iPhone', ftyp('heic', 'mif1', 'heic'), 'heic'],
  ['a burst', ftyp('hevc', 'msf1'), 'heic'],
  ['ten bits', ftyp('heix'), 'heic'],
  ['a shared brand with HEIC behind it', ftyp('mif1', 'miaf', 'heic'), 'heic'],
  ['a shared brand with AVIF behind it', ftyp('mif1', 'avif'), 'avif'],
  ['a shared brand alone', ftyp('mif1'), 'heic'],
  [
    'a shared brand before a box that only sounds like AVIF',
    bytesOf('\0\0\0\x10ftypmif1\0\0\0\0avif'),
    'heic',
  ],
  ['AVIF', ftyp('avif', 'mif1'), 'avif'],
  ['WebP', bytesOf('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
  ['a film', ftyp('qt  '), null],
  ['sound', bytesOf('RIFF\0\0\0\0WAVEfmt '), null],
  ['JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), null],
  ['nothing', new Uint8Array(), null],
])('%s is known by its bytes', (_, bytes, type) => {
  expect(foreignType(bytes)).toBe(type);
});

test('no bytes make the reader throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.boolean(), (bytes, isBox) => {
      if (isBox) bytes.set(bytesOf('\0\0\0 ftypmif1').subarray(0, bytes.length));
      expect([null, 'heic', 'avif', 'webp']).toContain(foreignType(bytes));
    }),
  );
});
