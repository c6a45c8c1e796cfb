import { paths } from '../../paths.ts';
import type { NamedGoods } from './order-form.ts';

type Ordered = {
  readonly code: string;
  readonly type: 'normal' | 'minchu';
  readonly product_code: string;
  readonly book_code: string | null;
  readonly campaign_code: string | null;
};

/** A book that is no longer kept leaves its part of the address empty; the order stands in the query. */
const NO_BOOK = '-';

/** Where an order that was made is paid. */
export const orderPaymentPath = ({ code, type, product_code, book_code, campaign_code }: Ordered): string =>
  paths.orderPayment(type, product_code, book_code ?? campaign_code ?? NO_BOOK, code);

/** What follows the payment. */
export const orderCompletePath = ({ code, type, product_code, book_code, campaign_code }: Ordered): string =>
  paths.orderComplete(type, product_code, book_code ?? campaign_code ?? NO_BOOK, code);

type Goods = {
  readonly named: NamedGoods;
  readonly product: { readonly code: string };
  readonly campaign: { readonly code: string } | null;
};

/** The page that these goods are ordered on; it names what is typed there, too. */
export const customerPath = ({ named, product }: Omit<Goods, 'campaign'>): string =>
  'book_code' in named
    ? paths.orderCustomer(product.code, named.book_code)
    : paths.campaignCustomer(product.code, named.minchu_code);

/** Where goods are paid that were just ordered; a campaign's ticket does not go on. */
export const paymentPath = ({ named, product, campaign }: Goods, orderCode: string): string =>
  'book_code' in named
    ? paths.orderPayment('normal', product.code, named.book_code, orderCode)
    : paths.orderPayment('minchu', product.code, campaign?.code ?? NO_BOOK, orderCode);

/**
 * A campaign's code as the shop gave it out, from what somebody copied off paper: small letters, full-width ones,
 * and the gaps that make it easier to read.
 */
export const typedTicket = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s‐‑‒–—―ー-]/g, '')
    .toUpperCase();
