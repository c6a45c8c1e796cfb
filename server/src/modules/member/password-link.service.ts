import { checkEmail, emailKeyOf, ok, type Result, refuse } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { digest, newToken } from '../../random.ts';
import { queueMail } from '../mail/mail.service.ts';
import { MAIL_LIFETIME_MS } from '../mail/mail-lifetime.ts';
import { passwordChangedMail, passwordLinkMail } from '../mail/templates/member-mails.ts';
import { clearLoginGuard } from '../rate-limit/rate-limit.repository.ts';
import { isWithin, refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { deleteDevicesOf } from '../session/known-device.repository.ts';
import { deleteOtherSessions } from '../session/session.repository.ts';
import { BREACHED } from './breached.ts';
import { loginGuardKey } from './login.service.ts';
import * as members from './member.repository.ts';
import { checkNewPassword } from './password-rules.ts';

/**
 * Asks for a link to set a new password. Known, unknown and too-often addresses get the same answer after the same
 * work: whether there is a member is looked up by the job.
 */
export async function requestPasswordLink(
  context: Context,
  email: string,
  originKey: string,
): Promise<Result<Record<string, never>, Refusal>> {
  const problem = checkEmail(email);
  if (problem) return refuse({ code: 'invalid', fields: { email: [problem] } });
  const limited = await refuseOverLimit(context, ['password-mail-origin', originKey]);
  if (limited) return refuse(limited);
  const emailKey = emailKeyOf(email);
  const isMailed =
    (await isWithin(context, 'password-mail-email', emailKey)) &&
    (await isWithin(context, 'password-mail-email-day', emailKey));
  if (isMailed) await context.jobs.enqueue(context.db, 'password-link', { emailKey });
  return ok({});
}

/** The job: mails the link to a member, and nothing to anybody else. Never a password. */
export async function mailPasswordLink(context: Context, emailKey: string): Promise<void> {
  const member = await members.findMemberByEmail(context.db, emailKey);
  const email = member?.email;
  if (!member || !email) return;
  const token = newToken();
  const url = `${context.config.baseUrl}/member/password/reset?token=${token}`;
  await context.db.transaction(async (tx) => {
    await members.insertPasswordReset(tx, {
      tokenHash: digest(token),
      memberCode: member.code,
      expiresAt: new Date(context.clock.nowMs() + MAIL_LIFETIME_MS['password-link']),
    });
    await queueMail(tx, context, { kind: 'password-link', to: email, content: passwordLinkMail(url) });
  });
}

/** Sets a new password, ends every session but the kept one, and tells the owner. */
export async function replacePassword(
  tx: Transaction,
  context: TransactionContext,
  member: members.MemberRow,
  passwordHash: string,
  keptTokenHash: string | null,
): Promise<void> {
  await members.updateMember(tx, member.code, { passwordHash });
  await deleteOtherSessions(tx, member.code, keptTokenHash);
  await deleteDevicesOf(tx, member.code);
  await members.deletePasswordResets(tx, member.code);
  if (member.emailKey) await clearLoginGuard(tx, loginGuardKey(member.emailKey));
  const content = passwordChangedMail(`${context.config.baseUrl}/`);
  if (member.email) await queueMail(tx, context, { kind: 'password-changed', to: member.email, content });
}

const UNKNOWN_LINK: Refusal = { code: 'not_found', fields: { token: ['not_found'] } };

/** Uses a mailed link. A password that is refused does not use it up. */
export async function resetPassword(
  context: Context,
  form: { readonly token: string; readonly password: string },
  originKey: string,
): Promise<Result<Record<string, never>, Refusal>> {
  const limited = await refuseOverLimit(context, ['password-reset-origin', originKey]);
  if (limited) return refuse(limited);
  const tokenHash = digest(form.token);
  const owner = await members.memberOfReset(context.db, tokenHash, new Date(context.clock.nowMs()));
  if (!owner) return refuse(UNKNOWN_LINK);
  const problem = await checkNewPassword(form.password, owner.email);
  if (problem) return refuse({ code: 'invalid', fields: { password: [problem] } });
  if (await context.breached.has(form.password)) return refuse(BREACHED);
  const passwordHash = await context.passwords.hash(form.password);
  return context.db.transaction(async (tx) => {
    const now = new Date(context.clock.nowMs());
    const memberCode = await members.takePasswordReset(tx, tokenHash, now);
    const member = memberCode === null ? null : await members.findMember(tx, memberCode);
    if (!member) return refuse(UNKNOWN_LINK);
    await replacePassword(tx, context, member, passwordHash, null);
    return ok({});
  });
}
