import { ok, type Result, refuse } from '@fumi/domain';
import type { ThirdParty } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../http/call.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { lockMember } from '../member/member.repository.ts';
import { deleteIdentity, listIdentities } from './identity.repository.ts';

/** Unlinks a provider where a password or another provider is left; the lock keeps two calls from removing both. */
export function unlinkPerson(
  context: Pick<Context, 'db' | 'clock' | 'keys'>,
  memberCode: string,
  provider: ThirdParty,
): Promise<Result<Record<string, never>, Refusal>> {
  return context.db.transaction(async (tx) => {
    const member = await lockMember(tx, memberCode);
    if (member === null) return refuse({ code: 'not_found' });
    const identities = await listIdentities(tx, member.code);
    const others = identities.filter((identity) => identity.provider !== provider);
    const canStillSignIn = (member.email !== null && member.passwordHash !== null) || others.length > 0;
    if (!canStillSignIn) return refuse({ code: 'wrong_state', fields: { provider: ['last'] } });
    if (!(await deleteIdentity(tx, member.code, provider))) return refuse({ code: 'not_found' });
    await noteAudit(tx, context, member.code, 'identity-unlink', provider);
    return ok({});
  });
}
