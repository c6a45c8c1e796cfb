import { ok, refuse } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { HandlersOf, Refusal } from '../../http/call.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import { passkeyMail } from '../mail/templates/passkey-mails.ts';
import { signInMailboxOf } from '../mailbox/order-mailboxes.repository.ts';
import { deletePasskey } from '../passkey/passkey.repository.ts';
import { keepPasskey, preparePasskey, readNewPasskey, verifyPasskey } from '../passkey/passkey.service.ts';
import { newChallenge } from '../passkey/passkey-challenge.service.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { beginSession } from '../session/begin-session.service.ts';
import { refuseStale } from '../session/reauthentication.ts';
import { markProven } from '../session/session.repository.ts';
import { renewToken } from '../session/session.service.ts';

const FAILED: Refusal = { code: 'login_failed' };

/** Notes a change of a member's passkeys and tells them, where they hear of sign-ins. */
async function tell(
  tx: Transaction,
  context: TransactionContext,
  memberCode: string,
  action: 'passkey-add' | 'passkey-remove',
): Promise<void> {
  await noteAudit(tx, context, memberCode, action);
  const to = await signInMailboxOf(tx, memberCode);
  const content = passkeyMail(action, `${context.config.baseUrl}/member/`);
  if (to !== null) await queueMail(tx, context, { kind: action, to, content });
}

/** Tries of one origin count like those with a password. */
const refuseTries = (context: Context, originKey: string) =>
  refuseOverLimit(context, ['login-origin', originKey]);

export const memberPasskeyHandlers: HandlersOf<
  'passkeyAsk' | 'passkeySignIn' | 'passkeyProve' | 'passkeyPrepare' | 'passkeyAdd' | 'passkeyRemove'
> = {
  passkeyAsk: async ({ context, cookies, originKey }) => {
    const limited = await refuseOverLimit(context, ['passkey-ask-origin', originKey]);
    if (limited) return refuse(limited);
    const challenge = await newChallenge(context, cookies, { signIn: 'member' });
    return ok({ challenge, domain: context.config.passkeyDomain });
  },

  passkeySignIn: async (call) => {
    const { context, cookies, originKey, input } = call;
    const limited = await refuseTries(context, originKey);
    if (limited) return refuse(limited);
    const { assertion, rememberMe } = input.body;
    const found = await verifyPasskey(context, cookies, 'member', assertion);
    const owner = found.ok ? found.value : found.error;
    if (owner?.kind !== 'member') return refuse(FAILED);
    await noteAudit(context.db, context, owner.code, found.ok ? 'sign-in' : 'sign-in-failed', 'passkey');
    if (!found.ok) return refuse(FAILED);
    await beginSession(context, {
      ...call,
      memberCode: owner.code,
      isRemembered: rememberMe,
      way: 'passkey',
    });
    return ok({});
  },

  passkeyProve: async ({ context, cookies, originKey, input, signedIn }) => {
    const limited = await refuseTries(context, originKey);
    if (limited) return refuse(limited);
    const found = await verifyPasskey(context, cookies, 'member', input.body.assertion);
    const isTheirs = found.ok && found.value.kind === 'member' && found.value.code === signedIn.member.code;
    if (!isTheirs) return refuse(FAILED);
    await markProven(context.db, signedIn.session.tokenHash, new Date(context.clock.nowMs()));
    await renewToken(context, cookies, signedIn);
    return ok({});
  },

  passkeyPrepare: async ({ context, cookies, signedIn }) => {
    const stale = refuseStale(context, signedIn);
    if (stale) return refuse(stale);
    const { code, email, notificationEmail } = signedIn.member;
    const account = email ?? notificationEmail ?? '';
    return ok(await preparePasskey(context, cookies, { owner: { kind: 'member', code }, account }));
  },

  passkeyAdd: async ({ context, cookies, signedIn, input }) => {
    const stale = refuseStale(context, signedIn);
    if (stale) return refuse(stale);
    const { code } = signedIn.member;
    const owner = { kind: 'member', code } as const;
    const { deviceCode } = signedIn.session;
    const made = await readNewPasskey(context, cookies, { ...input.body, owner, deviceCode });
    if (!made.ok) return made;
    return context.db.transaction(async (tx) => {
      const refusal = await keepPasskey(tx, owner, made.value);
      if (refusal) return refuse(refusal);
      await tell(tx, context, code, 'passkey-add');
      return ok({});
    });
  },

  passkeyRemove: ({ context, signedIn, input }) => {
    const stale = refuseStale(context, signedIn);
    if (stale) return Promise.resolve(refuse(stale));
    const { code } = signedIn.member;
    return context.db.transaction(async (tx) => {
      const wasThere = await deletePasskey(tx, { kind: 'member', code }, input.body.code);
      if (!wasThere) return refuse<Refusal>({ code: 'not_found' });
      await tell(tx, context, code, 'passkey-remove');
      return ok({});
    });
  },
};
