import { ok, type Result, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { BREACHED } from '../member/breached.ts';
import type { MemberRow } from '../member/member.repository.ts';
import { replacePassword } from '../member/password-link.service.ts';
import { checkNewPassword } from '../member/password-rules.ts';
import type { SignedIn } from '../session/session.service.ts';
import { checkMemberPassword } from './reauthentication.service.ts';

/** Whether an earlier call, whose answer was lost, set this password. The rate limit of the current password holds. */
const isDone = async (
  context: Context,
  { passwordHash }: MemberRow,
  password: string,
  { code }: Refusal,
): Promise<boolean> =>
  code === 'invalid' && passwordHash !== null && (await context.passwords.verify(passwordHash, password));

/** Sets another password, or the first one of somebody who came by a third party and has an e-mail by now. */
export async function changePassword(
  context: Context,
  signedIn: SignedIn,
  form: { readonly currentPassword: string; readonly password: string },
): Promise<Result<Record<string, never>, Refusal>> {
  const { member, session } = signedIn;
  if (member.email === null) return refuse({ code: 'wrong_state', fields: { email: ['required'] } });
  const problem = await checkNewPassword(form.password, member.email);
  if (problem) return refuse({ code: 'invalid', fields: { password: [problem] } });
  const refusal = await checkMemberPassword(context, signedIn, form.currentPassword, 'currentPassword');
  if (refusal) return (await isDone(context, member, form.password, refusal)) ? ok({}) : refuse(refusal);
  if (await context.breached.has(form.password)) return refuse(BREACHED);
  const passwordHash = await context.passwords.hash(form.password);
  await context.db.transaction(async (tx) => {
    await replacePassword(tx, context, member, passwordHash, session.tokenHash);
    await noteAudit(tx, context, member.code, 'password-change');
  });
  return ok({});
}
