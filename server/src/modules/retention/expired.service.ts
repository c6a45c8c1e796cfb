import type { Context } from '../../context.ts';
import { deleteKeysBefore } from '../../http/idempotency.repository.ts';
import { deleteOldRequests } from '../address-request/address-request.repository.ts';
import { deleteExpiredAuthorizations, deleteExpiredOffers } from '../identity/identity.repository.ts';
import { deleteMailsBefore } from '../mail/mail.repository.ts';
import { deleteExpiredPinsAndLinks } from '../member/member.repository.ts';
import { forgetBuyersBefore, maskOrdersEndedBefore } from '../order/order.repository.ts';
import { deleteEndedRateLimits } from '../rate-limit/rate-limit.repository.ts';
import { deleteExpiredDevices } from '../session/known-device.repository.ts';
import { deleteExpiredSessions } from '../session/session.repository.ts';
import { BUYER_KEPT_MONTHS, MASKED_AFTER_MS } from './retention-rules.ts';

const DAY_MS = 86_400_000;

/** How long what is done with is kept. */
const KEPT_MS = {
  answers: 7 * DAY_MS,
  mails: 30 * DAY_MS,
  loginFailures: DAY_MS,
  proposals: 180 * DAY_MS,
} as const;

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** The daily job: forgets what nobody may use any more. */
export async function deleteExpired({ db, clock }: Context): Promise<void> {
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  await deleteExpiredSessions(db, now);
  await deleteExpiredDevices(db, now);
  await db.transaction((tx) => deleteExpiredPinsAndLinks(tx, now));
  await deleteExpiredAuthorizations(db, now);
  await deleteExpiredOffers(db, now);
  await db.transaction((tx) => deleteEndedRateLimits(tx, now, new Date(nowMs - KEPT_MS.loginFailures)));
  await deleteKeysBefore(db, new Date(nowMs - KEPT_MS.answers));
  await db.transaction((tx) =>
    deleteOldRequests(tx, { unanswered: now, answered: new Date(nowMs - KEPT_MS.proposals) }),
  );
  await deleteMailsBefore(db, new Date(nowMs - KEPT_MS.mails));
  await db.transaction((tx) => maskOrdersEndedBefore(tx, new Date(nowMs - MASKED_AFTER_MS)));
  await forgetBuyersBefore(db, monthsBefore(now, BUYER_KEPT_MONTHS));
}
