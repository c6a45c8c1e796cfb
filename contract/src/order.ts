import { ORDER_STATES, PAYMENT_TYPES } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { code, id, text, typedCode, yen } from './field.ts';
import { invoiceSeller, moneyBack } from './invoice.ts';

export const orderCalls = {
  orderCreate: { route: 'POST /api/order/create' },
  orderOptionSet: { route: 'POST /api/order/option/set' },
  orderCouponUse: { route: 'POST /api/order/coupon/use' },
  /** Ours: coupons of the member's own, so that nobody has to type them. */
  orderCouponList: { route: 'GET /api/order/coupon/list' },
  orderCouponCancel: { route: 'POST /api/order/coupon/cancel' },
  orderCheck: { route: 'POST /api/order/check' },
  orderPayment: { route: 'POST /api/order/payment', asIs: ['postdata'] },
  orderPaymentConfirm: { route: 'POST /api/order/payment/confirm' },
  /** Ours: the member's orders. */
  orderCancel: { route: 'POST /api/order/cancel' },
  orderGet: { route: 'GET /api/order/:order_code' },
  orderList: { route: 'GET /api/order/list' },
  orderProfileGet: { route: 'GET /api/order_profile/get' },
  orderProfileCreate: { route: 'POST /api/order_profile/create' },
} as const satisfies Calls;

/** Where a parcel goes, as the shop and its desk write it. */
export const deliveryAddressFields = () => ({
  name: text,
  kana: text,
  zip: text,
  state: text,
  address1: text,
  address2: text,
  tel: text,
});

