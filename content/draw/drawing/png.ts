import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BIT_RGBA = [8, 6, 0, 0, 0];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A square picture as a PNG, at once: textures are part of a drawing's source, which is written without waiting. */
export function squarePng(side: number, rgba: Uint8ClampedArray): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = Buffer.alloc(side * (side * 4 + 1));
  for (let y = 0; y < side; y += 1)
    rows.set(rgba.subarray(y * side * 4, (y + 1) * side * 4), y * (side * 4 + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(EIGHT_BIT_RGBA)])),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
