import {
  cropRect,
  type DraftPhoto,
  ok,
  pictureSize,
  type Result,
  refuse,
  type Size,
  UPLOAD_JPEG_QUALITY,
  uploadSizePx,
} from '@fumi/domain';
import { runPhotoJob } from './photo-worker.ts';

/** What a picture on the screen is for: one page looked at closely, thumbnails of designs, many pages at once, or in rows. */
export type PictureKind = 'screen' | 'design' | 'thumb' | 'small';

/**
 * Long side, px. A page is 650 px wide at double resolution, cropped (spec §9); a design's thumbnail is as wide as a
 * phone; of a book a dozen pages are seen at once; in rows lie all of its photos, and each takes memory decoded.
 */
const LONG_SIDE_PX: Readonly<Record<PictureKind, number>> = {
  screen: 1800,
  design: 960,
  thumb: 640,
  small: 320,
};

/** Quality of pictures that are only looked at (spec §9). */
const PREVIEW_QUALITY = 0.8;

export const previewSize = (size: Size, kind: PictureKind = 'screen', detail = 1): Size => {
  const scale = Math.min(1, (LONG_SIDE_PX[kind] * detail) / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
};

/** What of a photo its picture depends on; `detail` is how much finer than usual it is to be. */
type PictureRequest = Pick<DraftPhoto, 'size' | 'view' | 'look'> & { readonly detail?: number };

/** The whole photo as it was turned and lit, smaller; null where it can't be decoded. */
export const previewOf = (
  file: Blob,
  { size, view, look, detail }: PictureRequest,
  kind: PictureKind,
): Promise<Blob | null> => {
  const picture = pictureSize(size, view);
  return runPhotoJob({
    file,
    size,
    view,
    look,
    crop: { x: 0, y: 0, ...picture },
    target: previewSize(picture, kind, detail),
    quality: PREVIEW_QUALITY,
  });
};

type CroppedPhoto = Pick<DraftPhoto, 'size' | 'offset' | 'view' | 'look'> & { readonly file: Blob };

/**
 * The part of the photo that its frame shows, as the JPEG that is uploaded: 350 dpi of the frame or the photo's own
 * resolution, at most 16 megapixels, never enlarged, quality 0.9 (spec §5). The frame is in pt.
 */
export async function uploadOf(
  { file, size, offset, view, look }: CroppedPhoto,
  framePt: Size,
): Promise<Result<Blob, 'imagedata'>> {
  const crop = cropRect(size, framePt, offset, view);
  const target = uploadSizePx(crop, framePt);
  const blob = await runPhotoJob({ file, size, view, look, crop, target, quality: UPLOAD_JPEG_QUALITY });
  return blob === null ? refuse('imagedata') : ok(blob);
}
