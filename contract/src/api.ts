import { addressRequestEndpoints } from './address-request.ts';
import { bookEndpoints } from './book.ts';
import type { CallDefinition, Endpoint } from './call.ts';
import { type CallName, calls } from './calls.ts';
import { campaignEndpoints } from './campaign.ts';
import { contactsEndpoints } from './contacts.ts';
import { deliveryEndpoints } from './delivery.ts';
import { deskBulkEndpoints } from './desk/bulk.ts';
import { deskCalls } from './desk/calls.ts';
import { deskCloseEndpoints } from './desk/daily-close.ts';
import { deskFaceEndpoints } from './desk/faces.ts';
import { deskInquiryEndpoints } from './desk/inquiries.ts';
import { deskOrderEndpoints } from './desk/orders.ts';
import { deskPackingEndpoints } from './desk/packing.ts';
import { deskParcelEndpoints } from './desk/parcels.ts';
import { deskPasskeyEndpoints } from './desk/passkeys.ts';
import { deskRunEndpoints } from './desk/runs.ts';
import { deskSessionEndpoints } from './desk/session.ts';
import { deskTodayEndpoints } from './desk/today.ts';
import { draftEndpoints } from './draft.ts';
import { eventEndpoints } from './event.ts';
import { glyphEndpoints } from './glyph.ts';
import { inquiryEndpoints } from './inquiry.ts';
import { keptWordsEndpoints } from './kept-words.ts';
import { memberEndpoints } from './member.ts';
import { myPageEndpoints } from './my-page.ts';
import { orderEndpoints } from './order.ts';
import { passkeyEndpoints } from './passkey.ts';
import { productEndpoints } from './product.ts';

/** What the server checks of every call; it does not compile without a handler for each. */
export const api = {
  ...memberEndpoints(),
  ...myPageEndpoints(),
  ...passkeyEndpoints(),
  ...contactsEndpoints(),
  ...addressRequestEndpoints(),
  ...productEndpoints(),
  ...bookEndpoints(),
  ...draftEndpoints(),
  ...keptWordsEndpoints(),
  ...orderEndpoints(),
  ...campaignEndpoints(),
  ...deliveryEndpoints(),
  ...glyphEndpoints(),
  ...inquiryEndpoints(),
  ...eventEndpoints(),
  ...deskSessionEndpoints(),
  ...deskPasskeyEndpoints(),
  ...deskCloseEndpoints(),
  ...deskOrderEndpoints(),
  ...deskFaceEndpoints(),
  ...deskBulkEndpoints(),
  ...deskTodayEndpoints(),
  ...deskParcelEndpoints(),
  ...deskRunEndpoints(),
  ...deskPackingEndpoints(),
  ...deskInquiryEndpoints(),
} as const satisfies Readonly<Record<CallName, Endpoint>>;

export type Api = typeof api;

/** Method, path and translation of every call: the shop's and the desk's. */
export const everyCall: Readonly<Record<CallName, CallDefinition>> = { ...calls, ...deskCalls };
