import type { CardTextType, FlowStep, TextType } from '@fumi/domain';

/** Names the photo whose crop is asked for, from 1. */
export const CROPPED_PHOTO = 'photo';

/** In the address of the photo step: somebody came for the cover of the book. */
export const ASKED_COVER = 'cover';

/* Every address of the shop as a typed function; the snapshot of paths.test.ts is the table of contents (spec §2). */

const ORDER = '/jp/apps/order/';

/** Order types (spec §3): a book of one's own, or a campaign's. */
type OrderType = 'normal' | 'minchu';

type Choice = { readonly groupId: number; readonly tagId: number; readonly kitId: number };

/** Id of the field of a text: of the book, or of one of its photos. */
export const textFieldId = (type: TextType, photoIndex: number | null = null): string =>
  photoIndex === null ? type : `${type}-${photoIndex + 1}`;

/** Addresses of a product's creation flow; `createUrl` ends with `create/` (spec §2). */
export const flowPaths = (createUrl: string) =>
  ({
    /** Kit selection: where every guard of the flow leads back to. */
    create: () => createUrl,
    /** Designs of a group; with a tag, where that tag begins in them. */
    kit: (groupId: number, tagId?: number) =>
      tagId === undefined ? `${createUrl}kit/${groupId}` : `${createUrl}kit/${groupId}/${tagId}#tag-${tagId}`,
    /** With a choice, a link that works before any script has run: the page's loader remembers it. */
    preview: (choice?: Choice) =>
      choice === undefined
        ? `${createUrl}preview`
        : `${createUrl}preview?group=${choice.groupId}&tag=${choice.tagId}&kit=${choice.kitId}`,
    /** Any page of the flow that needs nothing but its name. */
    step: (step: FlowStep) => `${createUrl}${step}`,
    /** A page on which something that was confirmed is corrected: its way on leads back to the confirmation. */
    fix: (step: FlowStep) => `${createUrl}${step}?fix=1`,
    /** Where the words of a card are corrected after they were confirmed. */
    words: (type: CardTextType) => `${createUrl}preview?fix=1&words=${type}`,
    /** Corrects the photo of a book's cover; `fixCrop`, below, the crop of a photo: `photoIndex` counts from 0. */
    fixCover: () => `${createUrl}preview?fix=1&${ASKED_COVER}=1`,
    fixCrop: (photoIndex: number) => `${createUrl}preview?fix=1&${CROPPED_PHOTO}=${photoIndex + 1}`,
    /** Where a text is typed; the address leads to its field. */
    text: (type: TextType, photoIndex: number | null) => `${createUrl}text#${textFieldId(type, photoIndex)}`,
  }) as const;

export type FlowPaths = ReturnType<typeof flowPaths>;

export const paths = {
  home: () => '/',
  orderCustomer: (productCode: string, bookCode: string) =>
    `${ORDER}normal/${productCode}/${bookCode}/customer`,
  /** Where the code of a campaign is typed; with the code or token, what a campaign's link opens. */
  campaign: (productCode: string) => `${ORDER}minchu/${productCode}/`,
  campaignCustomer: (productCode: string, ticket: string) =>
    `${ORDER}minchu/${productCode}/${ticket}/customer`,
  /**
   * Coupon, options and payment of an order; the order stands in the query, so that a way back finds it. `code` is a
   * book's, or a campaign's own: its ticket is worth money and leaves the address as soon as it can.
   */
  orderPayment: (type: OrderType, productCode: string, code: string, orderCode?: string) =>
    `${ORDER}${type}/${productCode}/${code}/payment${orderCode === undefined ? '' : `?order=${orderCode}`}`,
  orderComplete: (type: OrderType, productCode: string, code: string, orderCode?: string) =>
    `${ORDER}${type}/${productCode}/${code}/complete${orderCode === undefined ? '' : `?order=${orderCode}`}`,
  /** Landing of failures, below a product root. */
  error: (rootUrl: string) => `${rootUrl}error/`,
  terms: () => '/info/terms/app/',
  privacy: () => '/info/privacy/app/',
  /** 特定商取引法に基づく表記. */
  commerce: () => '/info/commerce/',
  /** よくあるご質問, and how things come and what that costs. */
  questions: () => '/info/questions/',
  delivery: () => '/info/delivery/',
  /** Writing to the shop; with an order, about it. */
  inquiry: (orderCode?: string) => (orderCode === undefined ? '/contact/' : `/contact/?order=${orderCode}`),
  /** For users of a discontinued social sign-in, to switch to e-mail. */
  memberTfa: () => '/member/tfa',
  member: () => '/member/',
  orders: (page?: number) =>
    page === undefined || page === 1 ? '/member/orders' : `/member/orders?page=${page}`,
  order: (orderCode: string) => `/member/orders/${orderCode}`,
  /** Another card for the people of an order. */
  orderPeople: (orderCode: string) => `/member/orders/${orderCode}/people`,
  receipt: (orderCode: string) => `/member/orders/${orderCode}/receipt`,
  returnInvoice: (orderCode: string) => `/member/orders/${orderCode}/return-invoice`,
  contactBook: () => '/member/contacts',
  contactImport: () => '/member/contacts/import',
  /** From the recipients of a card, to which the way leads back. */
  contactImportForCard: () => '/member/contacts/import?for=card',
  contactDuplicates: () => '/member/contacts/duplicates',
  contactCheck: () => '/member/contacts/check',
  contactTrash: () => '/member/contacts/trash',
  contactReceived: () => '/member/contacts/received',
  /** With a person, the link is for them. */
  contactRequests: (code?: string) =>
    code === undefined ? '/member/contacts/requests' : `/member/contacts/requests?person=${code}`,
  /** What a friend opens to fill in their address; the secret stands behind #. */
  addressRequest: () => '/address-request',
  /** Where somebody new at a third party agrees to the terms. */
  memberTerms: () => '/member/terms',
  /** The mailed link of the password reissue; the token is in the query. */
  passwordReset: () => '/member/password/reset',
} as const;

/** Whether an address is on the way from a finished book to its order. */
export const isOrdering = (path: string): boolean => path.startsWith(ORDER);

/** Whether an address is on the way of a campaign's order: sign-ups there belong to the campaigns' site (spec §6). */
export const isCampaignPath = (path: string): boolean => path.startsWith(`${ORDER}minchu/`);
