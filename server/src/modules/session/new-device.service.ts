import { deviceWords } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import { newDeviceMail } from '../mail/templates/device-mails.ts';
import { signInMailboxOf } from '../mailbox/order-mailboxes.repository.ts';
import { deletePasskeysOfDevice } from '../passkey/passkey.repository.ts';
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
    device: deviceWords(userAgent),
    url: endLink(context, { kind: 'member', owner: memberCode, deviceCode }),
  });
  await queueMail(tx, context, { kind: 'new-device', to, content });
}

/** Whether a link of such a mail would still end something. */
export async function canEndDevice(context: Context, token: string): Promise<boolean> {
  const link = readEndLink(context, 'member', token);
  return link !== null && (await hasDevice(context.db, link.owner, link.deviceCode));
}

/** Ends every session of the browser, with the passkeys that were added in them, and forgets it; false for a link that was used, has expired or is nobody's. */
export async function endDevice(context: Context, token: string): Promise<boolean> {
  const link = readEndLink(context, 'member', token);
  if (link === null) return false;
  return context.db.transaction(async (tx) => {
    if (!(await forgetDevice(tx, link.owner, link.deviceCode))) return false;
    await deleteSessionsOfDevice(tx, link.owner, link.deviceCode);
    await deletePasskeysOfDevice(tx, { kind: 'member', code: link.owner }, link.deviceCode);
    await noteAudit(tx, context, link.owner, 'session-revoke');
    return true;
  });
}
