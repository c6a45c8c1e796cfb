import {
  checkInquiry,
  dayInTokyo,
  INQUIRY_PHOTOS_MAX,
  type Inquiry,
  isClaim,
  isClaimLate,
  MAX_FILE_BYTES,
  ok,
  type Result,
  readImageHeader,
  refuse,
} from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { inBatches, type Limits } from '../../jobs/in-batches.ts';
import { digest, newCode, newReadableCode, newToken } from '../../random.ts';
import { queueMail } from '../mail/mail.service.ts';
import { inquiryForShopMail, inquiryReceivedMail } from '../mail/templates/inquiry-mails.ts';
import { mailboxOf } from '../mailbox/order-mailboxes.repository.ts';
import type { MemberRow } from '../member/member.repository.ts';
import { findOwnOrder, type OrderRow } from '../order/order.repository.ts';
import * as inquiries from './inquiry.repository.ts';

const NUMBER_LENGTH = 8;

/** A photo may follow this long after the words. */
const PHOTO_TIME_MS = 3_600_000;

/** Enough to see a scratch; what is kept is no larger. */
const PHOTO_BOUNDS_PX = { width: 2000, height: 2000 };

export const inquiryPrefix = (code: string): string => `inquiry/${code}/`;

type NewInquiry = Inquiry & { readonly orderCode: string | null };

/**
 * The member's own order that is meant; refused where it is not theirs, or too long ago for a claim. Only a member can
 * have chosen one: where nobody is signed in their session ended meanwhile, and they are asked to sign in again.
 */
async function orderOf(
  tx: Transaction,
  { clock }: Pick<TransactionContext, 'clock'>,
  { orderCode, reason }: NewInquiry,
  member: MemberRow | null,
): Promise<Result<OrderRow | null, Refusal>> {
  if (orderCode === null) return ok(null);
  if (member === null) return refuse({ code: 'unauthenticated' });
  const order = await findOwnOrder(tx, orderCode, member.code);
  if (!order) return refuse({ code: 'not_found', fields: { orderCode: ['unknown'] } });
  const shippedOn = order.shippedAt && dayInTokyo(order.shippedAt.getTime());
  return isClaim(reason) && isClaimLate(shippedOn, dayInTokyo(clock.nowMs()))
    ? refuse({ code: 'invalid', fields: { orderCode: ['late'] } })
    : ok(order);
}

/** Keeps what somebody wrote, and mails the shop and them. */
export async function createInquiry(
  tx: Transaction,
  context: TransactionContext,
  form: NewInquiry,
  member: MemberRow | null,
): Promise<Result<{ readonly number: string; readonly photoToken: string }, Refusal>> {
  const typed = { ...form, email: form.email.trim() };
  const problems = checkInquiry(typed, form.orderCode !== null);
  const fields = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, [problem]]));
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields });
  const order = await orderOf(tx, context, form, member);
  if (!order.ok) return order;
  // A member is answered at a mailbox of theirs (ADR 59); what a visitor typed is believed to be theirs.
  const own = member && (await mailboxOf(tx, member.code));
  const photoToken = newToken();
  const { reason, name, text } = form;
  const number = newReadableCode(NUMBER_LENGTH);
  const row: inquiries.InquiryRow = {
    code: newCode(),
    number,
    reason,
    name,
    text,
    memberCode: member?.code ?? null,
    orderCode: order.value?.code ?? null,
    orderNumber: order.value?.number ?? form.orderNumber.trim(),
    email: own?.email ?? typed.email,
    photoTokenHash: digest(photoToken),
    createdAt: new Date(context.clock.nowMs()),
    settledAt: null,
  };
  await inquiries.insertInquiry(tx, row);
  const shopEmail = context.content.goods.shop.contact.email;
  await queueMail(tx, context, { kind: 'inquiry-shop', to: shopEmail, content: inquiryForShopMail(row) });
  const received = inquiryReceivedMail({
    number,
    reason,
    orderNumber: order.value?.number ?? null,
    text: own?.isProven ? text : null,
  });
  await queueMail(tx, context, { kind: 'inquiry-received', to: row.email, content: received });
  return ok({ number, photoToken });
}

/** Keeps a photo of an inquiry, upright and without the camera's notes. The object is there before its row. */
export async function addPhoto(
  context: Context,
  photoToken: string,
  bytes: Buffer | null,
): Promise<Result<{ readonly photos: number }, Refusal>> {
  const since = new Date(context.clock.nowMs() - PHOTO_TIME_MS);
  const found = await inquiries.findForPhoto(context.db, digest(photoToken), since);
  if (!found) return refuse({ code: 'not_found' });
  if (bytes === null || bytes.length === 0) return refuse({ code: 'fileempty' });
  if (bytes.length > MAX_FILE_BYTES) return refuse({ code: 'filesize' });
  if (readImageHeader(bytes) === null) return refuse({ code: 'filetype' });
  const reencoded = await context.images.reencodePhoto(bytes, PHOTO_BOUNDS_PX);
  if (!reencoded.ok) return refuse({ code: reencoded.error.code });
  const objectKey = `${inquiryPrefix(found.code)}${newCode()}.jpg`;
  await context.storage.put(objectKey, reencoded.value.jpeg);
  const added = await context.db.transaction(async (tx) => {
    const locked = await inquiries.lockForPhoto(tx, digest(photoToken), since);
    if (!locked) return refuse<Refusal>({ code: 'not_found' });
    const { row, photos } = locked;
    if (photos >= INQUIRY_PHOTOS_MAX)
      return refuse<Refusal>({ code: 'wrong_state', fields: { object: ['count'] } });
    await inquiries.insertPhoto(tx, { inquiryCode: row.code, position: photos, objectKey });
    return ok({ photos: photos + 1 });
  });
  if (!added.ok) await context.storage.delete(objectKey);
  return added;
}

const BATCH = 200;

/**
 * Deletes inquiries from before an instant, photos first: a row that is left still leads to its
 * photos. False where some wait for the next run.
 */
export async function deleteOldInquiries(context: Context, before: Date, limits: Limits): Promise<boolean> {
  const { db, storage } = context;
  const { isAll } = await inBatches({
    next: () => inquiries.inquiriesBefore(db, before, BATCH),
    work: async (code) => {
      for await (const { key } of storage.list(inquiryPrefix(code))) await storage.delete(key);
      await inquiries.deleteInquiry(db, code);
    },
    ...limits,
  });
  return isAll;
}
