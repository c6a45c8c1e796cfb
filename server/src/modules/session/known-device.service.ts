import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Cookies } from '../../http/cookies.ts';
import { digest, newCode, newToken } from '../../random.ts';
import { insertDevice, isDeviceOf, takeDevice } from './known-device.repository.ts';

const DEVICE_COOKIE = 'fumi-device';
/** From one New Year to the next, and some weeks. */
const DEVICE_LIFE_MS = 400 * 86_400_000;

type Device = { readonly code: string; readonly isNew: boolean };

/** After a sign-in: this browser is the member's from now on. Its cookie is a new one each time. */
export async function rememberDevice(
  tx: Database | Transaction,
  { clock }: Pick<Context, 'clock'>,
  cookies: Cookies,
  memberCode: string,
  /** What it is called where it was forgotten a moment ago, with all others, because the password changed. */
  keptCode: string | null = null,
): Promise<Device> {
  const nowMs = clock.nowMs();
  const held = cookies.read(DEVICE_COOKIE);
  const before =
    held === null
      ? null
      : await takeDevice(tx, { tokenHash: digest(held), memberCode, now: new Date(nowMs) });
  const token = newToken();
  const code = keptCode ?? before?.code ?? newCode();
  const endsAt = new Date(nowMs + DEVICE_LIFE_MS);
  await insertDevice(tx, { tokenHash: digest(token), memberCode, code, endsAt });
  cookies.write(DEVICE_COOKIE, token, DEVICE_LIFE_MS / 1000);
  return { code, isNew: before === null };
}

/** What the failures of a browser that the member of this address has used are counted by; null for any other. */
export async function knownDeviceKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cookies: Cookies,
  emailKey: string,
): Promise<string | null> {
  const token = cookies.read(DEVICE_COOKIE);
  if (token === null) return null;
  const tokenHash = digest(token);
  const isKnown = await isDeviceOf(db, { tokenHash, emailKey, now: new Date(clock.nowMs()) });
  return isKnown ? digest(`login-device:${tokenHash}`) : null;
}
