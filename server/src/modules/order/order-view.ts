import type { order as orderSchema, orderStatement as orderStatementSchema } from '@fumi/contract';
import { isCancellable } from '@fumi/domain';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { paymentsOfOrder } from '../payment/payment.repository.ts';
import { destinationsOf, type OrderRow } from './order.repository.ts';
import { deliveryLabel, type OrderStatement, stateOrder } from './statement.service.ts';

type WireStatement = z.input<typeof orderStatementSchema>;
type WireOrder = z.input<typeof orderSchema>;

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
    payment_types: [...context.payments.types],
  };
}

export const statementAnswer = async (context: Context, order: OrderRow) => ({
  order_statement: statementToWire(context, order, await stateOrder(context, order)),
});

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
    book_code: order.bookCode,
    kit_id: order.kitId,
    created_at: order.createdAt.toISOString(),
    paid_at: iso(order.paidAt),
    shipped_at: iso(order.shippedAt),
    tracking_number: order.trackingNumber,
    payment_type: payments.at(-1)?.type ?? null,
    delivery_label: deliveryLabel(context, order.deliveryTypeId),
    customer: order.customer,
    destinations: destinations.map(({ address, quantity }) => ({ ...address, quantity })),
    statement: statementToWire(context, order, await stateOrder(context, order)),
    can_cancel: isCancellable(order.state),
  };
}
