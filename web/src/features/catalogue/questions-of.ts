import type { Product } from '@fumi/domain';
import { rootCopy } from '../../copy/catalogue.ts';
import { postcardQuestions, productQuestions, type Question } from '../../copy/questions.ts';
import type { Shop } from '../../platform/shop.ts';

/** What is asked about the products of a root. */
export function questionsOf(shop: Shop, products: readonly Product[]): readonly Question[] {
  const [first] = products;
  if (!first) return [];
  const { maxQuantityByDestination, unitLabel } = first.order;
  return products.some(({ code }) => code === shop.product.code)
    ? postcardQuestions(shop.price.unitPriceYen)
    : productQuestions(rootCopy.most(maxQuantityByDestination, unitLabel));
}
