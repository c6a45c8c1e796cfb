import { arrivalDays, dayInTokyo, type Estimate, estimateOrder } from '@fumi/domain';
import type { DeliveryType } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { slowestDays, useDeliveryChecks } from './delivery-check.tsx';
import type { WireOrder } from './load-orders.ts';

const dayOf = (instant: string): string => dayInTokyo(Date.parse(instant));

export type OrderEstimate = Estimate & { readonly delivery: DeliveryType };

/** When an order is printed, sent and there, counted from what has happened; null for a delivery that is gone. */
export function useEstimate(order: WireOrder): OrderEstimate | null {
  const { deliveryTypes, production, today } = useShop();
  const zips = order.destinations.map(({ zip }) => zip);
  const extraDays = slowestDays(zips, useDeliveryChecks(zips));
  const delivery = deliveryTypes.find(({ id }) => id === order.delivery_type_id);
  if (!delivery) return null;
  const paidOn = order.paid_at === null ? today : dayOf(order.paid_at);
  const estimate = estimateOrder(paidOn, production, delivery, extraDays);
  if (order.shipped_at === null) return { ...estimate, delivery };
  return { ...estimate, ...arrivalDays(dayOf(order.shipped_at), production, delivery, extraDays), delivery };
}
