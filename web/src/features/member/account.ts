import type { Client } from '@fumi/contract/client';
import { useLoaderData, useRevalidator } from 'react-router';
import { client } from '../../api.ts';
import { UnreachableError } from '../../session/member-session.ts';

type Answered<Call extends keyof Client> = Extract<Awaited<ReturnType<Client[Call]>>, { ok: true }>['value'];

export type Profile = Answered<'profileGet'>['profile'];
export type Settings = Answered<'settingsGet'>['settings'];
export type Session = Answered<'sessionList'>['sessions'][number];

export type Account = {
  readonly profile: Profile;
  readonly settings: Settings;
  readonly sessions: readonly Session[];
};

/** Everything that my page shows. */
export async function loadAccount(): Promise<Account> {
  const [profile, settings, sessions] = await Promise.all([
    client.profileGet(),
    client.settingsGet({ body: {} }),
    client.sessionList(),
  ]);
  if (!profile.ok || !settings.ok || !sessions.ok) {
    throw new UnreachableError('The account could not be fetched.');
  }
  return {
    profile: profile.value.profile,
    settings: settings.value.settings,
    sessions: sessions.value.sessions,
  };
}

/** The account as it was loaded, and a way to load it again after a change. */
export function useAccount(): Account & { readonly reload: () => void } {
  const account = useLoaderData() as Account;
  const { revalidate } = useRevalidator();
  return { ...account, reload: () => void revalidate() };
}
