import { emailKeyOf } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../mail/mail.service.ts';
import { orderMailboxMail } from '../mail/templates/order-mails.ts';
import { newMailboxLink, type TypedMailbox } from '../mailbox/mailbox-link.ts';
import { countAsked, findProof } from '../mailbox/mailbox-proof.repository.ts';

const DAY_MS = 86_400_000;

/** At most so many members ask one mailbox in 24 hours, and one member asks so many mailboxes. */
const ASKED_A_DAY = { ofMailbox: 3, byMember: 5 } as const;

type Tools = Pick<TransactionContext, 'clock' | 'config' | 'jobs'>;

/**
 * Mails a mailbox a link with which its reader allows mail about the member's orders. Nothing is
 * sent where the mailbox is proven, an earlier link is valid, or the day's limit is reached.
 */
export async function askMailbox(tx: Transaction, context: Tools, mailbox: TypedMailbox): Promise<void> {
  const nowMs = context.clock.nowMs();
  const named = { memberCode: mailbox.memberCode, emailKey: emailKeyOf(mailbox.email) };
  const before = await findProof(tx, named);
  if (before !== null && (before.provenAt !== null || before.expiresAt.getTime() > nowMs)) return;
  const asked = await countAsked(tx, named, new Date(nowMs - DAY_MS));
  if (asked.ofMailbox >= ASKED_A_DAY.ofMailbox || asked.byMember >= ASKED_A_DAY.byMember) return;
  const url = await newMailboxLink(tx, context, mailbox, 'expired');
  if (url === null) return;
  await queueMail(tx, context, { kind: 'order-mailbox', to: mailbox.email, content: orderMailboxMail(url) });
}
