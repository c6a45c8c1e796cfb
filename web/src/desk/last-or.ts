import type { CallFailure } from '@fumi/contract/client';
import type { Result } from '@fumi/domain';
import { isTransient } from '../platform/is-transient.ts';
import { deskLoaded } from './desk-client.ts';

/** What a page shows that reloads itself at intervals. */
export type Shown<Facts> = {
  readonly facts: Facts;
  /** When these were loaded. */
  readonly at: string;
  readonly isStale: boolean;
};

/**
 * The new answer, or the last one where none came: a failed refresh does not take a list away. An operator
 * who may not read it (another one has signed in on the same page) does not get the last one either.
 */
export function lastOr<Facts>(
  kept: Shown<Facts> | null,
  answer: Result<Facts, CallFailure>,
  at: string,
): Shown<Facts> {
  if (answer.ok) return { facts: answer.value, at, isStale: false };
  if (kept !== null && isTransient(answer.error)) return { ...kept, isStale: true };
  return { facts: deskLoaded(answer), at, isStale: false };
}
