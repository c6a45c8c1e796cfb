import { isInitialThirdPartyLogin } from '@fumi/domain';
import { report } from '../platform/analytics.ts';
import { loadMember } from './member-session.ts';

const KEY = 'third-party-trip';

type Provider = 'au' | 'facebook';
const isProvider = (text: string | null): text is Provider => text === 'au' || text === 'facebook';

/** Before the browser leaves for another service's sign-in. */
export function beginThirdPartyTrip(provider: Provider): void {
  try {
    sessionStorage.setItem(KEY, provider);
  } catch {
    // Only the sign-up event is lost.
  }
}

function takeTrip(): string | null {
  try {
    const provider = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return provider;
  } catch {
    return null;
  }
}

/** Back from there: an account younger than thirty seconds is a sign-up (spec §4, §9). */
export async function endThirdPartyTrip(nowMs: number): Promise<void> {
  const provider = takeTrip();
  if (!isProvider(provider)) return;
  const member = await loadMember().catch(() => null);
  if (member && isInitialThirdPartyLogin(member, nowMs)) report({ name: 'sign_up', method: provider });
}
