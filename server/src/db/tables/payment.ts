import { PAYMENT_TYPES } from '@fumi/domain';
import { REFUND_STATES } from '../../adapters/payment.ts';
import { instant } from '../columns.ts';
import { check, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../drizzle.ts';
import { shopOrder } from './order.ts';

/** One attempt to pay. Of an order at most one is open, and at most one has ever succeeded. */
export const payment = pgTable(
  'payment',
  {
    code: text().primaryKey(),
    orderCode: text()
      .notNull()
      .references(() => shopOrder.code, { onDelete: 'cascade' }),
    /** Name of the provider that the attempt began at; `none` where nothing was to pay. */
    provider: text().notNull(),
    type: text({ enum: PAYMENT_TYPES }).notNull(),
    amountYen: integer().notNull(),
    state: text({ enum: ['open', 'succeeded', 'failed', 'cancelled', 'refunding', 'refunded'] }).notNull(),
    /** The provider's name for it; null until the provider has answered. */
    providerRef: text(),
    /** The provider's page with its number for a till, and until when it can be paid there; forgotten once it is settled. */
    slipUrl: text(),
    slipExpiresAt: instant(),
    createdAt: instant().notNull(),
    /** When the provider took the money; a refund later changes `settledAt`, not this. */
    takenAt: instant(),
    settledAt: instant(),
  },
  (table) => [
    index('payment_taken').on(sql`coalesce(taken_at, settled_at)`),
    index().on(table.state, table.createdAt),
    index().on(table.orderCode, table.createdAt),
    uniqueIndex('payment_one_open').on(table.orderCode).where(sql`state = 'open'`),
    uniqueIndex('payment_one_success').on(table.orderCode).where(sql`state = 'succeeded'`),
    uniqueIndex('payment_ref').on(table.provider, table.providerRef),
    check('payment_amount', sql`${table.amountYen} >= 0`),
  ],
);

/**
 * Money of a payment that goes back. `granted`: permitted, until an operator sends or withdraws it (`withdrawn`);
 * `asked`: the provider will be told, or was; `waiting`: the customer must name a bank account; `failed`: an operator
 * must give the money back by hand; after that the state is `done`, and `paidBy` names the operator (ADR 162).
 */
export const refund = pgTable(
  'refund',
  {
    code: text().primaryKey(),
    paymentCode: text()
      .notNull()
      .references(() => payment.code, { onDelete: 'cascade' }),
    amountYen: integer().notNull(),
    state: text({ enum: ['granted', 'withdrawn', ...REFUND_STATES] }).notNull(),
    /** Why, and which operator granted it; empty where an order was cancelled. */
    reason: text().notNull().default(''),
    grantedBy: text().notNull().default(''),
    /** The operator who gave it back by hand; empty where the provider did. */
    paidBy: text().notNull().default(''),
    /** The provider's name for it; null until the provider has answered. */
    providerRef: text(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    index().on(table.paymentCode),
    index().on(table.settledAt),
    index().on(table.state, table.createdAt),
    check('refund_amount', sql`${table.amountYen} > 0`),
  ],
);

/** Notifications of providers by their own id: the second of the same does nothing. */
export const paymentNotice = pgTable(
  'payment_notice',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** What the sandbox provider knows; like a real one it shares only `ref` with the shop. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    ref: text().primaryKey(),
    attemptCode: text().notNull().unique(),
    title: text().notNull(),
    type: text({ enum: PAYMENT_TYPES }).notNull(),
    amountYen: integer().notNull(),
    state: text({
      enum: ['open', 'succeeded', 'failed', 'cancelled', 'refund_waiting', 'refund_failed', 'refunded'],
    }).notNull(),
    returnOkUrl: text().notNull(),
    returnNgUrl: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);
