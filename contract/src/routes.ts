/*
 * Method and path of every call, apart from the schemas, so that the browser's client carries no schema library.
 * `:name` is a parameter. Paths of spec §7; those marked "ours" stand beside it (design §6).
 */
type Route = { readonly method: 'GET' | 'POST'; readonly path: string };

export const ROUTES = {
  memberGet: { method: 'GET', path: '/api/member/' },
  memberLogin: { method: 'POST', path: '/api/member/login' },
  memberLogout: { method: 'POST', path: '/api/member/logout' },
  signup: { method: 'POST', path: '/api/signup' },
  activate: { method: 'POST', path: '/api/activate' },
  resendPassword: { method: 'POST', path: '/api/resend_password' },
  /** Ours: sets a new password with the link that the mail carries. */
  resetPassword: { method: 'POST', path: '/api/reset_password' },
  notificationEmailConfirm: { method: 'POST', path: '/api/member/notification_email/confirm' },
  notificationEmailSet: { method: 'POST', path: '/api/member/notification_email/set' },
  settingsGet: { method: 'POST', path: '/api/member/settings/get' },
  creditcardRemove: { method: 'POST', path: '/api/member/settings/creditcard/remove' },
  monthlySet: { method: 'POST', path: '/api/member/settings/monthly' },
  /* Ours: what else people expect of their own page. */
  profileGet: { method: 'GET', path: '/api/member/profile' },
  memberProve: { method: 'POST', path: '/api/member/prove' },
  emailChange: { method: 'POST', path: '/api/member/email/change' },
  emailConfirm: { method: 'POST', path: '/api/member/email/confirm' },
  passwordChange: { method: 'POST', path: '/api/member/password/change' },
  sessionList: { method: 'GET', path: '/api/member/session/list' },
  sessionRevoke: { method: 'POST', path: '/api/member/session/revoke' },
  sessionRevokeOthers: { method: 'POST', path: '/api/member/session/revoke_others' },
  identityUnlink: { method: 'POST', path: '/api/member/identity/unlink' },
  memberExport: { method: 'GET', path: '/api/member/export' },
  memberWithdraw: { method: 'POST', path: '/api/member/withdraw' },
  contactList: { method: 'GET', path: '/api/contact/list' },
  contactCreate: { method: 'POST', path: '/api/contact/create' },
  contactUpdate: { method: 'POST', path: '/api/contact/update' },
  /** Ours. */
  contactDelete: { method: 'POST', path: '/api/contact/delete' },
  /** Ours: the product definitions. */
  productList: { method: 'GET', path: '/api/product/list' },
  productPrice: { method: 'GET', path: '/api/product/info/price' },
  bookCreate: { method: 'POST', path: '/api/book/create' },
  bookPost: { method: 'POST', path: '/api/book/post' },
  bookTerminate: { method: 'POST', path: '/api/book/terminate' },
  /** Ours: what the owner's book holds. Its pictures: `…/photo/:page_no.jpg`, its press file: `…/proof.pdf`. */
  bookGet: { method: 'GET', path: '/api/book/:book_code' },
  orderCreate: { method: 'POST', path: '/api/order/create' },
  orderOptionSet: { method: 'POST', path: '/api/order/option/set' },
  orderPayment: { method: 'POST', path: '/api/order/payment' },
  orderPaymentConfirm: { method: 'POST', path: '/api/order/payment/confirm' },
  orderCouponUse: { method: 'POST', path: '/api/order/coupon/use' },
  orderCouponCancel: { method: 'POST', path: '/api/order/coupon/cancel' },
  /** Ours: coupons of the member's own, so that nobody has to type them. */
  orderCouponList: { method: 'GET', path: '/api/order/coupon/list' },
  orderCheck: { method: 'POST', path: '/api/order/check' },
  /** Ours: the member's orders. */
  orderCancel: { method: 'POST', path: '/api/order/cancel' },
  orderList: { method: 'GET', path: '/api/order/list' },
  orderGet: { method: 'GET', path: '/api/order/:order_code' },
  /** Ours: what a campaign's code stands for; a POST, because the code is worth money and addresses are logged. */
  campaignShow: { method: 'POST', path: '/api/order/minchu' },
  orderProfileGet: { method: 'GET', path: '/api/order_profile/get' },
  orderProfileCreate: { method: 'POST', path: '/api/order_profile/create' },
  zipinfoGet: { method: 'GET', path: '/api/delivery/zipinfo' },
  zipinfoCheck: { method: 'POST', path: '/api/delivery/zipinfo' },
  /** Ours: from an address to its zip, and a check of a whole list. */
  zipSearch: { method: 'POST', path: '/api/delivery/zip_search' },
  addressCheck: { method: 'POST', path: '/api/delivery/address_check' },
  /** Ours: the whole address book, and links that ask for an address. */
  addressBookList: { method: 'GET', path: '/api/address_book/list' },
  addressBookGet: { method: 'GET', path: '/api/address_book/person/:code' },
  addressBookCreate: { method: 'POST', path: '/api/address_book/create' },
  addressBookUpdate: { method: 'POST', path: '/api/address_book/update' },
  addressBookImport: { method: 'POST', path: '/api/address_book/import' },
  addressBookDuplicates: { method: 'GET', path: '/api/address_book/duplicates' },
  addressBookMerge: { method: 'POST', path: '/api/address_book/merge' },
  addressBookApart: { method: 'POST', path: '/api/address_book/apart' },
  addressBookMourning: { method: 'POST', path: '/api/address_book/mourning' },
  addressBookDelete: { method: 'POST', path: '/api/address_book/delete' },
  addressBookGroup: { method: 'POST', path: '/api/address_book/group' },
  addressBookHistory: { method: 'POST', path: '/api/address_book/history' },
  addressRequestCreate: { method: 'POST', path: '/api/address_request/create' },
  addressRequestList: { method: 'GET', path: '/api/address_request/list' },
  addressRequestAccept: { method: 'POST', path: '/api/address_request/accept' },
  addressRequestDelete: { method: 'POST', path: '/api/address_request/delete' },
  addressRequestShow: { method: 'GET', path: '/api/address_request/link/:token' },
  addressRequestAnswer: { method: 'POST', path: '/api/address_request/link/:token' },
  /** Ours: outlines of the print fonts. */
  glyphs: { method: 'POST', path: '/api/glyphs/:font' },
  glyphCheck: { method: 'POST', path: '/api/glyphs/:font/check' },
  /** Ours: the shop's own analytics events. */
  eventRecord: { method: 'POST', path: '/api/event' },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;
