import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { audit } from '../../db/tables/traffic.ts';

export type AuditAction =
  | 'sign-up'
  | 'sign-in'
  | 'sign-in-failed'
  | 'password-change'
  | 'email-change'
  | 'identity-link'
  | 'identity-unlink'
  | 'session-revoke'
  | 'export'
  | 'withdraw'
  | 'operator-add'
  | 'operator-remove'
  | 'operator-sign-in'
  | 'operator-command';

/** Notes that something happened to an account: codes and names of actions, nothing of a person. */
export const noteAudit = async (
  db: Database | Transaction,
  { clock }: Pick<Context, 'clock'>,
  actor: string,
  action: AuditAction,
  object = '',
): Promise<void> => {
  await db.insert(audit).values({ at: new Date(clock.nowMs()), actor, action, object });
};
