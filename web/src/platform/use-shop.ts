import { invariant } from '@fumi/domain';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Shop, type ShopFacts, shopFrom } from './shop.ts';

/** Id of the route whose loader fetches the shop's facts for all pages below it. */
export const SHOP_ROUTE_ID = 'shop';

const shops = new WeakMap<ShopFacts, Shop>();

/** The shop as the route's loader brought it; the same object for the same facts. */
export function useShop(): Shop {
  const facts = useRouteLoaderData(SHOP_ROUTE_ID) as ShopFacts | undefined;
  return useMemo(() => {
    invariant(facts, 'useShop is used outside of the routes that load the shop.');
    const known = shops.get(facts);
    if (known) return known;
    const shop = shopFrom(facts);
    shops.set(facts, shop);
    return shop;
  }, [facts]);
}
