import type { Handlers } from './http/call.ts';
import { deliveryHandlers } from './modules/delivery/delivery.routes.ts';
import { productHandlers } from './modules/product/product.routes.ts';
import { notYetHandlers } from './not-yet.ts';

/** Every call of the contract and the module that answers it. */
export const handlers: Handlers = {
  ...notYetHandlers,
  ...deliveryHandlers,
  ...productHandlers,
};
