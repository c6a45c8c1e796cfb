import { checkPassword, emailKeyOf, ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Call, Refusal } from '../../http/call.ts';
import { digest } from '../../random.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { beginLoginAttempt, clearLoginGuard } from '../rate-limit/rate-limit.repository.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { knownDeviceKey } from '../session/known-device.service.ts';
import * as members from './member.repository.ts';

const FAILED: Refusal = { code: 'login_failed' };

/** What an account's failures are counted by; the same for addresses that nobody has. */
export const loginGuardKey = (emailKey: string): string => digest(`login:${emailKey}`);

/**
 * The member of an address and a password. One hash for every attempt, whether the address is known or not; the
 * attempt is counted before it is judged; every failure gets the same sentence. Failures from elsewhere do not hold up
 * a browser that the member has used.
 */
export async function logIn(
  context: Context,
  form: { readonly userName: string; readonly password: string },
  { originKey, cookies }: Pick<Call<'memberLogin'>, 'originKey' | 'cookies'>,
): Promise<Result<members.MemberRow, Refusal>> {
  const limited = await refuseOverLimit(context, ['login-origin', originKey]);
  if (limited) return refuse(limited);
  // Nobody has such a password; it is not worth a hash.
  if (form.password === '' || checkPassword(form.password) === 'too-long') return refuse(FAILED);
  const emailKey = emailKeyOf(form.userName);
  const guardKey = (await knownDeviceKey(context, cookies, emailKey)) ?? loginGuardKey(emailKey);
  if (!(await beginLoginAttempt(context.db, guardKey, new Date(context.clock.nowMs()))))
    return refuse(FAILED);
  const member = await members.findMemberByEmail(context.db, emailKey);
  const fits = await context.passwords.verify(member?.passwordHash ?? null, form.password);
  if (!member || !fits) {
    // Not waited for: the time of the answer would tell who has an account.
    if (member)
      void noteAudit(context.db, context, member.code, 'sign-in-failed').catch((error: unknown) =>
        context.log.error('failed log-in not noted', error),
      );
    return refuse(FAILED);
  }
  await clearLoginGuard(context.db, guardKey);
  await noteAudit(context.db, context, member.code, 'sign-in', 'email');
  return ok(member);
}
