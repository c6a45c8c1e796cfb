import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { findOpenPayment, settlePayment } from './payment.repository.ts';

/**
 * Cancels the attempt of a locked order that is still open, if there is one. A job tells the
 * provider, so that the transaction does not wait for it. What is paid before the provider has
 * closed the attempt goes back.
 */
export async function cancelAttempt(
  tx: Transaction,
  context: TransactionContext,
  orderCode: string,
): Promise<void> {
  const open = await findOpenPayment(tx, orderCode);
  if (open === null) return;
  await settlePayment(tx, open.code, 'cancelled', new Date(context.clock.nowMs()));
  await context.jobs.enqueue(tx, 'payment-close', { paymentCode: open.code });
}
