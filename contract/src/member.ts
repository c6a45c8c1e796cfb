import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, done, text } from './field.ts';

const sitePair = z.object({ pc: z.int(), mobile: z.int() });

export const member = z.object({
  code,
  type: z.int(),
  activate_date: z.iso.datetime(),
  exist_notification_destination: z.boolean(),
  site: z.object({ normal: sitePair, minchu: sitePair }).nullable(),
  /** Ours: what the member's own pages show. Absent for third-party members without an address. */
  email: z.string().nullable(),
  referral_code: z.string(),
});

const memberAnswer = z.object({ member });
const email = z.string().max(1000);
const password = z.string().max(1000);

export const memberGet = endpoint({
  summary: 'The signed-in member, or null for a visitor',
  access: 'anyone',
  response: z.object({ member: member.nullable() }),
});

export const memberLogin = endpoint({
  summary: 'Sign in',
  access: 'anyone',
  body: z.strictObject({ user_name: email, password, remember_me: z.boolean() }),
  response: memberAnswer,
});

export const memberLogout = endpoint({ summary: 'Sign out', access: 'anyone', body: done, response: done });

export const signup = endpoint({
  summary: 'Begin a sign-up; a PIN is mailed and bound to the token',
  access: 'anyone',
  body: z.strictObject({
    email,
    password,
    notification: z.boolean(),
    referral_code: text,
    site: z.int(),
    mode: z.int(),
  }),
  response: z.object({ token: z.string() }),
});

export const activate = endpoint({
  summary: 'Finish a sign-up with the PIN',
  access: 'anyone',
  body: z.strictObject({ token: z.string().max(200), pin: text, mode: z.int() }),
  response: memberAnswer,
});

export const resendPassword = endpoint({
  summary: 'Mail a single-use link that sets a new password',
  access: 'anyone',
  body: z.strictObject({ email }),
  response: done,
});

export const resetPassword = endpoint({
  summary: 'Set a new password with the token of the mailed link',
  access: 'anyone',
  body: z.strictObject({ token: z.string().max(200), password }),
  response: done,
});

export const notificationEmailConfirm = endpoint({
  summary: 'Mail a confirmation to a notification address',
  access: 'member',
  body: z.strictObject({ email }),
  response: done,
});

export const notificationEmailSet = endpoint({
  summary: 'Register the notification address that was confirmed',
  access: 'member',
  body: z.strictObject({ email }),
  response: memberAnswer,
});
