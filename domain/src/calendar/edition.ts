/** 0 is Sunday. */
export type WeekStart = 0 | 1;

export type YearMonth = {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
};

/** What makes one calendar of a design: the month that it begins with and the day that its weeks begin with. */
export type Edition = { readonly startMonth: YearMonth; readonly weekStart: WeekStart };

/** 202604 is April 2026 (spec §3: month lists). */
export const yearMonthOf = (code: number): YearMonth => ({ year: Math.floor(code / 100), month: code % 100 });

export const monthCode = ({ year, month }: YearMonth): number => year * 100 + month;

/** The month so many months later, or earlier where `months` is negative. */
export function addMonths({ year, month }: YearMonth, months: number): YearMonth {
  const since0 = year * 12 + (month - 1) + months;
  return { year: Math.floor(since0 / 12), month: (((since0 % 12) + 12) % 12) + 1 };
}

/** How many months later the second is; negative where it is earlier. */
export const monthsBetween = (from: YearMonth, to: YearMonth): number =>
  (to.year - from.year) * 12 + to.month - from.month;

/** The months of an edition in their order: spec's month list (§3), without the 0 that stands for the back there. */
export const monthsOf = ({ startMonth }: Edition, count: number): YearMonth[] =>
  Array.from({ length: count }, (_, index) => addMonths(startMonth, index));
