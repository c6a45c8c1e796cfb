import type { Product } from '@fumi/domain';

/** Of a product that is sold as a set of cards: how many; null where one is one. */
export const cardsInSet = ({ order }: Product): number | null => order.bookPageCount ?? null;
