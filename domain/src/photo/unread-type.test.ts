import { expect, test } from 'vitest';
import { unreadType } from './unread-type.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a scan as TIFF', 'II*\0\x08\0\0\0', 'picture'],
  ['a TIFF of another byte order', 'MM\0*\0\0\0\x08', 'picture'],
  ['a drawing as GIF', 'GIF89a', 'picture'],
  ['a drawing as BMP', 'BM\x36\0\x0c\0\0\0\0\0\x36', 'picture'],
  ['a camera’s own picture', '\0\0\0\x18ftypcrx ', 'picture'],
  ['WebP that nobody has read', 'RIFF\0\0\0\0WEBPVP8 ', 'picture'],
  ['AVIF that nobody has read', '\0\0\0\x10ftypavif\0\0\0\0', 'picture'],
  ['a phone’s film', '\0\0\0\x14ftypqt  ', 'video'],
  ['a film as MP4', '\0\0\0\x18ftypmp42', 'video'],
  ['a film of the web', '\x1aE\xdf\xa3', 'video'],
  ['a film as AVI', 'RIFF\0\0\0\0AVI LIST', 'video'],
  ['a document', '%PDF-1.7', 'pdf'],
  ['a JPEG that is broken', '\xff\xd8\xff\xe0', null],
  ['a letter that begins like BMP', 'BMWで行きました', null],
  ['sound', 'RIFF\0\0\0\0WAVEfmt ', null],
  ['nothing', '', null],
])('%s is known by its bytes', (_, text, type) => {
  expect(unreadType(bytesOf(text))).toBe(type);
});
