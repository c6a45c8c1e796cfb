import {
  type BookPages,
  type CutVerdict,
  type DraftPhoto,
  isBlank,
  judgeResolution,
  type Kit,
  type Material,
  type PhotoFrame,
  type PhotoSlot,
  type ShownPhoto,
  templatesOf,
} from '@fumi/domain';

/** A place of the book with the photo that it shows. */
export type Shown = ShownPhoto & { readonly slot: PhotoSlot };

/** The doubts about a page: its first photo that is cut off or too small, by index, and missing words. */
export type PageDoubts = {
  readonly lowPhoto: number | null;
  readonly cutPhoto: number | null;
  readonly cut: CutVerdict;
  /** The first photo of the page. */
  readonly photoIndex: number | null;
  /** It has a place for a text of its own, and nobody has written one. */
  readonly isUnwritten: boolean;
};

export const NO_DOUBTS: PageDoubts = {
  lowPhoto: null,
  cutPhoto: null,
  cut: 'fine',
  photoIndex: null,
  isUnwritten: false,
};

/** The pages of a book, from 1, whose place for a text of its own is empty: it would be printed blank. */
export const unwrittenPages = (
  { kit, material }: { readonly kit: Pick<Kit, 'pages'>; readonly material: Pick<Material, 'pageRuns'> },
  pages: BookPages = {},
): ReadonlySet<number> =>
  new Set(
    templatesOf(material).flatMap((template, index) => {
      const hasPlace = kit.pages[template]?.some(({ textType }) => textType === 'PAGE_TEXT') ?? false;
      return hasPlace && isBlank(pages[index + 1]?.text ?? '') ? [index + 1] : [];
    }),
  );

/** Whether the resolution of a photo is low for its frame. */
export const isLow = ({ slot, photo }: Shown): boolean =>
  judgeResolution(photo.size, slot.frame, photo.view) !== 'fine';

/** Whether a photo is low only because it was enlarged: no other photo is needed then. */
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
