import { useEffect, useRef, useState } from 'react';
import { client } from '../../api.ts';
import { reissueCopy } from '../../copy/sign-in.ts';
import { useForm } from '../../platform/use-form.ts';
import { EmailField, readEmail, type TypedEmail } from '../../session/AccountFields.tsx';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { emailProblem } from './form-problems.ts';

type Props = { readonly email: TypedEmail; readonly onBack: () => void };

/** Enter the e-mail, send, then a done dialog (spec §4); closing leads back to the login. */
export function ReissueForm({ email, onBack }: Props) {
  const [isSent, setIsSent] = useState(false);
  const { form, problems, isBusy } = useForm<'email'>(async (data) => {
    const typed = readEmail(data);
    const problem = emailProblem(typed);
    if (problem) return { email: problem };
    const answer = await client.resendPassword({ body: { email: typed } });
    setIsSent(answer.ok);
    return answer.ok ? null : { form: reissueCopy.failed };
  });
  if (isSent) return <ReissueDone onBack={onBack} />;
  return (
    <DialogForm
      {...{ form, isBusy }}
      lead={reissueCopy.lead}
      submit={reissueCopy.send}
      back={{ label: reissueCopy.back, onPress: onBack }}
    >
      <Problem>{problems.form}</Problem>
      <EmailField {...email} error={problems.email} />
    </DialogForm>
  );
}

function ReissueDone({ onBack }: { readonly onBack: () => void }) {
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button is gone with its form: the button of the new view takes the focus.
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <DialogBody>
        <AnnouncedMessage tone="done">
          <b>{reissueCopy.doneTitle}</b>
          <p>{reissueCopy.done}</p>
        </AnnouncedMessage>
        <Note>{reissueCopy.doneNote}</Note>
      </DialogBody>
      <DialogFooter>
        <Button ref={back} variant="primary" onClick={onBack} wide>
          {reissueCopy.back}
        </Button>
      </DialogFooter>
    </>
  );
}
