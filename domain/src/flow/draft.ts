import type { PrintAddress } from '../address/print-address.ts';
import type { CalendarSettings } from '../calendar/calendar-settings.ts';
import { aspectRatio, type Point, type Size } from '../geometry/rect.ts';
import { defaultOffset, offsetSeen } from '../photo/crop.ts';
import { isPlainLook, type PhotoLook, PLAIN_LOOK } from '../photo/look.ts';
import { viewIn } from '../photo/resolution.ts';
import { isPlainView, type PhotoView, PLAIN_VIEW } from '../photo/view.ts';
import { isCardText } from './card-texts.ts';
import type { BookPages } from './page-contents.ts';
import type { BookTexts, TextType } from './texts.ts';

export type KitChoice = { readonly groupId: number; readonly tagId: number; readonly kitId: number };

/** A chosen photo: upright size in px and where its crop lies. The file itself is kept beside it, by id. */
export type DraftPhoto = {
  readonly imageId: string;
  readonly fileName: string;
  readonly size: Size;
  readonly offset: Point;
  /** Absent where nobody has turned or enlarged it. */
  readonly view?: PhotoView | undefined;
  /** Absent where nobody has changed its light or colour. */
  readonly look?: PhotoLook | undefined;
  /** Whether a person confirmed the crop in this frame; false: in another one, absent: nowhere. */
  readonly isCropChosen?: boolean;
  /** Where its faces put it on a cover that repeats it, in the frame of that item; absent where it lies as inside. */
  readonly coverCrop?: { readonly itemId: number; readonly offset: Point } | undefined;
  /** When it was taken, ms on the clock of camera and device. */
  readonly takenMs?: number;
  /** The customer's words for it; they stay with it when it moves. */
  readonly caption?: string;
  /** Of a photo that is not used: the page of the book whose layout has no slot for it, and where it comes back. */
  readonly keptFor?: number;
};

/** What a customer has made so far (design: the draft). */
export type Draft = {
  readonly choice: KitChoice | null;
  /** One slot for each photo that the customer wants to choose; null where it is still empty. */
  readonly photos: readonly (DraftPhoto | null)[];
  /** Photos that were chosen and for which there is no slot any more: kept, and not printed. */
  readonly unused: readonly DraftPhoto[];
  readonly texts: BookTexts;
  /** What was chosen and typed for single pages of a bound book, by their number. */
  readonly pages?: BookPages | undefined;
  /** Words of cards for other occasions, by group: a mourning sentence must not get onto a wedding card. */
  readonly wordsAside?: Readonly<Record<number, BookTexts>> | undefined;
  /** Of a calendar: stays when another design or edition is chosen. */
  readonly calendar?: CalendarSettings | undefined;
  readonly sender: PrintAddress;
  readonly recipients: readonly PrintAddress[];
};

/** What a person chooses of a photo in its frame. */
export type PhotoCrop = {
  readonly offset: Point;
  readonly view: PhotoView;
  readonly look: PhotoLook;
};

export const cropOf = ({ offset, view = PLAIN_VIEW, look = PLAIN_LOOK }: DraftPhoto): PhotoCrop => ({
  offset,
  view,
  look,
});

export const isSameCrop = (one: PhotoCrop, other: PhotoCrop): boolean =>
  JSON.stringify([one.offset, one.view, one.look]) === JSON.stringify([other.offset, other.view, other.look]);

/** The photo with a crop that a person confirmed; a plain view or look is left out. */
export const withCrop = (
  { view: _view, look: _look, coverCrop: _cover, ...photo }: DraftPhoto,
  { offset, view, look }: PhotoCrop,
): DraftPhoto => ({
  ...photo,
  offset,
  isCropChosen: true,
  ...(isPlainView(view) ? {} : { view }),
  ...(isPlainLook(look) ? {} : { look }),
});

/** The photo at its default position in a frame: crop unconfirmed, zoom reset; turns and light stay. */
export const recentred = (
  { isCropChosen: _, coverCrop: _cover, ...photo }: DraftPhoto,
  frame: Size,
): DraftPhoto => {
  const view = { ...(photo.view ?? PLAIN_VIEW), zoom: 1 };
  const offset = defaultOffset(photo.size, frame, view);
  return { ...photo, offset, ...(photo.view ? { view } : {}) };
};

/** The photo in another frame: the middle of its crop stays, and as much of its zoom as the frame's resolution allows. */
function refitted({ coverCrop: _, ...photo }: DraftPhoto, from: Size, to: Size): DraftPhoto {
  const { size, view: before = PLAIN_VIEW } = photo;
  const view = viewIn(size, to, before);
  const offset = offsetSeen(size, { frame: from, view: before }, { frame: to, view }, photo.offset);
  return { ...photo, offset, ...(photo.view ? { view } : {}) };
}

