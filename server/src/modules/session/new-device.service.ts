import { deviceName } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import { newDeviceMail } from '../mail/templates/device-mails.ts';
import { signInMailboxOf } from '../mailbox/order-mailboxes.repository.ts';
import { deletePasskeysOfDevice, hasPasskeysOfDevice } from '../passkey/passkey.repository.ts';
import { endLink, readEndLink } from './end-link.ts';
import { forgetDevice, hasDevice } from './known-device.repository.ts';
import { deleteSessionsOfDevice } from './session.repository.ts';
import type { SignInWay } from './sign-in-way.ts';

type NewDevice = {
  readonly memberCode: string;
  readonly deviceCode: string;
  readonly userAgent: string;
  readonly way: Exclude<SignInWay, 'sign-up'>;
};

/** Tells a member of a sign-in with a browser that has never done so, with a link that ends it. */
export async function mailNewDevice(
  tx: Transaction,
  context: TransactionContext,
  { memberCode, deviceCode, userAgent, way }: NewDevice,
): Promise<void> {
  const to = await signInMailboxOf(tx, memberCode);
  if (to === null) return;
  const content = newDeviceMail({
    atMs: context.clock.nowMs(),
    way,
    device: deviceName(userAgent),
    url: endLink(context, { kind: 'member', owner: memberCode, deviceCode }),
  });
  await queueMail(tx, context, { kind: 'new-device', to, content });
}

/** Whether a link of such a mail would still end something. */
export async function canEndDevice(context: Context, token: string): Promise<boolean> {
  const link = readEndLink(context, 'member', token);
  if (link === null) return false;
  const { owner, deviceCode } = link;
  return (
    (await hasDevice(context.db, owner, deviceCode)) ||
    (await hasPasskeysOfDevice(context.db, { kind: 'member', code: owner }, deviceCode))
  );
}

/**
 * Ends every session of the browser, with the passkeys that were added in them, and forgets it;
 * false for a link that was used, has expired or was not signed by us.
 */
export async function endDevice(context: Context, token: string): Promise<boolean> {
  const link = readEndLink(context, 'member', token);
  if (link === null) return false;
  return context.db.transaction(async (tx) => {
    const wasKnown = await forgetDevice(tx, link.owner, link.deviceCode);
    await deleteSessionsOfDevice(tx, link.owner, link.deviceCode);
    // A password change forgets the browser, but keeps the passkeys that were added with it.
    const owner = { kind: 'member', code: link.owner } as const;
    if (!(await deletePasskeysOfDevice(tx, owner, link.deviceCode)) && !wasKnown) return false;
    await noteAudit(tx, context, link.owner, 'session-revoke');
    return true;
  });
}
