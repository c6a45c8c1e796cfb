import { ok } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { beginSession } from '../session/begin-session.service.ts';
import { endSession } from '../session/session.service.ts';
import { logIn } from './login.service.ts';
import { memberToWire } from './member.ts';
import { confirmNotificationEmail, setNotificationEmail } from './notification.service.ts';
import { requestPasswordLink, resetPassword } from './password-link.service.ts';
import { activateSignup, beginSignup } from './signup.service.ts';

export const memberHandlers: HandlersOf<
  | 'memberGet'
  | 'memberLogin'
  | 'memberLogout'
  | 'signup'
  | 'activate'
  | 'resendPassword'
  | 'resetPassword'
  | 'notificationEmailConfirm'
  | 'notificationEmailSet'
> = {
  memberGet: async ({ context, signedIn }) =>
    ok({ member: signedIn ? memberToWire(signedIn.member, context.clock) : null }),

  memberLogin: async (call) => {
    const { context, input } = call;
    const found = await logIn(context, input.body, call);
    if (!found.ok) return found;
    await beginSession(context, {
      ...call,
      memberCode: found.value.code,
      isRemembered: input.body.rememberMe,
      way: 'password',
    });
    return ok({ member: memberToWire(found.value, context.clock) });
  },

  memberLogout: async ({ context, cookies, reply }) => {
    await endSession(context, cookies);
    // Photos that this browser keeps for a moment are the member's too.
    reply.header('clear-site-data', '"cache"');
    return ok({});
  },

  signup: ({ context, input, originKey }) => beginSignup(context, input.body, originKey),

  activate: async (call) => {
    const { context, input, originKey } = call;
    const activated = await activateSignup(context, input.body, originKey);
    if (!activated.ok) return activated;
    await beginSession(context, {
      ...call,
      memberCode: activated.value.code,
      isRemembered: true,
      way: 'sign-up',
    });
    return ok({ member: memberToWire(activated.value, context.clock) });
  },

  resendPassword: ({ context, input, originKey }) =>
    requestPasswordLink(context, input.body.email, originKey),

  resetPassword: async ({ context, input, originKey, cookies }) => {
    const reset = await resetPassword(context, input.body, originKey);
    // Whoever was signed in here is signed out like everywhere else.
    if (reset.ok) await endSession(context, cookies);
    return reset;
  },

  notificationEmailConfirm: ({ context, input, signedIn, originKey }) =>
    confirmNotificationEmail(context, signedIn.member, input.body.email, originKey),

  notificationEmailSet: async ({ context, input, signedIn }) => {
    const set = await setNotificationEmail(context, signedIn.member, input.body.email);
    return set.ok ? ok({ member: memberToWire(set.value, context.clock) }) : set;
  },
};
