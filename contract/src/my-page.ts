import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { code, done, text } from './field.ts';
import { passkeyParts } from './passkey-parts.ts';

/* What a member changes about themselves (spec §7: settings; the rest is ours). Calls that could take an account
   away ask for reauthentication: refused with `forbidden` and `session: ["stale"]`, they work again
   after `memberReauthenticate`, or a new sign-in for members without a password. */

export const myPageCalls = {
  settingsGet: { route: 'POST /api/member/settings/get' },
  creditcardRemove: { route: 'POST /api/member/settings/creditcard/remove' },
  monthlySet: { route: 'POST /api/member/settings/monthly' },
  /* Ours: what else people expect of their own page. */
  profileGet: { route: 'GET /api/member/profile' },
  memberReauthenticate: { route: 'POST /api/member/prove' },
  emailChange: { route: 'POST /api/member/email/change' },
  emailConfirm: { route: 'POST /api/member/email/confirm' },
  passwordChange: { route: 'POST /api/member/password/change' },
  sessionList: { route: 'GET /api/member/session/list' },
  sessionRevoke: { route: 'POST /api/member/session/revoke' },
  sessionRevokeOthers: { route: 'POST /api/member/session/revoke_others' },
  /** Somebody new at a third party agrees to the terms, and is a member. */
  identityAgree: { route: 'POST /api/member/identity/agree' },
  identityBegin: { route: 'POST /api/member/identity/begin' },
  identityLink: { route: 'POST /api/member/identity/link' },
  identityDecline: { route: 'POST /api/member/identity/decline' },
  identityUnlink: { route: 'POST /api/member/identity/unlink' },
  memberExport: { route: 'GET /api/member/export', asIs: ['export'] },
  memberWithdraw: { route: 'POST /api/member/withdraw' },
} as const satisfies Calls;

export const myPageEndpoints = () => {
  const instant = z.iso.datetime();

  const provider = z.enum(['au', 'facebook']);

  const password = z.string().max(1000);

  return {
    settingsGet: {
      summary: "The member's settings",
      access: 'member',
      body: done,
      response: z.object({
        settings: z.object({
          /** Card that the payment provider keeps; null where there is none. */
          creditcard: z.object({ brand: z.string(), last4: z.string() }).nullable(),
          /** Whether the member wants the monthly mail. */
          monthly: z.boolean(),
        }),
      }),
    },
    creditcardRemove: {
      summary: 'Forget the kept card',
      access: 'member',
      body: done,
      response: done,
    },
    monthlySet: {
      summary: 'Turn the monthly mail on or off',
      access: 'member',
      body: z.strictObject({ status: z.boolean() }),
      response: done,
    },
    profileGet: {
      summary: 'What the shop knows of the member',
      access: 'member',
      response: z.object({
        profile: z.object({
          email: z.string().nullable(),
          notification_email: z.string().nullable(),
          has_password: z.boolean(),
          referral_code: z.string(),
          activate_date: instant,
          providers: z.array(z.object({ provider, linked_at: instant })),
          /**
           * A provider's account that waits for the member's consent to the link; `account` is its
           * name at the provider, if known.
           */
          provider_offer: z.object({ provider, account: z.string().nullable() }).nullable(),
          passkeys: z.array(passkeyParts().passkey),
        }),
      }),
    },
    memberReauthenticate: {
      summary: 'Prove with the password who is there; counts for fifteen minutes',
      access: 'member',
      body: z.strictObject({ password }),
      response: done,
    },
    emailChange: {
      summary: 'Ask for another e-mail; a PIN is mailed there. Needs reauthentication',
      access: 'member',
      body: z.strictObject({ email: z.string().max(1000) }),
      response: done,
    },
    emailConfirm: {
      summary: 'Take the other e-mail over with its PIN; the old one is told',
      access: 'member',
      body: z.strictObject({ pin: text }),
      response: done,
    },
    passwordChange: {
      summary: 'Set another password; every other session ends',
      access: 'member',
      body: z.strictObject({ current_password: password, password }),
      response: done,
    },
    sessionList: {
      summary: 'Where the member is signed in',
      access: 'member',
      response: z.object({
        sessions: z.array(
          z.object({
            code,
            device: z.string(),
            created_at: instant,
            last_seen_at: instant,
            is_current: z.boolean(),
          }),
        ),
      }),
    },
    sessionRevoke: {
      summary: 'Sign out one session',
      access: 'member',
      body: z.strictObject({ code }),
      response: done,
    },
    sessionRevokeOthers: {
      summary: 'Sign out every session but this one',
      access: 'member',
      body: done,
      response: done,
    },
    identityAgree: {
      summary: 'Agree to the terms after a first third-party sign-in, in the browser that came back',
      access: 'anyone',
      body: done,
      response: z.object({ url: z.string() }),
    },
    identityBegin: {
      summary: 'Where the browser goes to have a provider linked. Needs reauthentication',
      access: 'member',
      body: z.strictObject({ provider }),
      response: z.object({ url: z.string() }),
    },
    identityLink: {
      summary: 'Link who came back from the provider, as the profile shows them',
      access: 'member',
      body: z.strictObject({ provider }),
      response: done,
    },
    identityDecline: {
      summary: 'Link nobody',
      access: 'member',
      body: done,
      response: done,
    },
    identityUnlink: {
      summary: 'Remove a linked provider. Needs reauthentication, and another way to sign in',
      access: 'member',
      body: z.strictObject({ provider }),
      response: done,
    },
    memberExport: {
      summary: 'Everything that the shop keeps of the member. Needs reauthentication',
      access: 'member',
      response: z.object({ export: z.record(z.string(), z.unknown()) }),
    },
    memberWithdraw: {
      summary: 'Leave: everything is deleted but the books of account. Needs reauthentication',
      access: 'member',
      body: done,
      response: done,
    },
  } satisfies EndpointsOf<typeof myPageCalls>;
};
