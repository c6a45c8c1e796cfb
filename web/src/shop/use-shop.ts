import { invariant } from '@fumi/domain';
import { createContext, useContext, useMemo } from 'react';
import { useMatches } from 'react-router';
import { type Shop, type ShopFacts, shopFrom } from './shop.ts';

const SHOP_ROUTE = 'shop:';

/**
 * Id of the route whose loader fetches a product's facts for all pages below it. Pages that belong to no flow show the
 * product that leads the shop.
 */
export const shopRouteId = (productCode = ''): string => `${SHOP_ROUTE}${productCode}`;

/** Whether a route's loader fetches the facts of a product. */
export const isShopRoute = (routeId: string | undefined): boolean => routeId?.startsWith(SHOP_ROUTE) ?? false;

/** The product whose flow a route holds, or undefined for other routes. */
export const productOfRoute = (routeId: string | undefined): string | undefined =>
  (isShopRoute(routeId) && routeId?.slice(SHOP_ROUTE.length)) || undefined;

/** The product whose flow a page belongs to, or null for pages outside of the flows. */
export const flowProduct = (matches: readonly { readonly id: string }[]): string | null =>
  matches.map(({ id }) => productOfRoute(id)).find((code) => code !== undefined) ?? null;

const shops = new WeakMap<ShopFacts, Shop>();

/** Facts of other goods, on pages whose route has those of the product that leads the shop. */
export const GoodsShop = createContext<ShopFacts | null>(null);

/** The goods' facts, or what the route's loader brought; undefined outside of the routes that load a shop. */
export function useShopFacts(): ShopFacts | undefined {
  const goods = useContext(GoodsShop);
  const match = useMatches().findLast(({ id }) => isShopRoute(id));
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
