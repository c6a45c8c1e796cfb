import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { dayOfMoment } from '../../copy/moments.ts';
import { cardCopy, providersCopy } from '../../copy/my-page.ts';
import { failureCode } from '../../platform/answer.ts';
import { LoginError } from '../../session/LoginError.tsx';
import { PROVIDERS, type Provider } from '../../session/third-party.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { type Profile, useAccount } from './account.ts';
import { SettingList, SettingRow, SettingSection } from './SettingRow.tsx';
import { useRemoval } from './use-reauthentication.tsx';

/** Services that one can sign in with; the last way to sign in can't be removed. */
export function ProvidersSection() {
  const { profile } = useAccount();
  const { remove, press, isBusy, reauthenticated, problem, dialog } = useRemoval();
  const unlink = (provider: Provider) =>
    remove(
      () => client.identityUnlink({ body: { provider } }),
      providersCopy.unlinked(providersCopy.names[provider]),
      providersCopy.last,
    );
  const link = async (provider: Provider) => {
    const answer = await reauthenticated(() => client.identityBegin({ body: { provider } }));
    if (answer?.ok) location.assign(answer.value.url);
    return answer === null || answer.ok ? null : failureSentence(answer.error);
  };
  return (
    <SettingSection id="providers" title={providersCopy.heading}>
      <LoginError />
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
                  aria-disabled={isBusy || undefined}
                  aria-label={linked ? providersCopy.unlinkOf(name) : providersCopy.linkOf(name)}
                  onClick={() => void (linked ? unlink(provider) : press(() => link(provider)))}
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
      {profile.providerOffer ? <OfferDialog {...profile.providerOffer} /> : null}
    </SettingSection>
  );
}

type Offer = NonNullable<Profile['providerOffer']>;

/** After the service's redirect: links it only when the member confirms, as anybody can begin a redirect. */
function OfferDialog({ provider, account }: Offer) {
  const { reload } = useAccount();
  const toast = useToast();
  const name = providersCopy.names[provider];
  const confirm = async () => {
    const answer = await client.identityLink({ body: { provider } });
    if (!answer.ok) {
      const isTaken = failureCode(answer.error) === 'wrong_state';
      return isTaken ? providersCopy.taken(name) : failureSentence(answer.error);
    }
    toast({ text: providersCopy.added(name) });
    reload();
    return null;
  };
  return (
    <ConfirmDialog
      title={providersCopy.linkTitle}
      cancel={providersCopy.cancel}
      confirm={providersCopy.link}
      onConfirm={confirm}
      onClose={() => void client.identityDecline({ body: {} }).then(reload)}
    >
      <p>{providersCopy.linkQuestion(name, account)}</p>
      <p>{providersCopy.linkCaution}</p>
    </ConfirmDialog>
  );
}

/** The card that the payment provider keeps for the next time (spec §7: creditcard/remove). */
export function CardSection() {
  const { creditcard } = useAccount().settings;
  const { remove, isBusy, problem, dialog } = useRemoval();
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
              busy={isBusy}
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
