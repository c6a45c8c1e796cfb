import { type Edition, monthCode, yearMonthOf } from '@fumi/domain';
import { type GoodsFamily, kitsOf } from './goods.ts';

/* Which calendars are on sale, and the tags that name them (spec §3: month and day of tags; ADR 0025). */

const startingIn = (code: number): Edition[] => [
  { startMonth: yearMonthOf(code), weekStart: 0 },
  { startMonth: yearMonthOf(code), weekStart: 1 },
];

/** Of calendars of twelve months. */
export const YEAR_EDITIONS: readonly Edition[] = [202701, 202704].flatMap(startingIn);

/** Of a sheet that is one month: this season's, with weeks from Sunday. */
export const MONTH_EDITIONS: readonly Edition[] = [202612, 202701, 202702, 202703].map((code) => ({
  startMonth: yearMonthOf(code),
  weekStart: 0,
}));

const WEEK_STARTS = ['日曜始まり', '月曜始まり'] as const;

function labelOf({ startMonth: { year, month }, weekStart }: Edition, months: number): string {
  return months === 1 ? `${year}年${month}月` : `${year}年${month}月始まり・${WEEK_STARTS[weekStart]}`;
}

type Tag = {
  readonly id: number;
  readonly label: string;
  readonly order: number;
  readonly kit_list: readonly number[];
  readonly month?: number;
  readonly day?: number;
};

/** The tags of a family: its words, or its editions. */
export function tagsOf(family: GoodsFamily): Tag[] {
  const { calendar, designs, groupId } = family;
  const numbered = (index: number) => ({ id: groupId * 100 + index + 1, order: index + 1 });
  if (!calendar) {
    return family.tags.map((label, index) => ({
      ...numbered(index),
      label,
      kit_list: designs.filter((design) => design.tags.includes(label)).map(({ id }) => id),
    }));
  }
  return calendar.editions.map((edition, index) => ({
    ...numbered(index),
    label: labelOf(edition, calendar.months),
    kit_list: designs.flatMap((design) => kitsOf(family, design)[index]?.kitId ?? []),
    month: monthCode(edition.startMonth),
    day: edition.weekStart,
  }));
}

/** Spec §3: 1790 is 202601 Sunday, 1792 is 202601 Monday, 1791 is 202604 Sunday, 1793 is 202604 Monday. */
const PAST_TAGS: readonly (readonly [id: number, start: number, weekStart: 0 | 1])[] = [
  [1790, 202601, 0],
  [1792, 202601, 1],
  [1791, 202604, 0],
  [1793, 202604, 1],
];

/** The calendars of 2026, which nobody can order any more. */
export const PAST_EDITIONS = {
  group: {
    id: 179,
    label: '2026年のカレンダー',
    order: 2,
    tag_list: PAST_TAGS.map(([id]) => id),
    expiration_date: '2026-09-30',
  },
  tags: PAST_TAGS.map(
    ([id, start, weekStart], index): Tag => ({
      id,
      label: labelOf({ startMonth: yearMonthOf(start), weekStart }, 12),
      order: index + 1,
      kit_list: [],
      month: start,
      day: weekStart,
    }),
  ),
} as const;
