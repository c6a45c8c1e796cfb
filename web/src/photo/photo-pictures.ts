import {
  cropRect,
  ok,
  type Point,
  type Result,
  refuse,
  type Size,
  UPLOAD_JPEG_QUALITY,
  uploadSizePx,
} from '@fumi/domain';
import { runPhotoJob } from './photo-worker.ts';

/** What a picture on the screen is for: one page looked at closely, the thumbnails of designs, or many pages at once. */
export type PictureKind = 'screen' | 'design' | 'thumb';

/**
 * Long side, px. A page is 650 px wide at double resolution, cropped (spec §9); a design's thumbnail is as wide as a
 * phone; of a book a dozen pages are seen at once.
 */
const LONG_SIDE_PX: Readonly<Record<PictureKind, number>> = { screen: 1800, design: 960, thumb: 640 };

/** Quality of pictures that are only looked at (spec §9). */
const PREVIEW_QUALITY = 0.8;

export const previewSize = (size: Size, kind: PictureKind = 'screen'): Size => {
  const scale = Math.min(1, LONG_SIDE_PX[kind] / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
};

/** The whole photo upright, smaller; null where it can't be decoded. */
export const previewOf = (file: Blob, size: Size, kind: PictureKind): Promise<Blob | null> =>
  runPhotoJob({
    file,
    size,
    crop: { x: 0, y: 0, ...size },
    target: previewSize(size, kind),
    quality: PREVIEW_QUALITY,
  });

type CroppedPhoto = { readonly file: Blob; readonly size: Size; readonly offset: Point };

/**
 * The part of the photo that its frame shows, as the JPEG that is uploaded: 350 dpi of the frame or the photo's own
 * resolution, at most 16 megapixels, never enlarged, quality 0.9 (spec §5). The frame is in pt.
 */
export async function uploadOf(photo: CroppedPhoto, framePt: Size): Promise<Result<Blob, 'imagedata'>> {
  const crop = cropRect(photo.size, framePt, photo.offset);
  const blob = await runPhotoJob({
    file: photo.file,
    size: photo.size,
    crop,
    target: uploadSizePx(crop, framePt),
    quality: UPLOAD_JPEG_QUALITY,
  });
  return blob === null ? refuse('imagedata') : ok(blob);
}
