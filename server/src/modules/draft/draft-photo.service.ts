import {
  checkPhotoFile,
  imageIdsIn,
  ok,
  type PhotoFailure,
  type Result,
  readImageHeader,
  refuse,
  withoutMetadata,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { findOwnDraft, hasPhoto, insertPhoto, lockOwnDraft, type OwnedDraft } from './draft.repository.ts';
import { fieldsOf } from './kept-fields.ts';

const DRAFT_PREFIX = 'draft/';

export const draftPhotoKey = (draftCode: string, imageId: string): string =>
  `${DRAFT_PREFIX}${draftCode}/${imageId}`;

/** The frame of the photo may still change: its resolution is judged when the book is posted. */
const ANY_FRAME = { width: 1, height: 1 };

const failureOf = (bytes: Buffer): Exclude<PhotoFailure, 'filecount' | 'dimension'> | null => {
  const failure = checkPhotoFile(bytes.length, readImageHeader(bytes), ANY_FRAME);
  return failure === 'filecount' || failure === 'dimension' ? 'imagedata' : failure;
};

/**
 * Keeps the file of a photo that the draft names: the picture as the customer chose it, so that its crop stays right,
 * without the metadata of the camera. The picture is not decoded here. The object is stored before
 * its row.
 */
export async function keepPhoto(
  { db, storage }: Context,
  owned: OwnedDraft,
  imageId: string,
  bytes: Buffer,
): Promise<Result<Record<string, never>, Refusal>> {
  const found = await findOwnDraft(db, owned);
  if (!found || !imageIdsIn(fieldsOf(found)).includes(imageId)) return refuse({ code: 'not_found' });
  if (await hasPhoto(db, owned.code, imageId)) return ok({});
  const failure = failureOf(bytes);
  if (failure) return refuse({ code: failure });
  const picture = withoutMetadata(bytes);
  if (!picture) return refuse({ code: 'filetype' });
  await storage.put(draftPhotoKey(owned.code, imageId), picture);
  const isKept = await db.transaction(async (tx) => {
    const now = await lockOwnDraft(tx, owned);
    if (!now || !imageIdsIn(fieldsOf(now)).includes(imageId)) return false;
    await insertPhoto(tx, { draftCode: owned.code, imageId, byteCount: picture.length });
    return true;
  });
  if (isKept) return ok({});
  await storage.delete(draftPhotoKey(owned.code, imageId));
  return refuse({ code: 'not_found' });
}

/** Deletes the files of a deleted draft, also those that no row names. */
export async function deletePhotoFiles(
  { storage }: Pick<Context, 'storage'>,
  draftCode: string,
): Promise<void> {
  for await (const { key } of storage.list(`${DRAFT_PREFIX}${draftCode}/`)) await storage.delete(key);
}
