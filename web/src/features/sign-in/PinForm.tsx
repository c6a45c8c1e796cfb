import type { CallFailure } from '@fumi/contract/client';
import { checkPin, type Member, SIGNUP_MODE_PIN } from '@fumi/domain';
import { useRef, useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { PIN_PROBLEMS, pinCopy } from '../../copy/sign-in.ts';
import { report } from '../../platform/analytics.ts';
import { failureCode } from '../../platform/answer.ts';
import { useForm } from '../../platform/use-form.ts';
import { PinField, readPin } from '../../session/AccountFields.tsx';
import { rememberMember } from '../../session/member-session.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './AuthDialog.module.css';
import type { PendingSignup } from './auth-state.ts';
import { ResendPin } from './ResendPin.tsx';
import type { sendSignup } from './send-signup.ts';

type Props = {
  readonly pending: PendingSignup;
  readonly resend: () => ReturnType<typeof sendSignup>;
  readonly onActivated: (member: Member) => void;
  readonly onCancel: () => void;
};

/** Spec §8: a wrong PIN is "not found"; everything else is an error without a name. */
function pinSentence(failure: CallFailure): string {
  const code = failureCode(failure);
  if (code === 'not_found') return pinCopy.mismatch;
  return code === 'unreachable' || code === 'too_many_requests' ? failureSentence(failure) : pinCopy.failed;
}

/** A valid PIN activates the account, then logs in by itself (spec §4). */
function usePin({ pending, resend, onActivated }: Props) {
  const [token, setToken] = useState(pending.token);
  // Where an answer is lost on its way, the account may be there already, and its PIN used up.
  const mayExist = useRef(false);
  const onResend = async (): Promise<string | null> => {
    const sent = await resend();
    if (sent.ok) setToken(sent.value.token);
    return sent.ok ? null : failureSentence(sent.error);
  };
  const form = useForm<'pin'>(async (data) => {
    const pin = readPin(data);
    const problem = checkPin(pin);
    if (problem) return { pin: PIN_PROBLEMS[problem] };
    const activated = await client.activate({ body: { token, pin, mode: SIGNUP_MODE_PIN } });
    if (activated.ok) report({ name: 'sign_up', method: 'email' });
    else if (!mayExist.current || failureCode(activated.error) !== 'not_found') {
      mayExist.current ||= failureCode(activated.error) === 'unreachable';
      return { pin: pinSentence(activated.error) };
    }
    const login = await client.memberLogin({
      body: { userName: pending.email, password: pending.password, rememberMe: true },
    });
    if (!login.ok) {
      mayExist.current ||= activated.ok;
      const isLost = failureCode(login.error) === 'unreachable';
      if (isLost) return { pin: failureSentence(login.error) };
      return { pin: activated.ok ? pinCopy.failed : pinSentence(activated.error) };
    }
    onActivated(rememberMember(login.value.member));
    return null;
  });
  return { ...form, onResend };
}

export function PinForm(props: Props) {
  const { form, problems, isBusy, onResend } = usePin(props);
  return (
    <DialogForm
      {...{ form, isBusy }}
      lead={pinCopy.lead(props.pending.email)}
      submit={pinCopy.submit}
      back={{ label: pinCopy.back, onPress: props.onCancel }}
      after={
        <>
          <Note>{pinCopy.note}</Note>
          <ResendPin onResend={onResend} />
        </>
      }
    >
      <div className={styles.pin}>
        <PinField label={pinCopy.pin} hint={pinCopy.pinHint} error={problems.pin} />
      </div>
    </DialogForm>
  );
}
