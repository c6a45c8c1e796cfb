/** A day without time or zone, `YYYY-MM-DD`. Strings of this form compare like the days they name. */
export type PlainDate = string;

const TOKYO_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in Asia/Tokyo at an instant (ms since 1970 UTC). Japan has had no summer time since 1951. */
export const dayInTokyo = (instantMs: number): PlainDate =>
  new Date(instantMs + TOKYO_OFFSET_MS).toISOString().slice(0, 10);

/** The first instant (ms since 1970 UTC) of the day after the given instant's day in Asia/Tokyo. */
export function nextMidnightInTokyo(instantMs: number): number {
  return (Math.floor((instantMs + TOKYO_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - TOKYO_OFFSET_MS;
}

export const isPlainDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The day so many days later, or earlier where `days` is negative. */
export const addDays = (day: PlainDate, days: number): PlainDate =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Saturday or Sunday. */
export const isWeekend = (day: PlainDate): boolean => [0, 6].includes(new Date(day).getUTCDay());
