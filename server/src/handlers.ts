import type { Handlers } from './http/call.ts';
import { addressRequestHandlers } from './modules/address-request/address-request.routes.ts';
import { bookHandlers } from './modules/book/book.routes.ts';
import { campaignHandlers } from './modules/campaign/campaign.routes.ts';
import { orderHandlers } from './modules/checkout/order.routes.ts';
import { contactsHandlers } from './modules/contacts/contacts.routes.ts';
import { contactsShortHandlers } from './modules/contacts/contacts-short.routes.ts';
import { deliveryHandlers } from './modules/delivery/delivery.routes.ts';
import { deskBulkHandlers } from './modules/desk/desk-bulk.routes.ts';
import { deskCorrectionHandlers } from './modules/desk/desk-corrections.routes.ts';
import { deskDayHandlers } from './modules/desk/desk-day.routes.ts';
import { deskFaceHandlers } from './modules/desk/desk-faces.routes.ts';
import { deskInquiryHandlers } from './modules/desk/desk-inquiries.routes.ts';
import { deskOrderHandlers } from './modules/desk/desk-orders.routes.ts';
import { deskPackingHandlers } from './modules/desk/desk-packing.routes.ts';
import { deskParcelHandlers } from './modules/desk/desk-parcels.routes.ts';
import { deskRunHandlers } from './modules/desk/desk-runs.routes.ts';
import { deskTodayHandlers } from './modules/desk/desk-today.routes.ts';
import { draftHandlers } from './modules/draft/draft.routes.ts';
import { eventHandlers } from './modules/event/event.routes.ts';
import { glyphHandlers } from './modules/glyph/glyph.routes.ts';
import { identityLinkHandlers } from './modules/identity/identity-link.routes.ts';
import { inquiryHandlers } from './modules/inquiry/inquiry.routes.ts';
import { keptWordsHandlers } from './modules/kept-words/kept-words.routes.ts';
import { memberHandlers } from './modules/member/member.routes.ts';
import { memberPasskeyHandlers } from './modules/my-page/member-passkey.routes.ts';
import { myPageHandlers } from './modules/my-page/my-page.routes.ts';
import { deskPasskeyHandlers } from './modules/operator/desk-passkey.routes.ts';
import { deskSessionHandlers } from './modules/operator/desk-session.routes.ts';
import { productHandlers } from './modules/product/product.routes.ts';
import { sessionHandlers } from './modules/session/session.routes.ts';

/** Every call of the contract and the module that answers it. */
export const handlers: Handlers = {
  ...memberHandlers,
  ...myPageHandlers,
  ...identityLinkHandlers,
  ...sessionHandlers,
  ...memberPasskeyHandlers,
  ...contactsHandlers,
  ...contactsShortHandlers,
  ...addressRequestHandlers,
  ...eventHandlers,
  ...glyphHandlers,
  ...deliveryHandlers,
  ...productHandlers,
  ...bookHandlers,
  ...draftHandlers,
  ...keptWordsHandlers,
  ...orderHandlers,
  ...campaignHandlers,
  ...deskSessionHandlers,
  ...deskPasskeyHandlers,
  ...inquiryHandlers,
  ...deskOrderHandlers,
  ...deskBulkHandlers,
  ...deskCorrectionHandlers,
  ...deskTodayHandlers,
  ...deskParcelHandlers,
  ...deskRunHandlers,
  ...deskFaceHandlers,
  ...deskPackingHandlers,
  ...deskDayHandlers,
  ...deskInquiryHandlers,
};
