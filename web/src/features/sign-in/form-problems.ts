import type { CallFailure } from '@fumi/contract/client';
import { checkEmail, checkPassword, isReferralCode } from '@fumi/domain';
import { failureSentence } from '../../copy/failure.ts';
import {
  EMAIL_PROBLEMS,
  PASSWORD_PROBLEMS,
  REFERRAL_LENGTH_PROBLEM,
  signInCopy,
} from '../../copy/sign-in.ts';
import type { Problems } from '../../platform/use-form.ts';

const sentenceOf = <Code extends string>(
  table: Readonly<Record<Code, string>>,
  code: string | null | undefined,
) => (code == null ? undefined : Object.hasOwn(table, code) ? table[code as Code] : undefined);

export const emailProblem = (email: string): string | undefined =>
  sentenceOf(EMAIL_PROBLEMS, checkEmail(email));

export const passwordProblem = (password: string): string | undefined =>
  sentenceOf(PASSWORD_PROBLEMS, checkPassword(password));

/** Drops the fields without a problem. */
export function problemsOf<Field extends string>(
  entries: Readonly<Record<Field, string | undefined>>,
): Problems<Field> | null {
  const found = Object.entries(entries).filter(([, sentence]) => sentence !== undefined);
  return found.length > 0 ? (Object.fromEntries(found) as Problems<Field>) : null;
}

export const checkSignup = (input: { email: string; password: string; referralCode: string }) =>
  problemsOf({
    email: emailProblem(input.email),
    password: passwordProblem(input.password),
    referralCode: isReferralCode(input.referralCode) ? undefined : REFERRAL_LENGTH_PROBLEM,
  });

/** Why an e-mail address was refused: our sentence for a code of the domain, else the server's (spec §8). */
export function refusedEmail(failure: CallFailure): string {
  const code = failure.kind === 'refused' ? failure.error.fields?.email?.[0] : undefined;
  return sentenceOf(EMAIL_PROBLEMS, code) ?? failureSentence(failure);
}

type SignupRefusal =
  | { readonly to: 'duplicated-email' }
  | { readonly to: 'form'; readonly problems: Problems<'email' | 'password' | 'referralCode'> }
  | { readonly to: 'error-page' };

/** Where a refused sign-up leads (spec §8): the form, the duplicate-e-mail dialog, or the error URL. */
export function judgeSignup(failure: CallFailure): SignupRefusal {
  if (failure.kind === 'unreachable') return { to: 'form', problems: { form: failureSentence(failure) } };
  const { code, fields, message } = failure.error;
  if (code === 'unique') return { to: 'duplicated-email' };
  if (code === 'not_found') return { to: 'form', problems: { referralCode: signInCopy.referralWrong } };
  if (code === 'too_many_requests') return { to: 'form', problems: { form: message } };
  if (code !== 'invalid') return { to: 'error-page' };
  const found = problemsOf({
    email: sentenceOf(EMAIL_PROBLEMS, fields?.email?.[0]),
    password: sentenceOf(PASSWORD_PROBLEMS, fields?.password?.[0]),
    referralCode: fields?.referralCode ? signInCopy.referralWrong : undefined,
  });
  return { to: 'form', problems: found ?? { form: message } };
}
