import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { code, done, id, yen } from './field.ts';
import type { FromWire } from './wire.ts';

export const eventCalls = {
  /** Ours: the shop's own analytics events. */
  eventRecord: { route: 'POST /api/event' },
} as const satisfies Calls;

export const eventEndpoints = () => {
  /** Analytics events by name (spec §7, design §7). No field can hold a person's data. */
  const analyticsEvent = z.discriminatedUnion('name', [
    z.strictObject({
      name: z.literal('page_view'),
      path: z.string().max(200),
      product_code: z.string().max(10),
    }),
    z.strictObject({ name: z.literal('click_create'), product_code: z.string().max(10), kit_id: id }),
    z.strictObject({ name: z.literal('add_to_cart'), product_code: z.string().max(10), book_code: code }),
    z.strictObject({ name: z.literal('order_start'), product_code: z.string().max(10) }),
    z.strictObject({ name: z.literal('sign_up'), method: z.enum(['email', 'au', 'facebook']) }),
    z.strictObject({ name: z.literal('app_store_click'), store: z.enum(['ios', 'android']) }),
    z.strictObject({
      name: z.literal('purchase'),
      order_code: code,
      value: yen,
      currency: z.literal('JPY'),
    }),
  ]);

  return {
    eventRecord: {
      summary: "Record one of the shop's own analytics events",
      access: 'anyone',
      body: z.strictObject({ client_type: z.literal('web'), event: analyticsEvent }),
      response: done,
    },
  } satisfies EndpointsOf<typeof eventCalls>;
};

/** What the shop's own analytics may be told. */
export type AnalyticsEvent = FromWire<
  z.output<ReturnType<typeof eventEndpoints>['eventRecord']['body']>['event']
>;
