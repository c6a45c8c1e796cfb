import { typedCode } from '@fumi/domain';
import { useNavigate } from 'react-router';
import { signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { fieldText, type Problems, useForm } from '../../platform/use-form.ts';
import { EmailField, NewPasswordField, readEmail, type TypedEmail } from '../../session/AccountFields.tsx';
import { PROVIDERS } from '../../session/third-party.ts';
import { waitingPin } from '../../session/waiting-pin.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './AuthDialog.module.css';
import type { PendingSignup, TypedSignup } from './auth-state.ts';
import { checkSignup, judgeSignup } from './form-problems.ts';
import { sendSignup } from './send-signup.ts';
import { ThirdPartyLogin, type ThirdPartyTarget, useTerms } from './ThirdPartyLogin.tsx';

type Props = {
  /** The form as it was sent, for the way back from the PIN or from a known address. */
  readonly typed: TypedSignup | null;
  readonly email: TypedEmail;
  readonly onTyped: (typed: TypedSignup) => void;
  /** The form that a PIN was already sent for. */
  readonly sent: TypedSignup | null;
  readonly target: ThirdPartyTarget;
  readonly onSent: (pending: PendingSignup, sent: TypedSignup) => void;
  readonly onDuplicate: () => void;
};

type SignupField = 'email' | 'password' | 'referralCode';

function useSignup(
  { target, sent, onTyped, onSent, onDuplicate }: Props,
  terms: ReturnType<typeof useTerms>,
) {
  const navigate = useNavigate();
  return useForm<SignupField>(async (data) => {
    const [email, password] = [readEmail(data), fieldText(data, 'password')];
    const referralCode = typedCode(fieldText(data, 'referralCode'));
    const notification = data.has('notification');
    const found = checkSignup({ email, password, referralCode });
    if (!terms.isAgreed) terms.tell();
    if (found || !terms.isAgreed) return found ?? {};
    const typed = { email, password, referralCode, notification };
    onTyped(typed);
    // Another mail would put an end to the PIN of the first one, which may be on its way.
    const waiting = JSON.stringify(typed) === JSON.stringify(sent) ? waitingPin('signup-pin') : null;
    if (waiting) onSent(waiting, typed);
    if (waiting) return null;
    const answer = await sendSignup(typed, target);
    if (answer.ok) onSent(answer.value, typed);
    if (answer.ok) return null;
    const refusal = judgeSignup(answer.error);
    if (refusal.to === 'form') return refusal.problems;
    if (refusal.to === 'duplicated-email') onDuplicate();
    else void navigate(paths.error(target.product.rootUrl));
    return null;
  });
}

/** The terms gate the button, and the third parties (spec §4, §5). */
export function SignupForm(props: Props) {
  const { typed, email } = props;
  const terms = useTerms(typed !== null);
  const { form, problems, isBusy } = useSignup(props, terms);
  return (
    <DialogForm
      {...{ form, isBusy }}
      submit={signInCopy.signUp}
      reason={terms.isAgreed ? null : signInCopy.termsRequired}
      after={
        <>
          <p className={styles.or}>{signInCopy.or}</p>
          <ThirdPartyLogin {...props.target} providers={PROVIDERS} rememberMe terms={terms} />
        </>
      }
    >
      <AccountFields {...{ problems, typed, email }} />
      <div>
        {terms.checkbox}
        <Checkbox
          name="notification"
          label={signInCopy.notification}
          defaultChecked={typed?.notification ?? true}
        />
      </div>
    </DialogForm>
  );
}

type FieldsProps = Pick<Props, 'typed' | 'email'> & { readonly problems: Problems<SignupField> };

function AccountFields({ problems, typed, email }: FieldsProps) {
  return (
    <>
      <Problem>{problems.form}</Problem>
      <EmailField {...email} error={problems.email} />
      <NewPasswordField
        label={signInCopy.password}
        defaultValue={typed?.password}
        error={problems.password}
      />
      <div className={styles.short}>
        <TextField
          label={signInCopy.referralCode}
          hint={signInCopy.referralHint}
          name="referralCode"
          defaultValue={typed?.referralCode}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problems.referralCode}
        />
      </div>
    </>
  );
}
