import {
  aspectRatio,
  countLostFaces,
  type Draft,
  type DraftPhoto,
  facingPage,
  inNewPlaces,
  inPageOrder,
  isCutHard,
  isForPhotos,
  isOverSpread,
  layoutsIn,
  type MatchedPhoto,
  type PageLayout,
  type PageLayouts,
  type PageOption,
  type PageOrder,
  type PhotoSlot,
  pageOptions,
  recentred,
  refitPhotos,
  suggestLayouts,
  swapPhotos,
  templatesOf,
  turnedSize,
  wholeLayouts,
  withLayout,
  withLayouts,
} from '@fumi/domain';
import { useMemo } from 'react';
import type { Shop } from '../shop/shop.ts';
import { useShop } from '../shop/use-shop.ts';
import { changeChosen } from './change-draft.ts';
import { bookPlaces, type ChosenKit, findChosenKit } from './chosen-kit.ts';
import { draftStore, useDraft } from './draft-store.ts';
import { matchedPhoto } from './matched-photo.ts';

type OpenPage = { readonly pageNo: number; readonly options: readonly PageOption[] };

/** The inner pages with what may be suggested for each; a page whose words somebody has typed keeps its layout. */
function openPages(shop: Shop, chosen: ChosenKit): OpenPage[] {
  const { pages = {} } = draftStore.getState();
  const templates = templatesOf(shop.material);
  const keptOn = (pageNo: number) => (pages[pageNo]?.text ? pages[pageNo]?.layout : undefined);
  // Pages that can show the same share their options, so that each is weighed once.
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
  /** Of the photos, in the order of the places of the pages that they fill. */
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

/** The places of the book once its pages have other layouts. */
function placesWith(shop: Shop, layouts: PageLayouts): PhotoSlot[] {
  const pages = Object.fromEntries(Object.entries(layouts).map(([page, layout]) => [page, { layout }]));
  const chosen = findChosenKit(shop, draftStore.getState().choice, pages);
  return chosen ? bookPlaces(chosen) : [];
}

/** The widest photo of a spread comes to the first place of its left page, or takes a place there. */
function withWidestLeft(
  photos: Draft['photos'],
  places: readonly PhotoSlot[],
  pageNo: number,
): { readonly photos: Draft['photos']; readonly places: readonly PhotoSlot[] } {
  const left = Math.min(pageNo, facingPage(pageNo));
  const widthOf = (index: number): number => {
    const photo = photos[index];
    return photo ? aspectRatio(turnedSize(photo.size, photo.view)) : 0;
  };
  const here = places.flatMap((place, index) =>
    place.pageNo === left || place.pageNo === facingPage(left) ? [index] : [],
  );
  const [widest] = here.toSorted((a, b) => widthOf(b) - widthOf(a));
  const first = places.findIndex((place) => place.pageNo === left);
  if (widest === undefined) return { photos, places };
  if (first < 0)
    return {
      photos,
      places: places.map((place, at) => (at === widest ? { ...place, pageNo: left } : place)),
    };
  const swapped = swapPhotos(photos, first, widest);
  return {
    photos: refitPhotos(
      photos,
      swapped,
      places.map(({ frame }) => frame),
    ),
    places,
  };
}

/** Another layout for a page: over a spread the widest photo that lies there; the others are kept for their pages. */
export function chooseLayout(shop: Shop, chosen: ChosenKit, pageNo: number, layout: PageLayout | null): void {
  const layouts = withLayout(layoutsIn(draftStore.getState().pages), pageNo, layout);
  if (!isOverSpread(layout)) return void applyLayouts(shop, chosen, layouts);
  const after = placesWith(shop, layouts);
  changeChosen((now) => {
    const { photos, places } = withWidestLeft(now.photos, bookPlaces(chosen), pageNo);
    return {
      ...inNewPlaces({ ...now, photos }, places, after),
      pages: withLayouts(now.pages ?? {}, layouts),
    };
  });
}

/** Lays the pages out; every photo stays on its page. Returns their places then. */
export function applyLayouts(
  shop: Shop,
  chosen: ChosenKit,
  layouts: PageLayouts,
  key: string | null = null,
): PhotoSlot[] {
  const after = placesWith(shop, layouts);
  changeChosen(
    (now) => ({
      ...inNewPlaces(now, bookPlaces(chosen), after),
      pages: withLayouts(now.pages ?? {}, layouts),
    }),
    { key },
  );
  return after;
}

/** All photos in their order, those that are not used yet behind them, on pages that suit them. */
export function suggestAll(shop: Shop, chosen: ChosenKit): void {
  const { photos, unused } = draftStore.getState();
  const all = [...photos.filter((photo) => photo !== null), ...unused];
  const found = suggestionFor(shop, chosen, all.map(matchedPhoto));
  if (found === null) return;
  const places = placesWith(shop, found.layouts);
  const ordered: Draft['photos'] = places.map((_, place) => all[found.order[place] ?? -1] ?? null);
  const before = bookPlaces(chosen).map(({ frame }) => frame);
  const after = places.map(({ frame }) => frame);
  const placed = refitPhotos(photos, ordered, before, after).map((photo, place): DraftPhoto | null => {
    const frame = after[place];
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
 * The pages in another order, each with its layout, its photos and its words. A page without a layout of its own shows
 * what the design draws where it comes to, or another layout where its photos would be cut there.
 */
export function orderPages(shop: Shop, chosen: ChosenKit, order: PageOrder): void {
  const before = bookPlaces(chosen);
  changeChosen(
    (now) => {
      const { places, pages = {}, ...moved } = inPageOrder(now, before, order);
      const layouts = {
        ...layoutsIn(pages),
        ...layoutsThere(shop, chosen, { ...moved, places, pages }, order),
      };
      return {
        ...inNewPlaces(moved, places, placesWith(shop, layouts)),
        pages: withLayouts(pages, layouts),
      };
    },
    { order },
  );
}

type Ordered = Pick<Draft, 'photos' | 'pages'> & { readonly places: readonly PhotoSlot[] };

/** Layouts for pages that had none and come to where the design draws something else. */
function layoutsThere(
  shop: Shop,
  chosen: ChosenKit,
  { photos, pages = {}, places }: Ordered,
  order: PageOrder,
): PageLayouts {
  const templates = templatesOf(shop.material);
  const moved = order.flatMap((from, index) => {
    const pageNo = index + shop.material.frontPage;
    const isOther = templates[from - 1] !== templates[pageNo - 1];
    if (!isOther || pages[pageNo]?.layout) return [];
    const sizes = photos.flatMap((photo, at) =>
      photo && places[at]?.pageNo === pageNo ? [matchedPhoto(photo)] : [],
    );
    const options = pageOptions(shop, chosen.kit, pageNo).filter(isForPhotos);
    const [best] = sizes.length > 0 ? suggestLayouts(sizes, [options]) : [];
    return best?.layout ? [[pageNo, best.layout] as const] : [];
  });
  return Object.fromEntries(moved);
}

/** A layout for as many photos as a page has, of which none is cut hard and no face is; undefined where there is none. */
export function mendOf(shop: Shop, chosen: ChosenKit, pageNo: number): PageLayout | null | undefined {
  const { photos } = draftStore.getState();
  const here = bookPlaces(chosen).flatMap((place, index) => (place.pageNo === pageNo ? [photos[index]] : []));
  const sizes = here.flatMap((photo) => (photo ? [matchedPhoto(photo)] : []));
  const options = pageOptions(shop, chosen.kit, pageNo).filter(isForPhotos);
  const [best] = sizes.length === here.length ? suggestLayouts(sizes, [options]) : [];
  if (best === undefined || best.photos.length < sizes.length) return undefined;
  const frames = options.find(({ layout }) => layout === best.layout)?.frames ?? [];
  const isCut = frames.some((frame, place) => {
    const photo = here[place];
    if (!photo) return false;
    const { faces = [], ...size } = matchedPhoto(photo);
    return isCutHard({ size }, frame) || countLostFaces(size, frame, faces) > 0;
  });
  return isCut ? undefined : best.layout;
}

/** The layouts of a book's pages, and how they are changed. */
export function usePageLayouts(chosen: ChosenKit) {
  const shop = useShop();
  const pages = useDraft((draft) => draft.pages);
  return useMemo(() => {
    const layouts = wholeLayouts(layoutsIn(pages));
    const choose = (pageNo: number, layout: PageLayout | null): void =>
      chooseLayout(shop, chosen, pageNo, layout);
    return {
      layoutOf: (pageNo: number): PageLayout | null => layouts[pageNo] ?? null,
      choose,
      suggestAll: () => suggestAll(shop, chosen),
      /** What one press does for a page that cuts a photo; null where no layout helps. */
      mend: (pageNo: number): (() => void) | null => {
        const better = mendOf(shop, chosen, pageNo);
        return better === undefined ? null : () => choose(pageNo, better);
      },
    };
  }, [shop, chosen, pages]);
}
