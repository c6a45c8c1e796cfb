import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { code, id, plainDate, typedCode, yen } from './field.ts';

export const campaignCalls = {
  /** Ours: what a campaign's code stands for; a POST, because the code is worth money and addresses are logged. */
  campaignShow: { route: 'POST /api/order/minchu' },
} as const satisfies Calls;

export const campaignEndpoints = () =>
  ({
    campaignShow: {
      summary: 'What the code or token of a campaign orders, and whether it still can; a code works once',
      access: 'member',
      body: z.strictObject({ minchu_code: typedCode.optional(), minchu_token: typedCode.optional() }),
      response: z.object({
        campaign: z.object({
          code,
          title: z.string(),
          product_code: z.string(),
          kit_id: id.nullable(),
          unit_price: yen,
          delivery_type_id: id,
          starts_on: plainDate,
          ends_on: plainDate,
          /** Whether the code can be used now. */
          status: z.enum(['open', 'not-begun', 'ended', 'used']),
          /** The member's own order that used it. */
          order_code: code.nullable(),
        }),
      }),
    },
  }) satisfies EndpointsOf<typeof campaignCalls>;
