import type { Member } from '@fumi/domain';
import { useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { passkeyCopy } from '../../copy/passkeys.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { failureCode } from '../../platform/answer.ts';
import type { PasskeyAnswer } from '../../platform/passkeys.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { usePasskey } from '../../platform/use-passkey.ts';
import {
  CurrentPasswordField,
  EmailField,
  readEmail,
  type TypedEmail,
} from '../../session/AccountFields.tsx';
import { memberPasskey } from '../../session/member-passkey.ts';
import { rememberMember } from '../../session/member-session.ts';
import { PROVIDERS } from '../../session/third-party.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Problem } from '../../ui/Problem.tsx';
import styles from './AuthDialog.module.css';
import { emailProblem, passwordProblem, problemsOf } from './form-problems.ts';
import { ThirdPartyLogin, type ThirdPartyTarget } from './ThirdPartyLogin.tsx';

type Props = {
  readonly target: ThirdPartyTarget;
  readonly email: TypedEmail;
  readonly onLogin: (member: Member) => void;
  readonly onForgotten: () => void;
};

type LoginField = 'email' | 'password';

/** Sentences of spec §8: the failure with its hint, and another one where a field is wrong. */
function useLogin(rememberMe: boolean, onLogin: (member: Member) => void) {
  return useForm<LoginField>(async (data) => {
    const [email, password] = [readEmail(data), fieldText(data, 'password')];
    const found = problemsOf({ email: emailProblem(email), password: passwordProblem(password) });
    if (found) return { ...found, form: signInCopy.loginIncomplete };
    const body = { userName: email, password, rememberMe };
    const answer = await client.memberLogin({ body });
    if (answer.ok) onLogin(rememberMember(answer.value.member));
    if (answer.ok) return null;
    const isWrong = failureCode(answer.error) === 'login_failed';
    const failed = `${signInCopy.loginFailed}${signInCopy.loginFailedHint}${signInCopy.loginUnfinished}`;
    return { form: isWrong ? failed : failureSentence(answer.error) };
  });
}

/** Signs in with a passkey, by its button or from the suggestions of the e-mail field. */
function usePasskeyLogin(rememberMe: boolean, onLogin: (member: Member) => void) {
  const use = async (assertion: PasskeyAnswer) => {
    const answer = await client.passkeySignIn({ body: { assertion, rememberMe } });
    if (!answer.ok) return answer.error;
    const asked = await client.memberGet();
    if (!asked.ok) return asked.error;
    if (asked.value.member) onLogin(rememberMember(asked.value.member));
    return null;
  };
  return usePasskey({ ...memberPasskey, use }, { isSuggested: true });
}

export function LoginForm({ target, email, onLogin, onForgotten }: Props) {
  const [rememberMe, setRememberMe] = useState(true);
  const { form, problems, isBusy } = useLogin(rememberMe, onLogin);
  const passkey = usePasskeyLogin(rememberMe, onLogin);
  return (
    <DialogForm
      {...{ form, isBusy }}
      submit={signInCopy.logIn}
      after={
        <>
          <p className={styles.or}>{signInCopy.or}</p>
          {passkey.isKnown ? (
            <Button wide busy={passkey.isBusy} onClick={passkey.press}>
              {passkeyCopy.signIn}
            </Button>
          ) : null}
          <ThirdPartyLogin {...target} providers={PROVIDERS} rememberMe={rememberMe} />
        </>
      }
    >
      <Problem>{problems.form ?? passkey.problem}</Problem>
      <EmailField {...email} autoComplete="username webauthn" error={problems.email} />
      <CurrentPasswordField label={signInCopy.password} error={problems.password} />
      <div>
        <Checkbox
          label={signInCopy.rememberMe}
          checked={rememberMe}
          onChange={(event) => setRememberMe(event.target.checked)}
        />
        <div>
          <Button variant="quiet" size="small" onClick={onForgotten}>
            {signInCopy.forgotten}
          </Button>
        </div>
      </div>
    </DialogForm>
  );
}
