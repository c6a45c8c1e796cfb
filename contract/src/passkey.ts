import { z } from 'zod';
import type { Calls, EndpointsOf } from './call.ts';
import { code, done, text } from './field.ts';
import { passkeyParts } from './passkey-parts.ts';

/* Ours: signing in with a passkey, and a member's own passkeys. Nobody types a name, so no answer tells who has one. */

export const passkeyCalls = {
  passkeyAsk: { route: 'POST /api/passkey/ask' },
  passkeySignIn: { route: 'POST /api/passkey/sign_in' },
  passkeyProve: { route: 'POST /api/member/passkey/prove' },
  passkeyPrepare: { route: 'POST /api/member/passkey/prepare' },
  passkeyAdd: { route: 'POST /api/member/passkey/add' },
  passkeyRemove: { route: 'POST /api/member/passkey/remove' },
} as const satisfies Calls;

export const passkeyEndpoints = () => {
  const { creation, attestation, question, assertion } = passkeyParts();

  return {
    passkeyAsk: {
      summary: 'A challenge for a passkey; counts once, in this browser, for ten minutes',
      access: 'anyone',
      body: done,
      response: question,
    },
    passkeySignIn: {
      summary: 'Sign in with a passkey',
      access: 'anyone',
      mayAnswer401: true,
      body: z.strictObject({ assertion, remember_me: z.boolean() }),
      response: done,
    },
    passkeyProve: {
      summary: 'Prove with a passkey who is there; counts for fifteen minutes',
      access: 'member',
      body: z.strictObject({ assertion }),
      response: done,
    },
    passkeyPrepare: {
      summary: 'What a new passkey is to be made for. Needs reauthentication',
      access: 'member',
      body: done,
      response: creation,
    },
    passkeyAdd: {
      summary: 'Add the passkey that was made; the member is told by mail. Needs reauthentication',
      access: 'member',
      body: z.strictObject({ name: text, attestation }),
      response: done,
    },
    passkeyRemove: {
      summary: 'Remove a passkey; the member is told by mail. Needs reauthentication',
      access: 'member',
      body: z.strictObject({ code }),
      response: done,
    },
  } satisfies EndpointsOf<typeof passkeyCalls>;
};
