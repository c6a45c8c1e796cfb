import { ok, refuse } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { lockOrder } from '../order/order.repository.ts';
import { beginPrintLocked } from '../print-shop/print-shop.service.ts';
import { itemsOfRun, lockRun, type RunRow, releaseItems, updateRun } from './print-run.repository.ts';
import type { RunOutcome } from './run-problem.ts';
import { isPrintedOnAnotherPaper } from './waiting-orders.repository.ts';

/* The states of a run from its sheets to the guillotine, and what each means for its orders. */

export type RunAct = (
  tx: Transaction,
  context: TransactionContext,
  number: string,
) => Promise<RunOutcome<RunRow>>;

/** Thrown to undo a start where one of the orders is no longer to be printed. */
class OrderLeft extends Error {}

/**
 * Puts each whole order of a run into print. Throws where an order is no longer to be printed, or
 * the order of a reprint is on hold.
 */
async function beginOrders(tx: Transaction, context: TransactionContext, run: RunRow): Promise<void> {
  const items = await itemsOfRun(tx, run.number);
  if (items.some(({ isReprint, heldAt }) => isReprint && heldAt !== null)) throw new OrderLeft();
  const whole = items.filter(({ isReprint }) => !isReprint);
  // In the order of their codes, so that two transactions never wait for each other.
  for (const code of [...new Set(whole.map(({ orderCode }) => orderCode))].sort()) {
    const order = await lockOrder(tx, code);
    // In print through a run of its other paper: this paper is printed now. An order that an
    // operator printed by itself is refused below, as this run would print it twice.
    const isGoingOn =
      order?.state === 'in_print' &&
      order.heldAt === null &&
      (await isPrintedOnAnotherPaper(tx, code, run.paper));
    if (isGoingOn) continue;
    const moved = order === null ? null : await beginPrintLocked(tx, context, order);
    if (!moved?.ok) throw new OrderLeft();
  }
}

/** The sheets go to the machine: orders of the run are in print, and their customers are told. */
export const startRun: RunAct = async (tx, context, number) => {
  const run = await lockRun(tx, number);
  if (run === null) return refuse('unknown');
  if (run.state !== 'ready') return refuse('wrong-state');
  try {
    // Within a savepoint: all orders begin, or none does.
    await tx.transaction((tx) => beginOrders(tx, context, run));
  } catch (error) {
    if (error instanceof OrderLeft) return refuse('order-left');
    throw error;
  }
  const startedAt = new Date(context.clock.nowMs());
  await updateRun(tx, number, { state: 'printing', startedAt });
  await context.jobs.enqueue(tx, 'run-hand-off', { runNumber: number }, { onceKey: number });
  return ok({ ...run, state: 'printing' as const, startedAt });
};

async function endRun(
  tx: Transaction,
  { clock }: Pick<TransactionContext, 'clock'>,
  number: string,
  { state, from }: { readonly state: 'done' | 'cancelled'; readonly from: readonly RunRow['state'][] },
): Promise<RunOutcome<RunRow>> {
  const run = await lockRun(tx, number);
  if (run === null) return refuse('unknown');
  if (!from.includes(run.state)) return refuse('wrong-state');
  const endedAt = new Date(clock.nowMs());
  await updateRun(tx, number, { state, endedAt });
  return ok({ ...run, state, endedAt });
}

/** A run was printed and cut. */
export const finishRun: RunAct = (tx, context, number) =>
  endRun(tx, context, number, { state: 'done', from: ['printing'] });

/** A run that was not printed is given up: its orders wait again, and so do its reprints. */
export const cancelRun: RunAct = async (tx, context, number) => {
  const from = ['imposing', 'ready', 'failed'] as const;
  const ended = await endRun(tx, context, number, { state: 'cancelled', from });
  if (ended.ok) await releaseItems(tx, number);
  return ended;
};

/** Makes the sheets of a failed run again, once the cause of the failure is mended. */
export const retryRun: RunAct = async (tx, { jobs }, number) => {
  const run = await lockRun(tx, number);
  if (run === null) return refuse('unknown');
  if (run.state !== 'failed') return refuse('wrong-state');
  await updateRun(tx, number, { state: 'imposing', reason: null });
  await jobs.enqueue(tx, 'run-impose', { runNumber: number }, { onceKey: number });
  return ok({ ...run, state: 'imposing' as const, reason: null });
};
