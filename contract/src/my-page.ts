import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, done, text } from './field.ts';

/* What a member changes about themselves (spec §7: settings; the rest is ours). Calls that could take an account
   away ask for a recent proof of who is there: refused with `forbidden` and `session: ["stale"]`, they work again
   after `memberProve`, or a new sign-in for members without a password. */

const instant = z.iso.datetime();
const provider = z.enum(['au', 'facebook']);
const password = z.string().max(1000);

export const settingsGet = endpoint({
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
});

export const creditcardRemove = endpoint({
  summary: 'Forget the kept card',
  access: 'member',
  body: done,
  response: done,
});

export const monthlySet = endpoint({
  summary: 'Turn the monthly mail on or off',
  access: 'member',
  body: z.strictObject({ status: z.boolean() }),
  response: done,
});

export const profileGet = endpoint({
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
    }),
  }),
});

export const memberProve = endpoint({
  summary: 'Prove with the password who is there; counts for fifteen minutes',
  access: 'member',
  body: z.strictObject({ password }),
  response: done,
});

export const emailChange = endpoint({
  summary: 'Ask for another e-mail; a PIN is mailed there. Needs a recent proof',
  access: 'member',
  body: z.strictObject({ email: z.string().max(1000) }),
  response: done,
});

export const emailConfirm = endpoint({
  summary: 'Take the other e-mail over with its PIN; the old one is told',
  access: 'member',
  body: z.strictObject({ pin: text }),
  response: done,
});

export const passwordChange = endpoint({
  summary: 'Set another password; every other session ends',
  access: 'member',
  body: z.strictObject({ current_password: password, password }),
  response: done,
});

export const sessionList = endpoint({
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
});

export const sessionRevoke = endpoint({
  summary: 'Sign out one session',
  access: 'member',
  body: z.strictObject({ code }),
  response: done,
});

export const sessionRevokeOthers = endpoint({
  summary: 'Sign out every session but this one',
  access: 'member',
  body: done,
  response: done,
});

export const identityUnlink = endpoint({
  summary: 'Remove a linked provider. Needs a recent proof, and another way to sign in',
  access: 'member',
  body: z.strictObject({ provider }),
  response: done,
});

export const memberExport = endpoint({
  summary: 'Everything that the shop keeps of the member. Needs a recent proof',
  access: 'member',
  response: z.object({ export: z.record(z.string(), z.unknown()) }),
});

export const memberWithdraw = endpoint({
  summary: 'Leave: everything is deleted but the books of account. Needs a recent proof',
  access: 'member',
  body: done,
  response: done,
});
