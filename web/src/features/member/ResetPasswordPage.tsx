import { checkPassword, frontProduct } from '@fumi/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { client } from '../../api.ts';
import { failureSentence } from '../../copy/failure.ts';
import { PASSWORD_PROBLEMS, resetPasswordCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { fieldText, useForm } from '../../platform/use-form.ts';
import { EmailField, NewPasswordField, readEmail } from '../../session/AccountFields.tsx';
import { useBoot } from '../../shop/boot.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './ResetPasswordPage.module.css';

/** Where the mailed link of the password reissue leads. */
export function Component() {
  const [query] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  const [isExpired, setIsExpired] = useState(false);
  const { flow } = frontProduct(useBoot().made);
  return (
    <Wide>
      <PageHead title={resetPasswordCopy.title} />
      <div className={styles.page}>
        {isDone ? (
          <Done>
            <AnnouncedMessage tone="done">{resetPasswordCopy.done}</AnnouncedMessage>
            <Link {...buttonAttributes({ variant: 'primary' })} to={paths.member()}>
              {resetPasswordCopy.toLogin}
            </Link>
            <Link {...buttonAttributes()} to={flow.createUrl}>
              {resetPasswordCopy.toShop}
            </Link>
          </Done>
        ) : (
          <>
            <PasswordForm
              token={query.get('token') ?? ''}
              onDone={() => setIsDone(true)}
              onExpired={() => setIsExpired(true)}
            />
            {isExpired ? <NewLink /> : null}
          </>
        )}
      </div>
    </Wide>
  );
}

/** Replaces a form that is done; the heading takes the focus that its button had. */
function Done({ children }: { readonly children: ReactNode }) {
  useEffect(focusHeading, []);
  return children;
}

type PasswordProps = {
  readonly token: string;
  readonly onDone: () => void;
  readonly onExpired: () => void;
};

function PasswordForm({ token, onDone, onExpired }: PasswordProps) {
  const { form, problems, isBusy } = useForm<'password'>(async (data) => {
    const password = fieldText(data, 'password');
    const problem = checkPassword(password);
    if (problem) return { password: PASSWORD_PROBLEMS[problem] };
    const answer = await client.resetPassword({ body: { token, password } });
    if (answer.ok) onDone();
    if (answer.ok) return null;
    if (answer.error.kind === 'unreachable') return { form: failureSentence(answer.error) };
    const { code, fields, message } = answer.error.error;
    if (fields?.password) return { password: PASSWORD_PROBLEMS['too-common'] };
    if (code !== 'too_many_requests') onExpired();
    return { form: code === 'too_many_requests' ? message : resetPasswordCopy.expired };
  });
  return (
    <form className={styles.form} {...form}>
      <Problem>{problems.form}</Problem>
      <p>{resetPasswordCopy.lead}</p>
      <NewPasswordField label={resetPasswordCopy.password} error={problems.password} />
      <Button variant="primary" type="submit" busy={isBusy}>
        {resetPasswordCopy.submit}
      </Button>
    </form>
  );
}

/** Mails another link where the present one is used or too old. */
function NewLink() {
  const [isSent, setIsSent] = useState(false);
  const { form, problems, isBusy } = useForm<'email'>(async (data) => {
    const answer = await client.resendPassword({ body: { email: readEmail(data) } });
    setIsSent(answer.ok);
    return answer.ok ? null : { form: failureSentence(answer.error) };
  });
  if (isSent)
    return (
      <Done>
        <AnnouncedMessage tone="done">{resetPasswordCopy.linkSent}</AnnouncedMessage>
      </Done>
    );
  return (
    <form className={styles.form} {...form}>
      <Problem>{problems.form}</Problem>
      <EmailField error={problems.email} />
      <Button type="submit" busy={isBusy}>
        {resetPasswordCopy.newLink}
      </Button>
    </form>
  );
}
