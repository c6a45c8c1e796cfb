import { client } from '../api.ts';
import { report } from '../platform/analytics.ts';
import { keep, recall } from '../platform/storage.ts';
import { rememberMember } from './member-session.ts';

/** Identity services by the name in their address (design §7); the microblogging one is discontinued. */
export const PROVIDERS = ['au', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

const KEY = 'third-party-authorization';

/** Before the browser leaves for another service. */
export const beginAuthorization = (provider: Provider): void => keep('sessionStorage', KEY, provider);

/** Back from there: an account younger than thirty seconds by the server's clock is a sign-up (spec §4, §9). */
export async function finishAuthorization(): Promise<void> {
  const kept = recall('sessionStorage', KEY);
  const provider = PROVIDERS.find((name) => name === kept);
  if (!provider) return;
  keep('sessionStorage', KEY, null);
  const answer = await client.memberGet();
  if (!answer.ok || answer.value.member === null) return;
  rememberMember(answer.value.member);
  if (answer.value.member.isInitial) report({ name: 'sign_up', method: provider });
}
