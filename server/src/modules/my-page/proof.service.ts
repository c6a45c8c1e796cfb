import { ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import type { Cookies } from '../../http/cookies.ts';
import { overBudget } from '../limits/limits.service.ts';
import { refuseStale } from '../session/proof.ts';
import { markProven } from '../session/session.repository.ts';
import { renewToken, type SignedIn } from '../session/session.service.ts';

/** Compares the member's password, within its budget. A member without one can only sign in again. */
export async function checkMemberPassword(
  context: Context,
  present: SignedIn,
  password: string,
  field: string,
): Promise<Refusal | null> {
  if (present.member.passwordHash === null) return refuseStale(context, present);
  const spent = await overBudget(context, ['password-check-member', present.member.code]);
  if (spent) return spent;
  const fits = await context.passwords.verify(present.member.passwordHash, password);
  return fits ? null : { code: 'invalid', fields: { [field]: ['wrong'] } };
}

/** Renews the proof of this session. */
export async function prove(
  context: Context,
  present: SignedIn,
  password: string,
  cookies: Cookies,
): Promise<Result<Record<string, never>, Refusal>> {
  const refusal = await checkMemberPassword(context, present, password, 'password');
  if (refusal) return refuse(refusal);
  if (present.member.passwordHash !== null) {
    await markProven(context.db, present.session.tokenHash, new Date(context.clock.nowMs()));
    await renewToken(context, cookies, present);
  }
  return ok({});
}
