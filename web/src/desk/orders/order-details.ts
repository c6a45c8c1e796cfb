import type { MoneyBack } from '@fumi/domain';
import type { Answered } from '../desk-client.ts';

/** Everything about an order that its page shows. */
export type OrderDetails = Answered<'deskOrder'>;

/** What of these is back with the customer. */
export const moneyBack = (refunds: OrderDetails['refunds']): MoneyBack[] =>
  refunds.flatMap(({ state, settledAt, ofSale, amount }) =>
    ofSale && state === 'done' && settledAt !== null ? [{ at: settledAt, amountYen: amount }] : [],
  );
