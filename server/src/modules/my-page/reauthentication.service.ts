import { ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import type { Cookies } from '../../http/cookies.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { refuseStale } from '../session/reauthentication.ts';
import { markProven } from '../session/session.repository.ts';
import { renewToken, type SignedIn } from '../session/session.service.ts';

/** Compares the member's password, within its rate limit. A member without one can only sign in again. */
export async function checkMemberPassword(
  context: Context,
  signedIn: SignedIn,
  password: string,
  field: string,
): Promise<Refusal | null> {
  if (signedIn.member.passwordHash === null) return refuseStale(context, signedIn);
  const limited = await refuseOverLimit(context, ['password-check-member', signedIn.member.code]);
  if (limited) return limited;
  const fits = await context.passwords.verify(signedIn.member.passwordHash, password);
  return fits ? null : { code: 'invalid', fields: { [field]: ['wrong'] } };
}

/** Notes that the member of this session has just proven who they are. */
export async function reauthenticate(
  context: Context,
  signedIn: SignedIn,
  password: string,
  cookies: Cookies,
): Promise<Result<Record<string, never>, Refusal>> {
  const refusal = await checkMemberPassword(context, signedIn, password, 'password');
  if (refusal) return refuse(refusal);
  if (signedIn.member.passwordHash !== null) {
    await markProven(context.db, signedIn.session.tokenHash, new Date(context.clock.nowMs()));
    await renewToken(context, cookies, signedIn);
  }
  return ok({});
}
