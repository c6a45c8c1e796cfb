import { ok, type Result, refuse } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../mail/mail.service.ts';
import { inquiryAnswerMail } from '../mail/templates/inquiry-mails.ts';
import { mailboxOf } from '../mailbox/order-mailboxes.repository.ts';
import {
  type InquiryRow,
  insertInquiryNote,
  lockInquiry,
  notesOfInquiry,
  settleInquiry,
} from './inquiry.repository.ts';

type Written = { readonly number: string; readonly words: string; readonly author: string };

type Outcome = Result<InquiryRow, 'unknown'>;

/** Notes how somebody has dealt with an inquiry; it waits no more. */
export async function settleWith(
  tx: Transaction,
  { clock }: Pick<TransactionContext, 'clock'>,
  { number, words, author }: Written,
  isAnswer = false,
): Promise<Outcome> {
  const inquiry = await lockInquiry(tx, number);
  if (inquiry === null) return refuse('unknown');
  const at = new Date(clock.nowMs());
  await insertInquiryNote(tx, { inquiryCode: inquiry.code, at, author, isAnswer, words });
  await settleInquiry(tx, inquiry.code, at);
  return ok(inquiry);
}

type Answer = Written & {
  /** How many notes its author saw; where there are others by now, it was sent before, or somebody was faster. */
  readonly noteCount?: number | undefined;
};

type AnswerOutcome = Result<InquiryRow, 'unknown' | 'answered'>;

/** Mails an answer to who wrote, and notes it; the mail goes if and only if it is noted. */
export async function answerInquiry(
  tx: Transaction,
  context: TransactionContext,
  { noteCount, ...written }: Answer,
): Promise<AnswerOutcome> {
  const inquiry = await lockInquiry(tx, written.number);
  if (inquiry === null) return refuse('unknown');
  if (noteCount !== undefined && noteCount !== (await notesOfInquiry(tx, inquiry.code)).length)
    return refuse('answered');
  const settled = await settleWith(tx, context, written, true);
  if (!settled.ok) return settled;
  const { number, email, memberCode } = settled.value;
  // The member's mailbox of today: the address noted with the inquiry may be unproven.
  const own = memberCode === null ? null : await mailboxOf(tx, memberCode);
  const formUrl = `${context.config.baseUrl}/contact/`;
  const content = inquiryAnswerMail({ number, words: written.words, formUrl });
  await queueMail(tx, context, { kind: 'inquiry-answer', to: own?.email ?? email, content });
  return settled;
}

/** Puts an inquiry back among those that wait. */
export async function reopenInquiry(tx: Transaction, number: string): Promise<Outcome> {
  const inquiry = await lockInquiry(tx, number);
  if (inquiry === null) return refuse('unknown');
  await settleInquiry(tx, inquiry.code, null);
  return ok(inquiry);
}