export const orderEndpoints = () => {
  const deliveryAddress = deliveryAddressFields();

  /** Order customer (spec §3). */
  const orderCustomer = z.strictObject({ ...deliveryAddress, birthday: text, email: text });

  const orderDestination = z.strictObject({ ...deliveryAddress, quantity: z.int().min(1).max(100) });

  /** By spec §3 a destination has the customer's fields: a parcel needs neither birthday nor e-mail. */
  const postedDestination = orderDestination
    .extend({ birthday: text.optional(), email: text.optional() })
    .transform(({ birthday: _, email: __, ...destination }) => destination);

  const orderState = z.enum(ORDER_STATES);

  const paymentType = z.enum(PAYMENT_TYPES);

  const orderStatement = z.object({
    lines: z.array(
      z.object({
        kind: z.enum(['product', 'option', 'delivery', 'coupon']),
        label: z.string(),
        unit: z.int(),
        count: z.int(),
        amount: z.int(),
      }),
    ),
    total: yen,
    /** Consumption tax contained in the total. */
    tax: yen,
    coupon_code: z.string().nullable(),
    options: z.array(z.object({ id, label: z.string(), unit: yen, max: z.int(), qty: z.int() })),
    state: orderState,
    payment_types: z.array(paymentType),
  });

  const statementAnswer = z.object({ order_statement: orderStatement });

  const ofOrder = z.strictObject({ order_code: code });

  const order = z.object({
    code,
    number: z.string(),
    type: z.enum(['normal', 'minchu']),
    state: orderState,
    product_code: z.string(),
    product_label: z.string(),
    /** The member's own book; null where a campaign's was ordered, or it is no longer kept. */
    book_code: code.nullable(),
    /** The member's draft that the book was made of, where the device told it. */
    draft_code: code.nullable(),
    /** Of an order of type minchu. */
    campaign_code: code.nullable(),
    kit_id: id.nullable(),
    created_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    printed_at: z.iso.datetime().nullable(),
    shipped_at: z.iso.datetime().nullable(),
    /** When it was cancelled, or its refund was done. */
    ended_at: z.iso.datetime().nullable(),
    /** One for each destination once it is printed. */
    parcels: z.array(
      z.object({
        /** Index of its destination. */
        destination: z.int(),
        tracking_number: z.string().nullable(),
        /** The carrier's page of this parcel. */
        tracking_url: z.string().nullable(),
        shipped_at: z.iso.datetime().nullable(),
      }),
    ),
    delivery_type_id: id,
    payment_type: paymentType.nullable(),
    /** While a payment at a till is open: the provider's page with its number, and its end, once known. */
    slip: z.object({ url: z.string().nullable(), expires_at: z.iso.datetime().nullable() }).nullable(),
    delivery_label: z.string(),
    customer: orderCustomer,
    /** Where mail about it goes: an address of the member. */
    mail_to: z.string(),
    /** The address typed with the order, if none of the member's: gets copies once confirmed by a link in a mail. */
    mail_copy: z.object({ email: z.string(), is_proven: z.boolean() }).nullable(),
    destinations: z.array(orderDestination),
    statement: orderStatement,
    /** What is back with the customer, the oldest first; `by_hand`: from the shop, not by the way in which it was paid. */
    refunds: z.array(moneyBack().extend({ by_hand: z.boolean() })),
    /** What is to go back and is not there yet; `waiting`: the customer must name a bank account; `failed`: a person must give it back. */
    open_refunds: z.array(
      z.object({
        amount: yen,
        /** How that money was paid, which need not be how the order was. */
        payment_type: paymentType,
        state: z.enum(['asked', 'waiting', 'failed']),
      }),
    ),
    can_cancel: z.boolean(),
    /**
     * True where the order is no campaign's and no longer holds its book, the book is kept, its
     * design is on sale, and no paid order holds the book.
     */
    can_order_again: z.boolean(),
    /** How many of the member's contacts its cards went to: they can be written to again. */
    addressee_count: z.int(),
  });

  return {
    orderCreate: {
      summary: 'Order a book, or what a campaign offers; the server computes every price',
      access: 'member',
      body: z.strictObject({
        ...orderCustomer.shape,
        destinations: z.array(postedDestination).min(1).max(20),
        book_code: code.optional(),
        minchu_token: typedCode.optional(),
        minchu_code: typedCode.optional(),
        delivery_kind_id: id.optional(),
        bundle_id: id.optional(),
        /** Ours: what the book was made of, which ends with the payment unless it has changed since. */
        draft: z.strictObject({ code, revision: z.int().min(1) }).optional(),
      }),
      response: z.object({ code }),
      creates: true,
    },
    orderOptionSet: {
      summary: 'Choose an option of an order; 0 takes it away',
      access: 'member',
      body: z.strictObject({ order_code: code, option_id: id, qty: z.int().min(0).max(100) }),
      response: statementAnswer,
    },
    orderCouponUse: {
      summary: 'Use a coupon for an order',
      access: 'member',
      body: z.strictObject({ order_code: code, coupon_code: z.string().min(1).max(40) }),
      response: statementAnswer,
    },
    orderCouponList: {
      summary: "The member's own coupons that this order can use now",
      access: 'member',
      query: ofOrder,
      response: z.object({
        coupons: z.array(z.object({ code: z.string(), label: z.string(), discount: yen })),
      }),
    },
    orderCouponCancel: {
      summary: 'Give the coupon of an order back',
      access: 'member',
      body: ofOrder,
      response: statementAnswer,
    },
    orderCheck: {
      summary: 'What an order costs, every yen explained',
      access: 'member',
      body: ofOrder,
      response: statementAnswer,
    },
    orderPayment: {
      summary: "Begin to pay; the answer leads to the provider's page",
      access: 'member',
      body: z.strictObject({
        code,
        payment_type: paymentType,
        return_ok_url: z.string().max(2000),
        return_ng_url: z.string().max(2000),
        /** Ours: the sum that the customer saw; another one is refused. */
        total: yen.optional(),
      }),
      response: z.object({
        url: z.string(),
        /** `paid` where nothing is left to pay. */
        status: z.enum(['redirect', 'paid']),
        postdata: z.record(z.string(), z.string()),
      }),
    },
    orderPaymentConfirm: {
      summary: 'After the return: what the provider says of the payment',
      access: 'member',
      body: z.strictObject({ code }),
      response: z.object({ status: z.enum(['paid', 'pending', 'failed', 'cancelled']) }),
    },
    orderCancel: {
      summary: 'Cancel an order that is not yet in print; a paid one is refunded',
      access: 'member',
      /**
       * `superseded`: a new order of the changed card replaces this one, which is cancelled without a mail if it is
       * unpaid and has no open payment at a till (ADR 158).
       */
      body: ofOrder.extend({ superseded: z.literal(true).optional() }),
      response: z.object({ state: orderState }),
    },
    orderGet: {
      summary: "One of the member's orders",
      access: 'member',
      params: ofOrder,
      response: z.object({
        order,
        seller: invoiceSeller(),
      }),
    },
    orderList: {
      summary: "The member's orders, newest first",
      access: 'member',
      query: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
      response: z.object({ orders: z.array(order), total: z.int() }),
    },
    orderProfileGet: {
      summary: 'The customer data that the member keeps for orders, or null',
      access: 'member',
      response: z.object({ order_profile: orderCustomer.nullable() }),
    },
    orderProfileCreate: {
      summary: 'Keep customer data for the next order',
      access: 'member',
      body: orderCustomer,
      response: z.object({ order_profile: orderCustomer }),
    },
  } satisfies EndpointsOf<typeof orderCalls>;
};
