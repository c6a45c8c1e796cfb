/* Every address of the shop as a typed function; the snapshot of paths.test.ts is the table of contents (spec §2). */

const POSTCARD_ROOT = '/jp/apps/postcard/';
const CREATE = `${POSTCARD_ROOT}create/`;

type Choice = { readonly groupId: number; readonly tagId: number; readonly kitId: number };

/** Product roots by product key (spec §2); each is complete HTML that needs no script. */
export const PRODUCT_ROOTS = {
  photobook: '/jp/photobook/',
  deskCalendar: '/calendar/',
  postcard: POSTCARD_ROOT,
  monthly: '/jp/apps/monthly/',
  idCard: '/jp/apps/cards/id/',
  wallCalendar: '/jp/wall-calendar/',
  ringDeskCalendar: '/jp/ring-desk-calendar/',
  ringDeskCalendarPostcard: '/jp/ring-desk-calendar-postcard/',
} as const;

export const paths = {
  home: () => '/',
  postcardRoot: () => POSTCARD_ROOT,
  /** Kit selection: where every guard of the flow leads back to. */
  create: () => CREATE,
  /** Designs of a group; with a tag, the place of that tag in them. */
  kit: (groupId: number, tagId?: number) =>
    tagId === undefined ? `${CREATE}kit/${groupId}` : `${CREATE}kit/${groupId}/${tagId}#tag-${tagId}`,
  /** With a choice, a link that works before any script has run: the page's loader remembers it. */
  preview: (choice?: Choice) =>
    choice === undefined
      ? `${CREATE}preview`
      : `${CREATE}preview?group=${choice.groupId}&tag=${choice.tagId}&kit=${choice.kitId}`,
  sender: () => `${CREATE}sender`,
  receiver: () => `${CREATE}receiver`,
  confirm: () => `${CREATE}confirm`,
  orderCustomer: (productCode: string, bookCode: string) =>
    `/jp/apps/order/normal/${productCode}/${bookCode}/customer`,
  /** Coupon, options and payment of an order; the order stands in the query, so that a way back finds it. */
  orderPayment: (productCode: string, bookCode: string, orderCode?: string) =>
    `/jp/apps/order/normal/${productCode}/${bookCode}/payment${orderCode === undefined ? '' : `?order=${orderCode}`}`,
  orderComplete: (productCode: string, bookCode: string, orderCode?: string) =>
    `/jp/apps/order/normal/${productCode}/${bookCode}/complete${orderCode === undefined ? '' : `?order=${orderCode}`}`,
  /** Landing of failures, below a product root. */
  error: (rootUrl: string) => `${rootUrl}error/`,
  terms: () => '/info/terms/app/',
  privacy: () => '/info/privacy/app/',
  /** For users of a discontinued social sign-in, to switch to e-mail. */
  memberTfa: () => '/member/tfa',
  member: () => '/member/',
  orders: (page?: number) =>
    page === undefined || page === 1 ? '/member/orders' : `/member/orders?page=${page}`,
  order: (orderCode: string) => `/member/orders/${orderCode}`,
  receipt: (orderCode: string) => `/member/orders/${orderCode}/receipt`,
  contactBook: () => '/member/contacts',
  contactImport: () => '/member/contacts/import',
  contactDuplicates: () => '/member/contacts/duplicates',
  contactCheck: () => '/member/contacts/check',
  /** With a person, the link is for them. */
  contactRequests: (code?: string) =>
    code === undefined ? '/member/contacts/requests' : `/member/contacts/requests?person=${code}`,
  /** What a friend opens to fill in their address; the secret stands behind #. */
  addressRequest: () => '/address-request',
  /** The mailed link of the password reissue; the token is in the query. */
  passwordReset: () => '/member/password/reset',
} as const;
