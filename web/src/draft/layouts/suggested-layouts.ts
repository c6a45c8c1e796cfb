import {
  countLostFaces,
  type Draft,
  type DraftPhoto,
  facingPage,
  isCutHard,
  isForPhotos,
  isOverSpread,
  layoutsHere,
  layoutsIn,
  type MatchedPhoto,
  type PageLayout,
  type PageLayouts,
  type PageOption,
  pageOptions,
  recentred,
  refitPhotos,
  suggestLayouts,
  templatesOf,
  wholeLayouts,
  withLayouts,
} from '@fumi/domain';
import type { Shop } from '../../shop/shop.ts';
import { changeChosen } from '../change-draft.ts';
import { type ChosenKit, innerSlots } from '../chosen-kit.ts';
import { draftStore } from '../draft-store.ts';
import { matchedPhoto } from './matched-photo.ts';
import { slotsWith } from './page-layouts.ts';

type OpenPage = { readonly pageNo: number; readonly options: readonly PageOption[] };

/** The inner pages with what may be suggested for each; a page whose words somebody has typed keeps its layout. */
function openPages(shop: Shop, chosen: ChosenKit): OpenPage[] {
  const { pages = {} } = draftStore.getState();
  const templates = templatesOf(shop.material);
  const keptOn = (pageNo: number) => (pages[pageNo]?.text ? pages[pageNo]?.layout : undefined);
  // Pages with the same options share one array of them, so that each option is weighed once.
  const known = new Map<string, readonly PageOption[]>();
  return templates.flatMap((own, index) => {
    const pageNo = index + 1;
    const kept = keptOn(pageNo);
    const isAlone = keptOn(facingPage(pageNo)) !== undefined;
    const key = `${own} ${pageNo % 2} ${kept ?? ''} ${isAlone}`;
    const found =
      known.get(key) ??
      pageOptions(shop, chosen.kit, pageNo).filter((option) =>
        kept
          ? option.layout === kept && option.frames.length > 0
          : isForPhotos(option) && !(isAlone && isOverSpread(option.layout)),
      );
    known.set(key, found);
    return found.length > 0 ? [{ pageNo, options: found }] : [];
  });
}

type Suggestion = {
  readonly layouts: PageLayouts;
  /** Indices of the photos, in the order of the slots that they fill. */
  readonly order: readonly number[];
};

/** Layouts for photos of these sizes in their order; null where the design has none. */
export function suggestionFor(
  shop: Shop,
  chosen: ChosenKit,
  sizes: readonly MatchedPhoto[],
): Suggestion | null {
  const open = openPages(shop, chosen);
  if (open.length === 0) return null;
  const suggested = suggestLayouts(
    sizes,
    open.map(({ options }) => options),
  );
  const { pages } = draftStore.getState();
  const reached = new Set(open.slice(0, suggested.length).map(({ pageNo }) => pageNo));
  const others = Object.entries(layoutsIn(pages)).filter(([page]) => !reached.has(Number(page)));
  const layouts = suggested.flatMap(({ layout }, index) =>
    layout === null ? [] : [[open[index]?.pageNo, layout] as const],
  );
  return {
    layouts: wholeLayouts(Object.fromEntries([...others, ...layouts])),
    order: suggested.flatMap(({ photos }) => photos),
  };
}

/** Lays out all photos in their order, unused ones last, on pages that suit them. */
export function suggestAll(shop: Shop, chosen: ChosenKit): void {
  const { photos, unused } = draftStore.getState();
  const all = [...photos.filter((photo) => photo !== null), ...unused];
  const found = suggestionFor(shop, chosen, all.map(matchedPhoto));
  if (found === null) return;
  const slots = slotsWith(shop, found.layouts);
  const ordered: Draft['photos'] = slots.map((_, slot) => all[found.order[slot] ?? -1] ?? null);
  const before = innerSlots(chosen).map(({ frame }) => frame);
  const after = slots.map(({ frame }) => frame);
  const placed = refitPhotos(photos, ordered, before, after).map((photo, slot): DraftPhoto | null => {
    const frame = after[slot];
    if (!photo || !frame || !unused.some(({ imageId }) => imageId === photo.imageId)) return photo;
    const { keptFor: _, ...known } = photo;
    return recentred(known, frame);
  });
  const used = new Set(placed.map((photo) => photo?.imageId));
  changeChosen(({ pages }) => ({
    photos: placed,
    unused: all.filter(({ imageId }) => !used.has(imageId)),
    pages: withLayouts(pages ?? {}, found.layouts),
  }));
}

/**
 * Another layout for as many photos as a page has, in which no photo is cut hard and no face is lost; undefined where
 * there is none. Layouts are judged by their frames, not by art that covers a face: the shown layout is left out.
 */
export function betterLayout(shop: Shop, chosen: ChosenKit, pageNo: number): PageLayout | null | undefined {
  const { photos, pages = {} } = draftStore.getState();
  const shown = layoutsHere(chosen.kit, shop.material, layoutsIn(pages))[pageNo] ?? null;
  const here = innerSlots(chosen).flatMap((slot, index) => (slot.pageNo === pageNo ? [photos[index]] : []));
  const sizes = here.flatMap((photo) => (photo ? [matchedPhoto(photo)] : []));
  const options = pageOptions(shop, chosen.kit, pageNo).filter(
    (option) => isForPhotos(option) && option.layout !== shown,
  );
  const [best] = sizes.length === here.length ? suggestLayouts(sizes, [options]) : [];
  if (best === undefined || best.photos.length < sizes.length) return undefined;
  const frames = options.find(({ layout }) => layout === best.layout)?.frames ?? [];
  const isCut = frames.some((frame, at) => {
    const photo = here[at];
    if (!photo) return false;
    const { faces = [], ...size } = matchedPhoto(photo);
    return isCutHard({ size }, frame) || countLostFaces(size, frame, faces) > 0;
  });
  return isCut ? undefined : best.layout;
}
