import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

/* A film for Chromium's fake camera: one picture of a QR code, as YUV4MPEG2. */

const WIDTH = 640;
const HEIGHT = 480;
const MODULE_PX = 10;

/** Writes the film; the browser reads it when a page asks for the camera. */
export function filmQrCode(file: string, text: string): void {
  const { data, size } = encode(text, { border: 4 });
  const [left, top] = [(WIDTH - size * MODULE_PX) / 2, (HEIGHT - size * MODULE_PX) / 2];
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [row, column] = [Math.floor((y - top) / MODULE_PX), Math.floor((x - left) / MODULE_PX)];
      if (data[row]?.[column]) luma[y * WIDTH + x] = 16;
    }
  }
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`);
  writeFileSync(file, Buffer.concat([head, Buffer.from('FRAME\n'), luma, grey]));
}
