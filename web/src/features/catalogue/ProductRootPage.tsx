import { useLoaderData, useLocation } from 'react-router';
import type { ShopFacts } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { type DesignPicks, pickedOf } from './design-picks.ts';
import { OtherProductRoot } from './OtherProductRoot.tsx';

/** The designs that a root shows of its products: few enough to be embedded in the page as its data. */
export const picksOf = async (facts: readonly Promise<ShopFacts>[]): Promise<DesignPicks[]> =>
  (await Promise.all(facts)).map(pickedOf);

/** The root of other products than the one that leads the shop: complete without any script, and it never redirects (design §7). */
export function Component() {
  const shop = useShop();
  const picks = useLoaderData<DesignPicks[]>();
  const { pathname } = useLocation();
  const rootUrl = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return <OtherProductRoot shop={shop} picks={picks} rootUrl={rootUrl} />;
}
