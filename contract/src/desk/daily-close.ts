import { isPlainDate, ORDER_STATES, PAYMENT_TYPES, SPOIL_KINDS } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { plainDate } from '../field.ts';

export const deskCloseCalls = {
  deskDay: { route: 'GET /api/desk/day/:day' },
  deskDayClose: { route: 'POST /api/desk/day/close' },
} as const satisfies Calls;

export const deskCloseEndpoints = () => {
  /** A day that the calendar has; the database knows no year 0. */
  const day = plainDate.refine((text) => text >= '2000' && isPlainDate(text));
  const count = z.int().min(0);
  /** Of a whole day; in both directions nothing here is negative. */
  const sum = z.int().min(0);
  const money = z.array(z.object({ provider: z.string(), type: z.enum(PAYMENT_TYPES), count, sum_yen: sum }));
  const figures = z.object({
    sales: z.array(z.object({ rate_percent: z.int(), count, sum_yen: sum, tax_yen: sum })),
    taken: money,
    refunds: money,
    waste: z.array(z.object({ kind: z.enum(SPOIL_KINDS), cards: count })),
    orders: z.array(z.object({ state: z.enum(ORDER_STATES), count })),
  });

  return {
    deskDay: {
      summary: 'What a day in Tokyo came to, and as what it was closed',
      access: 'operator',
      permission: 'day-see',
      audit: 'none',
      params: z.strictObject({ day }),
      response: z.object({
        day: plainDate,
        today: plainDate,
        figures,
        /** The first of them first. */
        closes: z.array(
          z.object({
            revision: z.int(),
            at: z.iso.datetime(),
            by: z.string(),
            waste_note: z.string(),
            figures,
          }),
        ),
      }),
    },
    deskDayClose: {
      summary: 'Store the figures of a day; again, where they moved since its last close',
      access: 'operator',
      permission: 'day-close',
      audit: 'change',
      body: z.strictObject({
        day,
        /** The close that it is to be, from 1. */
        revision: z.int().min(1).max(1000),
        /** What became of spoiled cards. */
        waste_note: z.string().trim().max(400),
      }),
      response: z.object({ revision: z.int() }),
    },
  } satisfies EndpointsOf<typeof deskCloseCalls>;
};
