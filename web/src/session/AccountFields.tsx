import { emailWords } from '@fumi/domain';
import type { ChangeEvent } from 'react';
import { passwordWords, signInCopy } from '../copy/sign-in.ts';
import { fieldText } from '../platform/use-form.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';

/* What a person is recognised by. Names and `autocomplete` are those that password managers look for. */

type Props = {
  readonly label: string;
  readonly error: string | undefined;
  readonly defaultValue?: string | undefined;
};

/** What was typed into one form of a dialog stands in its next one. */
export type TypedEmail = {
  readonly defaultValue: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

type EmailProps = Partial<Props & TypedEmail> & {
  /** `username` where it signs in, with `webauthn` where a passkey may too; `email` where it only receives mail. */
  readonly autoComplete?: 'username' | 'username webauthn' | 'email';
};

export const EmailField = ({ label = signInCopy.email, autoComplete = 'username', ...field }: EmailProps) => (
  <TextField
    {...{ label, autoComplete, ...field }}
    name="email"
    type="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);

export const CurrentPasswordField = ({ name = 'password', ...field }: Props & { readonly name?: string }) => (
  <PasswordField {...passwordWords} {...field} name={name} autoComplete="current-password" />
);

export const NewPasswordField = ({ name = 'password', ...field }: Props & { readonly name?: string }) => (
  <PasswordField
    {...passwordWords}
    {...field}
    hint={signInCopy.passwordHint}
    name={name}
    autoComplete="new-password"
  />
);

export const PinField = (field: Props & { readonly hint?: string }) => (
  <TextField {...field} name="pin" inputMode="numeric" autoComplete="one-time-code" />
);

/** The address of a form, as it is sent. */
export const readEmail = (data: FormData): string => emailWords(fieldText(data, 'email'));

/** The PIN of a form: full-width digits are folded, and what was copied with it from the line of a mail is left out. */
export const readPin = (data: FormData): string =>
  fieldText(data, 'pin').normalize('NFKC').replace(/\D/g, '');
