import { ok } from '@fumi/domain';
import type { Content } from '../../content/content.ts';
import { productToWire } from '../../content/goods.ts';
import { readPressSheets } from '../../content/press-sheets.ts';
import type { HandlersOf } from '../../http/call.ts';
import { priceInfo, productOf } from './product.service.ts';

const { spineOfMaterial } = readPressSheets();

/** The answer of `GET /api/product/list`; the prerendered pages carry it too. */
export const productListAnswer = ({ goods }: Content) => ({
  products: goods.products.map(productToWire),
  materials: goods.materials.map((material) => ({
    ...material,
    selectCounts: [...material.selectCounts],
    pageRuns: material.pageRuns.map(({ pages, ...run }) => ({ ...run, pages: [...pages] })),
    holes: material.holes?.map(({ pages, ...hole }) => ({ ...hole, pages: [...pages] })),
    spineMm: spineOfMaterial(material) ?? undefined,
  })),
  deliveryTypes: goods.deliveryTypes.map((type) => ({ ...type, description: [...type.description] })),
  shop: goods.shop,
});

/** The answer of `GET /api/product/info/price`. */
export function priceAnswer(content: Content, productCode: string) {
  const product = productOf(content, productCode);
  if (!product.ok) return product;
  const { unitPriceYen, premiumList } = priceInfo(content, product.value);
  return ok({
    unitPrice: unitPriceYen,
    premiumList: premiumList.map((premium) => ({ id: premium.id, unitPrice: premium.unitPriceYen })),
  });
}

export const productHandlers: HandlersOf<'productList' | 'productPrice'> = {
  productList: async ({ context }) => ok(productListAnswer(context.content)),
  productPrice: async ({ context, input }) => priceAnswer(context.content, input.query.productCode),
};
