import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { and, desc, eq, lt } from '../../db/drizzle.ts';
import { type AuditFacts, audit, auditDetails } from '../../db/tables/audit.ts';
import { newCode } from '../../random.ts';
import type { AuditAction } from './audit-actions.ts';
import { type Details, signDetails, signRow } from './audit-chain.ts';

export type { AuditFacts };

/** What something was done with: the number of an order, the name of an operator, or several. */
export type AuditObject = string | readonly string[];

/** Where an operator was, and what a change found and left. */
export type AuditDetails = {
  readonly origin?: string;
  readonly before?: AuditFacts | null;
  readonly after?: AuditFacts | null;
};

const fieldsOf = ({ before, after }: Details): string =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort().join(',');

/**
 * Notes that something happened: codes and names of actions, nothing of a person but in the details. Of several objects
 * each gets a note, so that whoever looks at one of them finds it.
 */
export async function noteAudit(
  db: Database | Transaction,
  { clock, keys }: Pick<Context, 'clock' | 'keys'>,
  actor: string,
  action: AuditAction,
  object: AuditObject = '',
  given: AuditDetails = {},
): Promise<void> {
  const { origin = '', before = null, after = null } = given;
  const details = { origin, before, after };
  const hasDetails = origin !== '' || before !== null || after !== null;
  const at = new Date(clock.nowMs());
  const entries = [...new Set([object].flat())].map((each) => {
    const nonce = newCode();
    const detailsMac = hasDetails ? signDetails(keys, nonce, details) : '';
    const row = { at, actor, action, object: each, fields: fieldsOf(details), nonce, detailsMac };
    return { ...row, mac: signRow(keys, row) };
  });
  if (entries.length === 0) return;
  if (!hasDetails) return void (await db.insert(audit).values(entries));
  await db.transaction(async (tx) => {
    const added = await tx.insert(audit).values(entries).returning({ auditId: audit.id });
    await tx.insert(auditDetails).values(added.map((entry) => ({ ...entry, at, ...details })));
  });
}

/** Newest first: before an entry, and of one object, where asked. */
export const listAudit = (
  db: Database | Transaction,
  { beforeId, object }: { readonly beforeId?: number | undefined; readonly object?: string | undefined },
  limit: number,
) =>
  db
    .select({ entry: audit, details: auditDetails })
    .from(audit)
    .leftJoin(auditDetails, eq(auditDetails.auditId, audit.id))
    .where(
      and(
        beforeId === undefined ? undefined : lt(audit.id, beforeId),
        object === undefined ? undefined : eq(audit.object, object),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit);

/** Forgets what changes were about and where operators were; who did what to which order stays. */
export const deleteDetailsBefore = async (db: Database | Transaction, before: Date): Promise<void> => {
  await db.delete(auditDetails).where(lt(auditDetails.at, before));
};
