import type { Handlers } from './http/call.ts';
import { addressRequestHandlers } from './modules/address-request/address-request.routes.ts';
import { bookHandlers } from './modules/book/book.routes.ts';
import { campaignHandlers } from './modules/campaign/campaign.routes.ts';
import { orderHandlers } from './modules/checkout/order.routes.ts';
import { addressBookHandlers } from './modules/contacts/address-book.routes.ts';
import { contactHandlers } from './modules/contacts/contact.routes.ts';
import { deliveryHandlers } from './modules/delivery/delivery.routes.ts';
import { eventHandlers } from './modules/event/event.routes.ts';
import { glyphHandlers } from './modules/glyph/glyph.routes.ts';
import { memberHandlers } from './modules/member/member.routes.ts';
import { myPageHandlers } from './modules/my-page/my-page.routes.ts';
import { productHandlers } from './modules/product/product.routes.ts';
import { sessionHandlers } from './modules/session/session.routes.ts';

/** Every call of the contract and the module that answers it. */
export const handlers: Handlers = {
  ...memberHandlers,
  ...myPageHandlers,
  ...sessionHandlers,
  ...contactHandlers,
  ...addressBookHandlers,
  ...addressRequestHandlers,
  ...eventHandlers,
  ...glyphHandlers,
  ...deliveryHandlers,
  ...productHandlers,
  ...bookHandlers,
  ...orderHandlers,
  ...campaignHandlers,
};
