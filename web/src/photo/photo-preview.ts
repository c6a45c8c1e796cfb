import type { Size } from '@fumi/domain';
import { runPhotoJob } from './photo-desk.ts';

/** What a picture of a photo is for: one page looked at closely, or many at once. */
export type PictureKind = 'screen' | 'thumb';

/** Long side, px. A page is 650 px wide at double resolution, cropped (spec §9); of a book a dozen are seen at once. */
const LONG_SIDE_PX: Readonly<Record<PictureKind, number>> = { screen: 1800, thumb: 640 };

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
export const previewOf = (file: Blob, size: Size, kind: PictureKind = 'screen'): Promise<Blob | null> =>
  runPhotoJob({
    file,
    size,
    crop: { x: 0, y: 0, ...size },
    target: previewSize(size, kind),
    quality: PREVIEW_QUALITY,
  });
