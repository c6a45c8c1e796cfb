import { useLoaderData, useRevalidator } from 'react-router';
import { type Answered, client } from '../../api.ts';
import { loaded } from '../../platform/answer.ts';

export type Profile = Answered<'profileGet'>['profile'];
type Settings = Answered<'settingsGet'>['settings'];
type Session = Answered<'sessionList'>['sessions'][number];

type Account = {
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
  return {
    profile: loaded(profile).profile,
    settings: loaded(settings).settings,
    sessions: loaded(sessions).sessions,
  };
}

/** The account as it was loaded, and a way to load it again after a change. */
export function useAccount(): Account & { readonly reload: () => void } {
  const account = useLoaderData() as Account;
  const { revalidate } = useRevalidator();
  return { ...account, reload: () => void revalidate() };
}
