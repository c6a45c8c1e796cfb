import { type Edition, editionOf, type Material, monthCount, monthIndexesOf, monthsOf } from '@fumi/domain';
import { leafName, monthName, placeName } from '../copy/places.ts';
import type { Shop } from '../shop/shop.ts';
import { useShop } from '../shop/use-shop.ts';
import { useDraft } from './draft-store.ts';

/** What a customer calls the places of a design, counted from 1. */
export type PlaceNames = {
  readonly name: (number: number) => string;
  /** As it fits on a small picture. */
  readonly short: (number: number) => string;
  /** Of a page of the book, from 1, that shows a photo; `number` counts such pages. Covers repeat the first photo. */
  readonly page: (pageNo: number, number: number) => string;
};

function monthNames(edition: Edition, material: Material): PlaceNames {
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
export function placeNamesOf(
  { info, material, product }: Pick<Shop, 'info' | 'material' | 'product'>,
  kitId: number | null,
): PlaceNames {
  const edition = kitId === null ? null : editionOf(info, kitId);
  if (edition) return monthNames(edition, material);
  const name = (number: number): string => placeName(product.type, number);
  return { name, short: String, page: (_, number) => name(number) };
}

/** The names of the places of the chosen design. */
export function usePlaceNames(): PlaceNames {
  const kitId = useDraft(({ choice }) => choice?.kitId ?? null);
  return placeNamesOf(useShop(), kitId);
}
