import type { Point } from '../geometry/rect.ts';
import { offsetIn } from '../photo/crop.ts';
import { countCutFaces, wholeFaces } from '../photo/cut-faces.ts';
import type { Face } from '../photo/face.ts';
import { offsetForFaces } from '../photo/offset-for-faces.ts';
import type { PrintedFrame } from '../photo/printed-frame.ts';
import { COVER_PAGE } from '../product/spreads.ts';
import { allPhotos } from './cover-photo.ts';
import type { Draft, DraftPhoto } from './draft.ts';
import { type CoverPhoto, withPage } from './page-contents.ts';

type Chosen = Pick<Draft, 'photos' | 'unused' | 'pages'>;

/** The frame of a cover, and which photo of the book it repeats. */
type CoverFrame = { readonly printed: PrintedFrame; readonly itemId: number; readonly photo: number };

type Frames = {
  /** Of each photo its own; null where the design has none for it. */
  readonly own: readonly (PrintedFrame | null)[];
  /** Null where no cover repeats a photo. */
  readonly cover: CoverFrame | null;
};

/** Where faces were found, by image id; missing where nobody has looked. */
type Found = ReadonlyMap<string, readonly Face[]>;

const isSamePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Offset on a cover of a crop that a person chose inside: it cuts no face that is whole there. */
function besideChosen(
  photo: DraftPhoto,
  own: PrintedFrame,
  cover: PrintedFrame,
  faces: readonly Face[],
): Point {
  const { size, offset, view } = photo;
  const same = offsetIn(size, own.frame, cover.frame, offset, view);
  const whole = wholeFaces(photo, own, faces);
  const isKept = countCutFaces({ size, offset: same, view }, cover, whole) === 0;
  return isKept ? same : offsetForFaces(size, cover, whole, view, same);
}

/** The photo with `coverCrop`; without, where the cover keeps the middle of the crop inside. */
function onRepeating(
  { coverCrop: _, ...photo }: DraftPhoto,
  own: PrintedFrame,
  { printed, itemId }: CoverFrame,
  faces: readonly Face[],
): DraftPhoto {
  const { size, view, isCropChosen } = photo;
  const offset =
    isCropChosen === undefined
      ? offsetForFaces(size, printed, faces, view)
      : besideChosen(photo, own, printed, faces);
  const isAsInside = isSamePoint(offset, offsetIn(size, own.frame, printed.frame, photo.offset, view));
  return isAsInside ? photo : { ...photo, coverCrop: { itemId, offset } };
}

function settledPhoto(
  photo: DraftPhoto,
  own: PrintedFrame,
  cover: CoverFrame | null,
  faces: readonly Face[],
): DraftPhoto {
  const { size, view, isCropChosen, coverCrop } = photo;
  const offset = isCropChosen === undefined ? offsetForFaces(size, own, faces, view) : photo.offset;
  const inside = isSamePoint(offset, photo.offset) ? photo : { ...photo, offset };
  if (cover === null) return inside;
  const settled = onRepeating(inside, own, cover, faces);
  const isSame =
    settled.coverCrop?.itemId === coverCrop?.itemId &&
    isSamePoint(settled.coverCrop?.offset ?? offset, coverCrop?.offset ?? offset);
  return isSame ? inside : settled;
}

/** The photo chosen for the cover, placed by its faces unless a person chose its crop there. */
function settledCover(
  chosen: CoverPhoto,
  { photos, unused }: Chosen,
  { frame, ...printed }: PrintedFrame,
  found: Found,
) {
  const photo = allPhotos({ photos, unused }).find((each) => each?.imageId === chosen.imageId);
  const faces = found.get(chosen.imageId);
  if (chosen.isCropChosen !== false || !photo || !faces) return chosen;
  const { width, height } = frame;
  const offset = offsetForFaces(photo.size, { frame, ...printed }, faces, chosen.view);
  const isSame =
    isSamePoint(offset, chosen.offset) && chosen.frame.width === width && chosen.frame.height === height;
  return isSame ? chosen : { ...chosen, offset, frame: { width, height } };
}

/**
 * The photos of a draft as their faces put them, inside and on the cover, wherever nobody has chosen the crop (ADR 66).
 * Where faces lie is not kept (they stay in memory): the crop is, so that what is shown later and what is sent to be
 * printed is the same. What stays as it was is the same object.
 */
export function settledByFaces<Kept extends Chosen>(draft: Kept, { own, cover }: Frames, found: Found): Kept {
  const photos = draft.photos.map((photo, index) => {
    const [frame, faces] = [own[index], found.get(photo?.imageId ?? '')];
    return photo && frame && faces
      ? settledPhoto(photo, frame, cover?.photo === index ? cover : null, faces)
      : photo;
  });
  const chosen = draft.pages?.[COVER_PAGE]?.photo;
  const settled = chosen && cover ? settledCover(chosen, draft, cover.printed, found) : chosen;
  const arePhotosSame = photos.every((photo, index) => photo === draft.photos[index]);
  if (arePhotosSame && settled === chosen) return draft;
  const pages =
    settled === chosen ? draft.pages : withPage({ ...draft.pages }, COVER_PAGE, { photo: settled });
  return { ...draft, photos, pages };
}
