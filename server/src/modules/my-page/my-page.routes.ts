import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { deleteIdentity, listIdentities } from '../identity/identity.repository.ts';
import { overBudget } from '../limits/limits.service.ts';
import { updateMember } from '../member/member.repository.ts';
import { endSession } from '../session/session.service.ts';
import { beginEmailChange, confirmEmailChange } from './email-change.service.ts';
import { readEverything } from './export.repository.ts';
import { deleteCard, findCard } from './my-page.repository.ts';
import { changePassword } from './password-change.service.ts';
import { prove, refuseStale } from './proof.service.ts';
import { withdraw } from './withdraw.service.ts';

export const myPageHandlers: HandlersOf<
  | 'settingsGet'
  | 'creditcardRemove'
  | 'monthlySet'
  | 'profileGet'
  | 'memberProve'
  | 'emailChange'
  | 'emailConfirm'
  | 'passwordChange'
  | 'identityUnlink'
  | 'memberExport'
  | 'memberWithdraw'
> = {
  settingsGet: async ({ context, present: { member } }) =>
    ok({ settings: { creditcard: await findCard(context.db, member.code), monthly: member.monthly } }),

  creditcardRemove: async ({ context, present }) => {
    const stale = refuseStale(context, present);
    if (stale) return refuse(stale);
    await deleteCard(context.db, present.member.code);
    return ok({});
  },

  monthlySet: async ({ context, present, input }) => {
    await updateMember(context.db, present.member.code, { monthly: input.body.status });
    return ok({});
  },

  profileGet: async ({ context, present: { member } }) => {
    const identities = await listIdentities(context.db, member.code);
    return ok({
      profile: {
        email: member.email,
        notificationEmail: member.notificationEmail,
        hasPassword: member.passwordHash !== null,
        referralCode: member.referralCode,
        activateDate: member.activatedAt.toISOString(),
        providers: identities.map(({ provider, createdAt }) => ({
          provider,
          linkedAt: createdAt.toISOString(),
        })),
      },
    });
  },

  memberProve: ({ context, present, input }) => prove(context, present, input.body.password),

  emailChange: async ({ context, present, input }) => {
    const stale = refuseStale(context, present);
    return stale ? refuse(stale) : beginEmailChange(context, present.member, input.body.email);
  },

  emailConfirm: ({ context, present, input }) => confirmEmailChange(context, present.member, input.body.pin),

  passwordChange: ({ context, present, input }) => changePassword(context, present, input.body),

  identityUnlink: async ({ context, present, input }) => {
    const { member } = present;
    const stale = refuseStale(context, present);
    if (stale) return refuse(stale);
    const { provider } = input.body;
    const others = (await listIdentities(context.db, member.code)).filter(
      (identity) => identity.provider !== provider,
    );
    const keepsAWayIn = (member.email !== null && member.passwordHash !== null) || others.length > 0;
    if (!keepsAWayIn) return refuse({ code: 'wrong_state', fields: { provider: ['last'] } });
    if (!(await deleteIdentity(context.db, member.code, provider))) return refuse({ code: 'not_found' });
    await noteAudit(context.db, context, member.code, 'identity-unlink', provider);
    return ok({});
  },

  memberExport: async ({ context, present, reply }) => {
    const stale = refuseStale(context, present);
    if (stale) return refuse(stale);
    const spent = await overBudget(context, ['export-member', present.member.code]);
    if (spent) return refuse(spent);
    await noteAudit(context.db, context, present.member.code, 'export');
    reply.header('content-disposition', 'attachment; filename="fumi.json"');
    return ok({ export: await readEverything(context.db, present.member.code) });
  },

  memberWithdraw: async ({ context, present, cookies }) => {
    const stale = refuseStale(context, present);
    if (stale) return refuse(stale);
    const withdrawn = await withdraw(context, present.member);
    if (withdrawn.ok) await endSession(context, cookies);
    return withdrawn;
  },
};
