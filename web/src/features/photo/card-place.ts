import { CUT_MARGIN_PT, frontSizePt, type Kit, type Rect } from '@fumi/domain';

/** A rectangle of the sheet (pt) on the card as it is cut, in per cent of the card's sides. */
export function placeOnCard(kit: Pick<Kit, 'orientation'>, rect: Rect): Rect {
  const sheet = frontSizePt(kit.orientation);
  const card = { width: sheet.width - 2 * CUT_MARGIN_PT, height: sheet.height - 2 * CUT_MARGIN_PT };
  const left = Math.max(0, rect.x - CUT_MARGIN_PT);
  const top = Math.max(0, rect.y - CUT_MARGIN_PT);
  const right = Math.min(card.width, rect.x + rect.width - CUT_MARGIN_PT);
  const bottom = Math.min(card.height, rect.y + rect.height - CUT_MARGIN_PT);
  return {
    x: (left / card.width) * 100,
    y: (top / card.height) * 100,
    width: ((right - left) / card.width) * 100,
    height: ((bottom - top) / card.height) * 100,
  };
}
