import { type DraftField, imageIdsIn, KEPT_DAYS, MAX_DRAFTS, ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { inBatches, type Limits } from '../../jobs/in-batches.ts';
import {
  type DraftRow,
  deleteDraftBefore,
  deleteDrafts,
  draftsBefore,
  findOwnDraft,
  insertDraft,
  listPhotos,
  lockDrafts,
  lockOwnDraft,
  type OwnedDraft,
  updateDraft,
} from './draft.repository.ts';
import { deletePhotoFiles, draftPhotoKey } from './draft-photo.service.ts';
import { changed, fieldsOf, newerThan, replacedBy } from './kept-fields.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type DraftChange = OwnedDraft & {
  readonly productCode: string;
  readonly baseRevision: number;
  readonly changes: readonly DraftField[];
};

type SavedDraft = {
  readonly revision: number;
  readonly newer: readonly DraftField[];
  readonly replaced: readonly DraftField[];
  readonly missingPhotos: readonly string[];
};

/** The draft as it is, locked; a first change begins it. A draft that was deleted elsewhere is not begun again. */
async function openForChange(
  tx: Transaction,
  change: DraftChange,
  now: Date,
): Promise<Result<DraftRow, Refusal>> {
  const found = await lockOwnDraft(tx, change);
  if (found) return ok(found);
  if (change.baseRevision > 0) return refuse({ code: 'not_found' });
  const drafts = await lockDrafts(tx, change.memberCode);
  const begunMeanwhile = await lockOwnDraft(tx, change);
  if (begunMeanwhile) return ok(begunMeanwhile);
  if (drafts >= MAX_DRAFTS) return refuse({ code: 'invalid', fields: { code: ['too-many'] } });
  const { code, memberCode, productCode } = change;
  const started = { code, memberCode, productCode, revision: 0, fields: {}, createdAt: now, updatedAt: now };
  return (await insertDraft(tx, started)) ? ok(started) : refuse({ code: 'not_found' });
}

type Saving = SavedDraft & { readonly unused: readonly string[] };

async function save(tx: Transaction, change: DraftChange, now: Date): Promise<Result<Saving, Refusal>> {
  const opened = await openForChange(tx, change, now);
  if (!opened.ok) return opened;
  const { code, fields: before, revision: last } = opened.value;
  const isChange = change.changes.length > 0;
  const revision = isChange ? last + 1 : last;
  const fields = changed(before, change.changes, revision);
  const imageIds = imageIdsIn(fieldsOf({ fields }));
  const { unused, kept } = isChange
    ? await updateDraft(tx, code, { fields, revision, updatedAt: now }, imageIds)
    : { unused: [], kept: await listPhotos(tx, code) };
  const missingPhotos = [...new Set(imageIds)].filter((imageId) => !kept.includes(imageId));
  return ok({
    revision,
    newer: newerThan(before, change.baseRevision, change.changes),
    replaced: replacedBy(before, change.baseRevision, change.changes),
    missingPhotos,
    unused,
  });
}

/**
 * Changes fields of a draft. The later change of a field wins; the answer has what others changed
 * since `baseRevision`, both in other fields and in those that this call has overwritten.
 */
export async function saveDraft(context: Context, change: DraftChange): Promise<Result<SavedDraft, Refusal>> {
  const now = new Date(context.clock.nowMs());
  const saved = await context.db.transaction((tx) => save(tx, change, now));
  if (!saved.ok) return saved;
  const { unused, ...answer } = saved.value;
  for (const imageId of unused) await context.storage.delete(draftPhotoKey(change.code, imageId));
  return ok(answer);
}

/**
 * Deletes drafts and their photos. Rows go first, so that nobody finds a draft without its photos.
 */
export async function removeDrafts(
  context: Context,
  memberCode: string,
  codes: readonly string[],
): Promise<void> {
  for (const code of await deleteDrafts(context.db, memberCode, codes)) await deletePhotoFiles(context, code);
}

const BATCH = 200;

/** Drafts deleted at once, as most of the time is spent waiting for the object store. */
const AT_ONCE = 4;

/**
 * Part of the daily job: deletes drafts that nobody has changed for long; false where some are left
 * for the next run.
 */
export async function expireDrafts(context: Context, limits: Limits): Promise<boolean> {
  const { db, clock } = context;
  const before = new Date(clock.nowMs() - KEPT_DAYS.drafts * DAY_MS);
  const { isAll } = await inBatches({
    // No cursor: a draft that was worked on is deleted, or was changed and is no longer old.
    next: () => draftsBefore(db, before, BATCH),
    work: async ({ code }) => {
      if (await deleteDraftBefore(db, code, before)) await deletePhotoFiles(context, code);
    },
    atOnce: AT_ONCE,
    ...limits,
  });
  return isAll;
}

export async function readDraft(
  { db }: Pick<Context, 'db'>,
  owned: OwnedDraft,
): Promise<{ readonly row: DraftRow; readonly imageIds: readonly string[] } | null> {
  const row = await findOwnDraft(db, owned);
  return row && { row, imageIds: await listPhotos(db, row.code) };
}
