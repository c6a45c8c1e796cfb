import { client } from '../api.ts';
import { memberStore } from './member-session.ts';

/**
 * The e-mail address of the member; '' where the shop knows none. Somebody who signs in with another
 * service may have only a notification e-mail.
 */
export async function loadMemberEmail(): Promise<string> {
  const { member } = memberStore.getState();
  if (!member || member.email !== null) return member?.email ?? '';
  const answer = await client.profileGet();
  return (answer.ok && answer.value.profile.notificationEmail) || '';
}
