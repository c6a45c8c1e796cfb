/* Moments as people in Japan read them, whatever the zone of their device is. */

const day = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'Asia/Tokyo' });
const moment = new Intl.DateTimeFormat('ja-JP', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Tokyo',
});

/** 2026/11/20, a day as it is written in a moment. */
export const dayText = (day: string): string => day.replaceAll('-', '/');
/** 2026年11月20日; the line may break after the year, for enlarged text. */
export const dayOfMoment = (instant: string): string =>
  day.format(new Date(instant)).replace('年', '年\u200b');
/** 2026/11/20 12:34 */
export const momentWords = (instant: string): string => moment.format(new Date(instant));
