import type { Size } from '@fumi/domain';
import { answerCalls } from '../platform/worker-calls.ts';
import { decodeJpeg } from './decode-jpeg.ts';
import {
  type CanvasBackend,
  type DecodedPhoto,
  drawPhoto,
  type PhotoJob,
  type WholeJob,
} from './draw-photo.ts';
import { offscreen } from './offscreen.ts';

/*
 * The decoder scales and turns the photo upright. It gets no crop rectangle: browsers disagree on whether that is
 * meant before or after turning (web-stack §3). Some ignore the size that is asked for: the bitmap tells its own.
 */
async function decodeAny(file: Blob, wanted: Size | null): Promise<DecodedPhoto> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(wanted ? { resizeWidth: wanted.width, resizeHeight: wanted.height, resizeQuality: 'high' } : {}),
  });
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}

const decode: CanvasBackend['decode'] = async (file, wanted, part) =>
  (wanted && (await decodeJpeg(file, wanted, part).catch(() => null))) ?? decodeAny(file, wanted);

const backend: CanvasBackend = { ...offscreen, decode };

let last: Promise<unknown> = Promise.resolve();

/** One after another: of a photo of 24 megapixels 96 MB are decoded, whoever asks for the next one meanwhile. */
function inTurn(job: PhotoJob | WholeJob): Promise<Blob | null> {
  const drawn = last.then(() => drawPhoto(backend, job));
  last = drawn.catch(() => null);
  return drawn;
}

answerCalls(inTurn);
