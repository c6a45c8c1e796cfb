import { type OrderEvent, orderTransition } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { markSent, unmarkSent } from '../contacts/sent-cards.service.ts';
import { insertEvent, type OrderRow, updateOrder } from './order.repository.ts';

export type Actor = 'member' | 'payment' | 'operator' | 'clock';

type Changes = Parameters<typeof updateOrder>[2];

/**
 * Moves a locked order along one edge of its life, and writes it into the log. Returns the order as it is then, or
 * null where the event is not allowed. The transaction is the one that locked the order.
 */
export async function changeOrder(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  event: OrderEvent,
  actor: Actor,
  changes: Changes = {},
): Promise<OrderRow | null> {
  const state = orderTransition(order.state, event);
  if (state === null) return null;
  await updateOrder(tx, order.code, { ...changes, state });
  await insertEvent(tx, {
    orderCode: order.code,
    at: new Date(context.clock.nowMs()),
    event,
    fromState: order.state,
    toState: state,
    actor,
  });
  const changed = { ...order, ...(changes as Partial<OrderRow>), state };
  if (state === 'paid') await markSent(tx, context, changed);
  if (state === 'refunding' || state === 'cancelled') await unmarkSent(tx, changed);
  return changed;
}
