import type { Context } from './context.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { chainAudit } from './modules/audit/audit-chain.service.ts';
import { expireBooks } from './modules/book/book-expire.service.ts';
import { cancelUnpaidOrders } from './modules/checkout/order-cancel.service.ts';
import { drawAllArt, drawKitArt } from './modules/kit/art.service.ts';
import { sendMail } from './modules/mail/mail.service.ts';
import { mailPasswordLink } from './modules/member/password-link.service.ts';
import { mailMonthly } from './modules/monthly/monthly-mail.service.ts';
import { eraseMember } from './modules/my-page/erased.service.ts';
import { reconcilePayments } from './modules/payment/payment-reconcile.service.ts';
import { closeAttempt } from './modules/payment/payment-settle.service.ts';
import { settleRefund } from './modules/payment/refund.service.ts';
import { expireRuns, handOffRun } from './modules/print-run/hand-off.service.ts';
import { imposeRun } from './modules/print-run/impose.service.ts';
import { deleteExpiredInRuns } from './modules/retention/expired.service.ts';
import { sweepOrphans } from './modules/retention/orphan-sweep.service.ts';
import { renderPressFile, resumePress } from './printing/press.service.ts';

/** Every job and the module that does it. */
export const jobHandlers = (context: Context): JobHandlers => ({
  'payment-refund': ({ refundCode }) => settleRefund(context, refundCode),
  'payment-close': ({ paymentCode }) => closeAttempt(context, paymentCode),
  'payment-reconcile': () => reconcilePayments(context),
  'unpaid-cancel': (data, signal) => cancelUnpaidOrders(context, { ...data, signal }),
  'mail-send': ({ mailId }) => sendMail(context, mailId),
  'password-link': ({ emailKey }) => mailPasswordLink(context, emailKey),
  'member-erased': (left) => eraseMember(context, left),
  'expired-delete': (data, signal) => deleteExpiredInRuns(context, { ...data, signal }),
  'audit-chain': () => chainAudit(context),
  'monthly-mail': (data, signal) => mailMonthly(context, { ...data, signal }),
  'press-render': ({ bookCode }) => renderPressFile(context, bookCode),
  'press-resume': () => resumePress(context),
  'book-expire': (data, signal) => expireBooks(context, { ...data, signal }),
  'orphan-sweep': (data, signal) => sweepOrphans(context, { ...data, signal }),
  'art-draw': () => drawAllArt(context),
  'art-draw-kit': ({ kitId }) => drawKitArt(context, kitId),
  'run-impose': ({ runNumber }) => imposeRun(context, runNumber),
  'run-hand-off': ({ runNumber }, signal) => handOffRun(context, runNumber, signal),
  'run-expire': () => expireRuns(context),
});
