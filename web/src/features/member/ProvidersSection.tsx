import { client } from '../../api.ts';
import { dayOfMoment } from '../../copy/moments.ts';
import { cardCopy, providersCopy } from '../../copy/my-page.ts';
import { paths } from '../../paths.ts';
import { authorizationUrl, PROVIDERS, type Provider } from '../../session/third-party.ts';
import { Button } from '../../ui/Button.tsx';
import { useAccount } from './account.ts';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';
import { useRemoval } from './use-reauthentication.tsx';

/** Adding a service wants a recent sign-in too; the server redirects only where it has one. */
const leadsOut = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  );

/** Services that one can sign in with; the last way in can't be taken away. */
export function ProvidersSection() {
  const { profile } = useAccount();
  const { remove, reauthenticate, problem, dialog } = useRemoval();
  const unlink = (provider: Provider) =>
    remove(
      () => client.identityUnlink({ body: { provider } }),
      providersCopy.unlinked(providersCopy.names[provider]),
      providersCopy.last,
    );
  const link = async (provider: Provider) => {
    const back = { okPath: paths.member(), errorPath: paths.member() };
    const url = authorizationUrl(provider, { ...back, link: true });
    if ((await leadsOut(url)) || (await reauthenticate())) location.assign(url);
  };
  return (
    <SettingSection id="providers" title={providersCopy.heading}>
      {problem}
      <SettingList>
        {PROVIDERS.map((provider) => {
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
              {linked ? providersCopy.linked(dayOfMoment(linked.linkedAt)) : providersCopy.notLinked}
            </SettingRow>
          );
        })}
      </SettingList>
      {dialog}
    </SettingSection>
  );
}

/** The card that the payment provider keeps for the next time (spec §7: creditcard/remove). */
export function CardSection() {
  const { creditcard } = useAccount().settings;
  const { remove, problem, dialog } = useRemoval();
  if (creditcard === null) return null;
  return (
    <SettingSection id="card" title={cardCopy.heading}>
      {problem}
      <SettingList>
        <SettingRow
          term={cardCopy.heading}
          action={
            <Button
              size="small"
              onClick={() => void remove(() => client.creditcardRemove({ body: {} }), cardCopy.removed)}
            >
              {cardCopy.remove}
            </Button>
          }
        >
          {cardCopy.card(creditcard.brand, creditcard.last4)}
        </SettingRow>
      </SettingList>
      {dialog}
    </SettingSection>
  );
}