/** In another design's frame: what somebody has enlarged stays in its middle; every other photo is recentred (spec §4). */
function inNewFrame(photo: DraftPhoto, from: Size | undefined, to: Size | undefined): DraftPhoto {
  if (!to) return photo;
  const isEnlarged = (photo.view?.zoom ?? 1) > 1;
  return from && isEnlarged ? { ...refitted(photo, from, to), isCropChosen: false } : recentred(photo, to);
}

/** A frame of a design; `itemId` says which, and editions of a design share theirs. */
export type ChosenFrame = Size & { readonly itemId?: number };

const isSameFrame = (a: ChosenFrame | undefined, b: ChosenFrame | undefined): boolean =>
  a?.itemId !== undefined && a.itemId === b?.itemId;

const textsWhere = (texts: BookTexts, isWanted: (type: TextType) => boolean): BookTexts =>
  Object.fromEntries(Object.entries(texts).filter(([type]) => isWanted(type as TextType)));

/** The words of a card stay with their occasion: another one finds its own again, or none. */
function textsFor(
  { choice: before, texts, wordsAside = {} }: Pick<Draft, 'choice' | 'texts' | 'wordsAside'>,
  { groupId }: KitChoice,
): Pick<Draft, 'texts' | 'wordsAside'> {
  if (before === null || before.groupId === groupId) return { texts, wordsAside };
  return {
    texts: { ...textsWhere(texts, (type) => !isCardText(type)), ...wordsAside[groupId] },
    wordsAside: { ...wordsAside, [before.groupId]: textsWhere(texts, isCardText) },
  };
}

/**
 * Another design has other frames: every photo goes to its default position there (spec §4). Another edition of the
 * same design has the frames that were there `before`, and photos stay as they lie.
 */
export const rechooseKit = <Kept extends Draft>(
  draft: Kept,
  choice: KitChoice,
  frames: readonly ChosenFrame[],
  before: readonly ChosenFrame[] = [],
): Kept => ({
  ...draft,
  ...textsFor(draft, choice),
  choice,
  photos:
    draft.choice?.kitId === choice.kitId
      ? draft.photos
      : draft.photos.map((photo, index) =>
          isSameFrame(before[index], frames[index])
            ? photo
            : photo && inNewFrame(photo, before[index], frames[index]),
        ),
});

type Chosen = Pick<Draft, 'photos' | 'unused'>;

/** As many slots as wanted. The last ones go, their photos are kept, and come back into those that are added again. */
export function withPhotoCount({ photos, unused }: Chosen, count: number): Chosen {
  const gone = photos.slice(count).filter((photo) => photo !== null);
  const added = Math.max(0, count - photos.length);
  return {
    photos: [
      ...photos.slice(0, count),
      ...Array.from({ length: added }, (_, index) => unused[index] ?? null),
    ],
    unused: [...gone, ...unused.slice(added)],
  };
}

/** A photo that was not used takes a slot; what lay there is not used now. */
export function takeUnused({ photos, unused }: Chosen, imageId: string, slot: number): Chosen {
  const found = unused.find((each) => each.imageId === imageId);
  if (!found) return { photos, unused };
  const { keptFor: _, ...photo } = found;
  const before = photos[slot] ?? null;
  return {
    photos: photos.with(slot, photo),
    unused: unused.flatMap((each) => (each === found ? (before ?? []) : each)),
  };
}

/** A crop that was chosen in one frame is not yet chosen in a frame of another shape. */
export const cropChosenInFrame = (
  { isCropChosen = false }: DraftPhoto,
  from: Size,
  to: Size,
): Pick<DraftPhoto, 'isCropChosen'> =>
  isCropChosen && aspectRatio(from) !== aspectRatio(to) ? { isCropChosen: false } : {};

/** Photos in another order or in other frames: where the shape is another, each keeps the middle of a crop that was chosen. */
export const refitPhotos = (
  before: Draft['photos'],
  after: Draft['photos'],
  framesBefore: readonly Size[],
  frames: readonly Size[] = framesBefore,
): Draft['photos'] =>
  after.map((photo, index) => {
    const from = framesBefore[before.findIndex((other) => other?.imageId === photo?.imageId)];
    const to = frames[index];
    if (!photo || !from || !to || from === to) return photo;
    return photo.isCropChosen === undefined
      ? recentred(photo, to)
      : { ...refitted(photo, from, to), ...cropChosenInFrame(photo, from, to) };
  });

/** The next slot that has no photo yet, wrapping around, or null (spec §4: next suggested month). */
export function nextEmptySlot(photos: Draft['photos'], after: number): number | null {
  for (let step = 1; step <= photos.length; step += 1) {
    const index = (after + step) % photos.length;
    if (photos[index] === null) return index;
  }
  return null;
}
