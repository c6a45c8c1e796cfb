import type { CanvasBackend } from './draw-photo.ts';

/** How a worker draws and encodes. */
export const offscreen: Pick<CanvasBackend, 'canvas' | 'encode'> = {
  canvas: ({ width, height }) => new OffscreenCanvas(width, height),
  encode: (canvas, quality) => (canvas as OffscreenCanvas).convertToBlob({ type: 'image/jpeg', quality }),
};
