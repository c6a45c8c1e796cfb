import { useState } from 'react';
import { client } from '../../api.ts';
import { dayWords, providersCopy } from '../../copy/my-page.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useAccount } from './account.ts';
import { failureWords } from './failure-words.ts';
import { type ProviderName, providerUrl } from './provider-url.ts';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';
import { useProof } from './use-proof.tsx';

const NAMES: readonly ProviderName[] = ['au', 'facebook'];

/** Services that one can sign in with; the last way in can't be taken away. */
export function ProvidersSection() {
  const { profile, reload } = useAccount();
  const { proven, dialog } = useProof(profile);
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
  // Adding a service also wants a recent proof: the settings of a call that needs one are asked first.
  const link = (provider: ProviderName) => location.assign(providerUrl(provider, paths.member(), true));

  return (
    <SettingSection id="providers" title={providersCopy.heading}>
      {problem ? (
        <Message tone="error" announced>
          {problem}
        </Message>
      ) : null}
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
                  onClick={() => (linked ? void unlink(provider) : link(provider))}
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
