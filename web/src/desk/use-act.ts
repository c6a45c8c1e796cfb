import type { CallFailure } from '@fumi/contract/client';
import type { Result } from '@fumi/domain';
import { useRevalidator } from 'react-router';
import { orderActCopy } from '../copy/desk-orders.ts';
import { failureSentence } from '../copy/failure.ts';
import { useToast } from '../ui/Toast.tsx';

/** Why something was not done: what stands in its way where the server says it, else the server's own sentence. */
export function refusalSentence(failure: CallFailure): string {
  const problems = failure.kind === 'refused' ? Object.values(failure.error.fields ?? {}).flat() : [];
  const words = problems.flatMap((problem) => orderActCopy.refusals[problem] ?? []);
  return words[0] ?? failureSentence(failure);
}

/** Does something, says so, and shows the page anew; answers with why it was not done, or null. */
export function useAct() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  return async (call: () => Promise<Result<unknown, CallFailure>>, said: string): Promise<string | null> => {
    const answer = await call();
    // Also where it was refused: somebody else may have done it before.
    await revalidate();
    if (!answer.ok) return refusalSentence(answer.error);
    toast({ text: said });
    return null;
  };
}
