import type { CallFailure } from '@fumi/contract/client';
import { checkPassword } from '@fumi/domain';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { passwordChangeCopy } from '../../copy/my-page.ts';
import { PASSWORD_PROBLEMS, signInCopy } from '../../copy/sign-in.ts';
import { failureCode } from '../../platform/answer.ts';
import { fieldText, type Problems, useForm } from '../../platform/use-form.ts';
import { CurrentPasswordField, NewPasswordField } from '../../session/AccountFields.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { Note } from '../../ui/Note.tsx';
import { Problem } from '../../ui/Problem.tsx';

type Field = 'current' | 'next';

function problemsOf(failure: CallFailure): Problems<Field> {
  const fields = failure.kind === 'refused' ? failure.error.fields : undefined;
  if (fields?.password) return { next: PASSWORD_PROBLEMS['too-common'] };
  if (failureCode(failure) === 'login_failed' || fields?.currentPassword)
    return { current: passwordChangeCopy.wrong };
  return { form: failureSentence(failure) };
}

export function PasswordChange({
  onDone,
  onClose,
}: {
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { form, problems, isBusy } = useForm<Field>(async (data) => {
    const [current, next] = [fieldText(data, 'current'), fieldText(data, 'next')];
    if (current === '') return { current: PASSWORD_PROBLEMS.required };
    const problem = checkPassword(next);
    if (problem) return { next: PASSWORD_PROBLEMS[problem] };
    const answer = await client.passwordChange({ body: { currentPassword: current, password: next } });
    if (answer.ok) onDone();
    return answer.ok ? null : problemsOf(answer.error);
  });
  return (
    <Dialog title={passwordChangeCopy.title} size="small" closeLabel={signInCopy.close} onClose={onClose}>
      <DialogForm
        {...{ form, isBusy }}
        submit={passwordChangeCopy.submit}
        after={<Note>{passwordChangeCopy.note}</Note>}
      >
        <Problem>{problems.form}</Problem>
        <CurrentPasswordField label={passwordChangeCopy.current} name="current" error={problems.current} />
        <NewPasswordField label={passwordChangeCopy.next} name="next" error={problems.next} />
      </DialogForm>
    </Dialog>
  );
}
