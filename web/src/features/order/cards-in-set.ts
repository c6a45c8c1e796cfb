import type { Product } from '@fumi/domain';

/** How many cards a set has; null for products that are not sold by the set. */
export const cardsInSet = ({ order }: Product): number | null => order.bookPageCount ?? null;
