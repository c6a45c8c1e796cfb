import type { Api, Words } from '@fumi/contract';
import { dayInTokyo, mayDo, type PlainDate, productionDays, type Role } from '@fumi/domain';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { deliveryLabel } from '../order/statement.service.ts';
import type { ListedOrder } from './desk-orders.repository.ts';

type OrderListView = Words<z.input<Api['deskOrderList']['response']>, 'deskOrderList'>['orders'][number];

/** The day by which an order is to leave, by when it was paid; null where nobody waits for it. */
export function shipsBy(context: Context, order: OrderRow): PlainDate | null {
  const waits = order.state === 'paid' || order.state === 'in_print';
  if (!waits || order.paidAt === null) return null;
  return productionDays(dayInTokyo(order.paidAt.getTime()), context.content.goods.shop.production).shipsBy;
}

/** An order as a line; names only for those who may look people up. */
export function orderRow(
  context: Context,
  role: Role,
  { order, press, quantity, destinations }: ListedOrder,
): OrderListView {
  const { goods } = context.content;
  const day = shipsBy(context, order);
  return {
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    state: order.state,
    productCode: order.productCode,
    productLabel: goods.products.find(({ code }) => code === order.productCode)?.name ?? order.productCode,
    deliveryLabel: deliveryLabel(context, order.deliveryTypeId),
    quantity,
    destinations,
    total: order.totalYen,
    press: press ?? 'none',
    name: mayDo(role, 'person-see') ? order.customer.name : null,
    held: order.heldAt !== null,
    shipsBy: day,
    late: day !== null && day < dayInTokyo(context.clock.nowMs()),
  };
}
