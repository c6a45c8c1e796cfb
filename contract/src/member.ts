import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { code, done, text } from './field.ts';
import { sitePair } from './goods.ts';

export const memberCalls = {
  memberGet: { route: 'GET /api/member/' },
  memberLogin: { route: 'POST /api/member/login' },
  memberLogout: { route: 'POST /api/member/logout' },
  signup: { route: 'POST /api/signup' },
  activate: { route: 'POST /api/activate' },
  resendPassword: { route: 'POST /api/resend_password' },
  /** Ours: sets a new password with the link that the mail carries. */
  resetPassword: { route: 'POST /api/reset_password' },
  notificationEmailConfirm: { route: 'POST /api/member/notification_email/confirm' },
  notificationEmailSet: { route: 'POST /api/member/notification_email/set' },
} as const satisfies Calls;

export const memberEndpoints = () => {
  const member = z.object({
    code,
    type: z.int(),
    activate_date: z.iso.datetime(),
    /** Ours: came through a third party less than thirty seconds ago, by the server's clock (spec §4). */
    is_initial: z.boolean(),
    exist_notification_destination: z.boolean(),
    site: z.object({ normal: sitePair, minchu: sitePair }).nullable(),
    /** Ours: what the member's own pages show. Null for third-party members without an address. */
    email: z.string().nullable(),
    referral_code: z.string(),
  });

  const memberAnswer = z.object({ member });

  const email = z.string().max(1000);

  const password = z.string().max(1000);

  return {
    memberGet: {
      summary: 'The signed-in member, or null for a visitor',
      access: 'anyone',
      response: z.object({ member: member.nullable() }),
    },
    memberLogin: {
      summary: 'Sign in',
      access: 'anyone',
      mayAnswer401: true,
      body: z.strictObject({ user_name: email, password, remember_me: z.boolean() }),
      response: memberAnswer,
    },
    memberLogout: { summary: 'Sign out', access: 'anyone', body: done, response: done },
    signup: {
      summary: 'Begin a sign-up; a PIN is mailed and bound to the token',
      access: 'anyone',
      body: z.strictObject({
        email,
        password,
        notification: z.boolean(),
        /** Optional in the form (spec §4), and so here. */
        referral_code: text.default(''),
        site: z.int(),
        mode: z.int(),
      }),
      response: z.object({ token: z.string() }),
    },
    activate: {
      summary: 'Finish a sign-up with the PIN',
      access: 'anyone',
      body: z.strictObject({ token: z.string().max(200), pin: text, mode: z.int() }),
      response: memberAnswer,
    },
    resendPassword: {
      summary: 'Mail a single-use link that sets a new password',
      access: 'anyone',
      body: z.strictObject({ email }),
      response: done,
    },
    resetPassword: {
      summary: 'Set a new password with the token of the mailed link',
      access: 'anyone',
      body: z.strictObject({ token: z.string().max(200), password }),
      response: done,
    },
    notificationEmailConfirm: {
      summary: 'Mail a confirmation to a notification address',
      access: 'member',
      body: z.strictObject({ email }),
      response: done,
    },
    notificationEmailSet: {
      summary: 'Register the notification address that was confirmed',
      access: 'member',
      body: z.strictObject({ email }),
      response: memberAnswer,
    },
  } satisfies EndpointsOf<typeof memberCalls>;
};
