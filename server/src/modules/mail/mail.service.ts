import { checkEmail, invariant } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { digest, newCode } from '../../random.ts';
import { isProvenForOrder } from '../mailbox/order-mailboxes.repository.ts';
import { isWithin } from '../rate-limit/rate-limit.service.ts';
import type { RateLimitName } from '../rate-limit/rate-limits.ts';
import * as mails from './mail.repository.ts';
import { type MailContent, renderMail } from './mail-body.ts';
import { isOfUse, MAIL_TRIED_FOR_MS } from './mail-lifetime.ts';

const SHOP = 'ふみ';
const NOTE = 'このメールは送信専用です。ご返信いただいてもお答えできません。';

/** What every mail ends with. */
export const signatureOf = (baseUrl: string) => ({ shop: SHOP, url: `${baseUrl}/`, note: NOTE });

/** Mail that anybody can cause who knows an address. What a member's own orders and account cause is never held back. */
const ASKED_FOR_BY_ANYBODY: ReadonlySet<string> = new Set([
  'signup-pin',
  'already-registered',
  'password-link',
  'notification-confirm',
  'email-change-pin',
  'inquiry-received',
  'order-mailbox',
]);

const domainOf = (context: Pick<Context, 'config'>): string =>
  /@([A-Za-z0-9.-]+)>?$/.exec(context.config.mailFrom)?.[1] ?? new URL(context.config.baseUrl).hostname;

/**
 * Writes a mail into the outbox and asks for it to be sent, both in the transaction of what it tells about: the mail
 * leaves if and only if that has happened, even when the server dies in between.
 */
export async function queueMail(
  tx: Transaction,
  context: Pick<TransactionContext, 'clock' | 'config' | 'jobs'>,
  mail: {
    readonly kind: string;
    readonly to: string;
    readonly content: MailContent;
    /** What order it is about. */
    readonly orderCode?: string;
    /** Where the reader ends mail of this kind, if it is not needed. */
    readonly unsubscribeUrl?: string;
  },
): Promise<void> {
  const { kind, to, content, orderCode = null, unsubscribeUrl = null } = mail;
  invariant(checkEmail(to) === null, 'A mail goes to an address that was checked.');
  const id = newCode();
  const body = renderMail(content, signatureOf(context.config.baseUrl));
  await mails.insertMail(tx, {
    id,
    messageId: `<${digest(`${kind}:${id}`)}@${domainOf(context)}>`,
    kind,
    orderCode,
    recipient: to,
    subject: content.subject,
    ...body,
    unsubscribeUrl,
    state: 'waiting',
    createdAt: new Date(context.clock.nowMs()),
  });
  await context.jobs.enqueue(tx, 'mail-send', { mailId: id });
}

/** The rate limit of a mail; null for mail without an order, or about one to a proven mailbox. */
async function rateLimitOf(
  context: Context,
  { kind, orderCode, recipient }: mails.MailRow,
): Promise<RateLimitName | null> {
  if (ASKED_FOR_BY_ANYBODY.has(kind)) return 'mail-recipient';
  const isOwn = orderCode === null || (await isProvenForOrder(context.db, orderCode, recipient));
  return isOwn ? null : 'mail-unproven-recipient';
}

/** Sends a mail that is still of use to an address that has not had too many; throws where it is to be tried again. */
async function deliver(context: Context, mail: mails.MailRow): Promise<'sent' | 'refused' | 'expired'> {
  const ageMs = context.clock.nowMs() - mail.createdAt.getTime();
  if (!isOfUse(mail.kind, ageMs)) return 'expired';
  const { messageId, recipient, subject, text, html, unsubscribeUrl } = mail;
  const limit = mail.attempts === 0 ? await rateLimitOf(context, mail) : null;
  const isWithinLimit = limit === null || (await isWithin(context, limit, recipient.toLowerCase()));
  if (!isWithinLimit) return 'refused';
  try {
    return await context.mailer.send({ messageId, to: recipient, subject, text, html, unsubscribeUrl });
  } catch (error) {
    if (ageMs < MAIL_TRIED_FOR_MS) throw error;
    return 'expired';
  }
}

/** The job: sends one mail. A crash between sending and noting sends it again, under the same Message-ID. */
export async function sendMail(context: Context, mailId: string): Promise<void> {
  const mail = await mails.findMail(context.db, mailId);
  if (mail === null || mail.state !== 'waiting') return;
  await mails.countAttempt(context.db, mailId);
  const state = await deliver(context, mail);
  await mails.settleMail(context.db, mailId, {
    state,
    sentAt: new Date(context.clock.nowMs()),
    forgetsBody: context.mailer.isReal,
  });
  if (state !== 'sent') context.log.warn(`mail ${state}`, { kind: mail.kind });
}
