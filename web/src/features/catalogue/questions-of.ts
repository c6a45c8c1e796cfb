import type { Product } from '@fumi/domain';
import { rootCopy } from '../../copy/catalogue.ts';
import { monthlyQuestion, postcardQuestions, productQuestions, type Question } from '../../copy/questions.ts';
import { PRODUCT_ROOTS } from '../../paths.ts';
import type { Shop } from '../../shop/shop.ts';

/** What is asked about the products of a root. */
export function questionsOf(shop: Shop, products: readonly Product[]): readonly Question[] {
  const [first] = products;
  if (!first) return [];
  if (products.some(({ code }) => code === shop.product.code)) {
    return postcardQuestions(shop.price.unitPriceYen);
  }
  const { maxQuantityByDestination, maxDestinationCount, unitLabel } = first.order;
  const most = rootCopy.most(maxQuantityByDestination, unitLabel);
  const isMonthly = first.rootUrl === PRODUCT_ROOTS.monthly;
  return [...productQuestions(most, maxDestinationCount), ...(isMonthly ? [monthlyQuestion] : [])];
}
