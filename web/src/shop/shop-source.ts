import type { WireKitInfo } from '@fumi/contract/client';
import { frontProduct, invariant } from '@fumi/domain';
import { createContext } from 'react-router';
import { client } from '../api.ts';
import { loaded, UnreachableError } from '../platform/answer.ts';
import { fetchFile } from '../platform/static-file.ts';
import { readBoot } from './boot.ts';
import type { ShopFacts } from './shop.ts';
import { kitInfoUrl } from './static-url.ts';

/**
 * Where loaders get the facts of a product, or of the one that leads the shop: fetched in the browser, given by the
 * server while it renders a page.
 */
type ShopSource = (productCode?: string) => Promise<ShopFacts>;

export const shopSource = createContext<ShopSource>();

async function fetchFacts(productCode: string): Promise<ShopFacts> {
  const boot = readBoot();
  const product = boot.made.find(({ code }) => code === productCode);
  invariant(product, `${productCode} is made here.`);
  const [kitInfo, price, products] = await Promise.all([
    fetchFile<WireKitInfo>(kitInfoUrl(boot.staticUrl, product.materialId)),
    client.productPrice({ query: { productCode } }),
    client.productList(),
  ]);
  if (kitInfo === null) throw new UnreachableError('The designs could not be fetched.');
  return { ...boot, productCode, kitInfo, price: loaded(price), products: loaded(products) };
}

const fetching = new Map<string, Promise<ShopFacts>>();

/** Fetches once a product and page load; a failure is not remembered. */
export const browserShopSource: ShopSource = (productCode = frontProduct(readBoot().made).code) => {
  const known = fetching.get(productCode);
  if (known) return known;
  const facts = fetchFacts(productCode).catch((error: unknown) => {
    fetching.delete(productCode);
    throw error;
  });
  fetching.set(productCode, facts);
  return facts;
};
