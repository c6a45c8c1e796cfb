import { type DecodedPhoto, drawPhoto, type Studio } from './draw-photo.ts';
import type { PhotoReply, PhotoRequest } from './photo-job.ts';

/*
 * The decoder scales and turns the photo upright. It gets no crop rectangle: browsers disagree on whether that is
 * meant before or after turning (web-stack §3). Those that ignore the wish for a size are told by the bitmap's own.
 */
async function decode(file: Blob, wanted: { width: number; height: number }): Promise<DecodedPhoto> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: wanted.width,
    resizeHeight: wanted.height,
    resizeQuality: 'high',
  });
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}

const studio: Studio = {
  canvas: ({ width, height }) => new OffscreenCanvas(width, height),
  encode: (canvas, quality) => (canvas as OffscreenCanvas).convertToBlob({ type: 'image/jpeg', quality }),
  decode,
};

self.addEventListener('message', (event: MessageEvent<PhotoRequest>) => {
  const { id, job } = event.data;
  void drawPhoto(studio, job).then((result) => {
    const reply: PhotoReply = { id, result };
    self.postMessage(reply);
  });
});
