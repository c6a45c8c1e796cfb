import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { registerConfirmedLink } from '../../http/confirmed-link.ts';
import { digest } from '../../random.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { MAILBOX_PATH } from '../mailbox/mailbox-link.ts';
import { isAwaitingYes, markMailboxProven, proofOfLink } from '../mailbox/mailbox-proof.repository.ts';
import { recentOrdersTypedWith } from '../mailbox/order-mailboxes.repository.ts';
import { isOnTheWay, mailState } from '../parcel/order-state-mail.service.ts';
import { waitsAtTill } from '../payment/payment.repository.ts';

/** A newly proven mailbox is mailed about this many of the latest orders that named it. */
const COPIED_ORDERS = 3;

/** Marks a mailbox as proven, and mails it the state of the latest orders that were placed with its address. */
const proveMailbox = (context: Context, tokenHash: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const proof = await markMailboxProven(tx, tokenHash, new Date(context.clock.nowMs()));
    if (proof === null) return;
    await noteAudit(tx, context, proof.memberCode, 'mailbox-proven');
    for (const order of await recentOrdersTypedWith(tx, proof, COPIED_ORDERS)) {
      // Who is on the provider's page for cards is told nothing yet.
      const isTold = order.state !== 'payment_pending' || (await waitsAtTill(tx, order.code));
      if (isTold && isOnTheWay(order)) await mailState(tx, context, order, order.customer.email);
    }
  });

/**
 * The page of an `order-mailbox` link, on which the reader of a mailbox allows mail about orders. A
 * link that was used goes on showing that it was.
 */
export const registerMailbox = (app: FastifyInstance, context: Context): Promise<void> => {
  const now = () => new Date(context.clock.nowMs());
  const proofOf = (token: string) => proofOfLink(context.db, digest(token), now());
  const isKnown = async (token: string) => (await proofOf(token)) !== null;
  return registerConfirmedLink(app, {
    path: MAILBOX_PATH,
    words: 'mailbox',
    isLive: isKnown,
    press: async (token) => {
      await proveMailbox(context, digest(token));
      return isKnown(token);
    },
    // A new notification address counts only once its member has confirmed in the shop that the mail arrived.
    isUnfinished: async (token) => {
      const proof = await proofOf(token);
      return proof !== null && (await isAwaitingYes(context.db, proof, now()));
    },
  });
};
