import { useState } from 'react';
import { client } from '../../api.ts';
import { dayWords, providersCopy } from '../../copy/my-page.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useAccount } from './account.ts';
import { failureWords } from './failure-words.ts';
import { type ProviderName, providerUrl } from './provider-url.ts';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';
import { useProof } from './use-proof.tsx';

const NAMES: readonly ProviderName[] = ['au', 'facebook'];

/** Adding a service wants a recent proof too; the server redirects only where it has one. */
const leadsOut = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  );

/** Services that one can sign in with; the last way in can't be taken away. */
export function ProvidersSection() {
  const { profile, reload } = useAccount();
  const { ask, proven, dialog } = useProof(profile);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  const unlink = async (provider: ProviderName) => {
    setProblem(null);
    const answer = await proven(() => client.identityUnlink({ body: { provider } }));
    if (answer === null) return;
    if (answer.ok) {
      toast({ text: providersCopy.unlinked(providersCopy.names[provider]) });
      return reload();
    }
    const isLast = answer.error.kind === 'refused' && answer.error.error.code === 'wrong_state';
    setProblem(isLast ? providersCopy.last : failureWords(answer.error));
  };
  const link = async (provider: ProviderName) => {
    const url = providerUrl(provider, paths.member(), true);
    if ((await leadsOut(url)) || (await ask())) location.assign(url);
  };

  return (
    <SettingSection id="providers" title={providersCopy.heading}>
      <Problem>{problem}</Problem>
      <SettingList>
        {NAMES.map((provider) => {
          const name = providersCopy.names[provider];
          const linked = profile.providers.find((each) => each.provider === provider);
          return (
            <SettingRow
              key={provider}
              term={name}
              action={
                <Button
                  size="small"
                  aria-label={linked ? providersCopy.unlinkOf(name) : providersCopy.linkOf(name)}
                  onClick={() => void (linked ? unlink(provider) : link(provider))}
                >
                  {linked ? providersCopy.unlink : providersCopy.link}
                </Button>
              }
            >
              {linked ? providersCopy.linked(dayWords(linked.linked_at)) : providersCopy.notLinked}
            </SettingRow>
          );
        })}
      </SettingList>
      {dialog}
    </SettingSection>
  );
}
