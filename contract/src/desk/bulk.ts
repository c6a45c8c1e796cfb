import { BULK_PROBLEMS, ORDER_NUMBER } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';

export const deskBulkCalls = {
  deskOrdersHold: { route: 'POST /api/desk/orders/hold' },
  deskOrdersRelease: { route: 'POST /api/desk/orders/release' },
  deskOrdersNote: { route: 'POST /api/desk/orders/note' },
  deskOrdersGather: { route: 'POST /api/desk/orders/gather' },
} as const satisfies Calls;

/** Orders of one bulk act: all are locked until it ends. A page of the list has fifty. */
const MOST_ORDERS = 100;

export const deskBulkEndpoints = () => {
  const numbers = z.array(z.string().regex(ORDER_NUMBER)).min(1).max(MOST_ORDERS);
  const body = z.strictObject({ numbers });
  const reason = z.string().trim().min(1).max(200);
  const answer = {
    /** Numbers of the orders with which it was done. */
    done: z.array(z.string()),
    /** All other orders, each with the reason. */
    refused: z.array(z.object({ number: z.string(), problem: z.enum(BULK_PROBLEMS) })),
  };
  const response = z.object(answer);

  return {
    deskOrdersHold: {
      summary: 'Stop orders: those that can be stopped; again changes nothing',
      access: 'operator',
      permission: 'order-hold',
      audit: 'change',
      body: body.extend({ reason }),
      response,
    },
    deskOrdersRelease: {
      summary: 'Let orders go on that were stopped; again changes nothing',
      access: 'operator',
      permission: 'order-hold',
      audit: 'change',
      body,
      response,
    },
    deskOrdersNote: {
      summary: 'Leave the same note at orders; not where its last note by the same operator says it already',
      access: 'operator',
      permission: 'order-note',
      audit: 'change',
      body: body.extend({ words: z.string().trim().min(1).max(1000) }),
      response,
    },
    deskOrdersGather: {
      summary: 'Gather orders into runs, one of each product and paper; what lies in a run is left there',
      access: 'operator',
      permission: 'order-print',
      audit: 'change',
      body,
      response: z.object({
        ...answer,
        /** Books of several papers that were gathered on some of them alone; the papers by their names. */
        partly: z.array(
          z.object({ number: z.string(), gathered: z.array(z.string()), left: z.array(z.string()) }),
        ),
        runs: z.array(z.string()),
      }),
    },
  } satisfies EndpointsOf<typeof deskBulkCalls>;
};
