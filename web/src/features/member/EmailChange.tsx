import type { CallFailure } from '@fumi/contract/client';
import { checkEmail, checkPin, emailKeyOf } from '@fumi/domain';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { emailChangeCopy } from '../../copy/my-page.ts';
import { EMAIL_PROBLEMS, PIN_PROBLEMS, pinCopy, signInCopy } from '../../copy/sign-in.ts';
import { failureCode } from '../../platform/answer.ts';
import { useForm } from '../../platform/use-form.ts';
import { EmailField, readEmail, readPin } from '../../session/AccountFields.tsx';
import { refreshMember } from '../../session/member-session.ts';
import { PinStep } from '../../session/PinStep.tsx';
import { forgetWaitingPins, useWaitingPin, waitingPin } from '../../session/waiting-pin.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { useAccount } from './account.ts';
import { useReauthentication } from './use-reauthentication.tsx';

type Props = {
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const isOwn = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && failure.error.fields?.email?.[0] === 'own';

/** Changes the e-mail address: the new one is sent a PIN to enter here, and the old one is told. */
export function EmailChange({ onDone, onClose }: Props) {
  const returnTo = useLocation().pathname;
  const [sent, setSent] = useState(() => {
    const waiting = waitingPin('email-change-pin');
    return waiting && { ...waiting, returnTo };
  });
  const [another, setAnother] = useState('');
  useWaitingPin('email-change-pin', sent);
  const { reauthenticated, dialog } = useReauthentication();
  const { email: own } = useAccount().profile;
  /** Sends the PIN; null where that worked, else why not. */
  const send = async (email: string): Promise<string | null> => {
    if (own !== null && emailKeyOf(email) === emailKeyOf(own)) return emailChangeCopy.own;
    const answer = await reauthenticated(() => client.emailChange({ body: { email } }));
    if (answer?.ok) setSent({ email, sentAtMs: Date.now(), returnTo });
    if (answer === null) return emailChangeCopy.notSent;
    if (answer.ok) return null;
    return isOwn(answer.error) ? emailChangeCopy.own : failureSentence(answer.error);
  };
  return (
    <Dialog
      key={sent?.email}
      title={emailChangeCopy.title}
      size="small"
      closeLabel={signInCopy.close}
      onClose={onClose}
    >
      {sent ? (
        <EmailPin
          {...sent}
          onDone={onDone}
          onResend={() => send(sent.email)}
          onBack={() => {
            setAnother(sent.email);
            setSent(null);
          }}
        />
      ) : (
        <NewEmail defaultValue={another} onSend={send} />
      )}
      {dialog}
    </Dialog>
  );
}

type NewProps = {
  readonly defaultValue: string;
  readonly onSend: (email: string) => Promise<string | null>;
};

function NewEmail({ defaultValue, onSend }: NewProps) {
  const { form, problems, isBusy } = useForm<'email'>(async (data) => {
    const email = readEmail(data);
    const problem = checkEmail(email);
    const sentence = problem ? EMAIL_PROBLEMS[problem] : await onSend(email);
    return sentence === null ? null : { email: sentence };
  });
  return (
    <DialogForm {...{ form, isBusy }} lead={emailChangeCopy.lead} submit={emailChangeCopy.send}>
      <EmailField
        label={emailChangeCopy.email}
        autoComplete="email"
        defaultValue={defaultValue}
        error={problems.email}
      />
    </DialogForm>
  );
}

type PinProps = {
  readonly email: string;
  readonly sentAtMs: number;
  readonly onDone: () => void;
  readonly onResend: () => Promise<string | null>;
  readonly onBack: () => void;
};

function EmailPin({ email, sentAtMs, onDone, onResend, onBack }: PinProps) {
  const { form, problems, isBusy } = useForm<'pin'>(async (data) => {
    const pin = readPin(data);
    const problem = checkPin(pin);
    if (problem) return { pin: PIN_PROBLEMS[problem] };
    const answer = await client.emailConfirm({ body: { pin } });
    if (!answer.ok) {
      const isWrong = failureCode(answer.error) === 'not_found';
      return { pin: isWrong ? pinCopy.mismatch : failureSentence(answer.error) };
    }
    await refreshMember().catch(() => null);
    forgetWaitingPins();
    onDone();
    return null;
  });
  return (
    <PinStep
      {...{ form, isBusy, email, sentAtMs, onResend }}
      problem={problems.pin}
      submit={emailChangeCopy.submit}
      back={{ label: pinCopy.back, onPress: onBack }}
    />
  );
}
