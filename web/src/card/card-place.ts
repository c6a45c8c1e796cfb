import type { Kit, Material, Rect } from '@fumi/domain';
import { CUT_MARGIN_PT } from '@fumi/domain';
import { trimPt } from './card-shape.ts';

type Lying = Pick<Kit, 'orientation'> & Pick<Material, 'itemPt'>;

/** A rectangle of the sheet (pt) in per cent of the cut card's sides; what is cut away reaches beyond 0 and 100. */
export function placeOfRect(kit: Lying, rect: Rect): Rect {
  const card = trimPt(kit, kit.orientation);
  return {
    x: ((rect.x - CUT_MARGIN_PT) / card.width) * 100,
    y: ((rect.y - CUT_MARGIN_PT) / card.height) * 100,
    width: (rect.width / card.width) * 100,
    height: (rect.height / card.height) * 100,
  };
}

/** The part of a rectangle of the sheet (pt) that is left on the cut card, in per cent of the card's sides. */
export function placeOnCard(kit: Lying, rect: Rect): Rect {
  const { x, y, width, height } = placeOfRect(kit, rect);
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return { x: left, y: top, width: Math.min(100, x + width) - left, height: Math.min(100, y + height) - top };
}
