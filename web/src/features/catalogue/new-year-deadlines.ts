import { addDays, lastDayToOrder, type PlainDate, type Product } from '@fumi/domain';
import type { DeliveryType, Shop } from '../../shop/shop.ts';

export type Deadline = {
  readonly delivery: DeliveryType;
  /** The last day on which to order and pay. */
  readonly last: PlainDate;
  readonly isOver: boolean;
};

export type Deadlines = {
  /** The day by which cards are to be posted; null for goods that are given by hand. */
  readonly postBy: PlainDate | null;
  readonly rows: readonly Deadline[];
};

/**
 * Until when a product is to be ordered for 1 January, by each way of delivery that is open: postcards must be there the
 * day before they are posted, everything else on the day itself. Null once that day has come.
 */
export function newYearDeadlines(shop: Shop, product: Product): Deadlines | null {
  const { day, postBy } = shop.business.newYear;
  if (shop.today >= day) return null;
  const isPosted = product.type === shop.product.type;
  const neededOn = isPosted ? addDays(postBy, -1) : day;
  const open = shop.deliveryTypes.filter(
    ({ id, suspend }) => !suspend && product.order.deliveryTypes.includes(id),
  );
  const rows = open.map((delivery) => {
    const last = lastDayToOrder(neededOn, shop.production, delivery);
    return { delivery, last, isOver: last < shop.today };
  });
  return { postBy: isPosted ? postBy : null, rows };
}
