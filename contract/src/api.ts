import {
  addressBookCreate,
  addressBookDelete,
  addressBookDuplicates,
  addressBookGet,
  addressBookGroup,
  addressBookHistory,
  addressBookImport,
  addressBookList,
  addressBookMerge,
  addressBookUpdate,
} from './address-book.ts';
import { addressCheck, zipSearch } from './address-check.ts';
import {
  addressRequestAccept,
  addressRequestAnswer,
  addressRequestCreate,
  addressRequestDelete,
  addressRequestList,
  addressRequestShow,
} from './address-request.ts';
import { bookCreate, bookGet, bookPost, bookTerminate } from './book.ts';
import { contactCreate, contactDelete, contactList, contactUpdate } from './contact.ts';
import { zipinfoCheck, zipinfoGet } from './delivery.ts';
import type { Endpoint } from './endpoint.ts';
import { eventRecord } from './event.ts';
import { glyphs } from './glyph.ts';
import {
  activate,
  memberGet,
  memberLogin,
  memberLogout,
  notificationEmailConfirm,
  notificationEmailSet,
  resendPassword,
  resetPassword,
  signup,
} from './member.ts';
import {
  orderCancel,
  orderCheck,
  orderCouponCancel,
  orderCouponUse,
  orderCreate,
  orderGet,
  orderList,
  orderOptionSet,
  orderPayment,
  orderPaymentConfirm,
  orderProfileCreate,
  orderProfileGet,
} from './order.ts';
import { productList, productPrice } from './product.ts';
import type { RouteName } from './routes.ts';

/** Every call as a value; the server does not compile without a handler for each. */
export const api = {
  memberGet,
  memberLogin,
  memberLogout,
  signup,
  activate,
  resendPassword,
  resetPassword,
  notificationEmailConfirm,
  notificationEmailSet,
  contactList,
  contactCreate,
  contactUpdate,
  contactDelete,
  productList,
  productPrice,
  bookCreate,
  bookPost,
  bookTerminate,
  bookGet,
  orderCancel,
  orderCheck,
  orderCouponCancel,
  orderCouponUse,
  orderCreate,
  orderGet,
  orderList,
  orderOptionSet,
  orderPayment,
  orderPaymentConfirm,
  orderProfileCreate,
  orderProfileGet,
  zipinfoGet,
  zipinfoCheck,
  zipSearch,
  addressCheck,
  addressBookList,
  addressBookGet,
  addressBookCreate,
  addressBookUpdate,
  addressBookImport,
  addressBookDuplicates,
  addressBookMerge,
  addressBookDelete,
  addressBookGroup,
  addressBookHistory,
  addressRequestCreate,
  addressRequestList,
  addressRequestAccept,
  addressRequestDelete,
  addressRequestShow,
  addressRequestAnswer,
  glyphs,
  eventRecord,
} as const satisfies Readonly<Record<RouteName, Endpoint>>;

export type Api = typeof api;
