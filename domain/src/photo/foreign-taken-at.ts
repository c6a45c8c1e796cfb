import { type Exif, exifAt, exifTakenAt, tiffAt } from './exif.ts';
import type { ForeignType } from './foreign-type.ts';

/** Reads bytes of a file; fewer where it ends. */
type ReadPart = (from: number, bytes: number) => Promise<DataView>;

/** A part of a file, without its head. */
type Part = { readonly from: number; readonly to: number };

/** Name and length, head included, of the part whose first eight bytes these are. */
type ReadHead = (head: DataView) => { readonly name: string; readonly bytes: number };

const HEAD_BYTES = 8;

/** Phones write three boxes around a photo and some ten into `meta`; moving pictures hundreds of chunks. */
const MAX_PARTS = 1000;

/** EXIF of JPEG fills 64 kB at most, the lists of a photo of 192 tiles 8 kB. */
const MAX_READ_BYTES = 256 * 1024;

const letters = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** ISO 14496-12, 4.2. Sizes of 64 bits are for films: they are taken for the end. */
const boxHead: ReadHead = (head) => ({ name: letters(head, 4), bytes: head.getUint32(0) });

/** RIFF, as WebP's container describes it: the length counts neither head nor the byte that makes it even. */
const chunkHead: ReadHead = (head) => {
  const length = head.getUint32(4, true);
  return { name: letters(head, 0), bytes: HEAD_BYTES + length + (length % 2) };
};

/** The first part of a name between two places of a file. */
async function partNamed(
  read: ReadPart,
  within: Part,
  readHead: ReadHead,
  name: string,
): Promise<Part | null> {
  let at = within.from;
  for (let parts = 0; parts < MAX_PARTS && at + HEAD_BYTES <= within.to; parts += 1) {
    const head = await read(at, HEAD_BYTES);
    if (head.byteLength < HEAD_BYTES) return null;
    const part = readHead(head);
    if (part.bytes < HEAD_BYTES) return null;
    if (part.name === name) return { from: at + HEAD_BYTES, to: at + part.bytes };
    at += part.bytes;
  }
  return null;
}

const contentOf = (read: ReadPart, { from, to }: Part): Promise<DataView> =>
  read(from, Math.min(to - from, MAX_READ_BYTES));

/** A number of 0, 2, 4 or 8 bytes; NaN, which equals nothing, where the view ends or `bytes` is another. */
function numberAt(view: DataView, at: number, bytes: number): number {
  if (at + bytes > view.byteLength) return Number.NaN;
  if (bytes === 0) return 0;
  if (bytes === 2) return view.getUint16(at);
  if (bytes === 4) return view.getUint32(at);
  return bytes === 8 ? view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4) : Number.NaN;
}

/** `Exif` in ASCII: the type of the item that holds it. */
const EXIF_TYPE = 0x45786966;

/** The number of the item `Exif` in a list of items (`iinf`; ISO 14496-12, 8.11.6). */
function exifItem(iinf: DataView): number | null {
  if (iinf.byteLength < 6) return null;
  let at = iinf.getUint8(0) === 0 ? 6 : 8;
  while (at + HEAD_BYTES < iinf.byteLength) {
    const idBytes = iinf.getUint8(at + 8) === 2 ? 2 : 4;
    // Behind the head, version and flags: the number, two bytes of protection, the type.
    if (numberAt(iinf, at + 12 + idBytes + 2, 4) === EXIF_TYPE) return numberAt(iinf, at + 12, idBytes);
    const bytes = iinf.getUint32(at);
    if (bytes < HEAD_BYTES) return null;
    at += bytes;
  }
  return null;
}

/** Where an item lies in the file (`iloc`; ISO 14496-12, 8.11.3); null where it is in pieces or in another box. */
function itemPlace(iloc: DataView, item: number): Part | null {
  if (iloc.byteLength < 6) return null;
  const version = iloc.getUint8(0);
  const [offsetBytes, lengthBytes] = [iloc.getUint8(4) >> 4, iloc.getUint8(4) & 15];
  const [baseBytes, indexBytes] = [iloc.getUint8(5) >> 4, version === 0 ? 0 : iloc.getUint8(5) & 15];
  const idBytes = version < 2 ? 2 : 4;
  let at = 6 + idBytes;
  while (at < iloc.byteLength) {
    const id = numberAt(iloc, at, idBytes);
    at += idBytes;
    const method = version === 0 ? 0 : numberAt(iloc, at, 2) & 15;
    at += version === 0 ? 2 : 4;
    const base = numberAt(iloc, at, baseBytes);
    at += baseBytes;
    const extents = numberAt(iloc, at, 2);
    at += 2;
    const from = base + numberAt(iloc, at + indexBytes, offsetBytes);
    const length = numberAt(iloc, at + indexBytes + offsetBytes, lengthBytes);
    if (id === item) {
      const to = from + length;
      return extents === 1 && method === 0 && !Number.isNaN(to) ? { from, to } : null;
    }
    at += extents * (indexBytes + offsetBytes + lengthBytes);
  }
  return null;
}

async function exifOfHeif(read: ReadPart): Promise<Exif | null> {
  const whole = { from: 0, to: Number.POSITIVE_INFINITY };
  const meta = await partNamed(read, whole, boxHead, 'meta');
  // Version and flags come first.
  const inMeta = meta && { from: meta.from + 4, to: meta.to };
  const iinf = inMeta && (await partNamed(read, inMeta, boxHead, 'iinf'));
  const iloc = inMeta && (await partNamed(read, inMeta, boxHead, 'iloc'));
  const item = iinf && exifItem(await contentOf(read, iinf));
  const place = iloc && item !== null && itemPlace(await contentOf(read, iloc), item);
  if (!place) return null;
  const content = await contentOf(read, place);
  if (content.byteLength < 4) return null;
  // ISO 23008-12, A.2.1: how far behind this number the TIFF header lies.
  return tiffAt(content, 4 + content.getUint32(0), content.byteLength);
}

/** WebP has the TIFF header at once; some programs put `Exif\0\0` before it, as in JPEG. */
async function exifOfWebp(read: ReadPart): Promise<Exif | null> {
  const chunk = await partNamed(read, { from: 12, to: Number.POSITIVE_INFINITY }, chunkHead, 'EXIF');
  if (chunk === null) return null;
  const content = await contentOf(read, chunk);
  return exifAt(content, 0, content.byteLength) ?? tiffAt(content, 0, content.byteLength);
}

/**
 * When a picture that is no JPEG was taken, as `exifTakenAt` says it. No more of the file is read than its lists and its
 * EXIF, which may lie behind megabytes of picture.
 */
export async function foreignTakenAt(type: ForeignType, read: ReadPart): Promise<string | null> {
  const exif = await (type === 'webp' ? exifOfWebp(read) : exifOfHeif(read));
  return exif && exifTakenAt(exif);
}
