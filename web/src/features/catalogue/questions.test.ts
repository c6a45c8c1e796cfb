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

test('the limit for one destination is a number for one product, and words for several', () => {
  const answer = (most?: string) => questionsOf(SHOP, [aProduct(3), aProduct(8)], most)[0]?.answer;
  expect(answer()).toContain('お届け先1か所につき3冊まで');
  expect(answer('商品ごとに決まった数まで')).toContain('商品ごとに決まった数まで');
});
