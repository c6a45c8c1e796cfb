import type { DeliveryType } from '@fumi/domain';
import { arrivalDays, dayInTokyo, type Estimate, estimateOrder } from '@fumi/domain';
import { useShop } from '../../shop/use-shop.ts';
import { slowestDays, useDeliveryChecks } from './delivery-check.tsx';
import type { MemberOrder } from './member-orders.ts';

const dayOf = (instant: string): string => dayInTokyo(Date.parse(instant));

export type OrderEstimate = Estimate & { readonly delivery: DeliveryType };

/** When an order is printed, shipped and delivered, from what is known; null if its delivery type is gone. */
export function useEstimate(order: MemberOrder): OrderEstimate | null {
  const { deliveryTypes, production, today } = useShop();
  const zips = order.destinations.map(({ zip }) => zip);
  const extraDays = slowestDays(zips, useDeliveryChecks(zips));
  const delivery = deliveryTypes.find(({ id }) => id === order.deliveryTypeId);
  if (!delivery) return null;
  const paidOn = order.paidAt === null ? today : dayOf(order.paidAt);
  const estimate = estimateOrder(paidOn, production, delivery, extraDays);
  if (order.shippedAt === null) return { ...estimate, delivery };
  return { ...estimate, ...arrivalDays(dayOf(order.shippedAt), production, delivery, extraDays), delivery };
}
