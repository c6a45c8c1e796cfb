import {
  isPlainView,
  MAX_FILE_BYTES,
  MAX_IMAGE_PIXELS,
  type PhotoLook,
  type PhotoView,
  paintLook,
  pictureSize,
  type Rect,
  type Size,
} from '@fumi/domain';

/** A picture to be made of a photo. */
export type PhotoJob = {
  readonly file: Blob;
  /** Upright size of the photo, px. */
  readonly size: Size;
  /** How a person has turned it; absent where it stands as it was taken. Zoom is in the crop already. */
  readonly view?: PhotoView | undefined;
  /** What a person has changed of its light and colour. */
  readonly look?: PhotoLook | undefined;
  /** The part that is wanted, px of the photo's picture (`pictureSize`); upright, where nobody has turned it. */
  readonly crop: Rect;
  /** Size of the picture to make, px. */
  readonly target: Size;
  /** Of the JPEG, up to 1. */
  readonly quality: number;
};

/** A picture of any type that can be read, to become a JPEG as large as it is, up to 16 megapixels and spec's 8 MB. */
export type WholeJob = Pick<PhotoJob, 'file' | 'quality'>;

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** What differs between a worker (OffscreenCanvas) and the page (canvas element). */
export type CanvasBackend = {
  readonly canvas: (size: Size) => Canvas;
  readonly encode: (canvas: Canvas, quality: number) => Promise<Blob | null>;
  /**
   * The photo upright, near the wanted size, which the decoder may ignore; without one as large as it is. Of a part,
   * in shares of the photo's sides, the decoder may give that alone.
   */
  readonly decode: (file: Blob, wanted: Size | null, part: Rect | null) => Promise<DecodedPhoto>;
};

/** The size is that of all of the photo. */
export type DecodedPhoto = Size & {
  readonly source: CanvasImageSource;
  /** Where the source lies in it, if it is a part of it. */
  readonly at?: Rect | undefined;
  readonly close: () => void;
};

const BLANK_PROBE: Size = { width: 8, height: 8 };

const contextOf = (canvas: Canvas): Context | null => canvas.getContext('2d') as Context | null;

