import { KEPT_DAYS } from '@fumi/domain';

/** What docs/capacity.md reckons with. Costs are those that `npm run bench load` printed on the day named. */
export const MEASURED = {
  measuredOn: '2026-11-27',
  /** CPU of a new member's order of thirty recipients, from the sign-up to the payment, s. */
  orderSeconds: 0.35,
  /** CPU of the database for the same order, s. */
  databaseSeconds: 0.12,
  /** CPU of the workers for the press file and the mails of the order, s. */
  pressSeconds: 0.12,
  databaseKilobytes: 51,
  storeKilobytes: 1784,
} as const;

/** What nobody has measured yet: the first to be corrected, from the shop's own figures, after a season. */
export const ASSUMED = {
  /** Visits that end without an order, for each that does; each asks so many calls. */
  visitsPerOrder: 10,
  callsPerVisit: 12,
  /** CPU of a call, the mean of the ten commonest. */
  callSeconds: 0.0025,
  databaseCallSeconds: 0.0008,
  /** PIN, order, payment, dispatch. */
  mailsPerOrder: 4,
  /** Share of its time that a core may work before people notice that they wait. */
  usefulShare: 0.6,
  /** Days that photos and press files are kept; an order leaves three days after it came. */
  keptDays: KEPT_DAYS.shippedBooks + 3,
  /** A press file may wait so long, s: after that the alert FumiJobsWait fires. */
  longestWaitSeconds: 300,
} as const;

/** Share of the day's orders in each hour from midnight, per mille. */
export const ARRIVALS = {
  even: Array.from({ length: 24 }, () => 1000 / 24),
  /** People at home: noon and after supper; 12 % in the peak hour. */
  evening: [20, 10, 5, 5, 5, 5, 10, 20, 35, 45, 50, 50, 60, 50, 45, 45, 45, 45, 50, 60, 90, 120, 85, 45],
  /** The last day for delivery by New Year: a third of the day in its last two hours. */
  deadline: [15, 8, 4, 4, 4, 4, 8, 15, 25, 35, 40, 40, 45, 40, 40, 40, 40, 40, 45, 53, 60, 75, 130, 190],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export const ORDERS_A_DAY = [1_000, 10_000, 100_000, 1_000_000] as const;
