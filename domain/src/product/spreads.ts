import { type Material, monthIndexesOf } from './material.ts';
import type { Product } from './product.ts';

/** Whether the pages of a product lie side by side: a book that is bound on the left. */
export const isBound = ({ type }: Pick<Product, 'type'>): boolean => type === 'photobook';

/** The front cover, as a page of its book. */
export const COVER_PAGE = 1;

/** What lies open at once, left and right; null where there is no page. */
type Spread = readonly [left: number | null, right: number | null];

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

/** What a calendar shows together: the pages of a month, of the cover, of the back. */
export type Leaf = { readonly pages: readonly number[]; readonly monthIndex: number | null };

/** A product's pages, each repetition of a run together, in their order. */
export function leavesOf({ pageRuns }: Pick<Material, 'pageRuns'>): Leaf[] {
  const monthIndexes = monthIndexesOf({ pageRuns });
  const leaves: Leaf[] = [];
  let pageNo = 1;
  for (const { times, pages } of pageRuns) {
    for (let time = 0; time < times; time += 1) {
      const first = pageNo;
      leaves.push({
        pages: pages.map((_, index) => first + index),
        monthIndex: monthIndexes[first - 1] ?? null,
      });
      pageNo += pages.length;
    }
  }
  return leaves;
}
