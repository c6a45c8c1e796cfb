import {
  availableCatalogue,
  type Kit,
  type KitInfo,
  type Material,
  newYearOf,
  type PlainDate,
} from '@fumi/domain';
import type { KitDetail } from '../../content/kit-files.ts';
import type { BookDesign, DesignItem } from '../../db/tables/book.ts';

type WirePageSpec = Readonly<
  Record<
    string,
    readonly { readonly item_id: number; readonly z: number; readonly photo_design_id?: number | undefined }[]
  >
>;

const sorted = (lines: readonly string[]): string => lines.toSorted().join('\n');

const linesOfSpec = (page: WirePageSpec): string[] =>
  Object.entries(page).flatMap(([pageNo, items]) =>
    items.map((item) => [pageNo, item.item_id, item.z, item.photo_design_id ?? ''].join(':')),
  );

const linesOfKit = (kit: Kit): string[] =>
  Object.entries(kit.pages).flatMap(([pageNo, items]) =>
    items.map(({ itemId, z, photoDesignId }) => [pageNo, itemId, z, photoDesignId ?? ''].join(':')),
  );

/** Whether the page spec of `book/create` is the kit's own; order does not matter, pages without items neither. */
export const isPageSpecOf = (kit: Kit, page: WirePageSpec): boolean =>
  sorted(linesOfSpec(page)) === sorted(linesOfKit(kit));

/** Whether a kit is on show and can still be ordered on a day (spec §4); the browser's list asks the same function. */
export const isOnSale = (info: KitInfo, kit: Kit, today: PlainDate): boolean =>
  availableCatalogue(info, today).some(({ tags }) =>
    tags.some(({ kits }) => kits.some(({ id }) => id === kit.id)),
  );

/** The New Year that a kit greets on a day, or null. */
export const newYearOfKit = (info: KitInfo, kit: Kit, today: PlainDate): number | null =>
  availableCatalogue(info, today)
    .filter(({ tags }) => tags.some(({ kits }) => kits.some(({ id }) => id === kit.id)))
    .map(newYearOf)
    .find((year) => year !== null) ?? null;

const itemsOf = (items: KitDetail['page'][string]): DesignItem[] =>
  items.map(({ type, item_id, z, x, y, width, height }) => ({
    kind: type === 'photo' ? 'photo' : 'art',
    itemId: item_id,
    z,
    x,
    y,
    width,
    height,
  }));

/** What a book keeps of its design from the moment it is begun. */
export const designOf = (detail: KitDetail, material: Material, newYear: number | null): BookDesign => ({
  newYear,
  label: detail.label,
  orientation: detail.orientation,
  addressLayout: detail.address_layout,
  pageCount: material.count,
  frontPage: material.frontPage,
  backPage: material.backPage,
  pages: Object.fromEntries(Object.entries(detail.page).map(([pageNo, items]) => [pageNo, itemsOf(items)])),
});

/** The page of the design that a page of the book repeats: odd pages the front, even pages the back (spec §4). */
export function templatePage(design: BookDesign, pageNo: number): number | null {
  if (pageNo < 1 || pageNo > design.pageCount) return null;
  const { frontPage, backPage } = design;
  const isLikeFront = (pageNo - frontPage) % 2 === 0;
  return isLikeFront ? frontPage : backPage;
}

export const designItems = (design: BookDesign, pageNo: number): readonly DesignItem[] => {
  const template = templatePage(design, pageNo);
  return template === null ? [] : (design.pages[template] ?? []);
};

/** All pages that repeat a page of the design. */
export const pagesLikeTemplate = (design: BookDesign, template: number): number[] =>
  Array.from({ length: design.pageCount }, (_, index) => index + 1).filter(
    (pageNo) => templatePage(design, pageNo) === template,
  );
