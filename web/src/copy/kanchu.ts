import { kanchuDays } from '@fumi/domain';

const monthAndDay = (day: string): string => day.replace(/^\d+-0?(\d+)-0?(\d+)$/, '$1月$2日');

/** 寒中見舞い with the days of a year on which they arrive: 立春 is not the same day each year. */
export function kanchuWords(year: number): string {
  const { from, to } = kanchuDays(year);
  return `${monthAndDay(from)}から${monthAndDay(to)}までに届く寒中見舞い`;
}
