import type { Product } from './product.ts';

/** Whether the pages of a product lie side by side: a book that is bound on the left. */
export const isBound = ({ type }: Pick<Product, 'type'>): boolean => type === 'photobook';

/** What lies open at once, left and right; null where there is no page. */
export type Spread = readonly [left: number | null, right: number | null];

/*
 *      │ 1 │      the cover          │ 3 │ 4 │     …     │ N-1 │  │      the last page
 *   │  │ 2 │      the first page     │ 5 │ 6 │           │     N  │      the back
 */

/** All spreads of a bound book of so many pages, cover and back included, in their order. */
export function spreadsOf(pageCount: number): Spread[] {
  const inner: Spread[] = [];
  for (let left = 3; left < pageCount; left += 2) inner.push([left, left + 1 < pageCount ? left + 1 : null]);
  return [[null, 1], [null, 2], ...inner, [pageCount, null]];
}

/** The spread on which a page lies. */
export const spreadOf = (pageCount: number, pageNo: number): Spread =>
  spreadsOf(pageCount).find((spread) => spread.includes(pageNo)) ?? [null, pageNo];
