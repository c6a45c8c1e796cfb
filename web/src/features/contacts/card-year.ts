/** From this month on people prepare the cards of the coming New Year. */
const FIRST_MONTH = 7;

/** The year of the New Year's cards that one thinks of on a day (`YYYY-MM-DD`). */
export function cardYear(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month >= FIRST_MONTH ? year + 1 : year;
}
