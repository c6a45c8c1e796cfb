import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, eq, gte, isNull, lt, ne, sql } from '../../db/drizzle.ts';
import { type AuditFacts, audit, type auditDetails, auditHead } from '../../db/tables/audit.ts';

type ChainRow = typeof audit.$inferSelect;
export type HeadRow = typeof auditHead.$inferSelect;

/** Lets one process at a time give places; readers are not held up. */
export const lockHeads = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`lock table ${auditHead} in exclusive mode`);
};

/** Rows that were signed and have no place yet, oldest first. */
export const waitingRows = (
  db: Database | Transaction,
  limit: number,
): Promise<Pick<ChainRow, 'id' | 'at' | 'mac'>[]> =>
  db
    .select({ id: audit.id, at: audit.at, mac: audit.mac })
    .from(audit)
    .where(and(isNull(audit.position), ne(audit.mac, '')))
    .orderBy(asc(audit.id))
    .limit(limit);

type Place = { readonly id: number; readonly position: number };

/** `places` are in order of id, so that the rows between their ends are read and not the whole log. */
export const assignPositions = async (tx: Transaction, places: readonly Place[]): Promise<void> => {
  await tx.execute(sql`
    update ${audit} set position = given.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given (id bigint, position integer)
    where ${audit.id} = given.id and ${audit.id} between ${places[0]?.id} and ${places.at(-1)?.id}`);
};

export const listHeads = (db: Database | Transaction): Promise<HeadRow[]> =>
  db.select().from(auditHead).orderBy(asc(auditHead.month));

export async function findHead(db: Database | Transaction, month: string): Promise<HeadRow | null> {
  const rows = await db.select().from(auditHead).where(eq(auditHead.month, month));
  return rows[0] ?? null;
}

export const saveHead = async (tx: Transaction, head: HeadRow): Promise<void> => {
  const { month: _, ...changed } = head;
  await tx.insert(auditHead).values(head).onConflictDoUpdate({ target: auditHead.month, set: changed });
};

type Span = { readonly from: Date; readonly to: Date };

const isInSpan = ({ from, to }: Span) => and(gte(audit.at, from), lt(audit.at, to));

export type Entry = {
  readonly row: ChainRow;
  readonly details: Pick<typeof auditDetails.$inferSelect, 'origin' | 'before' | 'after'> | null;
};

type CursorRow = {
  readonly id: number | string;
  readonly at_ms: number;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly fields: string;
  readonly nonce: string;
  readonly details_mac: string;
  readonly mac: string;
  readonly position: number | null;
  readonly has_details: boolean;
  readonly origin: string;
  readonly before: AuditFacts | null;
  readonly after: AuditFacts | null;
};

function entryOf({ id, at_ms, details_mac, has_details, origin, before, after, ...row }: CursorRow): Entry {
  return {
    row: { ...row, id: Number(id), at: new Date(at_ms), detailsMac: details_mac },
    details: has_details ? { origin, before, after } : null,
  };
}

/** A statement without parameters, which a cursor cannot have. */
const chainOf = ({ from, to }: Span): string => `
  select a.id, (extract(epoch from a.at) * 1000)::float8 as at_ms, a.actor, a.action, a.object, a.fields, a.nonce,
    a.details_mac, a.mac, a.position, d.audit_id is not null as has_details, d.origin, d.before, d.after
  from audit a left join audit_details d on d.audit_id = a.id
  where a.mac <> '' and a.at >= '${from.toISOString()}' and a.at < '${to.toISOString()}'
  order by a.position asc nulls last, a.id`;

/** Opens a cursor over a time's signed rows and their details, by place, those without last. */
export const openChain = async (tx: Transaction, span: Span): Promise<void> => {
  await tx.execute(sql.raw(`declare audit_chain no scroll cursor for ${chainOf(span)}`));
};

/** The next `size` rows of the cursor: a season's log does not fit in memory. */
export async function nextPart(tx: Transaction, size: number): Promise<readonly Entry[]> {
  const { rows } = (await tx.execute(sql.raw(`fetch ${size} from audit_chain`))) as unknown as {
    readonly rows: readonly CursorRow[];
  };
  return rows.map(entryOf);
}

export const closeChain = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`close audit_chain`);
};

/** How many of the signed rows of a time are copies of others. */
export async function countCopies(tx: Transaction, span: Span): Promise<number> {
  const copies = sql<number>`(count(*) - count(distinct ${audit.nonce}))::int`;
  const rows = await tx
    .select({ copies })
    .from(audit)
    .where(and(isInSpan(span), ne(audit.mac, '')));
  return rows[0]?.copies ?? 0;
}

/** Rows older than the chain, which have no signature. */
export async function countUnsigned(db: Database | Transaction): Promise<number> {
  const rows = await db.select({ count: sql<number>`count(*)::int` }).from(audit).where(eq(audit.mac, ''));
  return rows[0]?.count ?? 0;
}

/** When the oldest signed row was written, or null. */
export async function oldestSigned(db: Database | Transaction): Promise<Date | null> {
  const rows = await db
    .select({ at: audit.at })
    .from(audit)
    .where(ne(audit.mac, ''))
    .orderBy(asc(audit.at))
    .limit(1);
  return rows[0]?.at ?? null;
}

/** Deletes the rows of a time, with their details. */
export const deleteRows = async (tx: Transaction, span: Span): Promise<void> => {
  await tx.delete(audit).where(isInSpan(span));
};
