import { cardYear, estimateOrder, type PlainDate, type TagGroup } from '@fumi/domain';
import type { Shop } from '../shop/shop.ts';

type Calendar = Pick<Shop, 'today' | 'product' | 'deliveryTypes' | 'production'>;

/** When an order of today would be there: a greeting of the season goes by the day on which it is read. */
function orderedToday({ today, product, deliveryTypes, production }: Calendar): PlainDate {
  const delivery = deliveryTypes.find(({ id }) => id === product.order.deliveryTypes[0]);
  return delivery ? estimateOrder(today, production, delivery).arrivesTo : today;
}

/** When a card of a group is to arrive, as far as anybody can say: a New Year's card on the next 1 January. */
export function arrivalOf({ occasion }: Pick<TagGroup, 'occasion'>, shop: Calendar): PlainDate {
  const newYearsDay = `${cardYear(shop.today)}-01-01`;
  if (occasion === 'new-year') return newYearsDay;
  if (occasion === 'kanchu' && shop.today < newYearsDay) return `${cardYear(shop.today)}-01-15`;
  return occasion === 'kanchu' || occasion === 'shochu' ? orderedToday(shop) : shop.today;
}
