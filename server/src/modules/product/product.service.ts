import { findProduct, type PriceInfo, type Product, type Result, refuse } from '@fumi/domain';
import type { Content } from '../../content/content.ts';
import type { Refusal } from '../../http/call.ts';

/** The product of a code; the refusal's sentence is spec §1's, word for word. */
export function productOf(content: Pick<Content, 'goods'>, productCode: string): Result<Product, Refusal> {
  const found = findProduct(content.goods.products, productCode);
  return found.ok
    ? found
    : refuse({
        code: 'unsupported_product',
        words: { code: productCode },
        fields: { productCode: ['unsupported'] },
      });
}

/** Base price, and the prices of the kits that differ from it (spec §3). */
export function priceInfo(content: Pick<Content, 'goods' | 'kits'>, product: Product): PriceInfo {
  const kits = content.kits.info(product.materialId)?.kits.kits ?? [];
  return {
    unitPriceYen: product.priceYen,
    premiumList: kits
      .filter(({ priceYen }) => priceYen !== product.priceYen)
      .map(({ id, priceYen }) => ({ id, unitPriceYen: priceYen })),
  };
}
