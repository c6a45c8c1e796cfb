import {
  isArt,
  type Kit,
  type KitInfo,
  type Material,
  photoFrameOf,
  type Rect,
  showcasePageOf,
  slideRange,
} from '@fumi/domain';
import type { CSSProperties } from 'react';
import type { ThumbPhoto } from '../photo/picture-cache.ts';
import { overlaySrcSet } from '../shop/static-url.ts';
import { rectInPercent } from './card-shape.ts';
import styles from './PhotoOverThumb.module.css';

type Props = {
  readonly kit: Kit;
  readonly info: KitInfo;
  readonly material: Pick<Material, 'frontPage' | 'showcasePage' | 'itemPt'>;
  readonly staticUrl: string;
  readonly photo: ThumbPhoto;
  readonly sizes: string;
};

const percent = (value: number): string => `${Math.round(value * 1000) / 1000}%`;

/** The whole card, seen from the frame. */
const aroundFrame = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: percent((-x / width) * 100),
  top: percent((-y / height) * 100),
  width: percent((100 / width) * 100),
  height: percent((100 / height) * 100),
});

const share = (offset: number, range: number): string => percent(range > 0 ? (offset / range) * 100 : 50);

/** In its own design the photo lies where it was put, elsewhere in the middle (spec §4: default position). */
function positionOf(photo: ThumbPhoto, kit: Kit, frame: Rect): CSSProperties {
  if (photo.kitId !== kit.id) return {};
  const range = slideRange(photo.size, frame);
  return { objectPosition: `${share(photo.offset.x, range.x)} ${share(photo.offset.y, range.y)}` };
}

/**
 * The customer's photo where a design shows one, laid over the sample of its thumbnail by the browser alone: the same
 * small picture on every card, and the design's overlay once more above it.
 *
 *   thumbnail ▷ photo, cut to its frame ▷ overlay, cut to the frame
 */
export function PhotoOverThumb({ kit, info, material, staticUrl, photo, sizes }: Props) {
  const { itemPt } = material;
  const page = showcasePageOf(material);
  const frame = photoFrameOf(info, kit, page);
  if (frame === null) return null;
  const items = kit.pages[page] ?? [];
  const photoZ = items.find(({ photoDesignId }) => photoDesignId !== undefined)?.z ?? 0;
  const overlay = items.find((item) => isArt(item) && item.z > photoZ);
  const rect = rectInPercent({ orientation: kit.orientation, itemPt }, frame);
  const at = { left: percent(rect.x), top: percent(rect.y) };
  return (
    <span
      className={styles.frame}
      data-own-photo
      style={{ ...at, width: percent(rect.width), height: percent(rect.height) }}
    >
      <img
        className={styles.photo}
        src={photo.url}
        alt=""
        decoding="async"
        style={positionOf(photo, kit, frame)}
      />
      {overlay ? (
        <img
          className={styles.overlay}
          style={aroundFrame(rect)}
          srcSet={overlaySrcSet(staticUrl, overlay.itemId, kit.orientation === 'portrait')}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
    </span>
  );
}
