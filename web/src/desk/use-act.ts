import type { CallFailure } from '@fumi/contract/client';
import type { Result } from '@fumi/domain';
import { useRevalidator } from 'react-router';
import { orderActCopy } from '../copy/desk-orders.ts';
import { failureSentence } from '../copy/failure.ts';
import { failureCode } from '../platform/answer.ts';
import { isTransient } from '../platform/is-transient.ts';
import { useToast } from '../ui/Toast.tsx';

/** Why something was not done: what stands in its way where the server says it, else the server's own sentence. */
export function refusalSentence(failure: CallFailure): string {
  if (failureCode(failure) === 'unauthenticated') return orderActCopy.signedOut;
  const problems = failure.kind === 'refused' ? Object.values(failure.error.fields ?? {}).flat() : [];
  const words = problems.flatMap((problem) => orderActCopy.refusals[problem] ?? []);
  return words[0] ?? failureSentence(failure);
}

/**
 * Whether the page is shown anew after an answer. Also after a refusal, for somebody else may have done it before; but
 * without network or session its facts can't be had, and an error page would take what was typed.
 */
export const showsAnew = (answer: Result<unknown, CallFailure>): boolean =>
  answer.ok || !(isTransient(answer.error) || failureCode(answer.error) === 'unauthenticated');

/** Does something, says so where there is something to say, and shows the page anew; answers with why not, or null. */
export function useAct() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  return async (
    call: () => Promise<Result<unknown, CallFailure>>,
    said: string | null,
  ): Promise<string | null> => {
    const answer = await call();
    if (showsAnew(answer)) await revalidate();
    if (!answer.ok) return refusalSentence(answer.error);
    if (said !== null) toast({ text: said });
    return null;
  };
}
