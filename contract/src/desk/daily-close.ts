import { ORDER_STATES, PAYMENT_TYPES, WASTE_KINDS } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { calendarDay, done, plainDate } from '../field.ts';

export const deskCloseCalls = {
  deskDay: { route: 'GET /api/desk/day/:day' },
  deskDayClose: { route: 'POST /api/desk/day/close' },
  deskWasteNote: { route: 'POST /api/desk/waste' },
  deskWasteDrop: { route: 'POST /api/desk/waste/drop' },
} as const satisfies Calls;

export const deskCloseEndpoints = () => {
  const count = z.int().min(0);
  /** Sum of a day, yen: money taken and money refunded are separate sums, so that neither is negative. */
  const sum = z.int().min(0);
  const money = z.array(z.object({ provider: z.string(), type: z.enum(PAYMENT_TYPES), count, sum_yen: sum }));
  const figures = z.object({
    sales: z.array(z.object({ rate_percent: z.int(), count, sum_yen: sum, tax_yen: sum })),
    taken: money,
    refunds: money,
    waste: z.array(z.object({ kind: z.enum(WASTE_KINDS), cards: count })),
    orders: z.array(z.object({ state: z.enum(ORDER_STATES), count })),
  });

  return {
    deskDay: {
      summary: 'What a day in Tokyo came to, and as what it was closed',
      access: 'operator',
      permission: 'day-see',
      audit: 'none',
      params: z.strictObject({ day: calendarDay }),
      response: z.object({
        day: plainDate,
        today: plainDate,
        figures,
        /** What each provider is to pay out for the day, by what the shop knows. */
        payouts: z.array(
          z.object({
            provider: z.string(),
            taken_yen: sum,
            refunded_yen: sum,
            /** Null where the provider's percentage is not configured. */
            fee_yen: sum.nullable(),
            payout_yen: z.int(),
          }),
        ),
        /** What was noted as wasted, and what became of it. */
        spoils: z.array(
          z.object({
            id: z.int(),
            at: z.iso.datetime(),
            kind: z.enum(WASTE_KINDS),
            cards: count,
            words: z.string(),
            by: z.string(),
          }),
        ),
        /** Oldest first. */
        closes: z.array(
          z.object({
            revision: z.int(),
            at: z.iso.datetime(),
            by: z.string(),
            waste_note: z.string(),
            figures,
            /** What providers' statements said, beside what the shop had computed. */
            payouts: z.array(z.object({ provider: z.string(), reckoned_yen: z.int(), stated_yen: z.int() })),
          }),
        ),
      }),
    },
    deskDayClose: {
      summary: 'Store the figures of a day; again, where they moved or a statement came since',
      access: 'operator',
      permission: 'day-close',
      audit: 'change',
      body: z.strictObject({
        day: calendarDay,
        /** Number of this close, from 1; refused unless it is the next. */
        revision: z.int().min(1).max(1000),
        /** What became of spoiled cards. */
        waste_note: z.string().trim().max(400),
        /** What providers' statements say of the day. */
        payouts: z
          .array(z.strictObject({ provider: z.string().max(40), stated_yen: z.int().min(-1e9).max(1e9) }))
          .max(10)
          .default([]),
      }),
      response: z.object({ revision: z.int() }),
    },
    deskWasteNote: {
      summary: 'Note cards that were wasted without being asked for again, and how they were destroyed',
      access: 'operator',
      permission: 'waste-note',
      audit: 'change',
      creates: true,
      body: z.strictObject({
        kind: z.enum(WASTE_KINDS),
        cards: z.int().min(1).max(100_000),
        words: z.string().trim().min(1).max(200),
      }),
      response: done,
    },
    deskWasteDrop: {
      summary: 'Take such a note back that was a mistake; the log keeps it',
      access: 'operator',
      permission: 'waste-note',
      audit: 'change',
      body: z.strictObject({ id: z.int().min(1) }),
      response: done,
    },
  } satisfies EndpointsOf<typeof deskCloseCalls>;
};
