import { type Rect, readImageHeader, type Size, withoutMetadata } from '@fumi/domain';
import type { DecodedPhoto } from './draw-photo.ts';

/** JPEG is decoded at an eighth of its size, at two eighths, and so on. */
const EIGHTHS = 8;

/** The smallest size at which a JPEG is decoded and that is no smaller than wanted. */
export function sizeInEighths({ width, height }: Size, wanted: Size): Size {
  const scale = Math.max(wanted.width / width, wanted.height / height);
  const eighths = Math.min(EIGHTHS, Math.ceil(EIGHTHS * scale));
  return { width: Math.ceil((width * eighths) / EIGHTHS), height: Math.ceil((height * eighths) / EIGHTHS) };
}

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/** How a stored picture stands upright about its middle, by its EXIF orientation; from 5 on it lies on its side. */
const UPRIGHT: Readonly<Record<number, readonly [a: number, b: number, c: number, d: number]>> = {
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

/** Pixels around a part, for smoothing. Parts begin at multiples of it, as a canvas's smaller sizes do. */
const MARGIN = 8;

const outwards = (from: number, to: number, most: number): readonly [from: number, length: number] => {
  const first = Math.max(0, Math.floor(from / MARGIN) * MARGIN - MARGIN);
  return [first, Math.min(most, Math.ceil(to / MARGIN) * MARGIN + MARGIN) - first];
};

/** The whole pixels of a part of an upright picture, with some around it. */
export function partPx({ width, height }: Size, part: Rect): Rect {
  const [x, wide] = outwards(part.x * width, (part.x + part.width) * width, width);
  const [y, high] = outwards(part.y * height, (part.y + part.height) * height, height);
  return { x, y, width: wide, height: high };
}

/** Where a part of an upright picture lies in the picture as it is stored. */
export function storedPart(upright: Size, part: Rect, orientation: number): Rect {
  const [a, b, c, d] = UPRIGHT[orientation] ?? [1, 0, 0, 1];
  const isTurned = orientation >= 5;
  const { width, height } = isTurned ? turned(part) : part;
  const all = isTurned ? turned(upright) : upright;
  const x = part.x + part.width / 2 - upright.width / 2;
  const y = part.y + part.height / 2 - upright.height / 2;
  // Turned back about the middle.
  return {
    x: all.width / 2 + a * x + b * y - width / 2,
    y: all.height / 2 + c * x + d * y - height / 2,
    width,
    height,
  };
}

type Standing = Size & Pick<DecodedPhoto, 'source' | 'close'>;

/** The picture upright by its EXIF orientation; closes `stored` where a turned copy replaces it. */
function standUp(stored: ImageBitmap, orientation: number): Standing {
  const { width, height } = stored;
  const matrix = UPRIGHT[orientation];
  if (matrix === undefined) return { source: stored, width, height, close: () => stored.close() };
  const size = orientation >= 5 ? turned(stored) : { width, height };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context?.setTransform(...matrix, size.width / 2, size.height / 2);
  context?.drawImage(stored, -width / 2, -height / 2);
  stored.close();
  const close = (): void => {
    canvas.width = 0;
  };
  return { source: canvas, ...size, close };
}

/** Chromium alone: nobody has compared the colours of another browser's decoder with those of its bitmaps. */
const canDecode = (): boolean => typeof ImageDecoder !== 'undefined' && 'userAgentData' in navigator;

/**
 * A JPEG upright, decoded no larger than it has to be: a photo of 24 megapixels that fills a page of a book
 * takes 54 MB and not 96, its small picture 2. While it is copied out of the decoder its copy lies beside it:
 * as much again, or the part alone that is asked for. Null where the browser has no such decoder, or the file
 * is no JPEG. The decoder gets the photo without its orientation, as browsers differ in whether they apply
 * it.
 */
export async function decodeJpeg(
  file: Blob,
  wanted: Size,
  part: Rect | null = null,
): Promise<DecodedPhoto | null> {
  if (!canDecode() || file.type !== 'image/jpeg') return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readImageHeader(bytes);
  if (header?.type !== 'jpeg') return null;
  const { orientation } = header;
  const data = orientation === 1 ? bytes : withoutMetadata(bytes, 'as-stored');
  if (data === null) return null;
  const size = sizeInEighths(header, wanted);
  const { width, height } = orientation >= 5 ? turned(size) : size;
  const decoder = new ImageDecoder({
    ...{ type: 'image/jpeg', data, transfer: [data.buffer as ArrayBuffer] },
    ...{ desiredWidth: width, desiredHeight: height },
  });
  const { image } = await decoder.decode().finally(() => decoder.close());
  // As bitmaps: drawing a frame itself copies it, and the browser keeps such copies for later frames.
  const stored = { width: image.displayWidth, height: image.displayHeight };
  const whole = orientation >= 5 ? turned(stored) : stored;
  const at = part && partPx(whole, part);
  const from = at && storedPart(whole, at, orientation);
  const bitmap = await (from
    ? createImageBitmap(image, from.x, from.y, from.width, from.height)
    : createImageBitmap(image)
  ).finally(() => image.close());
  const { source, close } = standUp(bitmap, orientation);
  return { source, close, ...whole, ...(at ? { at } : {}) };
}
