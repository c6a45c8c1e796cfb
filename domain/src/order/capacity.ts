import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { DeliveryType } from './delivery.ts';
import { arrivalDays, isOpen, type Production } from './schedule.ts';

/** No carrier takes longer. */
const MOST_DAYS = 60;

/**
 * The last working day on which cards may leave and be there on `neededOn`, whichever way they go; islands, which take
 * longer, are not counted. Null where that was never possible.
 */
export function lastSafeDispatch(
  neededOn: PlainDate,
  { closedDays }: Pick<Production, 'closedDays'>,
  deliveries: readonly Pick<DeliveryType, 'transitDays' | 'weekendDelivery'>[],
): PlainDate | null {
  for (let days = 0; days < MOST_DAYS; days += 1) {
    const day = addDays(neededOn, -days);
    const arrives = deliveries.map((delivery) => arrivalDays(day, { closedDays }, delivery).arrivesTo);
    if (isOpen(day, closedDays) && arrives.every((on) => on <= neededOn)) return day;
  }
  return null;
}

/** Working days from a day to another, both among them. */
export function workingDays(
  from: PlainDate,
  to: PlainDate,
  { closedDays }: Pick<Production, 'closedDays'>,
): number {
  let count = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isOpen(day, closedDays)) count += 1;
  return count;
}

export type PressLoad = {
  /** Cards a day that can still be taken on; 0 where what waits does not fit. */
  readonly freeCardsADay: number;
  /** Cards that will not be printed in time. */
  readonly missingCards: number;
};

/** What a press can still take on over some working days, beside the cards that wait for it. */
export function pressLoad(cardsADay: number, days: number, waitingCards: number): PressLoad {
  const freeCards = cardsADay * days - waitingCards;
  return {
    freeCardsADay: days === 0 ? 0 : Math.max(0, Math.floor(freeCards / days)),
    missingCards: Math.max(0, -freeCards),
  };
}
