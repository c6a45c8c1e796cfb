import type { CallFailure } from '@fumi/contract/client';
import { failureSentence } from '../../copy/failure.ts';
import { leaveCopy } from '../../copy/my-page.ts';

/** Why a member can't leave: cards or money are on their way to them, or others have ordered what they made. */
export function leaveProblem(failure: CallFailure): string {
  const waits = failure.kind === 'refused' ? (failure.error.fields?.order ?? []) : [];
  const reasons = Object.entries(leaveCopy.waits).flatMap(([wait, words]) =>
    waits.includes(wait) ? [words] : [],
  );
  return reasons.length > 0 ? [leaveCopy.notYet, ...reasons].join('') : failureSentence(failure);
}
