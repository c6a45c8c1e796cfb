import { useLoaderData, useLocation } from 'react-router';
import type { ShopFacts } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { type DesignShelf, shelfOf } from './design-shelf.ts';
import { OtherProductRoot } from './OtherProductRoot.tsx';
import { PostcardRoot } from './PostcardRoot.tsx';

/** What the root shows of its products' designs: little enough to stand in the page. */
export const shelvesOf = async (facts: readonly Promise<ShopFacts>[]): Promise<DesignShelf[]> =>
  (await Promise.all(facts)).map(shelfOf);

/** A product root: complete without any script, and it never redirects (design §7). */
export function Component() {
  const shop = useShop();
  const shelves = useLoaderData<DesignShelf[]>();
  const { pathname } = useLocation();
  const rootUrl = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (rootUrl === shop.product.rootUrl) return <PostcardRoot shop={shop} />;
  return <OtherProductRoot shop={shop} shelves={shelves} rootUrl={rootUrl} />;
}
