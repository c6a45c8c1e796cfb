import { PX_PER_MM } from '@fumi/domain';
import { BLEED_PX } from '../drawing/document.ts';
import type { GoodsFamily } from './goods.ts';
import { swallowOf } from './page-layouts.ts';
import { SAMPLE_PRODUCTS, type SampleProduct } from './sample-pages.data.ts';

/** Heights of the pictures of sample pages, px: of a row on a screen, and for screens of two pixels a point. */
export const SAMPLE_HEIGHTS = [240, 480] as const;

export const trimmedPx = ({ sheetPx: { width, height } }: GoodsFamily) => ({
  width: width - 2 * BLEED_PX,
  height: height - 2 * BLEED_PX,
});

/** What is seen of a page: of one in a spread without what the glue swallows. */
export function seenPx(family: GoodsFamily, { twoPages }: SampleProduct, pageCount: number) {
  const { width, height } = trimmedPx(family);
  const isSpread = twoPages === 'across' && pageCount > 1;
  return { width: width - (isSpread ? swallowOf(family) * PX_PER_MM : 0), height };
}

/** The sample pages of a product as its kit file names them, in their order, each with width over height. */
export function sampleSheetsOf(family: GoodsFamily) {
  const product = SAMPLE_PRODUCTS.find(({ materialId }) => materialId === family.materialId);
  if (!product) return [];
  return product.sheets.map(({ name, pages }) => {
    const { width, height } = seenPx(family, product, pages.length);
    const across = product.twoPages === 'across' ? pages.length : 1 / pages.length;
    return { name, ratio: Math.round((1000 * width * across) / height) / 1000 };
  });
}
