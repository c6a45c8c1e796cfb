import { ORDER_NUMBER, ORDER_STATES, PAYMENT_TYPES } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { calendarDay, code, done, plainDate, text, uncounted, yen } from '../field.ts';
import { invoiceSeller } from '../invoice.ts';
import { deliveryAddressFields } from '../order.ts';

export const deskOrderCalls = {
  deskOrderList: { route: 'GET /api/desk/orders' },
  deskOrder: { route: 'GET /api/desk/order/:number' },
  deskOrderPrint: { route: 'POST /api/desk/order/print' },
  deskOrderCancel: { route: 'POST /api/desk/order/cancel' },
  deskOrderHold: { route: 'POST /api/desk/order/hold' },
  deskOrderRelease: { route: 'POST /api/desk/order/release' },
  deskOrderNote: { route: 'POST /api/desk/order/note' },
  deskAddressCorrect: { route: 'POST /api/desk/order/address' },
  deskMailAgain: { route: 'POST /api/desk/order/mail' },
  deskPressAgain: { route: 'POST /api/desk/order/press' },
  deskRefundGrant: { route: 'POST /api/desk/refund/grant' },
  deskRefundSend: { route: 'POST /api/desk/refund/send' },
  deskRefundWithdraw: { route: 'POST /api/desk/refund/withdraw' },
  deskRefundPaid: { route: 'POST /api/desk/refund/paid' },
} as const satisfies Calls;

/** An order as a line of a list. */
export const deskOrderRow = () =>
  z.object({
    number: z.string(),
    created_at: z.iso.datetime(),
    state: z.enum(ORDER_STATES),
    product_code: z.string(),
    product_label: z.string(),
    delivery_label: z.string(),
    quantity: z.int(),
    destinations: z.int(),
    total: yen,
    press: z.enum(['waiting', 'ready', 'failed', 'none']),
    /** Null for a role without the permission `person-see`. */
    name: z.string().nullable(),
    held: z.boolean(),
    /** The day by which it leaves; null while it is not paid, and once it has left. */
    ships_by: plainDate.nullable(),
    late: z.boolean(),
  });

