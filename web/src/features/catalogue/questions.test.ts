import type { Product } from '@fumi/domain';
import { expect, test } from 'vitest';
import type { Shop } from '../../shop/shop.ts';
import { questionsOf } from './RootSections.tsx';

const aProduct = (maxQuantityByDestination: number, unitLabel = '冊') =>
  ({
    code: `${maxQuantityByDestination}${unitLabel}`,
    materialId: 1,
    order: { maxQuantityByDestination, unitLabel, maxDestinationCount: 5 },
  }) as unknown as Product;

const SHOP = {
  product: { code: 'postcard' },
  materials: [{ id: 1, pageRuns: [], selectCounts: [] }],
} as unknown as Shop;

test.each([
  [[aProduct(3)], 'お届け先1か所につき3冊まで'],
  [[aProduct(3), aProduct(3)], 'お届け先1か所につき3冊まで'],
  [[aProduct(3), aProduct(8)], '商品ごとに決まった数'],
  [[aProduct(3), aProduct(3, '部')], '商品ごとに決まった数'],
])(
  'how many go to one place is said of products that are alike in it, else by product',
  (products, words) => {
    const [first] = questionsOf(SHOP, products);
    expect(first?.answer).toContain(words);
  },
);
