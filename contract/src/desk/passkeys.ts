import { ROLES } from '@fumi/domain';
import { z } from 'zod';
import type { Calls, EndpointsOf } from '../call.ts';
import { code, done, text } from '../field.ts';
import { passkeyParts } from '../passkey-parts.ts';

export const deskPasskeyCalls = {
  deskPasskeyAsk: { route: 'POST /api/desk/passkey/ask' },
  deskPasskeySignIn: { route: 'POST /api/desk/passkey/sign_in' },
  deskPasskeyList: { route: 'GET /api/desk/passkey/list' },
  deskPasskeyPrepare: { route: 'POST /api/desk/passkey/prepare' },
  deskPasskeyAdd: { route: 'POST /api/desk/passkey/add' },
  deskPasskeyRemove: { route: 'POST /api/desk/passkey/remove' },
} as const satisfies Calls;

export const deskPasskeyEndpoints = () => {
  const { creation, attestation, question, assertion, passkey } = passkeyParts();
  const operator = z.object({ name: z.string(), role: z.enum(ROLES) });

  return {
    deskPasskeyAsk: {
      summary: 'A challenge for an operator’s passkey; counts once, in this browser, for ten minutes',
      access: 'anyone',
      body: done,
      response: question,
    },
    deskPasskeySignIn: {
      summary: 'Sign an operator in with a passkey alone, for twelve hours',
      access: 'anyone',
      mayAnswer401: true,
      body: z.strictObject({ assertion }),
      response: z.object({ operator }),
    },
    deskPasskeyList: {
      summary: 'The operator’s own passkeys',
      access: 'operator',
      permission: 'desk-enter',
      audit: 'none',
      response: z.object({ passkeys: z.array(passkey) }),
    },
    deskPasskeyPrepare: {
      summary: 'What a new passkey is to be made for. Needs a sign-in of the last fifteen minutes',
      access: 'operator',
      permission: 'desk-enter',
      audit: 'none',
      body: done,
      response: creation,
    },
    deskPasskeyAdd: {
      summary: 'Add the passkey that was made; the shop is told by mail. Needs a recent sign-in',
      access: 'operator',
      permission: 'desk-enter',
      audit: 'change',
      body: z.strictObject({ name: text, attestation }),
      response: done,
    },
    deskPasskeyRemove: {
      summary: 'Remove a passkey of one’s own; the shop is told by mail. Needs a recent sign-in',
      access: 'operator',
      permission: 'desk-enter',
      audit: 'change',
      body: z.strictObject({ code }),
      response: done,
    },
  } satisfies EndpointsOf<typeof deskPasskeyCalls>;
};
