import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { findOffer, listIdentities } from '../identity/identity.repository.ts';
import { overBudget } from '../limits/limits.service.ts';
import { updateMember } from '../member/member.repository.ts';
import { rememberDevice } from '../session/known-device.service.ts';
import { refuseStale } from '../session/proof.ts';
import { endSession, renewToken } from '../session/session.service.ts';
import { beginEmailChange, confirmEmailChange } from './email-change.service.ts';
import { readEverything } from './export.repository.ts';
import { deleteCard, findCard } from './my-page.repository.ts';
import { changePassword } from './password-change.service.ts';
import { prove } from './proof.service.ts';
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

  profileGet: async ({ context, present: { member, session } }) => {
    const identities = await listIdentities(context.db, member.code);
    const offer = await findOffer(context.db, session.code, new Date(context.clock.nowMs()));
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
        providerOffer: offer && { provider: offer.provider, account: offer.account },
      },
    });
  },

  memberProve: ({ context, present, input, cookies }) =>
    prove(context, present, input.body.password, cookies),

  emailChange: async ({ context, present, input }) => {
    const stale = refuseStale(context, present);
    return stale ? refuse(stale) : beginEmailChange(context, present.member, input.body.email);
  },

  emailConfirm: ({ context, present, input }) => confirmEmailChange(context, present.member, input.body.pin),

  passwordChange: async ({ context, present, input, cookies }) => {
    const changed = await changePassword(context, present, input.body);
    if (!changed.ok) return changed;
    await renewToken(context, cookies, present);
    await rememberDevice(context, cookies, present.member.code);
    return changed;
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
