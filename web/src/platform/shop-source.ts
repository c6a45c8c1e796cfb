import type { WireKitInfo } from '@fumi/contract/client';
import { createContext } from 'react-router';
import { client } from '../api.ts';
import { readBoot } from './boot.ts';
import { UnreachableError } from './member-session.ts';
import { PRODUCT_CODE, type Shop, type ShopFacts, shopFrom } from './shop.ts';
import { kitInfoUrl } from './static-url.ts';

/** Where loaders get the shop's facts: fetched in the browser, given by the server while it renders a page. */
export type ShopSource = () => Promise<ShopFacts>;

export const shopSource = createContext<ShopSource>();

/** The postcard's material (spec §3); the product list repeats it, but both are fetched at once. */
const POSTCARD_MATERIAL = 13;

async function fetchKitInfo(staticUrl: string): Promise<WireKitInfo> {
  const answer: WireKitInfo | null = await fetch(kitInfoUrl(staticUrl, POSTCARD_MATERIAL))
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  if (answer === null) throw new UnreachableError('The designs could not be fetched.');
  return answer;
}

async function fetchFacts(): Promise<ShopFacts> {
  const boot = readBoot();
  const [kitInfo, price, products] = await Promise.all([
    fetchKitInfo(boot.staticUrl),
    client.productPrice({ query: { product_code: PRODUCT_CODE } }),
    client.productList(),
  ]);
  if (!price.ok || !products.ok) throw new UnreachableError('The price list could not be fetched.');
  return { ...boot, kitInfo, price: price.value, products: products.value };
}

let fetching: Promise<ShopFacts> | null = null;

/** Fetches once a page load; a failure is not remembered. */
export const browserShopSource: ShopSource = () => {
  fetching ??= fetchFacts().catch((error: unknown) => {
    fetching = null;
    throw error;
  });
  return fetching;
};

/** The shop anywhere in the browser, outside of a route's loader. */
export const loadShop = async (): Promise<Shop> => shopFrom(await browserShopSource());
