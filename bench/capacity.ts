import { seededRandom } from '@fumi/domain';
import { ARRIVALS, ASSUMED, MEASURED, ORDERS_A_DAY } from './capacity.data.ts';

/* What a peak day needs, from what an order costs: the tables of docs/capacity.md. `npm run bench capacity` prints them. */

const HOUR_SECONDS = 3600;
const SEED = 20_261_224;

/** Cores that a load of CPU seconds a second keeps usefully busy. */
const coresFor = (load: number): number => Math.max(1, Math.ceil(load / ASSUMED.usefulShare));

/**
 * The longest that a press file waits on a day: orders come by chance within their hour, and each worker makes one
 * after the other.
 */
export function longestWaitSeconds(ordersADay: number, perMille: readonly number[], workers: number): number {
  const random = seededRandom(SEED);
  const freeAt = new Float64Array(workers);
  let next = 0;
  let longest = 0;
  perMille.forEach((share, hour) => {
    const perSecond = (ordersADay * share) / 1000 / HOUR_SECONDS;
    const endsAt = (hour + 1) * HOUR_SECONDS;
    // Poisson arrivals: exponential gaps.
    for (let at = hour * HOUR_SECONDS; ; ) {
      at += -Math.log(1 - random()) / perSecond;
      if (at >= endsAt) break;
      const startsAt = Math.max(at, freeAt[next] ?? 0);
      longest = Math.max(longest, startsAt - at);
      freeAt[next] = startsAt + MEASURED.pressSeconds;
      // All take equally long, so whoever began first is free first.
      next = (next + 1) % workers;
    }
  });
  return longest;
}

/** As few workers as keep every press file within the wait that is allowed. */
function workersFor(ordersADay: number, perMille: readonly number[]): number {
  for (let workers = 1; ; workers += 1)
    if (longestWaitSeconds(ordersADay, perMille, workers) <= ASSUMED.longestWaitSeconds) return workers;
}

const thousands = (value: number): string => Math.round(value).toLocaleString('en');
const gigabytes = (kilobytes: number): string =>
  kilobytes < 10e6 ? `${(kilobytes / 1e6).toFixed(1)} GB` : `${thousands(kilobytes / 1e6)} GB`;

function row(ordersADay: number, name: string, perMille: readonly number[]): string {
  const peakPerSecond = (ordersADay * Math.max(...perMille)) / 1000 / HOUR_SECONDS;
  const calls = ASSUMED.visitsPerOrder * ASSUMED.callsPerVisit;
  const web = coresFor(peakPerSecond * (MEASURED.orderSeconds + calls * ASSUMED.callSeconds));
  const database = coresFor(peakPerSecond * (MEASURED.databaseSeconds + calls * ASSUMED.databaseCallSeconds));
  const workers = workersFor(ordersADay, perMille);
  const cells = [
    thousands(ordersADay),
    name,
    peakPerSecond.toFixed(2),
    thousands(web),
    thousands(database),
    thousands(workers),
    `${longestWaitSeconds(ordersADay, perMille, workers).toFixed(0)} s`,
    gigabytes(ordersADay * MEASURED.databaseKilobytes),
    gigabytes(ordersADay * MEASURED.storeKilobytes * ASSUMED.keptDays),
    (peakPerSecond * ASSUMED.mailsPerOrder).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The table: orders a day × how they come over it. */
export const capacityTable = (): string =>
  [
    '| orders a day | arrivals | orders/s at the peak | cores for web | for the database | workers | longest wait | database a day | store | mails/s |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...ORDERS_A_DAY.flatMap((orders) =>
      Object.entries(ARRIVALS).map(([name, perMille]) => row(orders, name, perMille)),
    ),
  ].join('\n');

if (import.meta.main) console.log(capacityTable());
