import { normalizeEmail, PIN_LENGTH } from '@fumi/domain';
import type { ChangeEvent } from 'react';
import { passwordWords, signInCopy } from '../copy/sign-in.ts';
import { fieldText } from '../platform/use-form.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';

/* The fields of sign-in forms. Names and `autocomplete` are those that password managers look for. */

type Props = {
  readonly label: string;
  readonly error: string | undefined;
  readonly defaultValue?: string | undefined;
};

/** Carries an address that was typed into one form of a dialog to the next. */
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

/** Full-width digits are folded, and what was copied with them from the line of a mail is left out. */
const digitsIn = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

export const pinIn = (typed: string): string => digitsIn(typed).slice(0, PIN_LENGTH);

/** Not by `maxLength`: it would cut a code that is pasted with spaces. */
function cutToPin({ target }: ChangeEvent<HTMLInputElement>): void {
  if (digitsIn(target.value).length > PIN_LENGTH) target.value = pinIn(target.value);
}

export const PinField = (field: Props & { readonly hint?: string }) => (
  <TextField {...field} name="pin" inputMode="numeric" autoComplete="one-time-code" onChange={cutToPin} />
);

/** The address of a form, as it is sent. */
export const readEmail = (data: FormData): string => normalizeEmail(fieldText(data, 'email'));

export const readPin = (data: FormData): string => pinIn(fieldText(data, 'pin'));
