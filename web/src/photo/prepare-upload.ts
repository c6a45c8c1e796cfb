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
import { runPhotoJob } from './photo-desk.ts';

type Placed = { readonly file: Blob; readonly size: Size; readonly offset: Point };

/**
 * The part of the photo that its frame shows, as the JPEG that is uploaded: 350 dpi of the frame or the photo's own
 * resolution, at most 16 megapixels, never enlarged, quality 0.9 (spec §5). The frame is in pt.
 */
export async function prepareUpload(photo: Placed, framePt: Size): Promise<Result<Blob, 'imagedata'>> {
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
