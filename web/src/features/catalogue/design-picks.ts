import type { SamplePage } from '@fumi/contract';
import type { Kit, Material } from '@fumi/domain';
import { type Shop, type ShopFacts, shopFrom } from '../../shop/shop.ts';

/** How many designs a root shows of a product. */
const SHOWN = 8;

type PickedDesign = {
  readonly kit: Pick<Kit, 'id' | 'orientation'>;
  readonly label: string;
  /** Where the design stands in its list. */
  readonly href: string;
};

/** Some designs of a product that is made here, for its root. */
export type DesignPicks = {
  readonly productCode: string;
  readonly staticUrl: string;
  readonly material: Pick<Material, 'id' | 'itemPt' | 'frontPage' | 'showcasePage'>;
  readonly designs: readonly PickedDesign[];
  /** The pages of a sample, filled with photos and words. */
  readonly samples: readonly SamplePage[];
};

/** Designs in the order of the list; one that is sold in several editions stands there once. */
function designsOnce({ catalogue, paths }: Shop): PickedDesign[] {
  const first = new Map<string, PickedDesign>();
  for (const group of catalogue)
    for (const tag of group.tags)
      for (const { id, label, orientation } of tag.kits)
        if (!first.has(label))
          first.set(label, { kit: { id, orientation }, label, href: paths.kit(group.id, tag.id) });
  return [...first.values()];
}

/** The first designs of a product. */
export function pickedOf(facts: ShopFacts): DesignPicks {
  const shop = shopFrom(facts);
  const { id, itemPt, frontPage, showcasePage } = shop.material;
  return {
    productCode: shop.product.code,
    staticUrl: shop.staticUrl,
    material: { id, itemPt, frontPage, showcasePage },
    designs: designsOnce(shop).slice(0, SHOWN),
    samples: facts.kitInfo.sample_page_list ?? [],
  };
}
