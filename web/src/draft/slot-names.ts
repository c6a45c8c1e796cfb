import {
  type Edition,
  editionOf,
  isBound,
  type Material,
  monthCount,
  monthIndexesOf,
  monthsOf,
  type PhotoSlot,
  type Product,
} from '@fumi/domain';
import { useMemo } from 'react';
import { leafName, monthName, shortSlotOnPage, slotName, slotOnPage } from '../copy/slot-names.ts';
import type { Shop } from '../shop/shop.ts';
import { useShop } from '../shop/use-shop.ts';
import { innerSlots, useChosenKit } from './chosen-kit.ts';

/** What a customer calls the photo slots of a design, counted from 1. */
export type SlotNames = {
  readonly name: (number: number) => string;
  /** A name that fits on a small picture. */
  readonly short: (number: number) => string;
  /** Name of a page (from 1) with a photo; `number` counts such pages. Covers repeat the first photo. */
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

/** Slots of a bound book by page, and by number where a page has several. */
function bookSlotNames({ type }: Product, slots: readonly Pick<PhotoSlot, 'pageNo'>[]): SlotNames {
  const nameOf = (number: number, isShort: boolean): string => {
    const pageNo = slots[number - 1]?.pageNo ?? number + 1;
    const first = slots.findIndex((slot) => slot.pageNo === pageNo);
    const isAlone = slots.filter((slot) => slot.pageNo === pageNo).length < 2;
    const at = isAlone ? null : number - first;
    return isShort ? shortSlotOnPage(pageNo - 1, at) : slotOnPage(slotName(type, pageNo - 1), at);
  };
  const name = (number: number): string => nameOf(number, false);
  const page = (pageNo: number): string => (pageNo === 1 ? leafName(true) : slotName(type, pageNo - 1));
  return { name, short: (number) => nameOf(number, true), page };
}

/** Months of a calendar, pages of a book, photos of a card. */
export function slotNamesOf(
  { info, material, product }: Pick<Shop, 'info' | 'material' | 'product'>,
  kitId: number | null,
  slots: readonly Pick<PhotoSlot, 'pageNo'>[] = [],
): SlotNames {
  const edition = kitId === null ? null : editionOf(info, kitId);
  if (edition) return monthNames(edition, material);
  if (isBound(product)) return bookSlotNames(product, slots);
  const name = (number: number): string => slotName(product.type, number);
  return { name, short: String, page: (_, number) => name(number) };
}

/** The names of the slots of the chosen design. */
export function useSlotNames(): SlotNames {
  const shop = useShop();
  const chosen = useChosenKit();
  return useMemo(
    () => slotNamesOf(shop, chosen?.kit.id ?? null, chosen ? innerSlots(chosen) : []),
    [shop, chosen],
  );
}