export const deskOrderEndpoints = () => {
  const number = z.string().regex(ORDER_NUMBER);
  const numbered = z.strictObject({ number });
  /** Why an operator does something: the log and the next reader want it. */
  const reason = z.string().trim().min(1).max(200);
  const orderState = z.enum(ORDER_STATES);
  const row = deskOrderRow();

  const address = deliveryAddressFields();

  const changed = z.object({ state: orderState });

  return {
    deskOrderList: {
      summary: 'Orders, newest first: those that fit the search and all filters',
      access: 'operator',
      permission: 'order-see',
      audit: 'view',
      query: z.strictObject({
        /** Beginning of a number, name, reading, e-mail address, telephone number, or the code of a book. */
        q: z.string().max(100).optional(),
        state: orderState.optional(),
        product_code: z.string().max(10).optional(),
        delivery_type_id: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
        /** On which it was ordered. */
        day: calendarDay.optional(),
        /** Cursor: `next` of the page before. */
        after: z.string().max(120).optional(),
      }),
      response: z.object({ orders: z.array(row), next: z.string().nullable() }),
    },
    deskOrder: {
      summary: 'Everything about an order',
      access: 'operator',
      permission: 'order-see',
      audit: 'view',
      params: numbered,
      response: z.object({
        order: row.extend({
          book_code: z.string().nullable(),
          pages: z.int(),
          /** Pages on which somebody is written to, and those with a sender. */
          recipient_pages: z.array(z.int()),
          sender_pages: z.array(z.int()),
          paid_at: z.iso.datetime().nullable(),
          printed_at: z.iso.datetime().nullable(),
          shipped_at: z.iso.datetime().nullable(),
          ended_at: z.iso.datetime().nullable(),
          tracking_number: z.string().nullable(),
          tracking_url: z.string().nullable(),
          /** Whether the carrier numbers parcels of this delivery. */
          is_tracked: z.boolean(),
          hold_reason: z.string().nullable(),
          can_cancel: z.boolean(),
          lines: z.array(z.object({ label: z.string(), count: z.int(), amount: z.int() })),
          /** Null for a role without `person-see`; then destinations have the prefecture alone. */
          customer: z.object({ ...address, birthday: text, email: text, mail_to: z.string() }).nullable(),
          places: z.array(z.object({ ...address, position: z.int(), quantity: z.int() })),
          /** What of an order in print nobody has counted yet; null where nothing is missing. */
          uncounted: uncounted.nullable(),
          /** One for each of `places`, once the order is in print. */
          parcels: z.array(
            z.object({
              number: z.string(),
              tracking_number: z.string().nullable(),
              tracking_url: z.string().nullable(),
              shipped_at: z.iso.datetime().nullable(),
            }),
          ),
        }),
        events: z.array(z.object({ at: z.iso.datetime(), event: z.string(), actor: z.string() })),
        notes: z.array(z.object({ at: z.iso.datetime(), author: z.string(), words: z.string() })),
        mails: z.array(
          z.object({
            at: z.iso.datetime(),
            kind: z.string(),
            subject: z.string(),
            state: z.enum(['waiting', 'sent', 'refused', 'expired']),
            sent_at: z.iso.datetime().nullable(),
          }),
        ),
        payments: z.array(
          z.object({
            at: z.iso.datetime(),
            provider: z.string(),
            type: z.enum(PAYMENT_TYPES),
            amount: yen,
            state: z.string(),
            /** What the provider calls it. */
            reference: z.string().nullable(),
          }),
        ),
        refunds: z.array(
          z.object({
            code,
            at: z.iso.datetime(),
            amount: yen,
            state: z.enum(['granted', 'withdrawn', 'asked', 'waiting', 'done', 'failed']),
            reason: z.string(),
            granted_by: z.string(),
            /** Who gave it back by hand; empty where the provider did. */
            paid_by: z.string(),
            /** Whether it failed and is to be given back by hand: it was not sent again. */
            is_owed: z.boolean(),
            /** When it was back with the customer, or given up. */
            settled_at: z.iso.datetime().nullable(),
            /** Whether it refunds the order's payment: a late or duplicate payment is no sale and on no invoice. */
            of_sale: z.boolean(),
            /** Whether the signed-in operator has granted too much of the order to send it too (ADR 39). */
            needs_another: z.boolean(),
            reference: z.string().nullable(),
          }),
        ),
        /** What can still be given back, yen. */
        refundable: yen,
        seller: invoiceSeller(),
      }),
    },
    deskOrderPrint: {
      summary: 'Orders are on the press now; their customers are told',
      access: 'operator',
      permission: 'order-print',
      audit: 'change',
      body: numbered,
      response: changed,
    },
    deskOrderCancel: {
      summary: 'Cancel an order that is not yet in print; what was paid goes back',
      access: 'operator',
      permission: 'order-cancel',
      audit: 'change',
      body: numbered.extend({ reason }),
      response: changed,
    },
    deskOrderHold: {
      summary: 'Stop an order: it is neither printed nor sent until it goes on',
      access: 'operator',
      permission: 'order-hold',
      audit: 'change',
      body: numbered.extend({ reason }),
      response: changed,
    },
    deskOrderRelease: {
      summary: 'Let an order go on that was stopped',
      access: 'operator',
      permission: 'order-hold',
      audit: 'change',
      body: numbered,
      response: changed,
    },
    deskOrderNote: {
      summary: 'Leave a note for whoever looks at the order next',
      access: 'operator',
      permission: 'order-note',
      audit: 'change',
      body: numbered.extend({ words: z.string().trim().min(1).max(1000) }),
      response: done,
    },
    deskAddressCorrect: {
      summary: 'Correct where a parcel goes, before it has left',
      access: 'operator',
      permission: 'address-correct',
      audit: 'change',
      body: numbered.extend({ position: z.int().min(0).max(19), address: z.strictObject(address) }),
      response: done,
    },
    deskMailAgain: {
      summary: 'Send the mail about where an order stands once more',
      access: 'operator',
      permission: 'mail-again',
      audit: 'change',
      body: numbered,
      response: done,
    },
    deskPressAgain: {
      summary: 'Render a press file again that failed',
      access: 'operator',
      permission: 'work-again',
      audit: 'change',
      body: numbered,
      response: changed,
    },
    deskRefundGrant: {
      summary: 'Grant that money of an order goes back; somebody sends it',
      access: 'operator',
      permission: 'refund-grant',
      audit: 'change',
      creates: true,
      body: numbered.extend({ amount: yen.min(1), reason }),
      response: z.object({ code }),
    },
    deskRefundSend: {
      summary: 'Send money back that was granted',
      access: 'operator',
      permission: 'refund-send',
      audit: 'change',
      body: numbered.extend({ refund_code: code }),
      response: done,
    },
    deskRefundWithdraw: {
      summary: 'Withdraw what was granted and not sent',
      access: 'operator',
      permission: 'refund-grant',
      audit: 'change',
      body: numbered.extend({ refund_code: code }),
      response: done,
    },
    deskRefundPaid: {
      summary: 'Note that money which the provider could not give back was given back by hand',
      access: 'operator',
      permission: 'refund-send',
      audit: 'change',
      /** `reason`: how and when. */
      body: numbered.extend({ refund_code: code, reason }),
      response: done,
    },
  } satisfies EndpointsOf<typeof deskOrderCalls>;
};
