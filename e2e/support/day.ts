/* The journeys have a day of their own: what is on sale, its seasons and deadlines change with the calendar. */

/** Cards of the New Year, of mourning and of cold greetings are on sale, and so are next year's calendars. */
const DAY = '2026-11-24';

/** Where the runner tells the processes that it starts how far ahead of the real time they are, ms. */
const AHEAD = 'JOURNEYS_AHEAD_MS';

/** From the real time to ten in the morning of a day in Tokyo, ms. `performance` keeps real time where `Date` does not. */
export const aheadOf = (day: string): number =>
  Math.round(Date.parse(`${day}T10:00:00+09:00`) - performance.timeOrigin - performance.now());

/** A program after which `Date` is so far ahead of what it said before, in Node or in a page. */
export const shiftOf = (aheadMs: number): string => `{
  const { now } = Date;
  const later = () => now() + ${aheadMs};
  globalThis.Date = new Proxy(Date, {
    construct: (date, words, made) => Reflect.construct(date, words.length > 0 ? words : [later()], made),
    get: (date, key) => (key === 'now' ? later : Reflect.get(date, key)),
  });
}`;

/** Options of Node as somebody set them: a day of the journeys that was set before is none of them. */
const ownOptions = (process.env.NODE_OPTIONS ?? '').replace(/--import=data:\S+ ?/, '');

/** Environment of a program in Node whose `Date` is so far ahead. */
export const environmentAhead = (aheadMs: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shiftOf(aheadMs))} ${ownOptions}`.trim(),
});

/** How far the journeys are ahead of the real time, ms. */
export const journeysAheadMs = (): number => Number(process.env[AHEAD] ?? 0);

/** Puts what the runner starts, its workers and their shops, on the day of the journeys; once a run. */
export function beginOnDay(): void {
  if (process.env[AHEAD] !== undefined) return;
  const aheadMs = aheadOf(DAY);
  Object.assign(process.env, environmentAhead(aheadMs), { [AHEAD]: String(aheadMs) });
}
