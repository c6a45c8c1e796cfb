import type { Api, Words } from '@fumi/contract';
import { HOLDING_STATES, isCancellable, isPaidAtTill, isUnpaid } from '@fumi/domain';
import type { z } from 'zod';
import { paymentTypesOf } from '../../adapters/payment.ts';
import type { Context } from '../../context.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { orderMailboxes } from '../mailbox/order-mailboxes.repository.ts';
import {
  countAddressees,
  destinationsOf,
  findLiveOrderOfBook,
  type OrderRow,
} from '../order/order.repository.ts';
import { computeStatement, deliveryLabel, type OrderStatement } from '../order/statement.service.ts';
import { trackingUrl } from '../order/tracking.ts';
import { parcelsOfOrder } from '../parcel/parcel.repository.ts';
import { type PaymentRow, paymentsOfOrder } from '../payment/payment.repository.ts';
import { moneyBackOf, openRefundsIn, refundsOfOrder } from '../payment/refund.repository.ts';
import { isKitOnSale } from './order-goods.ts';

export type OrderView = Words<z.input<Api['orderGet']['response']>, 'orderGet'>['order'];

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The statement with every option that the product offers and how many were chosen. */
function statementView(
  context: Context,
  order: OrderRow,
  { statement, options }: OrderStatement,
): OrderView['statement'] {
  return {
    lines: statement.lines.map(({ kind, label, unitYen, count, amountYen }) => ({
      kind,
      label,
      unit: unitYen,
      count,
      amount: amountYen,
    })),
    total: statement.totalYen,
    tax: statement.taxYen,
    couponCode: order.couponCode,
    options: context.content.goods.options
      .filter(({ productCodes }) => productCodes.includes(order.productCode))
      .map(({ id, label, unitYen, max }) => ({
        id,
        label,
        unit: unitYen,
        max,
        qty: options.find(({ optionId }) => optionId === id)?.qty ?? 0,
      })),
    state: order.state,
    paymentTypes: paymentTypesOf(context.payments.active),
  };
}

export const statementAnswer = async (context: Context, order: OrderRow) => ({
  orderStatement: statementView(context, order, await computeStatement(context.db, context, order)),
});

/**
 * Whether the order's book can be ordered again: the order is no campaign's, and is shipped, cancelled, refunded or in
 * refund; the book is still kept, its design is on sale, and no order of the book is paid or in print.
 */
async function canOrderAgain(context: Context, { type, state, bookCode }: OrderRow): Promise<boolean> {
  if (type !== 'normal' || bookCode === null || HOLDING_STATES.includes(state)) return false;
  const book = await findBookByCode(context.db, bookCode);
  if (book?.state !== 'complete' || !isKitOnSale(context, book)) return false;
  const holder = await findLiveOrderOfBook(context.db, bookCode);
  return holder === null || isUnpaid(holder.state);
}

/** The open number for a till of an order; its URL is null until the provider has given one. */
function slipOf(payments: readonly PaymentRow[]): OrderView['slip'] {
  const open = payments.find(({ state, type }) => state === 'open' && isPaidAtTill(type));
  return open ? { url: open.slipUrl, expiresAt: iso(open.slipExpiresAt) } : null;
}

/** An order as its member sees it. */
export async function orderView(context: Context, order: OrderRow): Promise<OrderView> {
  const destinations = await destinationsOf(context.db, order.code);
  const parcels = await parcelsOfOrder(context.db, order.code);
  const payments = await paymentsOfOrder(context.db, order.code);
  const refunds = await refundsOfOrder(context.db, order.code);
  const mailboxes = await orderMailboxes(context.db, order);
  const { goods } = context.content;
  return {
    code: order.code,
    number: order.number,
    type: order.type,
    state: order.state,
    productCode: order.productCode,
    productLabel: goods.products.find(({ code }) => code === order.productCode)?.name ?? order.productCode,
    bookCode: order.type === 'normal' ? order.bookCode : null,
    draftCode: order.draftCode,
    campaignCode: order.campaignCode,
    kitId: order.kitId,
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    printedAt: iso(order.printedAt),
    shippedAt: iso(order.shippedAt),
    endedAt: iso(order.endedAt),
    parcels: parcels.map(({ position, trackingNumber, shippedAt }) => ({
      destination: position,
      trackingNumber,
      trackingUrl: trackingUrl(context, order, trackingNumber),
      shippedAt: iso(shippedAt),
    })),
    deliveryTypeId: order.deliveryTypeId,
    paymentType: payments.at(-1)?.type ?? null,
    slip: slipOf(payments),
    deliveryLabel: deliveryLabel(context, order.deliveryTypeId),
    customer: order.customer,
    mailTo: mailboxes.to,
    mailCopy: mailboxes.typed,
    destinations: destinations.map(({ address, quantity }) => ({ ...address, quantity })),
    statement: statementView(
      context,
      order,
      await computeStatement(context.db, context, order, destinations),
    ),
    refunds: (await moneyBackOf(context.db, order, refunds)).map(({ amountYen, ...back }) => ({
      amount: amountYen,
      ...back,
    })),
    openRefunds: openRefundsIn(refunds, payments).map(({ amountYen, ...refund }) => ({
      amount: amountYen,
      ...refund,
    })),
    canCancel: isCancellable(order.state),
    canOrderAgain: await canOrderAgain(context, order),
    addresseeCount: await countAddressees(context.db, order.code),
  };
}
