import { type ImageHeader, MAX_PARTS, readImageHeader } from './image-header.ts';

/*
 * A photo file without what cameras write beside the picture: place, device, names, a small copy of the picture. The
 * pixels are the same bytes as before; of the metadata only which way is up stays, and the colour profile.
 */

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;

/** Comments and application segments, except JFIF, the colour profile (ICC_) and Adobe's colour transform. */
const isMetadata = (bytes: Uint8Array, at: number): boolean => {
  const marker = bytes[at + 1] as number;
  if (marker === 0xe2) return String.fromCharCode(...bytes.subarray(at + 4, at + 8)) !== 'ICC_';
  return marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && marker !== 0xe0 && marker !== 0xee);
};

/** In a scan 0xff is followed by 0 where it is data, or by the number of a restart marker. */
const isInsideScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** An APP1 segment whose EXIF says the orientation alone: TIFF of big end, one entry of type SHORT. */
const orientationSegment = (orientation: number): number[] => [
  ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
  ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
  ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
  ...[0x00, 0x00, 0x00, 0x00],
];

type Part = { readonly from: number; readonly to: number };

function joined(bytes: Uint8Array, head: readonly number[], parts: readonly Part[]): Uint8Array {
  const size = parts.reduce((sum, { from, to }) => sum + to - from, head.length);
  const whole = new Uint8Array(size);
  whole.set(head);
  let at = head.length;
  for (const { from, to } of parts) {
    whole.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  return whole;
}

function scanEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < bytes.length && !(bytes[at] === 0xff && !isInsideScan(bytes[at + 1] as number))) at += 1;
  return at;
}

/** Segments and scans up to the end of the picture; phones put films and further pictures behind it. Null for too many. */
function jpegParts(bytes: Uint8Array): Part[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Part[] = [];
  let at = 2;
  for (let seen = 0; at + 4 <= bytes.length && bytes[at + 1] !== END_OF_IMAGE; seen += 1) {
    if (seen >= MAX_PARTS) return null;
    const marker = bytes[at + 1] as number;
    const end = marker === 0xff ? at + 1 : Math.min(at + 2 + view.getUint16(at + 2), bytes.length);
    const to = marker === START_OF_SCAN ? scanEnd(bytes, end) : end;
    if (marker !== 0xff && !isMetadata(bytes, at)) parts.push({ from: at, to });
    at = to;
  }
  return [...parts, { from: at, to: Math.min(at + 2, bytes.length) }];
}

/** Chunks that draw: the rest are texts, times and EXIF. */
const PICTURE_CHUNKS = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
];
const PNG_HEAD_BYTES = 8;
/** Length, type and check sum around a chunk's content. */
const CHUNK_FRAME_BYTES = 12;

/** Null for too many chunks. */
function pngParts(bytes: Uint8Array): Part[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Part[] = [];
  let at = PNG_HEAD_BYTES;
  for (let seen = 0; at + CHUNK_FRAME_BYTES <= bytes.length; seen += 1) {
    if (seen >= MAX_PARTS) return null;
    const to = Math.min(at + CHUNK_FRAME_BYTES + view.getUint32(at), bytes.length);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (PICTURE_CHUNKS.includes(type)) parts.push({ from: at, to });
    at = to;
  }
  return parts;
}

const jpegHead = ({ orientation }: Pick<ImageHeader, 'orientation'>): number[] =>
  orientation === 1 ? [0xff, 0xd8] : [0xff, 0xd8, ...orientationSegment(orientation)];

/**
 * The same picture without metadata but for its orientation, which `as-stored` leaves out as well; null where
 * the bytes are neither JPEG nor PNG, or are in too many parts.
 */
export function withoutMetadata(bytes: Uint8Array, how?: 'as-stored'): Uint8Array | null {
  const header = readImageHeader(bytes);
  if (header === null) return null;
  const isJpeg = header.type === 'jpeg';
  const orientation = how === 'as-stored' ? 1 : header.orientation;
  const head = isJpeg ? jpegHead({ orientation }) : [...bytes.subarray(0, PNG_HEAD_BYTES)];
  const parts = isJpeg ? jpegParts(bytes) : pngParts(bytes);
  return parts && joined(bytes, head, parts);
}
