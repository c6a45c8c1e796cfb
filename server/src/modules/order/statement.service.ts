import { type Statement, soldLabel, statementOf } from '@fumi/domain';
import type { Content } from '../../content/content.ts';
import type { Database, Transaction } from '../../db/database.ts';
import {
  type DestinationRow,
  destinationsOf,
  type OptionRow,
  type OrderRow,
  optionsOf,
  updateOrder,
} from './order.repository.ts';

export type OrderStatement = {
  readonly statement: Statement;
  readonly quantities: readonly number[];
  readonly options: readonly OptionRow[];
};

type WithGoods = { readonly content: Pick<Content, 'goods' | 'kits'> };

/** The product with its design's name, so that two orders of a day are told apart. */
function nameOfGoods({ content }: WithGoods, { productCode, kitId }: OrderRow): string {
  const product = content.goods.products.find(({ code }) => code === productCode);
  const info = product && content.kits.info(product.materialId)?.kits;
  return info ? soldLabel(product.name, info, kitId) : (product?.name ?? productCode);
}

const deliveryOf = (context: WithGoods, id: number) =>
  context.content.goods.deliveryTypes.find((type) => type.id === id);

export const deliveryLabel = (context: WithGoods, id: number): string => deliveryOf(context, id)?.label ?? '';

/**
 * What an order costs, from the prices that were stored when it was created. Reads its destinations
 * unless they are passed.
 */
export async function computeStatement(
  db: Database | Transaction,
  context: WithGoods,
  order: OrderRow,
  destinations?: readonly DestinationRow[],
): Promise<OrderStatement> {
  const quantities = (destinations ?? (await destinationsOf(db, order.code))).map(({ quantity }) => quantity);
  const options = await optionsOf(db, order.code);
  const statement = statementOf({
    price: {
      unitPriceYen: order.unitPriceYen,
      deliveryFeeYen: order.deliveryFeeYen,
      standYen: order.standYen,
    },
    productLabel: nameOfGoods(context, order),
    deliveryLabel: deliveryLabel(context, order.deliveryTypeId),
    standLabel: deliveryOf(context, order.deliveryTypeId)?.stand?.label ?? '',
    quantities,
    options: options.map(({ label, unitYen, qty }) => ({ label, unitYen, count: qty })),
    coupon:
      order.couponCode === null
        ? null
        : { label: order.couponLabel ?? 'クーポン', discountYen: order.couponDiscountYen },
  });
  return { statement, quantities, options };
}

/** Writes the total of a locked order anew; every change of what it consists of ends with this. */
export async function updateTotal(
  tx: Transaction,
  context: WithGoods,
  order: OrderRow,
): Promise<OrderStatement> {
  const stated = await computeStatement(tx, context, order);
  await updateOrder(tx, order.code, { totalYen: stated.statement.totalYen });
  return stated;
}
