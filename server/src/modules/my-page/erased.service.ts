import { KEPT_DAYS } from '@fumi/domain';
import type { ObjectStorage } from '../../adapters/storage.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { deleteBookFiles } from '../book/book-expire.service.ts';
import { deletePhotoFiles } from '../draft/draft-photo.service.ts';
import { deleteMailsOf } from '../mail/mail.repository.ts';
import { findMember, type MemberRow } from '../member/member.repository.ts';
import { deleteMember, type LeftBehind, leftBehind } from './withdraw.repository.ts';

/*
 * Codes of members who have left, noted in the object store: a restored backup has these members again, and the restore
 * deletes them by these notes. A note is kept until no backup can hold the member any more.
 */

const PREFIX = 'erased/';
const DAY_MS = 86_400_000;

/**
 * The job of a withdrawal: notes the member and deletes their photos and press files. The sweep of
 * the store would leave those that are younger than a day.
 */
export async function eraseMember(
  context: Context,
  { memberCode, books = [], drafts = [] }: JobData['member-erased'],
): Promise<void> {
  const { storage, clock } = context;
  await storage.put(`${PREFIX}${memberCode}`, Buffer.from(new Date(clock.nowMs()).toISOString()));
  for (const code of books) await deleteBookFiles(context, code);
  for (const code of drafts) await deletePhotoFiles(context, code);
}

export const erasedCodes = (keys: readonly string[]): string[] =>
  keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));

export async function listErased(storage: ObjectStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(PREFIX)) keys.push(key);
  return erasedCodes(keys);
}

/** Part of the daily job: deletes the notes of members whom no backup holds any more. */
export async function deleteOldErased({ storage, clock }: Context): Promise<void> {
  const endsMs = clock.nowMs() - (KEPT_DAYS.backups + 7) * DAY_MS;
  for await (const { key, modifiedMs } of storage.list(PREFIX))
    if (modifiedMs < endsMs) await storage.delete(key);
}

/**
 * Deletes a member, mails to their addresses and about their orders; what belongs to them goes with
 * the row.
 */
export async function forgetMember(tx: Transaction, member: MemberRow): Promise<LeftBehind> {
  const recipients = [member.email, member.notificationEmail].filter((email) => email !== null);
  const left = await leftBehind(tx, member.code);
  await deleteMember(tx, member.code);
  await deleteMailsOf(tx, { recipients, orders: left.orders });
  return left;
}

/** Deletes members once more; how many of them were there. */
export async function forgetErased(tx: Transaction, codes: readonly string[]): Promise<number> {
  let forgotten = 0;
  for (const code of codes) {
    const member = await findMember(tx, code);
    if (!member) continue;
    await forgetMember(tx, member);
    forgotten += 1;
  }
  return forgotten;
}
