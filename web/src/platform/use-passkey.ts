import type { CallFailure } from '@fumi/contract/client';
import type { Result } from '@fumi/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  answerWithPasskey,
  knowsPasskeys,
  type PasskeyAnswer,
  stopAskingForPasskey,
  suggestsPasskeys,
} from './passkeys.ts';

type Ways = {
  /** Asks the server for a challenge. */
  readonly ask: () => Promise<Result<{ readonly challenge: string; readonly domain: string }, CallFailure>>;
  /** Takes the answer to the server, and goes on from there. */
  readonly use: (assertion: PasskeyAnswer) => Promise<CallFailure | null>;
  readonly explain: (failure: CallFailure) => string;
  /** What is said where nobody has shown a passkey. */
  readonly cancelled: string;
};

/**
 * Signing in with a passkey: by a press, and, where a form is told so, among the suggestions of its first field from
 * the start. A suggestion that cannot be made says nothing; a press always says what came of it.
 */
export function usePasskey(ways: Ways, { isSuggested }: { readonly isSuggested: boolean }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const present = async (by: { readonly isSuggested: boolean }): Promise<string | null> => {
    const asked = await ways.ask();
    if (!asked.ok) return by.isSuggested ? null : ways.explain(asked.error);
    const assertion = await answerWithPasskey(asked.value, by);
    if (assertion === null) return by.isSuggested ? null : ways.cancelled;
    const failure = await ways.use(assertion);
    return failure && ways.explain(failure);
  };
  const suggest = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await suggestsPasskeys()) || isOver()) return;
    const found = await present({ isSuggested: true });
    if (found !== null) setProblem(found);
  });
  useEffect(() => {
    if (!isSuggested) return undefined;
    let isOver = false;
    void suggest(() => isOver);
    return () => {
      isOver = true;
      stopAskingForPasskey();
    };
  }, [isSuggested]);

  const press = async () => {
    setIsBusy(true);
    setProblem(null);
    setProblem(await present({ isSuggested: false }));
    setIsBusy(false);
  };
  return { isKnown: knowsPasskeys(), press: () => void press(), problem, isBusy };
}
