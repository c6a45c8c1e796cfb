import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { plainDate, yen } from '../field.ts';
import { deskOrderRow } from './orders.ts';

export const deskTodayCalls = {
  deskToday: { route: 'GET /api/desk/today' },
  deskJobsAgain: { route: 'POST /api/desk/jobs/again' },
} as const satisfies Calls;

export const deskTodayEndpoints = () => {
  /** What is due, the oldest payment first; no names. */
  const due = z.object({ orders: z.array(deskOrderRow()), has_more: z.boolean() });

  return {
    deskToday: {
      summary: 'What must be printed and sent today, what is late, what waits for somebody, and what failed',
      access: 'operator',
      permission: 'work-see',
      audit: 'none',
      response: z.object({
        today: plainDate,
        late: due,
        print: due,
        ship: due,
        held: due,
        /** Paid orders whose press file failed. */
        press: due,
        /** What presses can still take on until the last safe dispatch of New Year's cards; null once it is over. */
        new_year_load: z
          .object({
            until: plainDate,
            /** Working days, today among them. */
            days: z.int(),
            presses: z.array(
              z.object({
                name: z.string(),
                cards_a_day: z.int(),
                waiting_cards: z.int(),
                free_cards_a_day: z.int(),
                missing_cards: z.int(),
              }),
            ),
          })
          .nullable(),
        /** Refunds that somebody granted and nobody has sent, and those that the provider does not do. */
        refunds: z.array(
          z.object({
            number: z.string(),
            at: z.iso.datetime(),
            amount: yen,
            state: z.enum(['granted', 'failed']),
          }),
        ),
        /** Mails of the last days that did not go: to which order they belong, never to whom. */
        mails: z.array(
          z.object({
            number: z.string().nullable(),
            at: z.iso.datetime(),
            kind: z.string(),
            state: z.enum(['waiting', 'sent', 'refused', 'expired']),
            attempts: z.int(),
          }),
        ),
        jobs: z.array(
          z.object({ id: z.string(), name: z.string(), at: z.iso.datetime(), reason: z.string() }),
        ),
        /** Whether more jobs were given up than are named. */
        jobs_more: z.boolean(),
      }),
    },
    deskJobsAgain: {
      summary: 'Run every job again that was given up',
      access: 'operator',
      permission: 'work-again',
      audit: 'change',
      response: z.object({ count: z.int() }),
    },
  } satisfies EndpointsOf<typeof deskTodayCalls>;
};
