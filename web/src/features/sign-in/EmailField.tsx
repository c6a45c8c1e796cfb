import { signInCopy } from '../../copy/sign-in.ts';
import { TextField } from '../../ui/TextField.tsx';

type Props = {
  readonly error?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** `username` where it signs in, `email` where it only receives mail. */
  readonly autoComplete?: 'username' | 'email';
};

export function EmailField({ error, defaultValue, autoComplete = 'username' }: Props) {
  return (
    <TextField
      label={signInCopy.email}
      name="email"
      type="email"
      defaultValue={defaultValue}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}
