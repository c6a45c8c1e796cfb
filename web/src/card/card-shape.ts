import {
  CUT_MARGIN_PT,
  frontSizePt,
  type Kit,
  type Material,
  POSTCARD_ITEM_PT,
  type Rect,
  type Size,
} from '@fumi/domain';

/** Size of a kit's page after trimming, pt. */
export function trimPt({ itemPt }: Pick<Material, 'itemPt'>, orientation: Kit['orientation']): Size {
  const { width, height } = frontSizePt(orientation, itemPt);
  return { width: width - 2 * CUT_MARGIN_PT, height: height - 2 * CUT_MARGIN_PT };
}

/** Width over height of the trimmed page; undefined for the postcard, whose shape the stylesheet has. */
export function trimRatio(
  material: Pick<Material, 'itemPt'>,
  orientation: Kit['orientation'],
): number | undefined {
  const { itemPt } = material;
  if (itemPt.width === POSTCARD_ITEM_PT.width && itemPt.height === POSTCARD_ITEM_PT.height) return undefined;
  const { width, height } = trimPt(material, orientation);
  return width / height;
}

type Shape = Pick<Kit, 'orientation'> & Pick<Material, 'itemPt'>;

/** A rectangle of the sheet (pt) in per cent of the cut card's sides; what is cut away reaches beyond 0 and 100. */
export function rectInPercent(shape: Shape, rect: Rect): Rect {
  const card = trimPt(shape, shape.orientation);
  return {
    x: ((rect.x - CUT_MARGIN_PT) / card.width) * 100,
    y: ((rect.y - CUT_MARGIN_PT) / card.height) * 100,
    width: (rect.width / card.width) * 100,
    height: (rect.height / card.height) * 100,
  };
}

/** The part of a rectangle of the sheet (pt) that is left on the cut card, in per cent of the card's sides. */
export function visibleInPercent(shape: Shape, rect: Rect): Rect {
  const { x, y, width, height } = rectInPercent(shape, rect);
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return { x: left, y: top, width: Math.min(100, x + width) - left, height: Math.min(100, y + height) - top };
}
