import type { Product } from '@fumi/domain';
import { paths } from '../../paths.ts';
import type { Shop } from '../../platform/shop.ts';

/** Where a product is created; null for one that the web does not make yet, whose pages say so. */
export const createPathOf = (shop: Shop, product: Product): string | null =>
  product.code === shop.product.code ? paths.create() : null;
