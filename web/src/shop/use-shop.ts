import { invariant } from '@fumi/domain';
import { createContext, useContext, useMemo } from 'react';
import { useMatches } from 'react-router';
import { POSTCARD_CODE, type Shop, type ShopFacts, shopFrom } from './shop.ts';

/** The route of the pages that belong to no flow: they show the postcard. */
export const SHOP_PAGES_ROUTE_ID = 'shop:';

/** Id of the route whose loader fetches a product's facts for all pages below it. */
export const shopRouteId = (productCode: string): string => `${SHOP_PAGES_ROUTE_ID}${productCode}`;

/** The product that a route's loader fetches the facts of, or null for other routes. */
export const productOfRoute = (routeId: string | undefined): string | null =>
  routeId?.startsWith(SHOP_PAGES_ROUTE_ID)
    ? routeId.slice(SHOP_PAGES_ROUTE_ID.length) || POSTCARD_CODE
    : null;

/** The product whose flow a page belongs to, or null for pages beside the flows. */
export const flowProduct = (matches: readonly { readonly id: string }[]): string | null =>
  matches
    .filter(({ id }) => id !== SHOP_PAGES_ROUTE_ID)
    .map(({ id }) => productOfRoute(id))
    .find((code) => code !== null) ?? null;

const shops = new WeakMap<ShopFacts, Shop>();

/** Designs of finished goods on the pages beside the flows, where the route's are the postcard's. */
export const GoodsShop = createContext<ShopFacts | null>(null);

/** The goods' facts, or what the route's loader brought; undefined outside of the routes that load a shop. */
export function useShopFacts(): ShopFacts | undefined {
  const goods = useContext(GoodsShop);
  const match = useMatches().findLast(({ id }) => productOfRoute(id) !== null);
  return goods ?? (match?.loaderData as ShopFacts | undefined);
}

/** The shop of the goods in question, else as the route's loader brought it; the same object for the same facts. */
export function useShop(): Shop {
  const facts = useShopFacts();
  return useMemo(() => {
    invariant(facts, 'useShop is used outside of the routes that load the shop.');
    const known = shops.get(facts);
    if (known) return known;
    const shop = shopFrom(facts);
    shops.set(facts, shop);
    return shop;
  }, [facts]);
}
