import type { Size } from '@fumi/domain';
import { runPhotoJob } from './photo-desk.ts';

/** Long side of the picture that screens show: 650 px wide cards at double resolution, cropped (spec §9). */
const PREVIEW_LONG_SIDE_PX = 1800;

/** Quality of pictures that are only looked at (spec §9). */
const PREVIEW_QUALITY = 0.8;

export const previewSize = (size: Size): Size => {
  const scale = Math.min(1, PREVIEW_LONG_SIDE_PX / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
};

/** The whole photo upright, smaller; null where it can't be decoded. */
export const previewOf = (file: Blob, size: Size): Promise<Blob | null> =>
  runPhotoJob({
    file,
    size,
    crop: { x: 0, y: 0, ...size },
    target: previewSize(size),
    quality: PREVIEW_QUALITY,
  });
