import {
  type CutVerdict,
  type DraftPhoto,
  judgeResolution,
  type PhotoFrame,
  type PhotoSlot,
  type ShownPhoto,
} from '@fumi/domain';

/** A place of the book with the photo that it shows. */
export type Shown = ShownPhoto & { readonly slot: PhotoSlot };

/** What the photos of a page lack, and which are the first that are cut off or too small. */
export type PageDoubts = {
  readonly lowPhoto: number | null;
  readonly cutPhoto: number | null;
  readonly cut: CutVerdict;
  /** The first one of the page. */
  readonly photoIndex: number | null;
};

export const NO_DOUBTS: PageDoubts = { lowPhoto: null, cutPhoto: null, cut: 'fine', photoIndex: null };

/** Whether a photo is smaller than its place wants it. */
export const isLow = ({ slot, photo }: Shown): boolean =>
  judgeResolution(photo.size, slot.frame, photo.view) !== 'fine';

/** Whether a photo is that only because somebody has enlarged it: there is no need of another one. */
export const isEnlargedTooFar = (shown: Shown): boolean => {
  const { slot, photo } = shown;
  const { view } = photo;
  return (
    view !== undefined &&
    isLow(shown) &&
    judgeResolution(photo.size, slot.frame, { ...view, zoom: 1 }) === 'fine'
  );
};

/** By page, from one pass over all places: each photo is judged once. */
export function doubtsByPage(
  shown: readonly Shown[],
  judgeCut: (photo: DraftPhoto, frame: PhotoFrame) => CutVerdict,
): ReadonlyMap<number, PageDoubts> {
  const found = new Map<number, PageDoubts>();
  for (const one of shown) {
    const { slot, photo, index } = one;
    const before = found.get(slot.pageNo) ?? { ...NO_DOUBTS, photoIndex: index };
    const verdict = before.cutPhoto === null ? judgeCut(photo, slot.frame) : 'fine';
    found.set(slot.pageNo, {
      ...before,
      ...(verdict === 'fine' ? {} : { cut: verdict, cutPhoto: index }),
      ...(before.lowPhoto === null && isLow(one) ? { lowPhoto: index } : {}),
    });
  }
  return found;
}
