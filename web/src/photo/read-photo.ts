import {
  checkPhotoFile,
  isSingleFile,
  MAX_FILE_BYTES,
  ok,
  type PhotoFailure,
  type Result,
  readImageHeader,
  refuse,
  type Size,
} from '@fumi/domain';
import { type PictureKind, previewOf } from './photo-pictures.ts';

type ReadPhoto = {
  readonly file: File;
  /** Upright, px. */
  readonly size: Size;
  /** A smaller picture for screens. */
  readonly preview: Blob;
};

/** The first bytes of a file; null where the device does not give them. */
const bytesOf = (file: Blob, most: number): Promise<Uint8Array | null> =>
  file
    .slice(0, most)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );

/**
 * The chosen file as a photo, or the first rule that it breaks: number, emptiness, type by its bytes, size,
 * dimensions, and at last whether a picture comes out of it (spec §5). The frame is in pt.
 */
export async function readPhoto(
  files: readonly File[],
  framePt: Size,
  kind: PictureKind,
): Promise<Result<ReadPhoto, PhotoFailure>> {
  const [file] = files;
  if (!isSingleFile(files.length) || file === undefined) return refuse('filecount');
  // Larger files are refused by their size: no more of them is read than what names their type.
  const bytes = await bytesOf(file, MAX_FILE_BYTES);
  if (bytes === null) return refuse('imagedata');
  const header = bytes.length === 0 ? null : readImageHeader(bytes);
  const failure = checkPhotoFile(file.size, header, framePt);
  if (failure !== null) return refuse(failure);
  if (header === null) return refuse('filetype');
  const size: Size = { width: header.width, height: header.height };
  const preview = await previewOf(file, size, kind);
  return preview === null ? refuse('imagedata') : ok({ file, size, preview });
}

/** EXIF fills one segment of at most 64 kB, and a size follows; a thumbnail or a colour profile may lie between. */
const HEAD_BYTES = 256 * 1024;

export type DatedFile = {
  readonly file: File;
  /** When the photo was taken, ms on the clock of camera and device; the file's own date where it has none. */
  readonly takenMs: number;
  /** Upright, px; null where its head does not say. */
  readonly size: Size | null;
};

async function dated(file: File): Promise<DatedFile> {
  const head = await bytesOf(file, HEAD_BYTES);
  const header = head && readImageHeader(head);
  const ms = header?.takenAt ? Date.parse(header.takenAt) : Number.NaN;
  return {
    file,
    takenMs: Number.isNaN(ms) ? file.lastModified : ms,
    size: header ? { width: header.width, height: header.height } : null,
  };
}

/** Files in the order in which they were taken, oldest first; no more than their heads are read. */
export async function inOrderTaken(files: readonly File[]): Promise<DatedFile[]> {
  const read: DatedFile[] = [];
  for (const file of files) read.push(await dated(file));
  return read.toSorted((a, b) => a.takenMs - b.takenMs);
}
