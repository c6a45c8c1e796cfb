import { checkEmail, emailKeyOf, invariant, ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { queueMail } from '../mail/mail.service.ts';
import { MAIL_LIFETIME_MS } from '../mail/mail-lifetime.ts';
import { notificationChangedMail, notificationConfirmMail } from '../mail/templates/member-mails.ts';
import { newMailboxLink } from '../mailbox/mailbox-link.ts';
import { isOwnMailbox } from '../mailbox/order-mailboxes.repository.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import * as members from './member.repository.ts';

/** Step 1 (spec §4): mails a confirmation to the address, and remembers that this member asked for it. */
export async function confirmNotificationEmail(
  context: Context,
  member: members.MemberRow,
  email: string,
  originKey: string,
): Promise<Result<Record<string, never>, Refusal>> {
  const problem = checkEmail(email);
  if (problem) return refuse({ code: 'invalid', fields: { email: [problem] } });
  const emailKey = emailKeyOf(email);
  const limited = await refuseOverLimit(
    context,
    ['notification-mail-origin', originKey],
    ['notification-mail-member', member.code],
    ['notification-mail-member-recipient', `${member.code} ${emailKey}`],
    ['notification-mail-recipient', emailKey],
  );
  if (limited) return refuse({ ...limited, fields: { email: ['too-often'] } });
  const expiresAt = new Date(context.clock.nowMs() + MAIL_LIFETIME_MS['notification-confirm']);
  await context.db.transaction(async (tx) => {
    const proofUrl = await newMailboxLink(tx, context, { memberCode: member.code, email }, 'any');
    invariant(proofUrl !== null, 'A link that replaces any is always made.');
    const content = notificationConfirmMail(`${context.config.baseUrl}/`, proofUrl);
    await members.openNotificationConfirm(tx, { memberCode: member.code, emailKey, expiresAt });
    await queueMail(tx, context, { kind: 'notification-confirm', to: email, content });
  });
  return ok({});
}

/** Step 2: registers the address that step 1 wrote to. The address before is told that it gets no more mail. */
export function setNotificationEmail(
  context: Context,
  member: members.MemberRow,
  email: string,
): Promise<Result<members.MemberRow, Refusal>> {
  return context.db.transaction(async (tx) => {
    const now = new Date(context.clock.nowMs());
    const isConfirmed = await members.takeNotificationConfirm(tx, member.code, emailKeyOf(email), now);
    const before = member.notificationEmail;
    if (!isConfirmed) {
      // Pressed twice: the first press has done it.
      const isSame = before !== null && emailKeyOf(before) === emailKeyOf(email);
      return isSame ? ok(member) : refuse({ code: 'invalid', fields: { email: ['not-confirmed'] } });
    }
    const changed = await members.updateMember(tx, member.code, { notificationEmail: email });
    const isOther = before !== null && emailKeyOf(before) !== emailKeyOf(email);
    // An address that was never shown to be theirs gets no such mail.
    if (isOther && (await isOwnMailbox(tx, member, before))) {
      const content = notificationChangedMail(`${context.config.baseUrl}/`);
      await queueMail(tx, context, { kind: 'notification-changed', to: before, content });
    }
    return changed ? ok(changed) : refuse({ code: 'not_found' });
  });
}
