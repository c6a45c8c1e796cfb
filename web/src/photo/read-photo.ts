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
import { type PictureKind, previewOf } from './photo-preview.ts';

export type ReadPhoto = {
  readonly file: File;
  /** Upright, px. */
  readonly size: Size;
  /** A smaller picture for screens. */
  readonly preview: Blob;
};

/** Too large files are refused by their size; no more than this of them is read to name their type. */
const bytesOf = async (file: Blob): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await file.slice(0, MAX_FILE_BYTES).arrayBuffer());
  } catch {
    return null;
  }
};

/**
 * The chosen file as a photo, or the first rule that it breaks: number, emptiness, type by its bytes, size,
 * dimensions, and at last whether a picture comes out of it (spec §5). The frame is in pt.
 */
export async function readPhoto(
  files: readonly File[],
  framePt: Size,
  kind: PictureKind = 'screen',
): Promise<Result<ReadPhoto, PhotoFailure>> {
  const [file] = files;
  if (!isSingleFile(files.length) || file === undefined) return refuse('filecount');
  const bytes = await bytesOf(file);
  if (bytes === null) return refuse('imagedata');
  const header = bytes.length === 0 ? null : readImageHeader(bytes);
  const failure = checkPhotoFile(file.size, header, framePt);
  if (failure !== null) return refuse(failure);
  if (header === null) return refuse('filetype');
  const size: Size = { width: header.width, height: header.height };
  const preview = await previewOf(file, size, kind);
  return preview === null ? refuse('imagedata') : ok({ file, size, preview });
}
