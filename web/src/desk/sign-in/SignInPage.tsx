import { useLocation, useNavigate } from 'react-router';
import { deskSignInCopy as copy, deskCopy } from '../../copy/desk.ts';
import { failureSentence } from '../../copy/failure.ts';
import { passkeyCopy } from '../../copy/passkeys.ts';
import { failureCode } from '../../platform/answer.ts';
import { fieldText, type Problems, useForm } from '../../platform/use-form.ts';
import { usePasskey } from '../../platform/use-passkey.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { desk } from '../desk-client.ts';
import { pathAfterSignIn } from '../desk-paths.ts';
import { PageTitle } from '../PageTitle.tsx';
import styles from './SignInPage.module.css';

type FieldName = 'name' | 'password' | 'code';
const FIELDS: readonly FieldName[] = ['name', 'password', 'code'];

function missingIn(data: FormData): Problems<FieldName> | null {
  const missing = FIELDS.filter((field) => fieldText(data, field).trim() === '');
  return missing.length === 0 ? null : Object.fromEntries(missing.map((field) => [field, copy.missing]));
}

async function signIn(data: FormData): Promise<Problems<FieldName> | null> {
  const missing = missingIn(data);
  if (missing) return missing;
  const name = fieldText(data, 'name').trim();
  const code = fieldText(data, 'code').normalize('NFKC').replace(/\s/g, '');
  const answer = await desk.deskSignIn({ body: { name, password: fieldText(data, 'password'), code } });
  if (answer.ok) return null;
  const isWrong = failureCode(answer.error) === 'login_failed';
  return { form: isWrong ? copy.failed : failureSentence(answer.error) };
}

/** Password and second factor; afterwards the page that was asked for. */
export function Component() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { form, problems, isBusy } = useForm<FieldName>(async (data) => {
    const found = await signIn(data);
    if (found === null) await navigate(pathAfterSignIn(search), { replace: true });
    return found;
  });
  const passkey = usePasskey(
    {
      ask: () => desk.deskPasskeyAsk({ body: {} }),
      use: async (assertion) => {
        const answer = await desk.deskPasskeySignIn({ body: { assertion } });
        if (answer.ok) await navigate(pathAfterSignIn(search), { replace: true });
        return answer.ok ? null : answer.error;
      },
      explain: (failure) =>
        failureCode(failure) === 'login_failed' ? passkeyCopy.failed : failureSentence(failure),
      cancelled: passkeyCopy.cancelled,
    },
    { isSuggested: true },
  );
  return (
    <main className={styles.page}>
      <PageTitle title={copy.title} />
      <form {...form} className={styles.form}>
        <p className={styles.wordmark}>
          {deskCopy.shop} <small>{deskCopy.desk}</small>
        </p>
        <h1>{copy.title}</h1>
        <Problem>{problems.form ?? passkey.problem}</Problem>
        {passkey.isKnown ? (
          <Button wide busy={passkey.isBusy} onClick={passkey.press}>
            {passkeyCopy.signIn}
          </Button>
        ) : null}
        <TextField
          label={copy.name}
          name="name"
          autoComplete="username webauthn"
          autoCapitalize="none"
          error={problems.name}
        />
        <PasswordField
          label={copy.password}
          showLabel={copy.show}
          hideLabel={copy.hide}
          name="password"
          autoComplete="current-password"
          error={problems.password}
        />
        <TextField
          label={copy.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={problems.code}
        />
        <Button variant="primary" type="submit" wide busy={isBusy}>
          {copy.submit}
        </Button>
      </form>
    </main>
  );
}
