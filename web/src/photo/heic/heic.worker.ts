import libheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { answerCalls } from '../../platform/worker-calls.ts';
import { type CanvasBackend, type DecodedPhoto, drawPhoto, type WholeJob } from '../draw-photo.ts';
import { offscreen } from '../offscreen.ts';
import { colourSpaceOf } from './colour-space.ts';

/** What phones have today is 50 megapixels; decoded and copied, that is half a gigabyte. */
const MAX_PIXELS = 64_000_000;

/** The picture that a file shows first, and not its burst, its depth or its preview. */
function primaryOf(library: ReturnType<typeof libheif>, bytes: Uint8Array) {
  const images = new library.HeifDecoder().decode(bytes);
  return images.find((image) => image.is_primary()) ?? null;
}

/** Upright: the library turns as the file's boxes say; EXIF's orientation is ignored (ISO 23008-12, 6.5). */
async function decode(file: Blob): Promise<DecodedPhoto> {
  const [bytes, wasm] = await Promise.all([file.arrayBuffer(), fetch(wasmUrl)]);
  const library = libheif({ wasmBinary: await wasm.arrayBuffer() });
  const image = primaryOf(library, new Uint8Array(bytes));
  if (!image || image.get_width() * image.get_height() > MAX_PIXELS) throw new Error('No such photo.');
  const { heif_colorspace_RGB, heif_chroma_interleaved_RGBA } = library;
  const decoded = await library.heif_js_decode_image2(
    image.handle,
    heif_colorspace_RGB,
    heif_chroma_interleaved_RGBA,
  );
  const [pixels] = decoded.channels ?? [];
  if (!pixels) throw new Error('Not decoded.');
  const canvas = offscreen.canvas(pixels) as OffscreenCanvas;
  const context = canvas.getContext('2d');
  // Rows of the library's own memory, which may be longer than the picture is wide.
  const { data, stride, width, height } = pixels;
  const colorSpace = colourSpaceOf(new Uint8Array(bytes));
  const rows = new Uint8ClampedArray(data.buffer, data.byteOffset, stride * height);
  context?.putImageData(new ImageData(rows, stride / 4, height, { colorSpace }), 0, 0);
  const close = (): void => {
    canvas.width = 0;
  };
  return { source: canvas, width, height, close };
}

const backend: CanvasBackend = { ...offscreen, decode };

answerCalls((job: WholeJob) => drawPhoto(backend, job));
