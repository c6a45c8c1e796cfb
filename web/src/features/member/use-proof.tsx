import type { CallFailure } from '@fumi/contract/client';
import type { Result } from '@fumi/domain';
import { type ReactNode, useState } from 'react';
import type { Profile } from './account.ts';
import { ProofDialog } from './ProofDialog.tsx';

type Call<Value> = () => Promise<Result<Value, CallFailure>>;

/** The server wants to know again who is there (contract: my-page). */
export const isStale = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && failure.error.fields?.session?.includes('stale') === true;

/**
 * Calls that could take an account away ask for a recent proof: the call is made, and made again after the proof.
 * Null where the proof was called off.
 */
export function useProof(profile: Profile): {
  /** Asks who is there; true once it was proven. */
  readonly ask: () => Promise<boolean>;
  readonly proven: <Value>(call: Call<Value>) => Promise<Result<Value, CallFailure> | null>;
  readonly dialog: ReactNode;
} {
  const [asking, setAsking] = useState<{ readonly answer: (isProven: boolean) => void } | null>(null);
  const ask = () =>
    new Promise<boolean>((resolve) =>
      setAsking({
        answer: (isProven) => {
          setAsking(null);
          resolve(isProven);
        },
      }),
    );
  return {
    ask,
    proven: async (call) => {
      const answer = await call();
      if (answer.ok || !isStale(answer.error)) return answer;
      return (await ask()) ? call() : null;
    },
    dialog: asking ? (
      <ProofDialog
        profile={profile}
        onProven={() => asking.answer(true)}
        onClose={() => asking.answer(false)}
      />
    ) : null,
  };
}
