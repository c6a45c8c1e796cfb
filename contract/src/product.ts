import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { id, yen } from './field.ts';
import { deliveryType, material, product, shop } from './goods.ts';

export const productCalls = {
  /** Ours: the product definitions. */
  productList: { route: 'GET /api/product/list', asIs: ['products', 'materials', 'delivery_types'] },
  productPrice: { route: 'GET /api/product/info/price' },
} as const satisfies Calls;

export const productEndpoints = () =>
  ({
    productList: {
      summary: 'The product definitions, their materials and delivery types',
      access: 'anyone',
      response: z.object({
        products: z.array(product),
        materials: z.array(material),
        delivery_types: z.array(deliveryType),
        shop,
      }),
    },
    productPrice: {
      summary: 'Base price of a product and the prices that differ from it',
      access: 'anyone',
      query: z.strictObject({ product_code: z.string().max(100) }),
      response: z.object({
        unit_price: yen,
        premium_list: z.array(z.object({ id, unit_price: yen })),
      }),
    },
  }) satisfies EndpointsOf<typeof productCalls>;
