/** A TIFF block inside of an image: where it begins and ends, and which end its numbers start with. */
export type Exif = {
  readonly view: DataView;
  readonly tiff: number;
  readonly end: number;
  readonly little: boolean;
};

/* Numbers of CIPA DC-008 (Exif 3.0), §4.6. */
const ORIENTATION = 0x0112;
const EXIF_DIRECTORY = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;

/** `2026:11:03 10:30:00`, as cameras write it. */
const DATE_TIME_LENGTH = 19;
const DATE_TIME = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/;

/** The EXIF whose TIFF header starts at `tiff`; null where that header is cut off. */
export function tiffAt(view: DataView, tiff: number, end: number): Exif | null {
  if (end - tiff < 8) return null;
  return { view, tiff, end, little: view.getUint16(tiff) === 0x4949 };
}

/** The EXIF of an APP1 segment whose content starts at `start`: `Exif\0\0`, then a TIFF header; null for other content. */
export function exifAt(view: DataView, start: number, end: number): Exif | null {
  if (end - start < 14 || view.getUint32(start) !== 0x45786966) return null;
  return tiffAt(view, start + 6, end);
}

/** Where the value of a tag lies in the directory at an offset; null where it isn't there or cut off. */
function valueAt({ view, tiff, end, little }: Exif, offset: number, tag: number): number | null {
  const directory = tiff + offset;
  if (directory + 2 > end) return null;
  const entries = view.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > end) return null;
    if (view.getUint16(at, little) === tag) return at + 8;
  }
  return null;
}

const firstDirectory = ({ view, tiff, little }: Exif): number => view.getUint32(tiff + 4, little);

/** The orientation tag, whatever number it holds; 1 without one. */
export function exifOrientation(exif: Exif): number {
  const at = valueAt(exif, firstDirectory(exif), ORIENTATION);
  return at === null ? 1 : exif.view.getUint16(at, exif.little);
}

/** When the photo was taken, on the camera's own clock: `2026-11-03T10:30:00`; null where the camera had none. */
export function exifTakenAt(exif: Exif): string | null {
  const { view, tiff, end, little } = exif;
  const pointer = valueAt(exif, firstDirectory(exif), EXIF_DIRECTORY);
  if (pointer === null) return null;
  const value = valueAt(exif, view.getUint32(pointer, little), DATE_TIME_ORIGINAL);
  const at = value === null ? end : tiff + view.getUint32(value, little);
  if (at + DATE_TIME_LENGTH > end) return null;
  const letters = Array.from({ length: DATE_TIME_LENGTH }, (_, index) => view.getUint8(at + index));
  const parts = DATE_TIME.exec(String.fromCharCode(...letters));
  if (parts === null || parts[1] === '0000') return null;
  const [, year, month, day, time] = parts;
  return `${year}-${month}-${day}T${time}`;
}
