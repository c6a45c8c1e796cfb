import type { KitDetail } from '@fumi/contract';
import {
  availableCatalogue,
  type CalendarSettings,
  type Edition,
  hasAddresses,
  type Kit,
  type KitInfo,
  type KitPageItem,
  type Material,
  monthCount,
  monthIndexesOf,
  newYearOf,
  ownPages,
  type PlainDate,
  type Product,
  styledLook,
  type TextStyle,
  templatesOf,
} from '@fumi/domain';

import type { BookCalendar, BookDesign, DesignItem } from '../../db/tables/book.ts';

type PageSpec = Readonly<
  Record<
    string,
    readonly (Pick<KitPageItem, 'itemId' | 'z'> & {
      readonly photoDesignId?: number | undefined;
      readonly textType?: string | undefined;
    })[]
  >
>;

const sorted = (lines: readonly string[]): string => lines.toSorted().join('\n');

const linesOf = (pages: PageSpec | Kit['pages']): string[] =>
  Object.entries(pages as PageSpec).flatMap(([pageNo, items]) =>
    items.map(({ itemId, z, photoDesignId, textType }) =>
      [pageNo, itemId, z, photoDesignId ?? '', textType ?? ''].join(':'),
    ),
  );

/** Whether the page spec of `book/create` is the kit's own; order does not matter, pages without items neither. */
export const isPageSpecOf = (kit: Kit, page: PageSpec): boolean =>
  sorted(linesOf(page)) === sorted(linesOf(ownPages(kit)));

/** The New Year that a kit greets on a day, or null. */
export const newYearOfKit = (info: KitInfo, kit: Kit, today: PlainDate): number | null =>
  availableCatalogue(info, today)
    .filter(({ tags }) => tags.some(({ kits }) => kits.some(({ id }) => id === kit.id)))
    .map(newYearOf)
    .find((year) => year !== null) ?? null;

const KINDS = { photo: 'photo', item: 'art', text: 'text', calendar: 'calendar' } as const;

const itemsOf = (items: KitDetail['page'][string], style: TextStyle | undefined): DesignItem[] =>
  items.map(({ type, itemId, z, x, y, width, height, textType, textLook: ownLook, words, calendar }) => {
    const textLook = textType === undefined ? ownLook : styledLook(textType, ownLook, style);
    return {
      kind: KINDS[type],
      ...(textType === undefined ? {} : { textType }),
      ...(textLook === undefined ? {} : { textLook }),
      ...(words === undefined ? {} : { words }),
      ...(calendar === undefined ? {} : { calendar }),
      itemId,
      z,
      x,
      y,
      width,
      height,
    };
  });

type Sold = {
  readonly newYear: number | null;
  readonly edition: Edition | null;
  readonly settings?: CalendarSettings | undefined;
  readonly textStyle?: TextStyle | undefined;
};

const calendarOf = (material: Material, { edition, settings }: Sold): BookCalendar | null =>
  edition && { edition, months: monthCount(material), monthIndexes: monthIndexesOf(material), settings };

/** What a book keeps of its design from the moment it is begun. */
export const designOf = (
  detail: KitDetail,
  material: Material,
  product: Pick<Product, 'flow'>,
  sold: Sold,
): BookDesign => ({
  newYear: sold.newYear,
  calendar: calendarOf(material, sold),
  ...(sold.textStyle ? { textStyle: sold.textStyle } : {}),
  label: detail.label,
  orientation: detail.orientation,
  addressLayout: detail.addressLayout,
  pageCount: templatesOf(material).length,
  templates: templatesOf(material),
  itemPt: material.itemPt,
  hasAddresses: hasAddresses(product.flow),
  ...(material.holes ? { holes: material.holes } : {}),
  frontPage: material.frontPage,
  backPage: material.backPage,
  // Of the pages of layouts, only those that were chosen.
  pages: Object.fromEntries(
    [...new Set(templatesOf(material))].map((page) => [
      page,
      itemsOf(detail.page[page] ?? [], sold.textStyle),
    ]),
  ),
});

/** What tells which page of a design each page of a book repeats. */
export type PageOrder = Pick<BookDesign, 'pageCount' | 'frontPage' | 'backPage' | 'templates'>;

/** The page of the design that a page of the book repeats, or null where the book has no such page. */
export function templatePage(design: PageOrder, pageNo: number): number | null {
  if (pageNo < 1 || pageNo > design.pageCount) return null;
  const { frontPage, backPage, templates } = design;
  if (templates) return templates[pageNo - 1] ?? null;
  const isLikeFront = (pageNo - frontPage) % 2 === 0;
  return isLikeFront ? frontPage : backPage;
}

export const designItems = (design: BookDesign, pageNo: number): readonly DesignItem[] => {
  const template = templatePage(design, pageNo);
  return template === null ? [] : (design.pages[template] ?? []);
};
