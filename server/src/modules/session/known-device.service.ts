import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Cookies } from '../../http/cookies.ts';
import { digest, newCode, newToken } from '../../random.ts';
import { deleteDevices, deviceOf, insertDevice } from './known-device.repository.ts';

const DEVICE_COOKIE = 'fumi-device';
/** From one New Year’s season to the next, and some weeks. */
export const DEVICE_LIFE_MS = 400 * 86_400_000;

/** Members who are remembered on one browser, such as a family's tablet. */
const PEOPLE_A_BROWSER = 5;

type Device = { readonly code: string; readonly isNew: boolean };

/** A token for each member who has signed in here, the last one first. */
const tokensIn = (cookies: Cookies): readonly string[] => {
  const held = cookies.read(DEVICE_COOKIE);
  return held === null ? [] : held.split('.').slice(0, PEOPLE_A_BROWSER);
};

/** After a sign-in: remembers this browser for the member, under a new token; others stay remembered. */
export async function rememberDevice(
  tx: Database | Transaction,
  { clock }: Pick<Context, 'clock'>,
  cookies: Cookies,
  memberCode: string,
  /** The code that this browser had until a password change deleted the member's known devices: it gets it back. */
  keptCode: string | null = null,
): Promise<Device> {
  const nowMs = clock.nowMs();
  const held = tokensIn(cookies);
  const taken = await deleteDevices(tx, memberCode, held.map(digest));
  const before = taken.find(({ endsAt }) => endsAt.getTime() > nowMs);
  const others = held.filter((token) => !taken.some(({ tokenHash }) => tokenHash === digest(token)));
  const token = newToken();
  const code = keptCode ?? before?.code ?? newCode();
  const endsAt = new Date(nowMs + DEVICE_LIFE_MS);
  await insertDevice(tx, { tokenHash: digest(token), memberCode, code, endsAt });
  const tokens = [token, ...others].slice(0, PEOPLE_A_BROWSER);
  cookies.write(DEVICE_COOKIE, tokens.join('.'), DEVICE_LIFE_MS / 1000);
  return { code, isNew: before === undefined };
}

/** The key under which failed log-ins are counted for a browser that this address's member has used; else null. */
export async function knownDeviceKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cookies: Cookies,
  emailKey: string,
): Promise<string | null> {
  const tokenHashes = tokensIn(cookies).map(digest);
  const known = await deviceOf(db, { tokenHashes, emailKey, now: new Date(clock.nowMs()) });
  return known === null ? null : digest(`login-device:${known}`);
}
