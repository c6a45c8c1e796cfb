import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import * as files from '../../test/photo-files.ts';
import { openImageProcessing } from './image-processing.ts';
import type { ImageAnswer } from './image-task.ts';

const images = openImageProcessing();
afterAll(() => images.close());

const bounds = { width: 1000, height: 700 };
const size = { width: 1600, height: 1200 };

async function reencoded(bytes: Uint8Array) {
  const result = await images.reencodePhoto(bytes, bounds);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function pixelAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

test('a photo is scaled to cover its frame at press resolution, and never enlarged', async () => {
  const large = await reencoded(await files.plainJpeg(size));
  expect([large.width, large.height]).toEqual([1000, 750]);
  const small = await reencoded(await files.plainJpeg({ width: 400, height: 300 }));
  expect([small.width, small.height]).toEqual([400, 300]);
});

test('a photo that lies on its side is turned upright, and loses the place and camera in it', async () => {
  const { jpeg, width, height } = await reencoded(await files.sidewaysJpeg(size));
  expect([width, height]).toEqual([1000, 750]);
  const [red = 0, , blue = 255] = await pixelAt(jpeg, 500, 50);
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(90);
  const metadata = await sharp(jpeg).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation).toBeUndefined();
  expect(jpeg.includes('Fumi Optical')).toBe(false);
});

test.each([
  ['CMYK', files.cmykJpeg],
  ['wide-gamut', files.wideGamutJpeg],
  ['grey progressive', files.greyJpeg],
  ['16-bit', files.deepPng],
])('a %s photo becomes baseline sRGB of three components', async (_, make) => {
  const { jpeg } = await reencoded(await make(size));
  expect(await sharp(jpeg).metadata()).toMatchObject({
    format: 'jpeg',
    space: 'srgb',
    channels: 3,
    depth: 'uchar',
    isProgressive: false,
  });
});

test('what is transparent becomes paper white', async () => {
  const { jpeg } = await reencoded(await files.clearPng({ width: 300, height: 200 }));
  expect(await pixelAt(jpeg, 150, 100)).toEqual([255, 255, 255]);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['text', files.textNamedJpeg],
  ['a truncated photo', () => files.truncatedJpeg(size)],
  ['a decompression bomb', files.bombPng],
  [
    'a drawing named like a photo',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['nothing', () => Buffer.alloc(0)],
])('%s is refused, and the next photo is still taken', async (_, make) => {
  expect(await images.reencodePhoto(await make(), bounds)).toEqual({
    ok: false,
    error: { code: 'imagedata' },
  });
  expect((await reencoded(await files.plainJpeg({ width: 40, height: 30 }))).width).toBe(40);
});

/** Bytes of a row, without the filter byte before it. */
const rowBytes = (stream: Uint8Array, heightPx: number) => inflateSync(stream).length / heightPx - 1;

test('art becomes streams of rows, its transparency apart', async () => {
  const opaque = await images.decodeArt(
    await sharp(await files.plainJpeg(bounds))
      .png()
      .toBuffer(),
  );
  expect([opaque.widthPx, opaque.heightPx, opaque.alpha]).toEqual([1000, 700, null]);
  expect(rowBytes(opaque.rgb, 700)).toBe(1000 * 3);
  const clear = await images.decodeArt(await files.clearPng({ width: 40, height: 20 }));
  expect(rowBytes(clear.rgb, 20)).toBe(40 * 3);
  expect(clear.alpha && rowBytes(clear.alpha, 20)).toBe(40);
});

const answered: ImageAnswer = {
  kind: 'photo',
  photo: { jpeg: Buffer.from('jpeg'), width: 1, height: 1 },
};

/** Image processing whose processes die over the first tasks. */
function dyingProcesses(deaths: number) {
  const started = { count: 0 };
  let left = deaths;
  const dying = openImageProcessing(() => {
    started.count += 1;
    let alive = true;
    return {
      ask: async () => {
        left -= 1;
        alive = left < 0;
        return alive ? answered : null;
      },
      isAlive: () => alive,
      end: () => {
        alive = false;
      },
    };
  });
  return { dying, started };
}

test('a process that dies is replaced, and its photo tried once more', async () => {
  const { dying, started } = dyingProcesses(1);
  expect((await dying.reencodePhoto(Buffer.from('x'), bounds)).ok).toBe(true);
  expect(started.count).toBe(2);
  dying.close();
});

test('a photo that kills two processes is refused', async () => {
  const { dying } = dyingProcesses(2);
  expect(await dying.reencodePhoto(Buffer.from('x'), bounds)).toEqual({
    ok: false,
    error: { code: 'imagedata' },
  });
  expect((await dying.reencodePhoto(Buffer.from('x'), bounds)).ok).toBe(true);
  dying.close();
});

test('a photo that comes while too many wait is refused as unavailable', async () => {
  const dying = openImageProcessing(() => ({
    ask: () => new Promise(() => {}),
    isAlive: () => true,
    end: () => {},
  }));
  for (let count = 0; count < 34; count += 1) void dying.reencodePhoto(Buffer.from('x'), bounds);
  expect(await dying.reencodePhoto(Buffer.from('x'), bounds)).toEqual({
    ok: false,
    error: { code: 'unavailable' },
  });
  dying.close();
});
