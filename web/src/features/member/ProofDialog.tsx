import { client } from '../../api.ts';
import { proofCopy, providersCopy } from '../../copy/my-page.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { Profile } from './account.ts';
import { failureWords } from './failure-words.ts';
import { providerUrl } from './provider-url.ts';

type Props = {
  readonly profile: Profile;
  readonly onProven: () => void;
  readonly onClose: () => void;
};

/** Who has a password types it; who has none signs in once more with the service they came with. */
export function ProofDialog({ profile, onProven, onClose }: Props) {
  return (
    <Dialog title={proofCopy.title} size="small" closeLabel={signInCopy.close} onClose={onClose}>
      {profile.has_password ? <PasswordProof onProven={onProven} /> : <ProviderProof profile={profile} />}
    </Dialog>
  );
}

function PasswordProof({ onProven }: { readonly onProven: () => void }) {
  const { form, problems, isBusy } = useForm<'password'>(async (data) => {
    const answer = await client.memberProve({ body: { password: fieldText(data, 'password') } });
    if (answer.ok) onProven();
    if (answer.ok) return null;
    const isWrong = answer.error.kind === 'refused' && answer.error.error.code !== 'too_many_requests';
    return { password: isWrong ? proofCopy.wrong : failureWords(answer.error) };
  });
  return (
    <>
      <DialogBody>
        <p>{proofCopy.lead}</p>
        <form id="proof" {...form}>
          <PasswordField
            label={proofCopy.password}
            name="password"
            autoComplete="current-password"
            showLabel={signInCopy.showPassword}
            hideLabel={signInCopy.hidePassword}
            error={problems.password}
          />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" type="submit" form="proof" busy={isBusy} wide>
          {proofCopy.submit}
        </Button>
      </DialogFooter>
    </>
  );
}

function ProviderProof({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <DialogBody>
        <p>{proofCopy.withProvider}</p>
      </DialogBody>
      <DialogFooter>
        {profile.providers.map(({ provider }) => (
          <Button
            key={provider}
            variant="primary"
            wide
            onClick={() => location.assign(providerUrl(provider, paths.member()))}
          >
            {proofCopy.providerLogin(providersCopy.names[provider])}
          </Button>
        ))}
      </DialogFooter>
    </>
  );
}
