import { judgeResolution, type Kit, photoFrameOf } from '@fumi/domain';
import type { ThumbPhoto } from '../../photo/picture-cache.ts';
import type { Shop } from '../../shop/shop.ts';

/* One file to load with the first photo. */
export { PhotoOverThumb } from '../../card/PhotoOverThumb.tsx';

/** The frame of another design may be too large for the photo (spec §5: 0.58 of the frame). */
export function isTooSmall(photo: ThumbPhoto, { info, material }: Shop, kit: Kit): boolean {
  const frame = photoFrameOf(info, kit, material.frontPage);
  return (
    frame !== null &&
    judgeResolution(photo.size, frame, photo.view && { ...photo.view, zoom: 1 }) === 'refused'
  );
}
