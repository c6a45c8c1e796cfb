import { type Edition, editionOf, type Material, monthCount, monthIndexesOf, monthsOf } from '@fumi/domain';
import { leafName, monthName, slotName } from '../copy/slot-names.ts';
import type { Shop } from '../shop/shop.ts';
import { useShop } from '../shop/use-shop.ts';
import { useDraft } from './draft-store.ts';

/** What a customer calls the photo slots of a design, counted from 1. */
export type SlotNames = {
  readonly name: (number: number) => string;
  /** As it fits on a small picture. */
  readonly short: (number: number) => string;
  /** Of a page of the book, from 1, that shows a photo; `number` counts such pages. Covers repeat the first photo. */
  readonly page: (pageNo: number, number: number) => string;
};

function monthNames(edition: Edition, material: Material): SlotNames {
  const months = monthsOf(edition, monthCount(material));
  const monthIndexes = monthIndexesOf(material);
  const crosses = new Set(months.map(({ year }) => year)).size > 1;
  const nameOf = (withYear: boolean) => (number: number) => {
    const month = months[number - 1];
    return month ? monthName(month, withYear) : '';
  };
  const name = nameOf(crosses);
  const page = (pageNo: number): string => {
    const monthIndex = monthIndexes[pageNo - 1] ?? null;
    return monthIndex === null ? leafName(pageNo === 1) : name(monthIndex + 1);
  };
  return { name, short: nameOf(false), page };
}

/** Months of a calendar, pages of a book, photos of a card. */
export function slotNamesOf(
  { info, material, product }: Pick<Shop, 'info' | 'material' | 'product'>,
  kitId: number | null,
): SlotNames {
  const edition = kitId === null ? null : editionOf(info, kitId);
  if (edition) return monthNames(edition, material);
  const name = (number: number): string => slotName(product.type, number);
  return { name, short: String, page: (_, number) => name(number) };
}

/** The names of the slots of the chosen design. */
export function useSlotNames(): SlotNames {
  const kitId = useDraft(({ choice }) => choice?.kitId ?? null);
  return slotNamesOf(useShop(), kitId);
}
