import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { plainDate, yen } from '../field.ts';
import { deskOrderRow } from './orders.ts';

export const deskTodayCalls = {
  deskToday: { route: 'GET /api/desk/today' },
  deskJobList: { route: 'GET /api/desk/jobs' },
  deskJobAgain: { route: 'POST /api/desk/job/again' },
  deskJobsAgain: { route: 'POST /api/desk/jobs/again' },
} as const satisfies Calls;

export const deskTodayEndpoints = () => {
  /** What is due, the oldest payment first; no names. */
  const due = z.object({ orders: z.array(deskOrderRow()), has_more: z.boolean() });
  const job = z.object({
    id: z.string(),
    name: z.string(),
    at: z.iso.datetime(),
    reason: z.string(),
    tries: z.int(),
    /** What it was about, where that has a page at the desk. */
    run_number: z.string().nullable(),
    book_code: z.string().nullable(),
  });
  const again = z.object({ count: z.int() });

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
        /** Refunds that somebody granted and nobody has sent, and those that failed at the provider. */
        refunds: z.array(
          z.object({
            number: z.string(),
            at: z.iso.datetime(),
            amount: yen,
            state: z.enum(['granted', 'failed']),
          }),
        ),
        /** Mails of the last days that were not sent: the order that they belong to, never the recipient. */
        mails: z.array(
          z.object({
            number: z.string().nullable(),
            at: z.iso.datetime(),
            kind: z.string(),
            state: z.enum(['waiting', 'sent', 'refused', 'expired']),
            attempts: z.int(),
          }),
        ),
        /** The newest jobs that were given up. */
        jobs: z.array(job),
        /** Whether there are more. */
        jobs_more: z.boolean(),
      }),
    },
    deskJobList: {
      summary: 'Jobs that were given up and nobody ran again, the newest first',
      access: 'operator',
      permission: 'work-see',
      audit: 'none',
      query: z.strictObject({
        /** Cursor: `next` of the page before. */
        after: z.string().max(60).optional(),
      }),
      response: z.object({ jobs: z.array(job), next: z.string().nullable() }),
    },
    deskJobAgain: {
      summary: 'Run a job again that was given up; refused where nothing is left of it to run',
      access: 'operator',
      permission: 'work-again',
      audit: 'change',
      body: z.strictObject({ id: z.uuid() }),
      response: again,
    },
    deskJobsAgain: {
      summary: 'Run every job again that was given up',
      access: 'operator',
      permission: 'work-again',
      audit: 'change',
      response: again,
    },
  } satisfies EndpointsOf<typeof deskTodayCalls>;
};
