import { type Edition, editionOf, monthCount, monthsOf } from '@fumi/domain';
import { monthName, placeName } from '../copy/places.ts';
import { useDraft } from './draft/draft-store.ts';
import type { Shop } from './shop.ts';
import { useShop } from './use-shop.ts';

/** What a customer calls the places of a design, counted from 1. */
export type PlaceNames = {
  readonly name: (number: number) => string;
  /** As it fits on a small picture. */
  readonly short: (number: number) => string;
};

function monthNames(edition: Edition, count: number): PlaceNames {
  const months = monthsOf(edition, count);
  const crosses = new Set(months.map(({ year }) => year)).size > 1;
  const nameOf = (withYear: boolean) => (number: number) => {
    const month = months[number - 1];
    return month ? monthName(month, withYear) : '';
  };
  return { name: nameOf(crosses), short: nameOf(false) };
}

/** Months of a calendar, pages of a book, photos of a card. */
export function placeNamesOf({ info, material, product }: Shop, kitId: number | null): PlaceNames {
  const edition = kitId === null ? null : editionOf(info, kitId);
  return edition
    ? monthNames(edition, monthCount(material))
    : { name: (number) => placeName(product.type, number), short: String };
}

/** The names of the places of the chosen design. */
export function usePlaceNames(): PlaceNames {
  const kitId = useDraft(({ choice }) => choice?.kitId ?? null);
  return placeNamesOf(useShop(), kitId);
}
