import { paintLook } from '@fumi/domain';
import { expect, test } from 'vitest';
import { type CanvasBackend, drawPhoto, type PhotoJob } from './draw-photo.ts';
import { previewSize } from './photo-pictures.ts';

/** A backend that records what is drawn where; alpha of every pixel as given. */
function aBackend(
  over: Partial<CanvasBackend> & { alpha?: number; decoded?: { width: number; height: number } } = {},
) {
  const drawn: number[][] = [];
  const wanted: unknown[] = [];
  const closed: string[] = [];
  const moves: unknown[] = [];
  const strips: { y: number; first: number }[] = [];
  const move =
    (name: string) =>
    (...numbers: number[]) =>
      moves.push([name, ...numbers]);
  const context = {
    fillRect: () => {},
    save: () => {},
    restore: () => {},
    scale: move('scale'),
    translate: move('translate'),
    rotate: move('rotate'),
    drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers),
    getImageData: () => ({ data: new Uint8ClampedArray(8 * 8 * 4).fill(over.alpha ?? 255) }),
    putImageData: ({ data }: ImageData, _: number, y: number) => strips.push({ y, first: data[0] ?? 0 }),
  };
  const backend: CanvasBackend = {
    canvas: () => ({ getContext: () => context }) as unknown as OffscreenCanvas,
    encode: async () => new Blob(['jpeg']),
    decode: async (_, size) => {
      wanted.push(size);
      const { width, height } = over.decoded ?? size ?? NOTHING;
      return { source: null as never, width, height, close: () => closed.push('closed') };
    },
    ...over,
  };
  return { backend, drawn, wanted, closed, moves, strips };
}

const NOTHING = { width: 0, height: 0 };

const job: PhotoJob = {
  file: new Blob(['photo']),
  size: { width: 4000, height: 3000 },
  crop: { x: 0, y: 500, width: 4000, height: 2000 },
  target: { width: 1000, height: 500 },
  quality: 0.9,
};

test('the photo is closed before its JPEG is encoded, and the canvas is emptied right after', async () => {
  const canvas = { ...aBackend().backend.canvas(NOTHING), width: 1000 } as OffscreenCanvas;
  const seen: unknown[] = [];
  const { backend, closed } = aBackend({
    canvas: () => canvas,
    encode: async () => {
      seen.push(...closed, canvas.width);
      return new Blob(['jpeg']);
    },
  });
  expect(await drawPhoto(backend, job)).not.toBeNull();
  expect([seen, canvas.width]).toEqual([['closed', 1000], 0]);
});

test('the photo is decoded at the size that is needed, and the crop is drawn from it', async () => {
  const { backend, drawn, wanted, closed } = aBackend();
  expect(await drawPhoto(backend, job)).not.toBeNull();
  expect(wanted).toEqual([{ width: 1000, height: 750 }]);
  expect(drawn.at(-1)).toEqual([0, 125, 1000, 500, 0, 0, 1000, 500]);
  expect(closed).toEqual(['closed']);
});

test('a decoder that gives the crop alone is told where it lies, and says where it begins', async () => {
  const parts: unknown[] = [];
  const { backend, drawn } = aBackend({
    decode: async (_, __, part) => {
      parts.push(part);
      return {
        source: null as never,
        width: 1000,
        height: 750,
        at: { x: 0, y: 117, width: 1000, height: 516 },
        close: () => {},
      };
    },
  });
  await drawPhoto(backend, job);
  expect(parts).toEqual([{ x: 0, y: 500 / 3000, width: 1, height: 2000 / 3000 }]);
  expect(drawn.at(-1)).toEqual([0, 8, 1000, 500, 0, 0, 1000, 500]);
  await drawPhoto(backend, { ...job, view: { zoom: 1, turn: 1, level: 0 } });
  expect(parts.at(-1)).toBeNull();
});

test('a photo that was turned lies with its middle on the middle of its picture, and the crop fills the target', async () => {
  const { backend, drawn, moves } = aBackend();
  const view = { zoom: 2, turn: 1, level: 0 } as const;
  const crop = { x: 500, y: 1000, width: 1500, height: 750 };
  await drawPhoto(backend, { ...job, view, crop });
  expect(moves).toEqual([
    ['scale', 1000 / 1500, 500 / 750],
    ['translate', 1000, 1000],
    ['rotate', Math.PI / 2],
  ]);
  expect(drawn.at(-1)).toEqual([-2000, -1500, 4000, 3000]);
});

