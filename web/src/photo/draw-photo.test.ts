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
  const context = {
    fillRect: () => {},
    drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers),
    getImageData: () => ({ data: new Uint8ClampedArray(8 * 8 * 4).fill(over.alpha ?? 255) }),
  };
  const backend: CanvasBackend = {
    canvas: () => ({ getContext: () => context }) as unknown as OffscreenCanvas,
    encode: async () => new Blob(['jpeg']),
    decode: async (_, size) => {
      wanted.push(size);
      const { width, height } = over.decoded ?? size;
      return { source: null as never, width, height, close: () => closed.push('closed') };
    },
    ...over,
  };
  return { backend, drawn, wanted, closed };
}

const job: PhotoJob = {
  file: new Blob(['photo']),
  size: { width: 4000, height: 3000 },
  crop: { x: 0, y: 500, width: 4000, height: 2000 },
  target: { width: 1000, height: 500 },
  quality: 0.9,
};

test('the photo is decoded at the size that is needed, and the crop is drawn from it', async () => {
  const { backend, drawn, wanted, closed } = aBackend();
  expect(await drawPhoto(backend, job)).not.toBeNull();
  expect(wanted).toEqual([{ width: 1000, height: 750 }]);
  expect(drawn.at(-1)).toEqual([0, 125, 1000, 500, 0, 0, 1000, 500]);
  expect(closed).toEqual(['closed']);
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
