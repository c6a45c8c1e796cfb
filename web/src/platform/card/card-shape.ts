import { CUT_MARGIN_PT, frontSizePt, type Kit, type Material, type Size } from '@fumi/domain';

/** What the knife leaves of a kit's page, pt. */
export function trimPt({ itemPt }: Pick<Material, 'itemPt'>, orientation: Kit['orientation']): Size {
  const { width, height } = frontSizePt(orientation, itemPt);
  return { width: width - 2 * CUT_MARGIN_PT, height: height - 2 * CUT_MARGIN_PT };
}

/** Width over height of the same. */
export function trimRatio(material: Pick<Material, 'itemPt'>, orientation: Kit['orientation']): number {
  const { width, height } = trimPt(material, orientation);
  return width / height;
}