test('a photo that is only enlarged is cropped, not turned', async () => {
  const { backend, drawn, moves } = aBackend();
  await drawPhoto(backend, { ...job, view: { zoom: 2, turn: 0, level: 0 } });
  expect(moves).toEqual([]);
  expect(drawn.at(-1)).toEqual([0, 125, 1000, 500, 0, 0, 1000, 500]);
});

test('the look of a photo is computed alike for the screen and the press, in strips', async () => {
  const look = { brightness: 20, contrast: -10, warmth: 30, tone: 'sepia' } as const;
  const pixel = new Uint8ClampedArray(4).fill(200);
  paintLook(pixel, look);
  for (const target of [
    { width: 200, height: 100 },
    { width: 1000, height: 500 },
  ]) {
    const { backend, strips } = aBackend({ alpha: 200 });
    await drawPhoto(backend, { ...job, target, look });
    expect(strips.map(({ y }) => y)).toEqual(target.height > 256 ? [0, 256] : [0]);
    expect(strips.map(({ first }) => first)).toEqual(strips.map(() => pixel[0]));
  }
  const { backend, strips } = aBackend();
  await drawPhoto(backend, job);
  expect(strips).toEqual([]);
});

test('a picture of another type becomes a JPEG as large as it is, up to 16 megapixels', async () => {
  const small = aBackend({ decoded: { width: 600, height: 400 } });
  expect(await drawPhoto(small.backend, { file: job.file, quality: 0.95 })).not.toBeNull();
  expect(small.wanted).toEqual([null]);
  expect(small.drawn.at(-1)).toEqual([0, 0, 600, 400, 0, 0, 600, 400]);
  const large = aBackend({ decoded: { width: 8000, height: 6000 } });
  await drawPhoto(large.backend, { file: job.file, quality: 0.95 });
  expect(large.drawn.at(-1)).toEqual([0, 0, 8000, 6000, 0, 0, 4618, 3464]);
});

test('a device that cannot hold a large photo whole draws an enlarged part of it from half', async () => {
  const tried: number[] = [];
  const { backend, drawn } = aBackend({
    decode: async (_, size) => {
      tried.push(size?.width ?? 0);
      if ((size?.width ?? 0) > 4500) throw new Error('memory');
      return { source: null as never, width: 4000, height: 3000, close: () => {} };
    },
  });
  const large = {
    ...job,
    size: { width: 8000, height: 6000 },
    crop: { ...job.crop, width: 1000, height: 500 },
  };
  expect(await drawPhoto(backend, large)).not.toBeNull();
  expect(tried).toEqual([8000, 4000]);
  expect(drawn.at(-1)).toEqual([0, 250, 500, 250, 0, 0, 1000, 500]);
});

test('a decoder that ignores the wish for a size changes nothing but the scale', async () => {
  const { backend, drawn } = aBackend({ decoded: { width: 4000, height: 3000 } });
  await drawPhoto(backend, job);
  expect(drawn.at(-1)).toEqual([0, 500, 4000, 2000, 0, 0, 1000, 500]);
});

test('a small photo is never enlarged while decoding', async () => {
  const { backend, wanted } = aBackend();
  await drawPhoto(backend, { ...job, target: { width: 8000, height: 4000 } });
  expect(wanted).toEqual([{ width: 4000, height: 3000 }]);
});

test.each([
  ['cannot be decoded', { decode: () => Promise.reject(new Error('truncated')) }],
  ['is blank', { alpha: 0 }],
  ['cannot be encoded', { encode: async () => null }],
  ['becomes nothing', { encode: async () => new Blob([]) }],
  ['breaks the canvas', { canvas: () => ({ getContext: () => null }) as unknown as OffscreenCanvas }],
])('there is no picture of a photo that %s', async (_, over) => {
  expect(await drawPhoto(aBackend(over).backend, job)).toBeNull();
});

test.each([
  [
    { width: 6000, height: 4000 },
    { width: 1800, height: 1200 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 20000, height: 1 },
    { width: 1800, height: 1 },
  ],
])('the preview of %o is %o', (size, preview) => {
  expect(previewSize(size)).toEqual(preview);
});

test('a JPEG that stands for another file loses quality until it is small enough, and only then', async () => {
  const tried: number[] = [];
  const { backend } = aBackend({
    decoded: { width: 4000, height: 3000 },
    encode: async (_, quality) => {
      tried.push(Math.round(quality * 100));
      return { size: quality > 0.8 ? 9_000_000 : 7_000_000 } as Blob;
    },
  });
  expect((await drawPhoto(backend, { file: job.file, quality: 0.95 }))?.size).toBe(7_000_000);
  expect((await drawPhoto(backend, job))?.size).toBe(9_000_000);
  expect(tried).toEqual([95, 85, 75, 90]);
});
