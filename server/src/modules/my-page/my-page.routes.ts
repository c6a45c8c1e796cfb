import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { findOffer, listIdentities } from '../identity/identity.repository.ts';
import { updateMember } from '../member/member.repository.ts';
import { listPasskeys } from '../passkey/passkey.repository.ts';
import { passkeyToWire } from '../passkey/passkey.service.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { rememberDevice } from '../session/known-device.service.ts';
import { refuseStale } from '../session/reauthentication.ts';
import { endSession, renewToken } from '../session/session.service.ts';
import { beginEmailChange, confirmEmailChange } from './email-change.service.ts';
import { readEverything } from './export.repository.ts';
import { deleteCard, findCard } from './my-page.repository.ts';
import { changePassword } from './password-change.service.ts';
import { reauthenticate } from './reauthentication.service.ts';
import { withdraw } from './withdraw.service.ts';

export const myPageHandlers: HandlersOf<
  | 'settingsGet'
  | 'creditcardRemove'
  | 'monthlySet'
  | 'profileGet'
  | 'memberReauthenticate'
  | 'emailChange'
  | 'emailConfirm'
  | 'passwordChange'
  | 'memberExport'
  | 'memberWithdraw'
> = {
  settingsGet: async ({ context, signedIn: { member } }) =>
    ok({ settings: { creditcard: await findCard(context.db, member.code), monthly: member.monthly } }),

  creditcardRemove: async ({ context, signedIn }) => {
    const stale = refuseStale(context, signedIn);
    if (stale) return refuse(stale);
    await deleteCard(context.db, signedIn.member.code);
    return ok({});
  },

  monthlySet: async ({ context, signedIn, input }) => {
    await updateMember(context.db, signedIn.member.code, { monthly: input.body.status });
    return ok({});
  },

  profileGet: async ({ context, signedIn: { member, session } }) => {
    const identities = await listIdentities(context.db, member.code);
    const passkeys = await listPasskeys(context.db, { kind: 'member', code: member.code });
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
        passkeys: passkeys.map(passkeyToWire),
      },
    });
  },

  memberReauthenticate: ({ context, signedIn, input, cookies }) =>
    reauthenticate(context, signedIn, input.body.password, cookies),

  emailChange: async ({ context, signedIn, input }) => {
    const stale = refuseStale(context, signedIn);
    return stale ? refuse(stale) : beginEmailChange(context, signedIn.member, input.body.email);
  },

  emailConfirm: ({ context, signedIn, input }) =>
    confirmEmailChange(context, signedIn.member, input.body.pin),

  passwordChange: async ({ context, signedIn, input, cookies }) => {
    const changed = await changePassword(context, signedIn, input.body);
    if (!changed.ok) return changed;
    await renewToken(context, cookies, signedIn);
    const { member, session } = signedIn;
    await rememberDevice(context.db, context, cookies, member.code, session.deviceCode);
    return changed;
  },

  memberExport: async ({ context, signedIn, reply }) => {
    const stale = refuseStale(context, signedIn);
    if (stale) return refuse(stale);
    const limited = await refuseOverLimit(context, ['export-member', signedIn.member.code]);
    if (limited) return refuse(limited);
    await noteAudit(context.db, context, signedIn.member.code, 'export');
    reply.header('content-disposition', 'attachment; filename="fumi.json"');
    return ok({ export: await readEverything(context.db, context.keys, signedIn.member.code) });
  },

  memberWithdraw: async ({ context, signedIn, cookies }) => {
    const stale = refuseStale(context, signedIn);
    if (stale) return refuse(stale);
    const withdrawn = await withdraw(context, signedIn.member);
    if (withdrawn.ok) await endSession(context, cookies);
    return withdrawn;
  },
};
