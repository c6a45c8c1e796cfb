import type { Context } from '../../context.ts';
import type { Cookies } from '../../http/cookies.ts';
import { digest, newCode, newToken } from '../../random.ts';
import { rememberDevice } from './known-device.service.ts';
import { mailNewDevice } from './new-device.service.ts';
import { deleteSession, insertSession } from './session.repository.ts';
import { lifetimeOf, SESSION_COOKIE } from './session.service.ts';
import type { SignInWay } from './sign-in-way.ts';

/** Who is at the other end: what a session is begun with. */
type Visit = {
  readonly cookies: Cookies;
  readonly device: string;
  readonly memberCode: string;
  readonly isRemembered: boolean;
  readonly way: SignInWay;
};

/**
 * Signs a member in. The token is always new, and a session that the browser had before ends: whatever was planted
 * before the sign-in is worthless after it. A browser that is new to the member is told to them by mail.
 */
export async function beginSession(context: Context, visit: Visit): Promise<void> {
  const { cookies, memberCode, isRemembered, way } = visit;
  const nowMs = context.clock.nowMs();
  const lifetime = lifetimeOf(isRemembered);
  const token = newToken();
  const before = cookies.read(SESSION_COOKIE);
  await context.db.transaction(async (tx) => {
    if (before !== null) await deleteSession(tx, digest(before));
    const device = await rememberDevice(tx, context, cookies, memberCode);
    await insertSession(tx, {
      tokenHash: digest(token),
      code: newCode(),
      memberCode,
      isRemembered,
      device: visit.device.slice(0, 200),
      deviceCode: device.code,
      createdAt: new Date(nowMs),
      lastSeenAt: new Date(nowMs),
      provenAt: new Date(nowMs),
      endsAt: new Date(nowMs + lifetime.totalMs),
      idleEndsAt: new Date(nowMs + lifetime.idleMs),
    });
    if (device.isNew && way !== 'sign-up')
      await mailNewDevice(tx, context, { memberCode, deviceCode: device.code, userAgent: visit.device, way });
  });
  cookies.write(SESSION_COOKIE, token, isRemembered ? lifetime.totalMs / 1000 : null);
}
