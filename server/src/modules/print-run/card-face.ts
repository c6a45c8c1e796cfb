import { type CardFace, CUT_MARGIN_PT, mmToPt, POSTCARD_ITEM_PT } from '@fumi/domain';
import type { BookDesign } from '../../db/tables/book.ts';

/** Size of a page of a design's press file, pt; with a spine, of both covers as one page. */
export const cardFaceOf = (
  { itemPt = POSTCARD_ITEM_PT }: Pick<BookDesign, 'itemPt'>,
  { spineMm }: { readonly spineMm?: number } = {},
): CardFace => ({
  widthPt: spineMm === undefined ? itemPt.width : 2 * (itemPt.width - CUT_MARGIN_PT) + mmToPt(spineMm),
  heightPt: itemPt.height,
  bleedPt: CUT_MARGIN_PT,
});
