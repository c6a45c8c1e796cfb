import {
  CALENDAR_FONTS,
  CALENDAR_WORDS,
  DAY_MARKS,
  GRID_RULES,
  MAX_OWN_DAYS,
  WEEKDAY_NAMES,
} from '@fumi/domain';
import { z } from 'zod';

/* How a calendar place looks: the `CalendarLook` of the domain as it stands in the kit files (ADR 0025). */

const share = z.number().min(0).max(1);
export const ink = z.tuple([share, share, share, share]).readonly();
const sizePt = z.number().positive();
const face = { font: z.enum(CALENDAR_FONTS), ink };

const grid = {
  ...face,
  sundayInk: ink.optional(),
  saturdayInk: ink.optional(),
  weekdays: z.enum(WEEKDAY_NAMES).optional(),
};

const month = z.object({
  what: z.literal('month'),
  ...grid,
  rules: z.enum(GRID_RULES),
  ruleInk: ink.optional(),
  neighbours: z.boolean().optional(),
  holidayNames: z.boolean().optional(),
  rokuyo: z.boolean().optional(),
  numeral: z.enum(['middle', 'corner']),
  numeralPt: sizePt.optional(),
});

const mini = z.object({ what: z.literal('mini'), ...grid, offset: z.int() });

const columns = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(6)]);
const year = z.object({ what: z.literal('year'), ...grid, columns });

const title = z.object({
  what: z.literal('title'),
  ...face,
  words: z.enum(CALENDAR_WORDS),
  writing: z.enum(['horizontal', 'vertical']).optional(),
  align: z.enum(['start', 'middle', 'end']).optional(),
  sizePt: sizePt.optional(),
});

export const calendarLook = z.discriminatedUnion('what', [month, mini, year, title]);

/** What a customer chose for a calendar; `domain` judges dates and words. */
export const calendarSettings = z.strictObject({
  title: z.string().max(100).optional(),
  rokuyo: z.boolean().optional(),
  noteLines: z.boolean().optional(),
  ownDays: z
    .array(z.strictObject({ date: z.string().max(10), words: z.string().max(100), mark: z.enum(DAY_MARKS) }))
    .max(MAX_OWN_DAYS)
    .readonly()
    .optional(),
});
