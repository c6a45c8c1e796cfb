import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { digest, newToken } from '../../random.ts';
import { emailKeyOf } from './email-key.ts';
import { openProof } from './mailbox-proof.repository.ts';

export const MAILBOX_PATH = '/mailbox/';

export const MAILBOX_LINK_LIFE_MS = 7 * 86_400_000;

export type TypedMailbox = { readonly memberCode: string; readonly email: string };

/** A new link with which whoever reads a mailbox says that it is the member's. */
export async function newMailboxLink(
  tx: Transaction,
  { clock, config }: Pick<TransactionContext, 'clock' | 'config'>,
  { memberCode, email }: TypedMailbox,
): Promise<string> {
  const token = newToken();
  const askedAt = new Date(clock.nowMs());
  const expiresAt = new Date(clock.nowMs() + MAILBOX_LINK_LIFE_MS);
  const emailKey = emailKeyOf(email);
  await openProof(tx, { memberCode, emailKey, tokenHash: digest(token), askedAt, expiresAt });
  return `${config.baseUrl}${MAILBOX_PATH}${token}`;
}
