import { type OrderEvent, orderTransition } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { markSent, unmarkSent } from '../contacts/sent-cards.service.ts';
import { insertEvent, type OrderRow, updateOrder } from './order.repository.ts';

export type Actor = 'member' | 'payment' | 'operator' | 'clock';

type Changes = Parameters<typeof updateOrder>[2];

/**
 * Moves a locked order along one edge of its life, and writes it into the log. Returns the order as it is then, or
 * null where the event is not allowed. Only to be called inside the transaction that locked the order.
 */
export async function changeOrder(
  context: Context,
  order: OrderRow,
  event: OrderEvent,
  actor: Actor,
  changes: Changes = {},
): Promise<OrderRow | null> {
  const state = orderTransition(order.state, event);
  if (state === null) return null;
  await updateOrder(context.db, order.code, { ...changes, state });
  await insertEvent(context.db, {
    orderCode: order.code,
    at: new Date(context.clock.nowMs()),
    event,
    fromState: order.state,
    toState: state,
    actor,
  });
  const changed = { ...order, ...(changes as Partial<OrderRow>), state };
  if (state === 'paid') await markSent(context, changed);
  if (state === 'refunding' || state === 'cancelled') await unmarkSent(context, changed);
  return changed;
}
