/** States of an order's life, shared by the server and the screens. */
export const ORDER_STATES = [
  'draft',
  'payment_pending',
  'paid',
  'in_print',
  'shipped',
  'cancelled',
  'refunding',
  'refunded',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

export type OrderEvent =
  | 'payment-started'
  | 'payment-failed'
  | 'payment-succeeded'
  | 'cancelled'
  /** Cancelled by the next order of the same book or ticket, not by anybody's wish. */
  | 'superseded'
  | 'print-started'
  | 'shipped'
  | 'refunded';

/** What the log of an order has: each change of its state, and what leaves that as it is. */
export type OrderLogEvent =
  | OrderEvent
  | 'created'
  | 'packed'
  | 'part-refunded'
  | 'overpayment-refunded'
  | 'refund-failed';

/**
 * The order's life as a table; an event that a state does not name is refused. The database holds the same edges
 * (a trigger, ADR 16).
 *
 *   draft ⇄ payment_pending → paid → in_print → shipped
 *     ↓            ↓            ↓
 *   cancelled ←────┘        refunding → refunded
 *     └── money that arrives late ──↑
 */
export const ORDER_TRANSITIONS: Readonly<
  Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>
> = {
  draft: {
    'payment-started': 'payment_pending',
    'payment-succeeded': 'paid',
    cancelled: 'cancelled',
    superseded: 'cancelled',
  },
  payment_pending: {
    'payment-started': 'payment_pending',
    'payment-failed': 'draft',
    'payment-succeeded': 'paid',
    cancelled: 'cancelled',
    superseded: 'cancelled',
  },
  paid: { 'print-started': 'in_print', cancelled: 'refunding' },
  in_print: { shipped: 'shipped' },
  shipped: {},
  cancelled: { 'payment-succeeded': 'refunding' },
  refunding: { refunded: 'refunded' },
  refunded: {},
};

/** The state after an event, or null where the event is not allowed. */
export const orderTransition = (state: OrderState, event: OrderEvent): OrderState | null =>
  ORDER_TRANSITIONS[state][event] ?? null;

/** Options, coupon and destinations may change only before payment begins. */
export const isEditable = (state: OrderState): boolean => state === 'draft';

/** An order can be cancelled until it is in print; a paid one is refunded. */
export const isCancellable = (state: OrderState): boolean => orderTransition(state, 'cancelled') !== null;

/** A part of the money may go back while the order goes its way; all of it goes back where the order is cancelled. */
export const isPartRefundable = (state: OrderState): boolean =>
  state === 'paid' || state === 'in_print' || state === 'shipped';

/** Orders that were cancelled; of a paid one the money goes back. */
export const CANCELLED_STATES: readonly OrderState[] = ['cancelled', 'refunding', 'refunded'];

/** Orders that hold their book, one at a time; a parcel that left lets it go, so that it can be ordered again. */
export const HOLDING_STATES: readonly OrderState[] = ['draft', 'payment_pending', 'paid', 'in_print'];

/** Nothing is paid yet: whoever orders the book anew gives this order up. */
export const isUnpaid = (state: OrderState): state is 'draft' | 'payment_pending' =>
  state === 'draft' || state === 'payment_pending';

/** Orders that have come to their end. */
export const isOver = (state: OrderState): boolean => ['shipped', 'cancelled', 'refunded'].includes(state);
