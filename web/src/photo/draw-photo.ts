import type { Rect, Size } from '@fumi/domain';
import type { PhotoJob, PhotoJobResult } from './photo-job.ts';

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Where pictures can be made: OffscreenCanvas in a worker, the page's canvas elsewhere. */
export type Studio = {
  readonly canvas: (size: Size) => Canvas;
  readonly encode: (canvas: Canvas, quality: number) => Promise<Blob | null>;
  /** The photo upright, near the wanted size; the decoder may ignore the wish. */
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
function isBlank(studio: Studio, photo: DecodedPhoto): boolean {
  const context = contextOf(studio.canvas(BLANK_PROBE));
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

function draw(studio: Studio, photo: DecodedPhoto, { size, crop, target }: PhotoJob): Canvas | null {
  const canvas = studio.canvas(target);
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

/** Decodes at the size that is needed, draws the crop, and encodes it; null where any of it fails. */
export async function drawPhoto(studio: Studio, job: PhotoJob): Promise<PhotoJobResult> {
  const photo = await studio.decode(job.file, wantedSize(job)).catch(() => null);
  if (photo === null) return null;
  try {
    if (isBlank(studio, photo)) return null;
    const canvas = draw(studio, photo, job);
    const blob = canvas && (await studio.encode(canvas, job.quality));
    return blob && blob.size > 0 ? blob : null;
  } catch {
    return null;
  } finally {
    photo.close();
  }
}
