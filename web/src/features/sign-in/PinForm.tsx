import type { CallFailure } from '@fumi/contract/client';
import { checkPin, type Member, SIGNUP_MODE_PIN } from '@fumi/domain';
import { useRef } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { PIN_PROBLEMS, pinCopy } from '../../copy/sign-in.ts';
import { report } from '../../platform/analytics.ts';
import { failureCode } from '../../platform/answer.ts';
import { useForm } from '../../platform/use-form.ts';
import { readPin } from '../../session/AccountFields.tsx';
import { rememberMember } from '../../session/member-session.ts';
import { PinStep } from '../../session/PinStep.tsx';
import type { PendingSignup, TypedSignup } from './auth-state.ts';
import { sendSignup } from './send-signup.ts';
import type { ThirdPartyTarget } from './ThirdPartyLogin.tsx';

type Props = {
  readonly pending: PendingSignup;
  /** Null once the page was loaded again or the dialog closed: a password is not kept. */
  readonly sent: TypedSignup | null;
  readonly target: ThirdPartyTarget;
  readonly onSent: (pending: PendingSignup, sent: TypedSignup) => void;
  readonly onActivated: (member: Member) => void;
  readonly onCancel: () => void;
};

/** Spec §8: a wrong PIN is "not found"; everything else is an error without a name. */
function pinSentence(failure: CallFailure): string {
  const code = failureCode(failure);
  if (code === 'not_found') return pinCopy.mismatch;
  return code === 'unreachable' || code === 'too_many_requests' ? failureSentence(failure) : pinCopy.failed;
}

/** A valid PIN activates the account, then logs in by itself (spec §4); the activation has begun a session, too. */
function usePin({ pending, sent, onActivated }: Props) {
  // Where an answer is lost on its way, the account may be there already, and its PIN used up.
  const mayExist = useRef(false);
  return useForm<'pin'>(async (data) => {
    const pin = readPin(data);
    const problem = checkPin(pin);
    if (problem) return { pin: PIN_PROBLEMS[problem] };
    const activated = await client.activate({ body: { token: pending.token, pin, mode: SIGNUP_MODE_PIN } });
    if (activated.ok) report({ name: 'sign_up', method: 'email' });
    else if (!mayExist.current || failureCode(activated.error) !== 'not_found') {
      mayExist.current ||= failureCode(activated.error) === 'unreachable';
      return { pin: pinSentence(activated.error) };
    }
    const login = sent
      ? await client.memberLogin({
          body: { userName: sent.email, password: sent.password, rememberMe: true },
        })
      : activated;
    if (!login.ok) {
      mayExist.current ||= activated.ok;
      const isLost = failureCode(login.error) === 'unreachable';
      if (isLost) return { pin: failureSentence(login.error) };
      return { pin: activated.ok ? pinCopy.failed : pinSentence(activated.error) };
    }
    onActivated(rememberMember(login.value.member));
    return null;
  });
}

export function PinForm(props: Props) {
  const { sent, target } = props;
  const { form, problems, isBusy } = usePin(props);
  const resend = async (again: TypedSignup): Promise<string | null> => {
    const answer = await sendSignup(again, target);
    if (answer.ok) props.onSent(answer.value, again);
    return answer.ok ? null : failureSentence(answer.error);
  };
  return (
    <PinStep
      {...{ form, isBusy }}
      email={props.pending.email}
      sentAtMs={props.pending.sentAtMs}
      problem={problems.pin}
      submit={pinCopy.submit}
      back={{ label: pinCopy.back, onPress: props.onCancel }}
      onResend={sent ? () => resend(sent) : null}
    />
  );
}
