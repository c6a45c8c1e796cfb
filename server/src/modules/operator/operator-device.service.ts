import { deviceName } from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Cookies } from '../../http/cookies.ts';
import { digest, newCode, newToken } from '../../random.ts';
import { noteAudit } from '../audit/audit.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import { operatorDeviceMail } from '../mail/templates/device-mails.ts';
import { deletePasskeysOfDevice, hasPasskeysOfDevice } from '../passkey/passkey.repository.ts';
import { endLink, readEndLink } from '../session/end-link.ts';
import { DEVICE_LIFE_MS } from '../session/known-device.service.ts';
import * as devices from './operator-device.repository.ts';

const DEVICE_COOKIE = 'fumi-desk-device';

/** How an operator has shown who they are. */
export type OperatorWay = 'password' | 'passkey';

type Visit = {
  readonly cookies: Cookies;
  readonly device: string;
  readonly name: string;
  readonly way: OperatorWay;
};

/** Remembers the browser of an operator who has signed in, and tells the shop by mail where it is new; its code. */
export async function rememberOperatorDevice(
  tx: Transaction,
  context: TransactionContext,
  { cookies, device, name, way }: Visit,
): Promise<string> {
  const nowMs = context.clock.nowMs();
  const held = cookies.read(DEVICE_COOKIE);
  const before =
    held === null
      ? null
      : await devices.takeOperatorDevice(tx, { tokenHash: digest(held), name, now: new Date(nowMs) });
  const token = newToken();
  const code = before ?? newCode();
  const endsAt = new Date(nowMs + DEVICE_LIFE_MS);
  await devices.insertOperatorDevice(tx, { tokenHash: digest(token), name, code, endsAt });
  cookies.write(DEVICE_COOKIE, token, DEVICE_LIFE_MS / 1000);
  if (before === null) {
    const url = endLink(context, { kind: 'operator', owner: name, deviceCode: code });
    const content = operatorDeviceMail({ atMs: nowMs, name, way, device: deviceName(device), url });
    const to = context.content.goods.shop.contact.email;
    await queueMail(tx, context, { kind: 'operator-device', to, content });
  }
  return code;
}

/** Whether a link of such a mail would still end something. */
export async function canEndOperatorDevice(context: Context, token: string): Promise<boolean> {
  const link = readEndLink(context, 'operator', token);
  if (link === null) return false;
  const { owner, deviceCode } = link;
  return (
    (await devices.hasOperatorDevice(context.db, owner, deviceCode)) ||
    (await hasPasskeysOfDevice(context.db, { kind: 'operator', name: owner }, deviceCode))
  );
}

/** Ends every session of the browser and forgets it; false for a link that was used, has expired or is nobody's. */
export async function endOperatorDevice(context: Context, token: string): Promise<boolean> {
  const link = readEndLink(context, 'operator', token);
  if (link === null) return false;
  return context.db.transaction(async (tx) => {
    const hasEnded = await devices.endOperatorDevice(tx, link.owner, link.deviceCode);
    // Where another operator has signed in with the browser since, its passkeys are still there.
    const owner = { kind: 'operator', name: link.owner } as const;
    if (!(await deletePasskeysOfDevice(tx, owner, link.deviceCode)) && !hasEnded) return false;
    await noteAudit(tx, context, `operator:${link.owner}`, 'operator-session-revoke');
    return true;
  });
}
