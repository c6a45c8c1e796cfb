import { addDays, isWeekend, type PlainDate } from '../calendar/plain-date.ts';
import { invariant } from '../invariant.ts';
import type { DeliveryType } from './delivery.ts';

/** How fast the shop works (content/shop.json). Working days are neither weekends nor `closedDays`. */
export type Production = {
  /** Working days after the payment until printing has begun: so long an order can be cancelled. */
  readonly printWithinDays: number;
  /** Working days after the payment until the parcel has left. */
  readonly shipWithinDays: number;
  /** Public holidays and the shop's own. */
  readonly closedDays: readonly PlainDate[];
};

export type Estimate = {
  readonly printsBy: PlainDate;
  readonly shipsBy: PlainDate;
  readonly arrivesFrom: PlainDate;
  readonly arrivesTo: PlainDate;
};

type Carriage = Pick<DeliveryType, 'transitDays' | 'weekendDelivery'>;

/** No closure is longer; a calendar that never opens is a mistake of the data. */
const MOST_CLOSED_DAYS = 60;

/** Whether somebody works on a day. */
export const isOpen = (day: PlainDate, closedDays: readonly PlainDate[]): boolean =>
  !isWeekend(day) && !closedDays.includes(day);

function nextOpen(day: PlainDate, closedDays: readonly PlainDate[]): PlainDate {
  for (let days = 0; days < MOST_CLOSED_DAYS; days += 1) {
    const candidate = addDays(day, days);
    if (isOpen(candidate, closedDays)) return candidate;
  }
  invariant(false, `No working day follows ${day}.`);
}

function workingDaysAfter(day: PlainDate, count: number, closedDays: readonly PlainDate[]): PlainDate {
  let reached = day;
  for (let passed = 0; passed < count; passed += 1) reached = nextOpen(addDays(reached, 1), closedDays);
  return reached;
}

/**
 * The first and the last day on which a parcel is likely to be there that left on a day. Days of the carrier are
 * calendar days, `extraDays` those to islands; a carrier that rests at weekends and holidays brings it afterwards.
 */
export function arrivalDays(
  shippedOn: PlainDate,
  { closedDays }: Pick<Production, 'closedDays'>,
  { transitDays, weekendDelivery }: Carriage,
  extraDays = 0,
): Pick<Estimate, 'arrivesFrom' | 'arrivesTo'> {
  const arrival = (days: number): PlainDate => {
    const day = addDays(shippedOn, days + extraDays);
    return weekendDelivery ? day : nextOpen(day, closedDays);
  };
  return { arrivesFrom: arrival(transitDays.min), arrivesTo: arrival(transitDays.max) };
}

/** By when an order that is paid on a day is on the press, and has left. */
export const productionDays = (
  paidOn: PlainDate,
  { printWithinDays, shipWithinDays, closedDays }: Production,
): Pick<Estimate, 'printsBy' | 'shipsBy'> => ({
  printsBy: workingDaysAfter(paidOn, printWithinDays, closedDays),
  shipsBy: workingDaysAfter(paidOn, shipWithinDays, closedDays),
});

/** What can be promised of an order that is paid on a day. */
export function estimateOrder(
  paidOn: PlainDate,
  production: Production,
  carriage: Carriage,
  extraDays = 0,
): Estimate {
  const days = productionDays(paidOn, production);
  return { ...days, ...arrivalDays(days.shipsBy, production, carriage, extraDays) };
}

/** The last day on which an order can be paid and be there on `neededOn` at the latest. */
export function lastDayToOrder(
  neededOn: PlainDate,
  production: Production,
  carriage: Carriage,
  extraDays = 0,
): PlainDate {
  // Whoever pays later than this misses the day even where every day is a working day.
  const leastDays = production.shipWithinDays + carriage.transitDays.max + extraDays;
  for (let days = leastDays; days < MOST_CLOSED_DAYS; days += 1) {
    const day = addDays(neededOn, -days);
    if (estimateOrder(day, production, carriage, extraDays).arrivesTo <= neededOn) return day;
  }
  invariant(false, `Nothing arrives by ${neededOn}.`);
}