/** Some browsers answer an empty picture where memory is short: every pixel is transparent then. */
function isBlank(backend: CanvasBackend, photo: DecodedPhoto): boolean {
  const context = contextOf(backend.canvas(BLANK_PROBE));
  if (!context) return true;
  const { width, height } = BLANK_PROBE;
  const source = photo.at ?? photo;
  context.drawImage(photo.source, 0, 0, source.width, source.height, 0, 0, width, height);
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

const isUpright = ({ view }: PhotoJob): boolean => view === undefined || isPlainView({ ...view, zoom: 1 });

/** What is drawn of a photo that stands as it was taken; of one that was turned, all of it. */
const partOf = (job: PhotoJob): Rect | null =>
  isUpright(job) ? scaled(job.crop, 1 / job.size.width, 1 / job.size.height) : null;

function draw(backend: CanvasBackend, photo: DecodedPhoto, job: PhotoJob): Canvas | null {
  const { target } = job;
  const canvas = backend.canvas(target);
  const context = contextOf(canvas);
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // Paper is white: what is transparent in a PNG prints as paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, target.width, target.height);
  if (job.view === undefined || isUpright(job)) drawUpright(context, photo, job);
  else drawTurned(context, photo, job, job.view);
  if (job.look) paintInStrips(context, target, job.look);
  return canvas;
}

function drawUpright(context: Context, photo: DecodedPhoto, { size, crop, target }: PhotoJob): void {
  const part = scaled(crop, photo.width / size.width, photo.height / size.height);
  const { x, y } = { x: part.x - (photo.at?.x ?? 0), y: part.y - (photo.at?.y ?? 0) };
  context.drawImage(photo.source, x, y, part.width, part.height, 0, 0, target.width, target.height);
}

/** Lays the photo with its middle on the middle of the picture that holds it, turned. */
function drawTurned(
  context: Context,
  photo: DecodedPhoto,
  { size, crop, target }: PhotoJob,
  view: PhotoView,
): void {
  const picture = pictureSize(size, view);
  context.save();
  context.scale(target.width / crop.width, target.height / crop.height);
  context.translate(picture.width / 2 - crop.x, picture.height / 2 - crop.y);
  context.rotate(((view.turn * 90 + view.level) * Math.PI) / 180);
  context.drawImage(photo.source, -size.width / 2, -size.height / 2, size.width, size.height);
  context.restore();
}

/** Rows at a time: a copy of all pixels of a large photo is more than a small phone can spare. */
const STRIP_ROWS = 256;

function paintInStrips(context: Context, { width, height }: Size, look: PhotoLook): void {
  for (let y = 0; y < height; y += STRIP_ROWS) {
    const strip = context.getImageData(0, y, width, Math.min(STRIP_ROWS, height - y));
    paintLook(strip.data, look);
    context.putImageData(strip, 0, y);
  }
}

const scaled = (rect: Rect, byX: number, byY: number): Rect => ({
  x: rect.x * byX,
  y: rect.y * byY,
  width: rect.width * byX,
  height: rect.height * byY,
});

function wholeOf(job: WholeJob, { width, height }: Size): PhotoJob {
  const scale = Math.min(1, Math.sqrt(MAX_IMAGE_PIXELS / (width * height)));
  const target = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  return { ...job, size: { width, height }, crop: { x: 0, y: 0, width, height }, target };
}

/** The crop on a canvas; the photo is gone then, before its JPEG needs memory. */
function drawAndClose(backend: CanvasBackend, photo: DecodedPhoto, job: PhotoJob | WholeJob): Canvas | null {
  try {
    if (isBlank(backend, photo)) return null;
    return draw(backend, photo, 'crop' in job ? job : wholeOf(job, photo));
  } finally {
    photo.close();
  }
}

/** Steps of lower quality, tried until the file is small enough; the last result is taken in any case. */
const LESS_QUALITY = [0, 0.1, 0.2] as const;

async function encodeAsFile(
  backend: CanvasBackend,
  canvas: Canvas,
  { quality }: WholeJob,
): Promise<Blob | null> {
  let blob: Blob | null = null;
  for (const less of LESS_QUALITY) {
    blob = await backend.encode(canvas, quality - less);
    if (blob === null || blob.size <= MAX_FILE_BYTES) break;
  }
  return blob;
}

async function drawDecoded(
  backend: CanvasBackend,
  job: PhotoJob | WholeJob,
  wanted: Size | null,
): Promise<Blob | null> {
  try {
    const part = 'crop' in job ? partOf(job) : null;
    const canvas = drawAndClose(backend, await backend.decode(job.file, wanted, part), job);
    if (canvas === null) return null;
    const blob = await ('crop' in job
      ? backend.encode(canvas, job.quality)
      : encodeAsFile(backend, canvas, job));
    // Frees its pixels now, not at the next garbage collection.
    canvas.width = 0;
    return blob && blob.size > 0 ? blob : null;
  } catch {
    return null;
  }
}

/**
 * Decodes at the size that is needed, draws the crop, and encodes it as JPEG; null where any of it fails (spec §8:
 * imagedata). What is much enlarged needs the whole photo large: a device that can't hold it gets it half as fine.
 */
export async function drawPhoto(backend: CanvasBackend, job: PhotoJob | WholeJob): Promise<Blob | null> {
  const wanted = 'crop' in job ? wantedSize(job) : null;
  const drawn = await drawDecoded(backend, job, wanted);
  if (drawn || !wanted || wanted.width * wanted.height <= MAX_IMAGE_PIXELS) return drawn;
  const half = { width: Math.ceil(wanted.width / 2), height: Math.ceil(wanted.height / 2) };
  return drawDecoded(backend, job, half);
}
