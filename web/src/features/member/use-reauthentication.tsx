import type { CallFailure } from '@fumi/contract/client';
import type { Result } from '@fumi/domain';
import { type ReactNode, useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { reauthenticationCopy as copy, providersCopy } from '../../copy/my-page.ts';
import { passkeyCopy } from '../../copy/passkeys.ts';
import { PASSWORD_PROBLEMS, signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { failureCode } from '../../platform/answer.ts';
import type { PasskeyAnswer } from '../../platform/passkeys.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { usePasskey } from '../../platform/use-passkey.ts';
import { CurrentPasswordField } from '../../session/AccountFields.tsx';
import { authorizationUrl } from '../../session/authorization-url.ts';
import { memberPasskey } from '../../session/member-passkey.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { usePress } from '../../ui/use-press.ts';
import { type Profile, useAccount } from './account.ts';

type Call<Value> = () => Promise<Result<Value, CallFailure>>;

/** The server wants a recent sign-in for this call (contract: my-page). */
const isStale = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && failure.error.fields?.session?.includes('stale') === true;

/**
 * Calls that could take an account away want a recent sign-in: the call is made, and made again once the member has
 * signed in anew. Null where they did not.
 */
export function useReauthentication(): {
  /** Asks to sign in again; true once that is done. */
  readonly reauthenticate: () => Promise<boolean>;
  readonly reauthenticated: <Value>(call: Call<Value>) => Promise<Result<Value, CallFailure> | null>;
  readonly dialog: ReactNode;
} {
  const { profile } = useAccount();
  const [asking, setAsking] = useState<{ readonly answer: (isDone: boolean) => void } | null>(null);
  const reauthenticate = () =>
    new Promise<boolean>((resolve) =>
      setAsking({
        answer: (isDone) => {
          setAsking(null);
          resolve(isDone);
        },
      }),
    );
  return {
    reauthenticate,
    reauthenticated: async (call) => {
      const answer = await call();
      if (answer.ok || !isStale(answer.error)) return answer;
      return (await reauthenticate()) ? call() : null;
    },
    dialog: asking ? (
      <Dialog
        title={copy.title}
        size="small"
        closeLabel={signInCopy.close}
        onClose={() => asking.answer(false)}
      >
        {profile.passkeys.length > 0 ? <WithPasskey onDone={() => asking.answer(true)} /> : null}
        {profile.hasPassword ? (
          <WithPassword onDone={() => asking.answer(true)} />
        ) : (
          <WithProvider providers={profile.providers} />
        )}
      </Dialog>
    ) : null,
  };
}

/** Removes something from the account after a recent sign-in; says that it is done, or why it is not. */
export function useRemoval() {
  const { reload } = useAccount();
  const { reauthenticated, dialog } = useReauthentication();
  const { press, isBusy, problem } = usePress();
  const toast = useToast();
  const remove = (call: Call<unknown>, done: string, kept?: string) =>
    press(async () => {
      const answer = await reauthenticated(call);
      if (answer === null) return null;
      const isKept = kept !== undefined && !answer.ok && failureCode(answer.error) === 'wrong_state';
      if (!answer.ok) return isKept ? kept : failureSentence(answer.error);
      toast({ text: done });
      reload();
      return null;
    });
  return { remove, press, isBusy, reauthenticated, problem: <Problem>{problem}</Problem>, dialog };
}

function WithPasskey({ onDone }: { readonly onDone: () => void }) {
  const use = async (assertion: PasskeyAnswer) => {
    const answer = await client.passkeyProve({ body: { assertion } });
    if (answer.ok) onDone();
    return answer.ok ? null : answer.error;
  };
  const passkey = usePasskey({ ...memberPasskey, use }, { isSuggested: false });
  return passkey.isKnown ? (
    <DialogBody>
      <Problem>{passkey.problem}</Problem>
      <Button wide busy={passkey.isBusy} onClick={passkey.press}>
        {passkeyCopy.prove}
      </Button>
    </DialogBody>
  ) : null;
}

function WithPassword({ onDone }: { readonly onDone: () => void }) {
  const { form, problems, isBusy } = useForm<'password'>(async (data) => {
    const password = fieldText(data, 'password');
    if (password === '') return { password: PASSWORD_PROBLEMS.required };
    const answer = await client.memberReauthenticate({ body: { password } });
    if (answer.ok) onDone();
    if (answer.ok) return null;
    const isWrong = !['unreachable', 'too_many_requests'].includes(failureCode(answer.error));
    return { password: isWrong ? copy.wrong : failureSentence(answer.error) };
  });
  return (
    <DialogForm {...{ form, isBusy }} lead={copy.lead} submit={copy.submit}>
      <CurrentPasswordField label={copy.password} error={problems.password} />
    </DialogForm>
  );
}

/** Who has no password signs in once more with the service they came with. */
function WithProvider({ providers }: Pick<Profile, 'providers'>) {
  const back = { okPath: paths.member(), errorPath: paths.member() };
  return (
    <>
      <DialogBody>
        <p>{copy.withProvider}</p>
      </DialogBody>
      <DialogFooter>
        {providers.map(({ provider }) => (
          <Button
            key={provider}
            variant="primary"
            wide
            onClick={() => location.assign(authorizationUrl(provider, back))}
          >
            {copy.providerLogin(providersCopy.names[provider])}
          </Button>
        ))}
      </DialogFooter>
    </>
  );
}
