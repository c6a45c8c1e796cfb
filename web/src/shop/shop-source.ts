import type { WireKitInfo } from '@fumi/contract/client';
import { createContext } from 'react-router';
import { client } from '../api.ts';
import { loaded, UnreachableError } from '../platform/answer.ts';
import { type Boot, readBoot } from './boot.ts';
import type { ShopFacts } from './shop.ts';
import { kitInfoUrl } from './static-url.ts';

/** Where loaders get the facts of a product: fetched in the browser, given by the server while it renders a page. */
type ShopSource = (productCode: string) => Promise<ShopFacts>;

export const shopSource = createContext<ShopSource>();

/** The postcard's paper (spec §3); the product list repeats it, but both are fetched at once. */
const POSTCARD_PAPER = 13;

const paperOf = ({ made }: Boot, productCode: string): number =>
  made.find(({ code }) => code === productCode)?.paperId ?? POSTCARD_PAPER;

async function fetchKitInfo(staticUrl: string, paperId: number): Promise<WireKitInfo> {
  const answer: WireKitInfo | null = await fetch(kitInfoUrl(staticUrl, paperId))
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  if (answer === null) throw new UnreachableError('The designs could not be fetched.');
  return answer;
}

async function fetchFacts(productCode: string): Promise<ShopFacts> {
  const boot = readBoot();
  const [kitInfo, price, products] = await Promise.all([
    fetchKitInfo(boot.staticUrl, paperOf(boot, productCode)),
    client.productPrice({ query: { productCode } }),
    client.productList(),
  ]);
  return { ...boot, productCode, kitInfo, price: loaded(price), products: loaded(products) };
}

const fetching = new Map<string, Promise<ShopFacts>>();

/** Fetches once a product and page load; a failure is not remembered. */
export const browserShopSource: ShopSource = (productCode) => {
  const known = fetching.get(productCode);
  if (known) return known;
  const facts = fetchFacts(productCode).catch((error: unknown) => {
    fetching.delete(productCode);
    throw error;
  });
  fetching.set(productCode, facts);
  return facts;
};
