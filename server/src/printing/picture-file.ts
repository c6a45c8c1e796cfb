import { crc32 } from 'node:zlib';
import { invariant } from '@fumi/domain';
import type { PdfImage } from '@fumi/print/pdf';
import sharp, { type Sharp } from 'sharp';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const GREY = 0;
const COLOUR = 2;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Makes a PNG file of rows that already carry PNG filters. */
function pngOf(widthPx: number, heightPx: number, colourType: number, rows: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, colourType], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture of a press file, opened again: JPEG, or the filtered rows of art with their alpha. */
export function openPicture(image: PdfImage): Sharp {
  if (image.kind === 'jpeg') return sharp(image.bytes);
  const { widthPx, heightPx, rgb, alpha, filtered } = image;
  invariant(filtered, 'Art is kept as PNG rows.');
  const colour = sharp(pngOf(widthPx, heightPx, COLOUR, rgb));
  return alpha ? colour.joinChannel(pngOf(widthPx, heightPx, GREY, alpha)) : colour;
}
