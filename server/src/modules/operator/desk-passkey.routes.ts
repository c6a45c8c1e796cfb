import { ok, refuse } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { HandlersOf, Refusal } from '../../http/call.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import { operatorPasskeyMail } from '../mail/templates/passkey-mails.ts';
import { deletePasskey, listPasskeys } from '../passkey/passkey.repository.ts';
import {
  keepPasskey,
  passkeyToWire,
  preparePasskey,
  readNewPasskey,
  verifyPasskey,
} from '../passkey/passkey.service.ts';
import { newChallenge } from '../passkey/passkey-challenge.service.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { refuseStaleProof } from '../session/reauthentication.ts';
import { DESK_SESSION_MS, type SignedInOperator } from './desk-session.service.ts';
import { openDesk } from './open-desk.ts';
import { findOperator } from './operator.repository.ts';

/** The desk has no reauthentication: the proof of who somebody is counts from the sign-in. */
const refuseStaleDesk = (context: Pick<TransactionContext, 'clock'>, { endsAt }: SignedInOperator) =>
  refuseStaleProof(context, endsAt.getTime() - DESK_SESSION_MS);

/** Operators have no mailbox of their own: the shop is told. */
async function mailShop(
  tx: Transaction,
  context: TransactionContext,
  name: string,
  action: 'passkey-add' | 'passkey-remove',
): Promise<void> {
  const to = context.content.goods.shop.contact.email;
  await queueMail(tx, context, {
    kind: `operator-${action}`,
    to,
    content: operatorPasskeyMail(action, name),
  });
}

export const deskPasskeyHandlers: HandlersOf<
  | 'deskPasskeyAsk'
  | 'deskPasskeySignIn'
  | 'deskPasskeyList'
  | 'deskPasskeyPrepare'
  | 'deskPasskeyAdd'
  | 'deskPasskeyRemove'
> = {
  deskPasskeyAsk: async ({ context, cookies, originKey }) => {
    const limited = await refuseOverLimit(context, ['passkey-ask-origin', originKey]);
    if (limited) return refuse(limited);
    const challenge = await newChallenge(context, cookies, { signIn: 'operator' });
    return ok({ challenge, domain: context.config.passkeyDomain });
  },

  deskPasskeySignIn: async (call) => {
    const { context, cookies, originKey, input } = call;
    const limited = await refuseOverLimit(context, ['desk-sign-in-origin', originKey]);
    if (limited) return refuse(limited);
    const found = await verifyPasskey(context, cookies, 'operator', input.body.assertion);
    const owner = found.ok ? found.value : found.error;
    const operator = owner?.kind === 'operator' ? await findOperator(context.db, owner.name) : null;
    if (operator && !found.ok)
      await noteAudit(
        context.db,
        context,
        `operator:${operator.name}`,
        'operator-sign-in-failed',
        'passkey',
        {
          origin: originKey,
        },
      );
    if (operator === null || !found.ok) return refuse({ code: 'login_failed' });
    await noteAudit(context.db, context, `operator:${operator.name}`, 'operator-sign-in', 'passkey', {
      origin: originKey,
    });
    return ok(await openDesk(call, operator, 'passkey'));
  },

  deskPasskeyList: async ({ context, operator: { name } }) => {
    const rows = await listPasskeys(context.db, { kind: 'operator', name });
    return ok({ passkeys: rows.map(passkeyToWire) });
  },

  deskPasskeyPrepare: async ({ context, cookies, operator }) => {
    const stale = refuseStaleDesk(context, operator);
    if (stale) return refuse(stale);
    const { name } = operator;
    return ok(await preparePasskey(context, cookies, { owner: { kind: 'operator', name }, account: name }));
  },

  deskPasskeyAdd: async ({ context, cookies, operator, input, change }) => {
    const stale = refuseStaleDesk(context, operator);
    if (stale) return refuse(stale);
    const { name, deviceCode } = operator;
    const owner = { kind: 'operator', name } as const;
    const made = await readNewPasskey(context, cookies, { ...input.body, owner, deviceCode });
    if (!made.ok) return made;
    return change(async (tx) => {
      const refusal = await keepPasskey(tx, owner, made.value);
      if (refusal) return refuse(refusal);
      await mailShop(tx, context, name, 'passkey-add');
      return ok({ answer: {}, object: name });
    });
  },

  deskPasskeyRemove: ({ context, operator, input, change }) => {
    const stale = refuseStaleDesk(context, operator);
    if (stale) return Promise.resolve(refuse(stale));
    const { name } = operator;
    return change(async (tx) => {
      const wasThere = await deletePasskey(tx, { kind: 'operator', name }, input.body.code);
      if (!wasThere) return refuse<Refusal>({ code: 'not_found' });
      await mailShop(tx, context, name, 'passkey-remove');
      return ok({ answer: {}, object: name });
    });
  },
};
