import {
  cropRect,
  type Face,
  frontSizePt,
  isArt,
  type Kit,
  type KitInfo,
  type Material,
  offsetForFaces,
  photoFrameOf,
  pictureSize,
  printedFrame,
  type Rect,
  showcasePageOf,
  shownPhoto,
} from '@fumi/domain';
import { type CSSProperties, useState } from 'react';
import { placesOf, useChosenKit } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import { type ThumbPhoto, usePicture } from '../photo/picture-cache.ts';
import { overlaySrcSet } from '../shop/static-url.ts';
import { AwaitedArt } from './AwaitedArt.tsx';
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

const NO_FACES: readonly Face[] = [];

const percent = (value: number): string => `${Math.round(value * 1000) / 1000}%`;

/** Position and size of the whole card, relative to the photo frame. */
const aroundFrame = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: percent((-x / width) * 100),
  top: percent((-y / height) * 100),
  width: percent((100 / width) * 100),
  height: percent((100 / height) * 100),
});

/** In its own design the photo lies where it was put, elsewhere where it would come to lie (spec §4: default position). */
function positionOf(
  { size, offset, view, kitId }: ThumbPhoto,
  faces: readonly Face[],
  { kit, material }: Pick<Props, 'kit' | 'material'>,
  frame: Rect,
): CSSProperties {
  const isOwn = kitId === kit.id;
  const seen = view && { ...view, zoom: isOwn ? view.zoom : 1 };
  const printed = printedFrame(frame, frontSizePt(kit.orientation, material.itemPt));
  const at = isOwn ? offset : offsetForFaces(size, printed, faces, seen);
  const [crop, picture] = [cropRect(size, frame, at, seen), pictureSize(size, seen)];
  return {
    left: percent((-crop.x / crop.width) * 100),
    top: percent((-crop.y / crop.height) * 100),
    width: percent((picture.width / crop.width) * 100),
    height: percent((picture.height / crop.height) * 100),
  };
}

/** The cover of the book's own design: what it shows there, and how it lies there. */
function OwnCover(props: Props) {
  const { material, photo } = props;
  const chosen = useChosenKit();
  const draft = {
    photos: useDraft(({ photos }) => photos),
    unused: useDraft(({ unused }) => unused),
    pages: useDraft(({ pages }) => pages),
  };
  const places = chosen && placesOf(chosen, draft.photos.length);
  const at = places?.slots.findIndex(({ template }) => template === showcasePageOf(material)) ?? -1;
  const shown = places && shownPhoto(places, at, draft)?.photo;
  const url = usePicture(shown ?? null, 'thumb');
  if (!shown || !url) return null;
  return <PhotoInFrame {...props} photo={{ ...shown, url, kitId: photo.kitId }} />;
}

/** The customer's photo where a design shows one; a book is chosen by its cover, which has a crop of its own. */
export function PhotoOverThumb(props: Props) {
  const { kit, material, photo } = props;
  const isCover = showcasePageOf(material) !== material.frontPage;
  return isCover && photo.kitId === kit.id ? <OwnCover {...props} /> : <PhotoInFrame {...props} />;
}

/**
 * A photo where a design shows one, laid over the sample of its thumbnail by the browser alone: the same
 * small picture on every card, and the design's overlay once more above it. Until that is here the sample stays: a
 * photo alone would cover what the design has around it.
 *
 *   thumbnail ▷ photo, cut to its frame ▷ overlay, cut to the frame
 */
function PhotoInFrame({ kit, info, material, staticUrl, photo, sizes }: Props) {
  const { itemPt } = material;
  const page = showcasePageOf(material);
  const faces = useDraft((draft) => draft.faces.get(photo.imageId) ?? NO_FACES);
  const [overlayHere, setOverlayHere] = useState<number | null>(null);
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
        style={{
          ...positionOf(photo, faces, { kit, material }, frame),
          visibility: overlay && overlay.itemId !== overlayHere ? 'hidden' : undefined,
        }}
      />
      {overlay ? (
        <AwaitedArt
          key={overlay.itemId}
          className={styles.overlay}
          style={aroundFrame(rect)}
          onHere={() => setOverlayHere(overlay.itemId)}
          srcSet={overlaySrcSet(staticUrl, overlay.itemId, kit.orientation === 'portrait')}
          sizes={sizes}
          loading="lazy"
          decoding="async"
        />
      ) : null}
    </span>
  );
}
