import type { Transaction } from '../src/db/database.ts';
import { releaseKey } from '../src/http/idempotency.repository.ts';
import { deleteRequest, lockRequest } from '../src/modules/address-request/address-request.repository.ts';
import { findCampaign, listCampaigns } from '../src/modules/campaign/campaign.repository.ts';
import { countCards } from '../src/modules/contacts/sent-cards.repository.ts';
import {
  countUses,
  countUsesOfMember,
  freeSlot,
  lockCoupon,
  lockDraftsHolding,
} from '../src/modules/coupon/coupon.repository.ts';
import { insertWaste } from '../src/modules/daily-close/waste.repository.ts';
import {
  deleteDraftAt,
  deleteDraftBefore,
  draftPhotosThere,
  hasPhoto,
} from '../src/modules/draft/draft.repository.ts';
import { insertEvent } from '../src/modules/event/event.repository.ts';
import { findMemberByIdentity, takePendingPerson } from '../src/modules/identity/identity.repository.ts';
import { deleteInquiry } from '../src/modules/inquiry/inquiry.repository.ts';
import { refuseSent } from '../src/modules/mail/mail.repository.ts';
import {
  isAwaitingYes,
  markMailboxProven,
  proofOfLink,
} from '../src/modules/mailbox/mailbox-proof.repository.ts';
import {
  provenMailboxOf,
  recentOrdersTypedWith,
  signInMailboxOf,
} from '../src/modules/mailbox/order-mailboxes.repository.ts';
import { takePasswordReset } from '../src/modules/member/member.repository.ts';
import { endMonthly } from '../src/modules/monthly/monthly-mail.repository.ts';
import { deleteCard, takeEmailChangeTry } from '../src/modules/my-page/my-page.repository.ts';
import { findOrdersByNumber } from '../src/modules/order/order.repository.ts';
import { findPasskey } from '../src/modules/passkey/passkey.repository.ts';
import { findRefundByRef } from '../src/modules/payment/refund.repository.ts';
import { lockRun, releaseItems, updateRun } from '../src/modules/print-run/print-run.repository.ts';
import { isPrintedOnAnotherPaper, waitingAmong } from '../src/modules/print-run/waiting-orders.repository.ts';
import { uncountUse } from '../src/modules/rate-limit/rate-limit.repository.ts';
import { forgetDevice, hasDevice } from '../src/modules/session/known-device.repository.ts';
import { deleteSessionsOfDevice, touchSession } from '../src/modules/session/session.repository.ts';

/** Runs queries that are asked when somebody follows a link of a mail or the like, with codes of nobody. */
export async function askSeldomAsked(tx: Transaction, now: Date): Promise<void> {
  const nobody = 'nobody';
  await lockRequest(tx, { code: nobody, memberCode: nobody });
  await deleteRequest(tx, { code: nobody, memberCode: nobody });
  await listCampaigns(tx);
  await findCampaign(tx, nobody);
  await countCards(tx, nobody, 2027);
  await countUses(tx, nobody);
  await countUsesOfMember(tx, nobody, nobody);
  await lockCoupon(tx, nobody);
  await freeSlot(tx, { code: nobody, maxUses: 2 });
  await lockDraftsHolding(tx, nobody, now);
  await hasPhoto(tx, nobody, nobody);
  await deleteDraftBefore(tx, nobody, now);
  await deleteDraftAt(tx, { code: nobody, memberCode: nobody, revision: 1 });
  await draftPhotosThere(tx, [`${nobody}/${nobody}`]);
  await insertWaste(tx, { at: now, kind: 'cut', cards: 1, words: '', notedBy: nobody });
  await insertEvent(tx, { at: now, name: nobody, data: {} });
  await releaseKey(tx, { owner: nobody, route: nobody, key: nobody });
  await findMemberByIdentity(tx, nobody, nobody);
  await takePendingPerson(tx, nobody, now);
  await deleteInquiry(tx, nobody);
  await refuseSent(tx, [nobody]);
  await proofOfLink(tx, nobody, now);
  await isAwaitingYes(tx, { memberCode: nobody, emailKey: nobody }, now);
  await markMailboxProven(tx, nobody, now);
  await provenMailboxOf(tx, nobody);
  await signInMailboxOf(tx, nobody);
  await recentOrdersTypedWith(tx, { memberCode: nobody, emailKey: nobody }, 10);
  await takePasswordReset(tx, nobody, now);
  await endMonthly(tx, nobody);
  await takeEmailChangeTry(tx, nobody, 5, now);
  await deleteCard(tx, nobody);
  await findOrdersByNumber(tx, [nobody]);
  await findPasskey(tx, nobody);
  await findRefundByRef(tx, nobody, nobody);
  await lockRun(tx, nobody);
  await updateRun(tx, nobody, { dueOn: '2026-12-01' });
  await releaseItems(tx, nobody);
  await isPrintedOnAnotherPaper(tx, nobody, 'book-inner');
  await waitingAmong(tx, { code: 'card', materialIds: [13] }, [nobody]);
  await uncountUse(tx, nobody, now);
  await hasDevice(tx, nobody, nobody);
  await forgetDevice(tx, nobody, nobody);
  await deleteSessionsOfDevice(tx, nobody, nobody);
  await touchSession(tx, nobody, { lastSeenAt: now, idleEndsAt: now });
}
