import { exifAt, exifOrientation, exifTakenAt } from './exif.ts';

/** What the first bytes of a JPEG or PNG tell: its type and its size as displayed (EXIF orientation applied). */
export type ImageHeader = {
  readonly type: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
  /** EXIF orientation 1–8; 5–8 lie on their side. */
  readonly orientation: number;
  /** On the camera's own clock, as ISO 8601 without a zone; null where it isn't known. */
  readonly takenAt: string | null;
};

/**
 * Parts of a file that are looked at: a progressive photo with the largest colour profile has some 400, a PNG in pieces
 * of a kilobyte 8,000. A file with more is an attack: eight megabytes can hold four million.
 */
export const MAX_PARTS = 10_000;

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Markers SOF0–SOF15 carry the frame size; DHT (C4), JPG (C8) and DAC (CC) only share their range. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function readPng(view: DataView): ImageHeader | null {
  if (view.byteLength < 24 || PNG_MAGIC.some((byte, index) => view.getUint8(index) !== byte)) return null;
  return {
    type: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    orientation: 1,
    takenAt: null,
  };
}

const knownOrientation = (value: number): number => (value >= 1 && value <= 8 ? value : 1);

type FromExif = Pick<ImageHeader, 'orientation' | 'takenAt'>;

const UNKNOWN: FromExif = { orientation: 1, takenAt: null };

/** What an APP1 segment adds; the first EXIF wins. */
function withExif(known: FromExif, view: DataView, start: number, end: number): FromExif {
  const exif = known === UNKNOWN ? exifAt(view, start, end) : null;
  if (exif === null) return known;
  return { orientation: knownOrientation(exifOrientation(exif)), takenAt: exifTakenAt(exif) };
}

function jpegSize(view: DataView, at: number, fromExif: FromExif): ImageHeader | null {
  if (at + 9 > view.byteLength) return null;
  const height = view.getUint16(at + 5);
  const width = view.getUint16(at + 7);
  const isTurned = fromExif.orientation >= 5;
  return {
    type: 'jpeg',
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    ...fromExif,
  };
}

function readJpeg(view: DataView): ImageHeader | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let fromExif = UNKNOWN;
  let at = 2;
  for (let parts = 0; parts < MAX_PARTS && at + 4 <= view.byteLength; parts += 1) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (hasNoLength(marker)) {
      at += 2;
    } else if (isStartOfFrame(marker)) {
      return jpegSize(view, at, fromExif);
    } else {
      const length = view.getUint16(at + 2);
      if (length < 2) return null;
      const end = Math.min(at + 2 + length, view.byteLength);
      if (marker === 0xe1) fromExif = withExif(fromExif, view, at + 4, end);
      at += 2 + length;
    }
  }
  return null;
}

/** Reads magic bytes and size without decoding; null for anything but JPEG and PNG. A few 100 kB are enough. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(view) ?? readJpeg(view);
}
