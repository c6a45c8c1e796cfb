import type { ProductFlow } from '../flow/steps.ts';
import { invariant } from '../invariant.ts';
import { ok, type Result, refuse } from '../result.ts';

/** Sign-up modes of spec §6: code 1, PIN 2; all products use PIN. */
export const SIGNUP_MODE_PIN = 2;

/** Numeric ids of the sites a sign-up can come from, on a computer and on a phone (spec §3, §6). */
export type Site = { readonly pc: number; readonly mobile: number };

export type ProductOrder = {
  readonly hasInputCustomerPage: boolean;
  readonly maxQuantityByDestination: number;
  readonly maxDestinationCount: number;
  readonly unitLabel: string;
  readonly bookPageCount?: number;
  readonly destinationNotice: readonly string[];
  readonly deliveryTypes: readonly number[];
};

/** What the page at a product root says. */
export type RootWords = { readonly title: string; readonly description: string };

/** Product definition (spec §3). `rootUrl` ends with a slash. */
export type Product = {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly rootUrl: string;
  /** Null where another product with the same `rootUrl` has the words of that page. */
  readonly root: RootWords | null;
  /** From 1: where it stands among the products of the front page; null where it is no longer made. */
  readonly shelf: number | null;
  /** The material that it is printed on, and the name of its kit file; `paperId` in files and calls (ADR 0024). */
  readonly materialId: number;
  /** What spec calls its material: null where it gives none, and one id for two sizes of ring calendars. */
  readonly specMaterialId: number | null;
  /** Null where the product is no longer made. */
  readonly flow: ProductFlow | null;
  readonly priceYen: number;
  readonly member: {
    readonly site: { readonly normal: Site; readonly minchu: Site } | null;
    readonly signupMode: number;
  };
  readonly order: ProductOrder;
};

type UnsupportedProduct = { readonly code: 'unsupported-product'; readonly productCode: string };

/** The product of a code, or the refusal whose sentence is `{code} is not a supported product` (spec §1). */
export function findProduct(
  products: readonly Product[],
  productCode: string,
): Result<Product, UnsupportedProduct> {
  const product = products.find(({ code }) => code === productCode);
  return product ? ok(product) : refuse({ code: 'unsupported-product', productCode });
}

/** The product that the shop's own pages show: the first on the shelf, where every list of products begins. */
export function frontProduct<Listed extends Pick<Product, 'code'>>(products: readonly Listed[]): Listed {
  const [front] = products;
  invariant(front, 'The shop sells something.');
  return front;
}
