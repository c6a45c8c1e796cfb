import {
  checkPhotoFile,
  FOREIGN_HEAD_BYTES,
  foreignTakenAt,
  foreignType,
  type ImageHeader,
  invariant,
  isSingleFile,
  MAX_FILE_BYTES,
  ok,
  type PhotoFailure,
  type Result,
  readImageHeader,
  refuse,
  type Size,
  type UnreadType,
  unreadType,
} from '@fumi/domain';
import type { WholeJob } from './draw-photo.ts';
import { type PictureKind, previewOf } from './photo-pictures.ts';

/** Why a file is no photo: spec's rules, and types of which there is more to say. */
export type ReadFailure = PhotoFailure | HeicFailure | UnreadType;

/** `heic-away`: the shop's decoder reads it, and there is no network to fetch it by. */
type HeicFailure = 'heic' | 'heic-away';

type ReadPhoto = {
  readonly file: File;
  /** Upright, px. */
  readonly size: Size;
  /** A smaller picture for screens. */
  readonly preview: Blob;
  /** The smallest picture, made of `preview`; null where there is no memory for it. */
  readonly small: Blob | null;
};

/** Bytes of a file; null where the device does not give them. */
const bytesOf = (file: Blob, most: number, from = 0): Promise<Uint8Array<ArrayBuffer> | null> =>
  file
    .slice(from, from + most)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );

/** Quality of a JPEG made of another type: it is encoded once more for the upload, and that must not show. */
const STAND_IN_QUALITY = 0.95;

/** By the shop's own decoder; null also where it can't be loaded. */
const byDecoder = (job: WholeJob): Promise<Blob | null> =>
  import('./heic/jpeg-of-heic.ts').then(
    ({ jpegOfHeic }) => jpegOfHeic(job),
    () => null,
  );

/**
 * What the browser can read, or where the shop has one its decoder, becomes a JPEG here, before spec's rule of types is
 * applied; every other file is itself.
 */
async function inKnownType(file: File, hasDecoder: boolean): Promise<Result<File, HeicFailure | 'filesize'>> {
  const head = await bytesOf(file, FOREIGN_HEAD_BYTES);
  const type = head && foreignType(head);
  if (type === null) return ok(file);
  if (file.size > MAX_FILE_BYTES) return refuse('filesize');
  const { runWholeJob } = await import('./photo-worker.ts');
  const job = { file, quality: STAND_IN_QUALITY };
  const jpeg = (await runWholeJob(job)) ?? (type === 'heic' && hasDecoder ? await byDecoder(job) : null);
  if (jpeg === null && type === 'heic') return refuse(hasDecoder && !navigator.onLine ? 'heic-away' : 'heic');
  if (jpeg === null) return ok(file);
  return ok(new File([jpeg], file.name, { type: 'image/jpeg', lastModified: file.lastModified }));
}

/** EXIF fills one segment of at most 64 kB, and a size follows; a thumbnail or a colour profile may lie between. */
const HEAD_BYTES = 256 * 1024;

/**
 * What a file's first bytes say; null where they are no photo's. Of sixty-four photos whole files would be hundreds of
 * megabytes that wait to be collected: all of a file is read only where its head is longer than heads are.
 */
async function headerOf(file: File): Promise<Result<ImageHeader | null, 'imagedata'>> {
  for (const most of [HEAD_BYTES, MAX_FILE_BYTES]) {
    const bytes = await bytesOf(file, most);
    if (bytes === null) return refuse('imagedata');
    const header = bytes.length === 0 ? null : readImageHeader(bytes);
    if (header !== null || file.size <= most) return ok(header);
  }
  return ok(null);
}

/** Why a file that is neither JPEG nor PNG is no photo. */
async function typeFailure(file: Blob): Promise<UnreadType | 'filetype'> {
  const head = await bytesOf(file, FOREIGN_HEAD_BYTES);
  return (head && unreadType(head)) ?? 'filetype';
}

/**
 * The chosen file as a photo, or the first rule that it breaks: number, emptiness, type by its bytes, size,
 * dimensions, and at last whether a picture comes out of it (spec §5). The frame is in pt; a shop that has a decoder of
 * HEIC says so.
 */
export async function readPhoto(
  files: readonly File[],
  framePt: Size,
  kind: PictureKind,
  hasDecoder: boolean,
): Promise<Result<ReadPhoto, ReadFailure>> {
  const [chosen] = files;
  if (!isSingleFile(files.length) || chosen === undefined) return refuse('filecount');
  const known = await inKnownType(chosen, hasDecoder);
  if (!known.ok) return known;
  const file = known.value;
  const read = await headerOf(file);
  if (!read.ok) return read;
  const header = read.value;
  const failure = checkPhotoFile(file.size, header, framePt);
  if (failure === 'filetype') return refuse(await typeFailure(file));
  if (failure !== null) return refuse(failure);
  invariant(header !== null, 'A file without a header is of a wrong type.');
  const size: Size = { width: header.width, height: header.height };
  const preview = await previewOf(file, { size }, kind);
  if (preview === null) return refuse('imagedata');
  return ok({ file, size, preview, small: await previewOf(preview, { size }, 'small') });
}

export type DatedFile = {
  readonly file: File;
  /** When the photo was taken, ms on the clock of camera and device; the file's own date where it has none. */
  readonly takenMs: number;
  /** Upright, px; null where its head does not say. */
  readonly size: Size | null;
};

/** Bytes that the device can't read count as the end of the file. */
const viewOf = (bytes: Uint8Array<ArrayBuffer> | null): DataView =>
  new DataView(bytes?.buffer ?? new ArrayBuffer(0));

async function dated(file: File): Promise<DatedFile> {
  const head = await bytesOf(file, HEAD_BYTES);
  const header = head && readImageHeader(head);
  const type = head && foreignType(head);
  const takenAt = type
    ? await foreignTakenAt(type, async (from, bytes) => viewOf(await bytesOf(file, bytes, from)))
    : header?.takenAt;
  const ms = takenAt ? Date.parse(takenAt) : Number.NaN;
  return {
    file,
    takenMs: Number.isNaN(ms) ? file.lastModified : ms,
    size: header ? { width: header.width, height: header.height } : null,
  };
}

/** Files in the order in which they were taken, oldest first; no more is read than their heads, and their EXIF. */
export async function inOrderTaken(files: readonly File[]): Promise<DatedFile[]> {
  const read: DatedFile[] = [];
  for (const file of files) read.push(await dated(file));
  return read.toSorted((a, b) => a.takenMs - b.takenMs);
}
