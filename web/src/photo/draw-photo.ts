import type { Rect, Size } from '@fumi/domain';

/** A picture to be made of a photo. */
export type PhotoJob = {
  readonly file: Blob;
  /** Upright size of the photo, px. */
  readonly size: Size;
  /** The part that is wanted, px of the upright photo. */
  readonly crop: Rect;
  /** Size of the picture to make, px. */
  readonly target: Size;
  /** Of the JPEG, up to 1. */
  readonly quality: number;
};

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** What differs between a worker (OffscreenCanvas) and the page (canvas element). */
export type CanvasBackend = {
  readonly canvas: (size: Size) => Canvas;
  readonly encode: (canvas: Canvas, quality: number) => Promise<Blob | null>;
  /** The photo upright, near the wanted size, which the decoder may ignore. */
  readonly decode: (file: Blob, wanted: Size) => Promise<DecodedPhoto>;
};

export type DecodedPhoto = Size & { readonly source: CanvasImageSource; readonly close: () => void };

const BLANK_PROBE: Size = { width: 8, height: 8 };

function contextOf(canvas: Canvas): Context | null {
  const context = canvas.getContext('2d') as Context | null;
  if (context) context.imageSmoothingQuality = 'high';
  return context;
}

/** Some browsers answer an empty picture where memory is short: every pixel is transparent then. */
function isBlank(backend: CanvasBackend, photo: DecodedPhoto): boolean {
  const context = contextOf(backend.canvas(BLANK_PROBE));
  if (!context) return true;
  const { width, height } = BLANK_PROBE;
  context.drawImage(photo.source, 0, 0, photo.width, photo.height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return data.every((value, index) => index % 4 !== 3 || value === 0);
}

/** The whole photo at the scale at which its crop has the target's size; never enlarged. */
function wantedSize({ size, crop, target }: PhotoJob): Size {
  const scale = Math.min(1, target.width / crop.width);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

function draw(backend: CanvasBackend, photo: DecodedPhoto, { size, crop, target }: PhotoJob): Canvas | null {
  const canvas = backend.canvas(target);
  const context = contextOf(canvas);
  if (!context) return null;
  // Paper is white: what is transparent in a PNG prints as paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, target.width, target.height);
  const part = scaled(crop, photo.width / size.width, photo.height / size.height);
  context.drawImage(photo.source, part.x, part.y, part.width, part.height, 0, 0, target.width, target.height);
  return canvas;
}

const scaled = (rect: Rect, byX: number, byY: number): Rect => ({
  x: rect.x * byX,
  y: rect.y * byY,
  width: rect.width * byX,
  height: rect.height * byY,
});

/** Decodes at the size that is needed, draws the crop, and encodes it as JPEG; null where any of it fails (spec §8: imagedata). */
export async function drawPhoto(backend: CanvasBackend, job: PhotoJob): Promise<Blob | null> {
  const photo = await backend.decode(job.file, wantedSize(job)).catch(() => null);
  if (photo === null) return null;
  try {
    if (isBlank(backend, photo)) return null;
    const canvas = draw(backend, photo, job);
    const blob = canvas && (await backend.encode(canvas, job.quality));
    return blob && blob.size > 0 ? blob : null;
  } catch {
    return null;
  } finally {
    photo.close();
  }
}
