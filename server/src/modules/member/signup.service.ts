import {
  checkEmail,
  checkPin,
  emailKeyOf,
  isReferralCode,
  ok,
  PIN_LENGTH,
  type Result,
  refuse,
  SIGNUP_MODE_PIN,
  typedCode,
} from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { digest, newDigits, newToken } from '../../random.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import { MAIL_LIFETIME_MS } from '../mail/mail-lifetime.ts';
import { signupPinMail } from '../mail/templates/member-mails.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { BREACHED } from './breached.ts';
import * as members from './member.repository.ts';
import { isSite, MEMBER_TYPES } from './member.ts';
import { checkNewPassword } from './password-rules.ts';
import { registerMember } from './register-member.ts';
import { registeredMail } from './registered-mail.ts';

const PIN_TRIES = 5;

type Signup = {
  readonly email: string;
  readonly password: string;
  readonly notification: boolean;
  readonly referralCode: string;
  readonly site: number;
  readonly mode: number;
};

const only = (problem: string | null): readonly string[] | undefined => (problem ? [problem] : undefined);

const withoutUndefined = (fields: Record<string, readonly string[] | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, codes]) => codes !== undefined)) as Record<
    string,
    readonly string[]
  >;

async function invalidFields(form: Signup): Promise<Refusal | null> {
  if (form.mode !== SIGNUP_MODE_PIN) return { code: 'bad_request', fields: { mode: ['unsupported'] } };
  if (!isSite(form.site)) return { code: 'bad_request', fields: { site: ['unknown'] } };
  const fields = withoutUndefined({
    email: only(checkEmail(form.email)),
    password: only(await checkNewPassword(form.password, form.email)),
    referralCode: isReferralCode(form.referralCode) ? undefined : ['length'],
  });
  return Object.keys(fields).length > 0 ? { code: 'invalid', fields } : null;
}

type Referrer = Result<string | null, Refusal>;

async function findReferrer(context: Context, form: Signup, originKey: string): Promise<Referrer> {
  if (form.referralCode === '') return ok(null);
  const referrer = await members.findMemberByReferral(context.db, form.referralCode);
  if (referrer) return ok(referrer.code);
  const limited = await refuseOverLimit(context, ['referral-wrong-origin', originKey]);
  return refuse(limited ?? { code: 'not_found', fields: { referralCode: ['not_found'] } });
}

/** Begins a sign-up: nobody is a member before the PIN that goes to the mailbox comes back (spec §4). */
export async function beginSignup(
  context: Context,
  typed: Signup,
  originKey: string,
): Promise<Result<{ token: string }, Refusal>> {
  const form = { ...typed, referralCode: typedCode(typed.referralCode) };
  const invalid = await invalidFields(form);
  if (invalid) return refuse(invalid);
  const emailKey = emailKeyOf(form.email);
  const limited = await refuseOverLimit(
    context,
    ['signup-origin', originKey],
    ['signup-email-origin', `${originKey} ${emailKey}`],
    ['signup-email', emailKey],
  );
  if (limited) return refuse(limited);
  if (await context.breached.has(form.password)) return refuse(BREACHED);
  // Both hashes are made for a known address too: the time of the answer says nothing that its words do not.
  const pin = newDigits(PIN_LENGTH);
  const passwordHash = await context.passwords.hash(form.password);
  const pinHash = await context.passwords.hash(pin);
  const isKnown = (await members.findMemberByEmail(context.db, emailKey)) !== null;
  if (isKnown && context.config.signup === 'told') {
    const tooOften = await refuseOverLimit(context, ['signup-unique-origin', originKey]);
    return refuse(tooOften ?? { code: 'unique', fields: { email: ['unique'] } });
  }
  const referrer = await findReferrer(context, form, originKey);
  if (!referrer.ok) return referrer;
  const token = newToken();
  // The PIN of a known address goes to nobody, so the sign-up can only run out.
  const mail = isKnown
    ? registeredMail(context, form.email)
    : { kind: 'signup-pin', to: form.email, content: signupPinMail(pin) };
  await context.db.transaction(async (tx) => {
    await members.insertPendingSignup(tx, {
      tokenHash: digest(token),
      email: form.email,
      passwordHash,
      notification: form.notification,
      referredBy: referrer.value,
      site: form.site,
      pinHash,
      expiresAt: new Date(context.clock.nowMs() + MAIL_LIFETIME_MS['signup-pin']),
    });
    await queueMail(tx, context, mail);
  });
  return ok({ token });
}

const WRONG_PIN: Refusal = { code: 'not_found', fields: { pin: ['not_found'] } };

const completeSignup = (
  context: Context,
  pending: members.PendingSignup,
): Promise<Result<members.MemberRow, Refusal>> =>
  context.db.transaction(async (tx) => {
    const isFirst = await members.deletePendingSignup(tx, pending.tokenHash);
    if (!isFirst) return refuse(WRONG_PIN);
    const member = await registerMember(tx, context, {
      type: MEMBER_TYPES.email,
      email: pending.email,
      emailKey: emailKeyOf(pending.email),
      passwordHash: pending.passwordHash,
      notificationEmail: pending.notification ? pending.email : null,
      referredBy: pending.referredBy,
      site: pending.site,
    });
    if (!member) return refuse<Refusal>({ code: 'unique', fields: { email: ['unique'] } });
    await noteAudit(tx, context, member.code, 'sign-up', 'email');
    return ok(member);
  });

/**
 * Finishes a sign-up. A try is taken, in one statement, before the PIN is compared, so that guesses in parallel
 * share the same five tries. Wrong, expired, used and unknown get the same answer.
 */
export async function activateSignup(
  context: Context,
  form: { readonly token: string; readonly pin: string; readonly mode: number },
  originKey: string,
): Promise<Result<members.MemberRow, Refusal>> {
  if (form.mode !== SIGNUP_MODE_PIN)
    return refuse({ code: 'bad_request', fields: { mode: ['unsupported'] } });
  const problem = checkPin(form.pin);
  if (problem) return refuse({ code: 'invalid', fields: { pin: [problem] } });
  const limited = await refuseOverLimit(context, ['activate-origin', originKey]);
  if (limited) return refuse(limited);
  const now = new Date(context.clock.nowMs());
  const pending = await members.takePinTry(context.db, digest(form.token), PIN_TRIES, now);
  if (!pending) return refuse(WRONG_PIN);
  const emailKey = emailKeyOf(pending.email);
  const tooOften = await refuseOverLimit(
    context,
    ['activate-email-origin', `${originKey} ${emailKey}`],
    ['activate-email', emailKey],
  );
  if (tooOften) return refuse(tooOften);
  const fits = await context.passwords.verify(pending.pinHash, form.pin);
  return fits ? completeSignup(context, pending) : refuse(WRONG_PIN);
}
