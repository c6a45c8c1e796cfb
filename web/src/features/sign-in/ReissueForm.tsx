import { useState } from 'react';
import { client } from '../../api.ts';
import { reissueCopy } from '../../copy/sign-in.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { Problem } from '../../ui/Problem.tsx';
import styles from './AuthDialog.module.css';
import { EmailField } from './EmailField.tsx';
import { emailProblem } from './form-problems.ts';

function useReissue(onSent: () => void) {
  return useForm<'email'>(async (data) => {
    const email = fieldText(data, 'email');
    const problem = emailProblem(email);
    if (problem) return { email: problem };
    const answer = await client.resendPassword({ body: { email } });
    if (!answer.ok) return { form: reissueCopy.failed };
    onSent();
    return null;
  });
}

/** Enter the e-mail, send, then a done dialog (spec §4); closing leads back to the login. */
export function ReissueForm({ onBack }: { readonly onBack: () => void }) {
  const [isSent, setIsSent] = useState(false);
  const { form, problems, isBusy } = useReissue(() => setIsSent(true));
  if (isSent) return <ReissueDone onBack={onBack} />;
  return (
    <>
      <DialogBody>
        <p>{reissueCopy.lead}</p>
        <form id="reissue" className={styles.form} {...form}>
          <Problem>{problems.form}</Problem>
          <EmailField error={problems.email} />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onBack}>
          {reissueCopy.back}
        </Button>
        <Button variant="primary" type="submit" form="reissue" busy={isBusy}>
          {reissueCopy.send}
        </Button>
      </DialogFooter>
    </>
  );
}

function ReissueDone({ onBack }: { readonly onBack: () => void }) {
  return (
    <>
      <DialogBody>
        <Message tone="done" announced>
          <b>{reissueCopy.doneTitle}</b>
          <p>{reissueCopy.done}</p>
        </Message>
        <p className={styles.why}>{reissueCopy.doneNote}</p>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onBack} data-autofocus wide>
          {reissueCopy.back}
        </Button>
      </DialogFooter>
    </>
  );
}
