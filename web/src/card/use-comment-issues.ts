import {
  CUT_MARGIN_PT,
  commentOnPicture,
  frontSizePt,
  hasCommentPlace,
  type Kit,
  type PrintAddress,
} from '@fumi/domain';
import { type Issue, layoutFrontPage, placedText, typefaceOf } from '@fumi/print';
import { useMemo } from 'react';
import { useShop } from '../shop/use-shop.ts';
import { useFonts } from './glyph-store.ts';
import { wordsPlaces } from './kit-art.ts';

/** What of each recipient's comments stands on the picture side of a design; '' where nothing does. */
export function useCommentsOnPicture(
  kit: Kit | null,
  recipients: readonly PrintAddress[],
): readonly string[] {
  const { frontPage } = useShop().material;
  return useMemo(() => {
    const hasPlace = kit !== null && hasCommentPlace(kit, frontPage);
    return recipients.map((recipient) => commentOnPicture(recipient, hasPlace));
  }, [kit, frontPage, recipients]);
}

const NOTHING: readonly (readonly Issue[])[] = [];

/** What the engine says of each comment in its place on the picture side; nothing until the outlines are here. */
export function useCommentIssues(kit: Kit | null, comments: readonly string[]): typeof NOTHING {
  const { frontPage, itemPt } = useShop().material;
  const place = kit && wordsPlaces(kit.id, frontPage).find(({ type }) => type === 'COMMENT');
  const letters = comments.join('');
  const fonts = useFonts(letters, typefaceOf(place?.look), letters !== '');
  return useMemo(() => {
    if (!kit || !place || !fonts) return NOTHING;
    const { width: widthPt, height: heightPt } = frontSizePt(kit.orientation, itemPt);
    const sheet = { widthPt, heightPt, bleedPt: CUT_MARGIN_PT };
    return comments.map((text) =>
      text === '' ? [] : layoutFrontPage({ ...sheet, items: [placedText(place, text, () => fonts)] }).issues,
    );
  }, [kit, place, fonts, comments, itemPt]);
}
