/** What a bound book is made of, mm. */
type BookPapers = { readonly innerMm: number; readonly coverMm: number };

/**
 * Width of a book's spine, mm: the leaves between the covers, and the covers around them. As print shops tell it:
 * printmall.jp and insatsushop.jp, 背幅の計算方法 (November 2026).
 */
export const spineMm = (innerPages: number, { innerMm, coverMm }: BookPapers): number =>
  (innerPages / 2) * innerMm + 2 * coverMm;
