import { BUYER_KEPT_MONTHS, KEPT_DAYS } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { deleteKeysBefore } from '../../http/idempotency.repository.ts';
import { budgetMsOf, inRuns, type JobRun } from '../../jobs/in-runs.ts';
import { deleteOldRequests } from '../address-request/address-request.repository.ts';
import { deleteDetailsBefore } from '../audit/audit.repository.ts';
import { emptyTrashBefore } from '../contacts/contact-trash.repository.ts';
import { expireDrafts } from '../draft/draft.service.ts';
import { deleteEventsBefore } from '../event/event.repository.ts';
import {
  deleteExpiredAuthorizations,
  deleteExpiredOffers,
  deleteExpiredPersons,
} from '../identity/identity.repository.ts';
import { deleteOldInquiries } from '../inquiry/inquiry.service.ts';
import { deleteKeptBefore } from '../kept-words/kept-words.repository.ts';
import { deleteMailsBefore } from '../mail/mail.repository.ts';
import { deleteExpiredProofs } from '../mailbox/mailbox-proof.repository.ts';
import { deleteExpiredPinsAndLinks } from '../member/member.repository.ts';
import { deleteOldErased } from '../my-page/erased.service.ts';
import { deleteExpiredOperatorDevices } from '../operator/operator-device.repository.ts';
import { forgetBuyersBefore, maskOrdersEndedBefore } from '../order/order-masking.repository.ts';
import { deleteExpiredChallenges } from '../passkey/passkey.repository.ts';
import { deleteEndedRateLimits } from '../rate-limit/rate-limit.repository.ts';
import { deleteExpiredDevices } from '../session/known-device.repository.ts';
import { deleteExpiredSessions } from '../session/session.repository.ts';

const DAY_MS = 86_400_000;

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Rows of one statement: none may take longer than the database allows. */
const BATCH = 500;

/**
 * Deletes or masks rows whose time has passed. Those with objects in the store come last, for the store may
 * be slow or away; false where some of them wait for the next run.
 */
export async function deleteExpired(context: Context, signal?: AbortSignal): Promise<boolean> {
  const { db, clock } = context;
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  const endOf = (kept: keyof typeof KEPT_DAYS) => new Date(nowMs - KEPT_DAYS[kept] * DAY_MS);
  await deleteExpiredSessions(db, now);
  await deleteExpiredDevices(db, now);
  await deleteExpiredOperatorDevices(db, now);
  await db.transaction((tx) => deleteExpiredPinsAndLinks(tx, now));
  await deleteExpiredProofs(db, now);
  await deleteExpiredAuthorizations(db, now);
  await deleteExpiredOffers(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteExpiredPersons(db, now);
  await deleteEndedRateLimits(db, now, endOf('loginFailures'));
  await deleteKeysBefore(db, endOf('answers'));
  await db.transaction((tx) => deleteOldRequests(tx, { unanswered: now, answered: endOf('proposals') }));
  await emptyTrashBefore(db, endOf('contactTrash'));
  await deleteMailsBefore(db, endOf('mails'));
  await deleteEventsBefore(db, endOf('events'));
  await deleteDetailsBefore(db, endOf('corrections'));
  for (let masked = BATCH; masked === BATCH; )
    masked = await db.transaction((tx) => maskOrdersEndedBefore(tx, endOf('deliveryAddresses'), BATCH));
  await deleteKeptBefore(db, endOf('words'));
  await forgetBuyersBefore(db, monthsBefore(now, BUYER_KEPT_MONTHS));
  const limits = { budgetMs: budgetMsOf('expired-delete') / 2, signal };
  const inquiriesGone = await deleteOldInquiries(context, endOf('inquiries'), limits);
  const draftsGone = await expireDrafts(context, limits);
  await deleteOldErased(context);
  return inquiriesGone && draftsGone;
}

/** The daily job. */
export const deleteExpiredInRuns = (context: Context, run: JobRun): Promise<void> =>
  inRuns(context, 'expired-delete', run, async () =>
    (await deleteExpired(context, run.signal)) ? null : {},
  );
