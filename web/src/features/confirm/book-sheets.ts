import {
  isBound,
  isHeadToFoot,
  leavesOf,
  type Material,
  monthCount,
  spreadsOf,
  templatesOf,
} from '@fumi/domain';
import { bookPageName, leafPageName } from '../../copy/slot-names.ts';
import { type ChosenKit, placesOf } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { type SlotNames, useSlotNames } from '../../draft/slot-names.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';

export type BookPage = {
  /** Of the book, from 1. */
  readonly pageNo: number;
  readonly name: string;
  /** Of a calendar, from 0. */
  readonly monthIndex?: number | null;
};

/** Pages that are seen together; null is the inside of a cover. */
export type Sheet = readonly (BookPage | null)[];

/** The spreads of a book, with its covers first and last. */
function spreadSheets({ material, product }: Shop): Sheet[] {
  const count = templatesOf(material).length;
  return spreadsOf(count).map((spread) =>
    spread.map((pageNo): BookPage | null =>
      pageNo === null ? null : { pageNo, name: bookPageName(product.type, pageNo, count) },
    ),
  );
}

/** Whether two pages hang above one another, held where they meet, as in a wall calendar; others lie side by side. */
export function isHung(material: Material, sheet: readonly ({ readonly pageNo: number } | null)[]): boolean {
  const templates = templatesOf(material);
  const [upper, lower] = sheet.map((page) => templates[(page?.pageNo ?? 0) - 1]);
  return upper !== undefined && lower !== undefined && isHeadToFoot(material.holes ?? [], upper, lower);
}

const leafSheets = ({ material }: Shop, names: SlotNames): Sheet[] =>
  leavesOf(material).map(({ pages, monthIndex }, index) => {
    const leaf = names.page(pages[0] ?? 1, index + 1);
    const pair = isHung(
      material,
      pages.map((pageNo) => ({ pageNo })),
    )
      ? 'hung'
      : 'sides';
    return pages.map((pageNo, side) => ({
      pageNo,
      monthIndex,
      name: pages.length === 1 ? leaf : leafPageName[pair](leaf, side),
    }));
  });

const cardSheets = (chosen: ChosenKit, photoCount: number, names: SlotNames): Sheet[] =>
  placesOf(chosen, photoCount).own.map(({ pageNo }, index) => [{ pageNo, name: names.name(index + 1) }]);

/** All printed pages in groups that are seen together; cards have one for each photo. */
export function usePrintedSheets(chosen: ChosenKit): Sheet[] {
  const shop = useShop();
  const names = useSlotNames();
  const photoCount = useDraft(({ photos }) => photos.length);
  if (isBound(shop.product)) return spreadSheets(shop);
  return monthCount(shop.material) > 0 ? leafSheets(shop, names) : cardSheets(chosen, photoCount, names);
}

/** What is leafed through: spreads of a book, leaves of a calendar; nothing for cards or a single leaf. */
export function leafedSheets(shop: Shop, names: SlotNames): Sheet[] {
  if (isBound(shop.product)) return spreadSheets(shop);
  return monthCount(shop.material) > 1 ? leafSheets(shop, names) : [];
}
