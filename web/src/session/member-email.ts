import { client } from '../api.ts';
import { memberStore } from './member-session.ts';

/**
 * Where whoever is signed in reads their mail; '' where the shop does not know. Who signs in by a provider has no address
 * of their own here, but one for notices.
 */
export async function loadMemberEmail(): Promise<string> {
  const { member } = memberStore.getState();
  if (!member || member.email !== null) return member?.email ?? '';
  const answer = await client.profileGet();
  return (answer.ok && answer.value.profile.notificationEmail) || '';
}
