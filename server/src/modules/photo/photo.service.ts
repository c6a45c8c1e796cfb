import { createHash } from 'node:crypto';
import type { ErrorCode } from '@fumi/contract';
import {
  checkPhotoFile,
  MAX_IMAGE_PIXELS,
  ok,
  type Result,
  readImageHeader,
  refuse,
  type Size,
  UPLOAD_DPI,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { PixelBounds } from '../../images/reencode.ts';

/** A photo as it lies in the store: re-encoded once, never touched again. */
export type StoredPhoto = {
  readonly objectKey: string;
  readonly sha256: string;
  readonly byteCount: number;
  readonly widthPx: number;
  readonly heightPx: number;
};

type PhotoRefusal = Extract<
  ErrorCode,
  'filetype' | 'filesize' | 'fileempty' | 'dimension' | 'imagedata' | 'unavailable'
>;

export const photoPrefix = (bookCode: string): string => `photo/${bookCode}/`;

/** What the frame can use on the press, within spec §5's 16 megapixels. */
export function pressBounds(framePt: Size): PixelBounds {
  const width = Math.ceil((framePt.width / 72) * UPLOAD_DPI);
  const height = Math.ceil((framePt.height / 72) * UPLOAD_DPI);
  const scale = Math.min(1, Math.sqrt(MAX_IMAGE_PIXELS / (width * height)));
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/**
 * The first rule that the bytes break, judged by their header alone. The browser judged the whole photo before it
 * cropped and rounded to whole pixels, so a pixel more in each direction is granted here.
 */
function judgeHeader(bytes: Buffer, framePt: Size): PhotoRefusal | null {
  const header = readImageHeader(bytes);
  const granted = header && { ...header, width: header.width + 1, height: header.height + 1 };
  const failure = checkPhotoFile(
    bytes.length,
    header && header.width * header.height > 0 ? granted : header,
    framePt,
  );
  return failure === 'filecount' ? 'filetype' : failure;
}

/** Checks, re-encodes and stores a photo. The object is there before any row may name it. */
export async function storePhoto(
  { images, storage }: Pick<Context, 'images' | 'storage'>,
  bookCode: string,
  bytes: Buffer,
  framePt: Size,
): Promise<Result<StoredPhoto, PhotoRefusal>> {
  const failure = judgeHeader(bytes, framePt);
  if (failure) return refuse(failure);
  const reencoded = await images.reencodePhoto(bytes, pressBounds(framePt));
  if (!reencoded.ok) return refuse(reencoded.error.code);
  const { jpeg, width, height } = reencoded.value;
  const sha256 = createHash('sha256').update(jpeg).digest('hex');
  const objectKey = `${photoPrefix(bookCode)}${sha256}.jpg`;
  await storage.put(objectKey, jpeg);
  return ok({ objectKey, sha256, byteCount: jpeg.length, widthPx: width, heightPx: height });
}

/** Whether the store still has the very bytes that were put there. */
export async function isIntact(
  { storage }: Pick<Context, 'storage'>,
  photo: Pick<StoredPhoto, 'objectKey' | 'sha256' | 'byteCount'>,
): Promise<boolean> {
  const bytes = await storage.get(photo.objectKey);
  return (
    bytes !== null &&
    bytes.length === photo.byteCount &&
    createHash('sha256').update(bytes).digest('hex') === photo.sha256
  );
}
