import type { DeskCallName } from '@fumi/contract';
import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type AuditFacts, audit } from '../../db/tables/traffic.ts';

export type { AuditFacts };

type AuditAction =
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
  | 'operator-command'
  /** What operators do and look at in the browser is called like the call. */
  | DeskCallName
  | DeskFileName;

/** What the desk shows that is no JSON, and so no call. */
export type DeskFileName = 'deskCardPicture' | 'deskPressFile';

export type AuditRow = typeof audit.$inferSelect;

/** Where an operator was, and what a change found and left. */
export type AuditDetails = Partial<Pick<AuditRow, 'origin' | 'before' | 'after'>>;

/** Notes that something happened: codes and names of actions, nothing of a person but in the details. */
export const noteAudit = async (
  db: Database | Transaction,
  { clock }: Pick<Context, 'clock'>,
  actor: string,
  action: AuditAction,
  object = '',
  details: AuditDetails = {},
): Promise<void> => {
  await db.insert(audit).values({ at: new Date(clock.nowMs()), actor, action, object, ...details });
};

/** Newest first: before an entry, and of one object, where asked. */
export const listAudit = (
  db: Database | Transaction,
  { beforeId, object }: { readonly beforeId?: number | undefined; readonly object?: string | undefined },
  limit: number,
): Promise<AuditRow[]> =>
  db
    .select()
    .from(audit)
    .where(
      and(
        beforeId === undefined ? undefined : lt(audit.id, beforeId),
        object === undefined ? undefined : eq(audit.object, object),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit);

/** Forgets what changes were about and where operators were; who did what to which order stays. */
export const emptyAuditBefore = async (db: Database | Transaction, before: Date): Promise<void> => {
  await db
    .update(audit)
    .set({ origin: '', before: null, after: null })
    .where(
      and(
        lt(audit.at, before),
        or(sql`${audit.origin} <> ''`, isNotNull(audit.before), isNotNull(audit.after)),
      ),
    );
};
