import type { Shop } from '../../shop/shop.ts';

/** Printed within one working day and sent within two; one or two days on the way. */
export const shopOn = (today: string) =>
  ({
    today,
    product: { order: { deliveryTypes: [7] } },
    deliveryTypes: [{ id: 7, transitDays: { min: 1, max: 2 }, weekendDelivery: true }],
    production: { printWithinDays: 1, shipWithinDays: 2, closedDays: [] },
  }) as unknown as Shop;
