import type { KitChoice } from '@fumi/domain';
import type { Database, Transaction } from '../../db/database.ts';
import { and, asc, count, desc, eq, inArray, lt, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/keyset.ts';
import { prepared, runPipelined } from '../../db/prepared.ts';
import { draft, draftPhoto } from '../../db/tables/draft.ts';
import { member } from '../../db/tables/member.ts';

export type DraftRow = typeof draft.$inferSelect;

export type OwnedDraft = { readonly code: string; readonly memberCode: string };

const isOwned = ({ code, memberCode }: OwnedDraft) =>
  and(eq(draft.code, code), eq(draft.memberCode, memberCode));

/** A draft may be a megabyte: what a list shows of it is taken out of it by the database. */
const valueIn = (field: string) => sql`${draft.fields} -> ${sql.raw(`'${field}'`)} -> 'value'`;
const photoCount = sql<number>`(select count(*)::int
  from (select coalesce((${valueIn('photoCount')})::int, 0) as slots) counted, jsonb_each(${draft.fields}) kept(name, it)
  where case when name like 'photo.%' then it -> 'value' <> 'null' and substr(name, 7)::int < slots else false end)`;

const { code, productCode, revision, updatedAt } = draft;
const HEAD = {
  ...{ code, productCode, revision, updatedAt, photoCount },
  choice: sql<KitChoice | null>`${valueIn('choice')}`,
};

const drafts = prepared(['memberCode'], (db, { memberCode }) =>
  db
    .select(HEAD)
    .from(draft)
    .where(eq(draft.memberCode, memberCode))
    .orderBy(desc(draft.updatedAt), asc(draft.code)),
);

export const listDrafts = (db: Database | Transaction, memberCode: string) => drafts(db, { memberCode });

export async function findOwnDraft(db: Database | Transaction, owned: OwnedDraft): Promise<DraftRow | null> {
  const rows = await db.select().from(draft).where(isOwned(owned));
  return rows[0] ?? null;
}

const lockedDraft = prepared(['code', 'memberCode'], (db, owned) =>
  db
    .select()
    .from(draft)
    .where(and(eq(draft.code, owned.code), eq(draft.memberCode, owned.memberCode)))
    .for('update'),
);

/** The member's draft, locked until the transaction ends. */
export async function lockOwnDraft(
  tx: Transaction,
  { code, memberCode }: OwnedDraft,
): Promise<DraftRow | null> {
  const rows = await lockedDraft(tx, { code, memberCode });
  return rows[0] ?? null;
}

/** Locks the member, so that no second draft is begun meanwhile, and counts their drafts. */
export async function lockDrafts(tx: Transaction, memberCode: string): Promise<number> {
  await tx.select({ code: member.code }).from(member).where(eq(member.code, memberCode)).for('update');
  const rows = await tx.select({ drafts: count() }).from(draft).where(eq(draft.memberCode, memberCode));
  return rows[0]?.drafts ?? 0;
}

/** False where the code is taken. */
export async function insertDraft(tx: Transaction, row: typeof draft.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(draft).values(row).onConflictDoNothing().returning({ code: draft.code });
  return rows.length > 0;
}

const change = prepared(['code', 'fields', 'revision', 'updatedAt'], (db, slots) =>
  db
    .update(draft)
    .set({
      fields: sql`${sql.param(slots.fields, draft.fields)}`,
      revision: sql`${slots.revision}`,
      updatedAt: sql`${sql.param(slots.updatedAt, draft.updatedAt)}`,
    })
    .where(eq(draft.code, slots.code)),
);

/** Deletes drafts of the member; returns the codes of those that were there and were theirs. */
export async function deleteDrafts(
  db: Database | Transaction,
  memberCode: string,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .delete(draft)
    .where(and(eq(draft.memberCode, memberCode), inArray(draft.code, [...codes])))
    .returning({ code: draft.code });
  return rows.map(({ code }) => code);
}

/**
 * Deletes a draft if it is still at this revision. Its files go with the next sweep of the store.
 */
export const deleteDraftAt = async (
  tx: Transaction,
  { code, memberCode, revision }: OwnedDraft & { readonly revision: number },
): Promise<void> => {
  await tx.delete(draft).where(and(isOwned({ code, memberCode }), eq(draft.revision, revision)));
};

/** Drafts that nobody has changed since an instant, the oldest first. */
export const draftsBefore = (db: Database, before: Date, limit: number): Promise<{ code: string }[]> =>
  db
    .select({ code: draft.code })
    .from(draft)
    .where(lt(draft.updatedAt, before))
    .orderBy(asc(draft.updatedAt))
    .limit(limit);

/** Deletes an old draft; false where somebody has changed it meanwhile. */
export async function deleteDraftBefore(
  db: Database | Transaction,
  code: string,
  before: Date,
): Promise<boolean> {
  const rows = await db
    .delete(draft)
    .where(and(eq(draft.code, code), lt(draft.updatedAt, before)))
    .returning({ code: draft.code });
  return rows.length > 0;
}

const photosOf = prepared(['draftCode'], (db, { draftCode }) =>
  db.select({ imageId: draftPhoto.imageId }).from(draftPhoto).where(eq(draftPhoto.draftCode, draftCode)),
);

export async function listPhotos(db: Database | Transaction, draftCode: string): Promise<string[]> {
  const rows = await photosOf(db, { draftCode });
  return rows.map(({ imageId }) => imageId);
}

export const insertPhoto = async (tx: Transaction, row: typeof draftPhoto.$inferInsert): Promise<void> => {
  await tx.insert(draftPhoto).values(row).onConflictDoNothing();
};

const unusedPhotos = prepared(['draftCode', 'imageIds'], (db, { draftCode, imageIds }) =>
  db
    .delete(draftPhoto)
    .where(and(eq(draftPhoto.draftCode, draftCode), sql`${draftPhoto.imageId} <> all(${imageIds}::text[])`))
    .returning({ imageId: draftPhoto.imageId }),
);

/**
 * Changes a draft and deletes the rows of photos that no slot shows any more. Returns these photos,
 * whose files the caller deletes, and those that stay.
 */
export async function updateDraft(
  tx: Transaction,
  draftCode: string,
  changed: Pick<DraftRow, 'fields' | 'revision' | 'updatedAt'>,
  imageIds: readonly string[],
): Promise<{ readonly unused: readonly string[]; readonly kept: readonly string[] }> {
  const [, unused, kept] = await runPipelined(
    tx,
    change.of({ code: draftCode, ...changed }),
    unusedPhotos.of({ draftCode, imageIds }),
    photosOf.of({ draftCode }),
  );
  return { unused: unused.map(({ imageId }) => imageId), kept: kept.map(({ imageId }) => imageId) };
}

export async function hasPhoto(
  db: Database | Transaction,
  draftCode: string,
  imageId: string,
): Promise<boolean> {
  const rows = await db
    .select({ imageId: draftPhoto.imageId })
    .from(draftPhoto)
    .where(and(eq(draftPhoto.draftCode, draftCode), eq(draftPhoto.imageId, imageId)));
  return rows.length > 0;
}

/** Which of these photos, `{draft}/{image id}`, have arrived. */
export async function draftPhotosThere(
  db: Database | Transaction,
  names: readonly string[],
): Promise<string[]> {
  const [codes, imageIds] = [0, 1].map((part) => names.map((name) => name.split('/')[part] ?? ''));
  const rows = await db
    .select({ code: draftPhoto.draftCode, imageId: draftPhoto.imageId })
    .from(draftPhoto)
    .where(and(isAnyOf(draftPhoto.draftCode, codes ?? []), isAnyOf(draftPhoto.imageId, imageIds ?? [])));
  return rows.map(({ code, imageId }) => `${code}/${imageId}`);
}
