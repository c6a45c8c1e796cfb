import { checkEmail, checkPin } from '@fumi/domain';
import { useState } from 'react';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { emailChangeCopy } from '../../copy/my-page.ts';
import { EMAIL_PROBLEMS, PIN_PROBLEMS, signInCopy } from '../../copy/sign-in.ts';
import { failureCode } from '../../platform/answer.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { EmailField, PinField, readPin } from '../../session/AccountFields.tsx';
import { refreshMember } from '../../session/member-session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

type Props = {
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Another address is taken over with the PIN that it was sent; the old one is told. */
export function EmailChange({ onDone, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Dialog
      key={sentTo}
      title={emailChangeCopy.title}
      size="small"
      closeLabel={signInCopy.close}
      onClose={onClose}
    >
      {sentTo === null ? <NewEmail onSent={setSentTo} /> : <EmailPin email={sentTo} onDone={onDone} />}
    </Dialog>
  );
}

function NewEmail({ onSent }: { readonly onSent: (email: string) => void }) {
  const { reauthenticated, dialog } = useReauthentication();
  const { form, problems, isBusy } = useForm<'email'>(async (data) => {
    const email = fieldText(data, 'email');
    const problem = checkEmail(email);
    if (problem) return { email: EMAIL_PROBLEMS[problem] };
    const answer = await reauthenticated(() => client.emailChange({ body: { email } }));
    if (answer?.ok) onSent(email);
    return answer && !answer.ok ? { email: failureSentence(answer.error) } : null;
  });
  return (
    <>
      <DialogForm {...{ form, isBusy }} lead={emailChangeCopy.lead} submit={emailChangeCopy.send}>
        <EmailField label={emailChangeCopy.email} autoComplete="email" error={problems.email} />
      </DialogForm>
      {dialog}
    </>
  );
}

function EmailPin({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const { form, problems, isBusy } = useForm<'pin'>(async (data) => {
    const pin = readPin(data);
    const problem = checkPin(pin);
    if (problem) return { pin: PIN_PROBLEMS[problem] };
    const answer = await client.emailConfirm({ body: { pin } });
    if (!answer.ok) {
      return {
        pin:
          failureCode(answer.error) === 'not_found'
            ? emailChangeCopy.mismatch
            : failureSentence(answer.error),
      };
    }
    await refreshMember().catch(() => null);
    onDone();
    return null;
  });
  return (
    <DialogForm {...{ form, isBusy }} lead={emailChangeCopy.pinLead(email)} submit={emailChangeCopy.submit}>
      <PinField label={emailChangeCopy.pin} error={problems.pin} />
    </DialogForm>
  );
}
