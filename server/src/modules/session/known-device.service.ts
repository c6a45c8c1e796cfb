import type { Context } from '../../context.ts';
import type { Cookies } from '../../http/cookies.ts';
import { digest, newToken } from '../../random.ts';
import { deleteDevice, insertDevice, isDeviceOf } from './known-device.repository.ts';

const DEVICE_COOKIE = 'fumi-device';
/** From one New Year to the next, and some weeks. */
const DEVICE_LIFE_MS = 400 * 86_400_000;

/** After a sign-in: this browser is the member's from now on. Its cookie is a new one each time. */
export async function rememberDevice(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cookies: Cookies,
  memberCode: string,
): Promise<void> {
  const before = cookies.read(DEVICE_COOKIE);
  if (before !== null) await deleteDevice(db, digest(before));
  const token = newToken();
  const endsAt = new Date(clock.nowMs() + DEVICE_LIFE_MS);
  await insertDevice(db, { tokenHash: digest(token), memberCode, endsAt });
  cookies.write(DEVICE_COOKIE, token, DEVICE_LIFE_MS / 1000);
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
