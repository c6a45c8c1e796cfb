import { madeFromOf } from '../../draft/ordered/ordered-drafts.ts';
import { paths } from '../../paths.ts';
import type { NamedGoods } from './order-form.ts';

type Ordered = {
  readonly code: string;
  readonly type: 'normal' | 'minchu';
  readonly productCode: string;
  readonly bookCode: string | null;
  readonly campaignCode: string | null;
};

/** A book that is no longer kept leaves its part of the address empty; the order stands in the query. */
const NO_BOOK = '-';

/** Where an order that was made is paid. */
export const orderPaymentPath = ({ code, type, productCode, bookCode, campaignCode }: Ordered): string =>
  paths.orderPayment(type, productCode, bookCode ?? campaignCode ?? NO_BOOK, code);

/** The page that follows the payment. */
export const orderCompletePath = ({ code, type, productCode, bookCode, campaignCode }: Ordered): string =>
  paths.orderComplete(type, productCode, bookCode ?? campaignCode ?? NO_BOOK, code);

type Goods = {
  readonly named: NamedGoods;
  readonly product: { readonly code: string };
  readonly campaign: { readonly code: string } | null;
};

/** The page that these goods are ordered on. */
export const customerPath = ({ named, product }: Omit<Goods, 'campaign'>): string =>
  'bookCode' in named
    ? paths.orderCustomer(product.code, named.bookCode)
    : paths.campaignCustomer(product.code, named.minchuCode);

/** Storage key of the order form: the draft's code where it is known, as a changed card becomes another book. */
export const formKeyOf = (goods: Omit<Goods, 'campaign'>): string =>
  ('bookCode' in goods.named ? madeFromOf(goods.named.bookCode)?.code : undefined) ?? customerPath(goods);

/** Where goods are paid that were just ordered; a campaign's ticket is left out of the URL. */
export const paymentPath = ({ named, product, campaign }: Goods, orderCode: string): string =>
  'bookCode' in named
    ? paths.orderPayment('normal', product.code, named.bookCode, orderCode)
    : paths.orderPayment('minchu', product.code, campaign?.code ?? NO_BOOK, orderCode);
