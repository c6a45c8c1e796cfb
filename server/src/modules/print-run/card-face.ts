import { type CardFace, CUT_MARGIN_PT, LANDSCAPE_ITEM_PT } from '@fumi/domain';
import type { BookDesign } from '../../db/tables/book.ts';

/** The pages of a design's press file, as they lie there. */
export const cardFaceOf = ({ itemPt = LANDSCAPE_ITEM_PT }: Pick<BookDesign, 'itemPt'>): CardFace => ({
  widthPt: itemPt.width,
  heightPt: itemPt.height,
  bleedPt: CUT_MARGIN_PT,
});
