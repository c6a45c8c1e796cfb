import {
  CUT_MARGIN_PT,
  frontSizePt,
  type Kit,
  LANDSCAPE_ITEM_PT,
  type Material,
  type Size,
} from '@fumi/domain';

/** What the knife leaves of a kit's page, pt. */
export function trimPt({ itemPt }: Pick<Material, 'itemPt'>, orientation: Kit['orientation']): Size {
  const { width, height } = frontSizePt(orientation, itemPt);
  return { width: width - 2 * CUT_MARGIN_PT, height: height - 2 * CUT_MARGIN_PT };
}

/** Width over height of the same; undefined for the postcard, whose shape the stylesheet has. */
export function trimRatio(
  material: Pick<Material, 'itemPt'>,
  orientation: Kit['orientation'],
): number | undefined {
  if (material.itemPt.width === LANDSCAPE_ITEM_PT.width) return undefined;
  const { width, height } = trimPt(material, orientation);
  return width / height;
}
