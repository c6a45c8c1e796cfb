import type { Database, Transaction } from '../../db/database.ts';
import { and, desc, eq, getTableColumns, inArray, lt, sql } from '../../db/drizzle.ts';
import { contact, contactCard, contactTrash } from '../../db/tables/contacts.ts';
import type { Change } from './contacts.repository.ts';

/*
 * Contacts that were deleted or merged, as they were. Rows are copied within the database: a thousand whole contacts
 * may be thirty megabytes.
 */

type Kind = (typeof contactTrash.$inferSelect)['kind'];

/** Copies contacts, which the caller has locked, before they are deleted or changed. */
export const keepInTrash = async (
  tx: Transaction,
  { memberCode, now }: Change,
  removal: string,
  kind: Kind,
  codes: readonly string[],
): Promise<void> => {
  await tx.insert(contactTrash).select(
    tx
      .select({
        removal: sql<string>`${removal}::text`.as('removal'),
        code: contact.code,
        memberCode: contact.memberCode,
        kind: sql<Kind>`${kind}::text`.as('kind'),
        contact: sql<Record<string, unknown>>`to_jsonb(contact)`.as('contact'),
        cards: sql<unknown[]>`(select coalesce(jsonb_agg(to_jsonb(card)), '[]')
          from ${contactCard} card where card.contact_code = contact.code)`.as('cards'),
        removedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('removed_at'),
      })
      .from(contact)
      .where(and(eq(contact.memberCode, memberCode), inArray(contact.code, [...codes]))),
  );
};

/** Copies the sent cards of the merged contacts to the contact that is kept. */
export const moveCards = async (tx: Transaction, keep: string, others: readonly string[]): Promise<void> => {
  await tx
    .insert(contactCard)
    .select(
      tx
        .select({
          orderCode: contactCard.orderCode,
          contactCode: sql<string>`${keep}::text`.as('contact_code'),
          year: contactCard.year,
          wasMarked: contactCard.wasMarked,
        })
        .from(contactCard)
        .where(inArray(contactCard.contactCode, [...others])),
    )
    .onConflictDoNothing();
};

type Removal = {
  readonly removal: string;
  readonly kind: 'deleted' | 'merged';
  readonly names: readonly string[];
  readonly count: number;
  readonly removedAt: Date;
};

const SHOWN_REMOVALS = 200;
const SHOWN_NAMES = 3;

/** The last removals of a member, newest first. */
export async function listRemovals(db: Database, memberCode: string): Promise<Removal[]> {
  const name = sql`concat_ws(' ', nullif(contact ->> 'name_last', ''), nullif(contact ->> 'name_first', ''))`;
  const named = sql<string[]>`(array_agg(coalesce(nullif(${name}, ''), contact ->> 'company')
    order by code) filter (where kind <> 'kept'))[1:${sql.raw(String(SHOWN_NAMES))}]`;
  const rows = await db
    .select({
      removal: contactTrash.removal,
      isMerge: sql<boolean>`bool_or(${contactTrash.kind} <> 'deleted')`,
      names: named,
      count: sql<number>`(count(*) filter (where kind <> 'kept'))::int`,
      removedAt: contactTrash.removedAt,
    })
    .from(contactTrash)
    .where(eq(contactTrash.memberCode, memberCode))
    .groupBy(contactTrash.removal, contactTrash.removedAt)
    .orderBy(desc(contactTrash.removedAt), contactTrash.removal)
    .limit(SHOWN_REMOVALS);
  return rows.map(({ isMerge, ...row }) => ({ ...row, kind: isMerge ? 'merged' : 'deleted' }));
}

/** How many contacts a removal would bring back; they are locked, so that it is brought back once. */
export const lockRemoval = async (tx: Transaction, memberCode: string, removal: string): Promise<number> => {
  const rows = await tx
    .select({ kind: contactTrash.kind })
    .from(contactTrash)
    .where(and(eq(contactTrash.memberCode, memberCode), eq(contactTrash.removal, removal)))
    .for('update');
  return rows.filter(({ kind }) => kind !== 'kept').length;
};

const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const COLUMNS = Object.entries(getTableColumns(contact));

/** Columns that a merge may change: all but owner, code, number and time of creation. */
const CHANGED = COLUMNS.map(([key]) => snake(key))
  .filter((column) => !['code', 'number', 'member_code', 'created_at'].includes(column))
  .map((column) => `${column} = was.${column}`)
  .join(', ');

/** Defaults of columns: a row in the trash lacks those that were added since. */
const DEFAULTS = Object.fromEntries(
  COLUMNS.flatMap(([key, column]) => (column.default === undefined ? [] : [[snake(key), column.default]])),
);
const was = sql`jsonb_populate_record(null::contact, ${JSON.stringify(DEFAULTS)}::jsonb || trash.contact) was`;

/**
 * Brings the contacts of a removal back, with their codes and their cards. The one that others were merged into
 * becomes what it was, unless it was changed since.
 */
export async function restoreRemoval(tx: Transaction, memberCode: string, removal: string): Promise<void> {
  const own = sql`trash.member_code = ${memberCode} and trash.removal = ${removal}`;
  await tx.execute(sql`
    update contact set ${sql.raw(CHANGED)}
    from contact_trash trash, ${was}
    where ${own} and trash.kind = 'kept' and contact.code = trash.code and contact.updated_at = trash.removed_at`);
  await tx.execute(sql`
    insert into contact overriding system value
    select was.* from contact_trash trash, ${was}
    where ${own} and trash.kind <> 'kept'
    on conflict (code) do nothing`);
  await tx.execute(sql`
    insert into contact_card
    select card.* from contact_trash trash
    cross join lateral jsonb_populate_recordset(null::contact_card, trash.cards) card
    join shop_order on shop_order.code = card.order_code
    where ${own} and trash.kind <> 'kept'
    on conflict do nothing`);
  await tx
    .delete(contactTrash)
    .where(and(eq(contactTrash.memberCode, memberCode), eq(contactTrash.removal, removal)));
}

/** Deletes the removals that can no longer be taken back. */
export const emptyTrashBefore = async (db: Database, end: Date): Promise<void> => {
  await db.delete(contactTrash).where(lt(contactTrash.removedAt, end));
};
