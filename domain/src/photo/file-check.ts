import type { Size } from '../geometry/rect.ts';
import type { ImageHeader } from './image-header.ts';
import { judgeResolution } from './resolution.ts';

/** Largest photo file: 8 MB (spec §5). */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Above this a decoder would need more memory than a phone has; refused from the header, before decoding. */
export const MAX_DECODED_PIXELS = 100_000_000;

/** The six failures of choosing a photo (spec §5, §8). */
export type PhotoFailure = 'filetype' | 'filesize' | 'fileempty' | 'dimension' | 'filecount' | 'imagedata';

export const isSingleFile = (fileCount: number): boolean => fileCount === 1;

/**
 * The first rule that a file breaks, or null. `header` is null where the bytes are neither JPEG nor PNG:
 * the name and the declared type prove nothing. The frame is in pt. Order: empty, type, size, dimension.
 */
export function checkPhotoFile(
  bytes: number,
  header: ImageHeader | null,
  framePt: Size,
): PhotoFailure | null {
  if (bytes === 0) return 'fileempty';
  if (header === null) return 'filetype';
  if (bytes > MAX_FILE_BYTES) return 'filesize';
  if (header.width < 1 || header.height < 1) return 'imagedata';
  if (header.width * header.height > MAX_DECODED_PIXELS) return 'imagedata';
  return judgeResolution(header, framePt) === 'refused' ? 'dimension' : null;
}
