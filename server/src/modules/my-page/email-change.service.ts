import { checkEmail, checkPin, emailKeyOf, ok, PIN_LENGTH, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { newDigits } from '../../random.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import { MAIL_LIFETIME_MS } from '../mail/mail-lifetime.ts';
import { emailChangedMail, emailChangePinMail } from '../mail/templates/account-mails.ts';
import * as members from '../member/member.repository.ts';
import { registeredMail } from '../member/registered-mail.ts';
import { findProfile, keepProfile } from '../order/order-profile.repository.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import * as changes from './my-page.repository.ts';

const PIN_TRIES = 5;

type Done = Result<Record<string, never>, Refusal>;

/** Mails a PIN to the other address. Nothing changes before it comes back. */
export async function beginEmailChange(
  context: Context,
  member: members.MemberRow,
  email: string,
): Promise<Done> {
  const problem = checkEmail(email);
  if (problem) return refuse({ code: 'invalid', fields: { email: [problem] } });
  const emailKey = emailKeyOf(email);
  if (emailKey === member.emailKey) return refuse({ code: 'invalid', fields: { email: ['own'] } });
  const limited = await refuseOverLimit(
    context,
    ['email-change-member', member.code],
    ['notification-mail-member-recipient', `${member.code} ${emailKey}`],
    ['notification-mail-recipient', emailKey],
  );
  if (limited) return refuse(limited);
  const pin = newDigits(PIN_LENGTH);
  const pinHash = await context.passwords.hash(pin);
  const owner = await members.findMemberByEmail(context.db, emailKey);
  const isOthers = owner !== null && owner.code !== member.code;
  if (isOthers && context.config.signup === 'told')
    return refuse({ code: 'unique', fields: { email: ['unique'] } });
  const expiresAt = new Date(context.clock.nowMs() + MAIL_LIFETIME_MS['email-change-pin']);
  const mail = isOthers
    ? registeredMail(context, email)
    : { kind: 'email-change-pin', to: email, content: emailChangePinMail(pin) };
  await context.db.transaction(async (tx) => {
    await changes.openEmailChange(tx, { memberCode: member.code, email, pinHash, expiresAt });
    await queueMail(tx, context, mail);
  });
  return ok({});
}

const WRONG_PIN: Refusal = { code: 'not_found', fields: { pin: ['not_found'] } };

/** Whether the notification e-mail changes too: where there is none, or it is that of the sign-in. */
const follows = (member: members.MemberRow): boolean =>
  member.notificationEmail === null || member.notificationEmail === member.email;

const takeOver = (context: Context, change: changes.EmailChange): Promise<Done> =>
  context.db.transaction(async (tx) => {
    const member = await members.lockMember(tx, change.memberCode);
    if (!member) return refuse(WRONG_PIN);
    const emailKey = emailKeyOf(change.email);
    // A repeated press, whose first answer was lost: the change stays until its PIN runs out.
    if (member.emailKey === emailKey) return ok({});
    const owner = await members.findMemberByEmail(tx, emailKey);
    if (owner && owner.code !== member.code) {
      return refuse<Refusal>({ code: 'unique', fields: { email: ['unique'] } });
    }
    await members.updateMember(tx, member.code, {
      email: change.email,
      emailKey,
      ...(follows(member) ? { notificationEmail: change.email } : {}),
    });
    // The next order is filled in with what the last one was placed with.
    const profile = await findProfile(tx, member.code);
    if (profile && profile.email === member.email) {
      const customer = { ...profile, email: change.email };
      await keepProfile(tx, {
        memberCode: member.code,
        customer,
        updatedAt: new Date(context.clock.nowMs()),
      });
    }
    // Links that lie in the old mailbox must not open the account any more.
    await members.deletePasswordResets(tx, member.code);
    await noteAudit(tx, context, member.code, 'email-change');
    const content = emailChangedMail(`${context.config.baseUrl}/contact/`);
    if (member.email) await queueMail(tx, context, { kind: 'email-changed', to: member.email, content });
    return ok({});
  });

/** Takes the other address over with its PIN; five tries, counted before they are judged. */
export async function confirmEmailChange(
  context: Context,
  member: members.MemberRow,
  pin: string,
): Promise<Done> {
  const problem = checkPin(pin);
  if (problem) return refuse({ code: 'invalid', fields: { pin: [problem] } });
  const now = new Date(context.clock.nowMs());
  const change = await changes.takeEmailChangeTry(context.db, member.code, PIN_TRIES, now);
  if (!change) return refuse(WRONG_PIN);
  const fits = await context.passwords.verify(change.pinHash, pin);
  return fits ? takeOver(context, change) : refuse(WRONG_PIN);
}
