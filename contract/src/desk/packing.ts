import { ORDER_NUMBER } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { done } from '../field.ts';

export const deskPackingCalls = {
  deskPackList: { route: 'GET /api/desk/packing' },
  deskPackDone: { route: 'POST /api/desk/packing/done' },
} as const satisfies Calls;

export const deskPackingEndpoints = () => {
  const number = z.string().regex(ORDER_NUMBER);

  return {
    deskPackList: {
      summary: 'Orders in print and what codes their cards carry: enough to count without network',
      access: 'operator',
      permission: 'order-pack',
      audit: 'none',
      query: z.strictObject({
        /** Cursor: `next` of the page before. */
        after: z.string().max(120).optional(),
        /** Stamp of the list that the browser has; while it is unchanged, no orders are sent. */
        known: z.string().max(32).optional(),
      }),
      response: z.object({
        /** Stamp of the whole list when its first page was read; null on later pages. */
        stamp: z.string().nullable(),
        same: z.boolean(),
        orders: z.array(
          z.object({
            number: z.string(),
            book_code: z.string(),
            product_label: z.string(),
            delivery_label: z.string(),
            copies: z.int(),
            /** Pages with a code, each as often as there are copies; none where it is counted by hand. */
            pages: z.array(z.int()),
            held: z.boolean(),
            packed: z.boolean(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
    deskPackDone: {
      summary: 'All cards of an order were counted; noted once, however often it is said',
      access: 'operator',
      permission: 'order-pack',
      audit: 'change',
      body: z.strictObject({
        number,
        /** Cards that were counted; null where it was done by hand. */
        counted: z.int().min(1).max(100_000).nullable(),
      }),
      response: done,
    },
  } satisfies EndpointsOf<typeof deskPackingCalls>;
};
