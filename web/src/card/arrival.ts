import { cardYear, estimateOrder, type PlainDate, type TagGroup } from '@fumi/domain';
import type { Shop } from '../shop/shop.ts';

type Calendar = Pick<Shop, 'today' | 'product' | 'deliveryTypes' | 'production'>;

/** When an order of today would arrive. */
function orderedToday({ today, product, deliveryTypes, production }: Calendar): PlainDate {
  const delivery = deliveryTypes.find(({ id }) => id === product.order.deliveryTypes[0]);
  return delivery ? estimateOrder(today, production, delivery).arrivesTo : today;
}

/**
 * When a card of a group is to arrive, as far as anybody can say: a New Year's card on the next 1 January,
 * any other as soon as it is ordered, and so is a New Year's card that is too late for that day. Words and
 * hints for the card go by this day.
 */
export function arrivalOf({ occasion }: Pick<TagGroup, 'occasion'>, shop: Calendar): PlainDate {
  const newYearsDay = `${cardYear(shop.today)}-01-01`;
  if (occasion === 'kanchu' && shop.today < newYearsDay) return `${cardYear(shop.today)}-01-15`;
  const soonest = orderedToday(shop);
  return occasion === 'new-year' && soonest < newYearsDay ? newYearsDay : soonest;
}
