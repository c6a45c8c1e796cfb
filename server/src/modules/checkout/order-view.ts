import type { Api } from '@fumi/contract';
import { isCancellable, isOver } from '@fumi/domain';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { destinationsOf, findBook, findLiveOrderOfBook, type OrderRow } from '../order/order.repository.ts';
import { deliveryLabel, type OrderStatement, stateOrder } from '../order/statement.service.ts';
import { trackingUrl } from '../order/tracking.ts';
import { paymentsOfOrder } from '../payment/payment.repository.ts';

type WireOrder = z.input<Api['orderGet']['response']>['order'];
type WireStatement = WireOrder['statement'];

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The statement as the wire has it, with every option that the product offers and how many were chosen. */
export function statementToWire(
  context: Context,
  order: OrderRow,
  { statement, options }: OrderStatement,
): WireStatement {
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
    coupon_code: order.couponCode,
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
    payment_types: [...context.payments.active.types],
  };
}

export const statementAnswer = async (context: Context, order: OrderRow) => ({
  order_statement: statementToWire(context, order, await stateOrder(context.db, context, order)),
});

/** What is over can be ordered again while its book is kept and no order that was paid holds it. */
async function canOrderAgain({ db }: Context, { type, state, bookCode }: OrderRow): Promise<boolean> {
  if (type !== 'normal' || bookCode === null || !isOver(state)) return false;
  if ((await findBook(db, bookCode))?.state !== 'complete') return false;
  const holder = await findLiveOrderOfBook(db, bookCode);
  return holder === null || holder.state === 'draft' || holder.state === 'payment_pending';
}

/** An order as its member sees it. */
export async function orderToWire(context: Context, order: OrderRow): Promise<WireOrder> {
  const destinations = await destinationsOf(context.db, order.code);
  const payments = await paymentsOfOrder(context.db, order.code);
  const { goods } = context.content;
  return {
    code: order.code,
    number: order.number,
    type: order.type,
    state: order.state,
    product_code: order.productCode,
    product_label: goods.products.find(({ code }) => code === order.productCode)?.name ?? order.productCode,
    book_code: order.type === 'normal' ? order.bookCode : null,
    campaign_code: order.campaignCode,
    kit_id: order.kitId,
    created_at: order.createdAt.toISOString(),
    paid_at: iso(order.paidAt),
    printed_at: iso(order.printedAt),
    shipped_at: iso(order.shippedAt),
    ended_at: iso(order.endedAt),
    tracking_number: order.trackingNumber,
    tracking_url: trackingUrl(context, order),
    delivery_type_id: order.deliveryTypeId,
    payment_type: payments.at(-1)?.type ?? null,
    delivery_label: deliveryLabel(context, order.deliveryTypeId),
    customer: order.customer,
    destinations: destinations.map(({ address, quantity }) => ({ ...address, quantity })),
    statement: statementToWire(context, order, await stateOrder(context.db, context, order)),
    can_cancel: isCancellable(order.state),
    can_order_again: await canOrderAgain(context, order),
  };
}
