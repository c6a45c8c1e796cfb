import { dayInTokyo, isOver, type OrderEvent, orderTransition } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { listItemsOrLost, sealAddresses } from '../book/book-item.repository.ts';
import { changeBy } from '../contacts/contacts.service.ts';
import { markSent, unmarkSent } from '../contacts/sent-cards.ts';
import { deleteDraftAt } from '../draft/draft.repository.ts';
import { type OrderRow, updateOrder } from './order.repository.ts';
import { insertEvent } from './order-history.repository.ts';

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
  await noteCards(tx, context, changed);
  if (state === 'paid') await endDraft(tx, changed);
  const sealsRecipients = context.config.recipients === 'sealed' && isOver(state);
  if (sealsRecipients && order.bookCode !== null) await sealAddresses(tx, context.keys, order.bookCode);
  return changed;
}

/** Deletes the draft that a paid order was made of, unless it has changed since (ADR 158). */
async function endDraft(
  tx: Transaction,
  { memberCode, draftCode: code, draftRevision: revision }: OrderRow,
): Promise<void> {
  if (memberCode !== null && code !== null && revision !== null)
    await deleteDraftAt(tx, { code, memberCode, revision });
}

/**
 * The cards of a book that are addressed to contacts, and the year that they are for. Recipients
 * whose key is gone are left out and logged: the payment counts all the same.
 */
async function addressedCards(
  tx: Transaction,
  { keys, clock, log }: Pick<TransactionContext, 'keys' | 'clock' | 'log'>,
  { number, bookCode }: Pick<OrderRow, 'number'> & { readonly bookCode: string },
) {
  const book = await findBookByCode(tx, bookCode);
  const items = book ? await listItemsOrLost(tx, keys, bookCode) : [];
  const lost = items.filter(({ isLost }) => isLost).length;
  if (lost > 0) log.warn('recipients without their key', { order: number, recipients: lost });
  const cards = items.flatMap(({ kind, address }) =>
    kind === 'recipient' && typeof address?.code === 'string' ? [address] : [],
  );
  const thisYear = Number(dayInTokyo(clock.nowMs()).slice(0, 4));
  return { cards, year: book?.design.newYear ?? thisYear };
}

/**
 * Notes in the contacts' history that the cards of a paid order were sent, and takes that back when
 * the order is cancelled.
 */
async function noteCards(
  tx: Transaction,
  context: Pick<TransactionContext, 'clock' | 'keys' | 'log'>,
  { code: orderCode, number, memberCode, bookCode, state }: OrderRow,
): Promise<void> {
  if (memberCode === null || bookCode === null) return;
  const change = changeBy({ context, memberCode });
  if (state === 'paid')
    await markSent(tx, change, { orderCode, ...(await addressedCards(tx, context, { number, bookCode })) });
  if (state === 'refunding' || state === 'cancelled') await unmarkSent(tx, change, orderCode);
}
