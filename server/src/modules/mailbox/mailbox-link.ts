import { emailKeyOf } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { digest, newToken } from '../../random.ts';
import { openProof, type Replaced } from './mailbox-proof.repository.ts';

export const MAILBOX_PATH = '/mailbox/';

export const MAILBOX_LINK_LIFE_MS = 7 * 86_400_000;

export type TypedMailbox = { readonly memberCode: string; readonly email: string };

/** A new link by which a mailbox's reader confirms it as the member's; null where an earlier link stays. */
export async function newMailboxLink(
  tx: Transaction,
  { clock, config }: Pick<TransactionContext, 'clock' | 'config'>,
  { memberCode, email }: TypedMailbox,
  replaced: Replaced,
): Promise<string | null> {
  const token = newToken();
  const askedAt = new Date(clock.nowMs());
  const expiresAt = new Date(clock.nowMs() + MAILBOX_LINK_LIFE_MS);
  const row = { memberCode, emailKey: emailKeyOf(email), tokenHash: digest(token), askedAt, expiresAt };
  return (await openProof(tx, row, replaced)) ? `${config.baseUrl}${MAILBOX_PATH}${token}` : null;
}
