import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onceReached } from '../platform/connection.ts';
import { memberStore } from '../session/member-session.ts';
import { onSessionEnded } from '../session/session-ended.ts';
import { useShopFacts } from '../shop/use-shop.ts';
import type { SessionDialog } from './SessionDialog.tsx';

type Question = {
  readonly memberCode: string;
  readonly Dialog: typeof SessionDialog;
  readonly answer: (isSignedIn: boolean) => void;
};

/** Asks to sign in again where a session ended under somebody's hands; their page stays as it is behind the dialog. */
export function SessionGate() {
  const facts = useShopFacts();
  const { pathname, search } = useLocation();
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      onSessionEnded(async () => {
        const memberCode = memberStore.getState().member?.code;
        // A visitor has no session to end: the pages for members ask them by themselves.
        if (!memberCode || !facts) return false;
        // Where the dialog's code can't be loaded, the call is refused, and the page keeps what was typed.
        const loaded = await onceReached(() => import('./SessionDialog.tsx')).catch(() => null);
        if (!loaded || loaded.isDeclined()) return false;
        return new Promise((answer) => setQuestion({ memberCode, Dialog: loaded.SessionDialog, answer }));
      }),
    [facts],
  );
  if (!question || !facts) return null;
  const close = (isSignedIn: boolean) => {
    setQuestion(null);
    question.answer(isSignedIn);
  };
  const { Dialog, memberCode } = question;
  return (
    <Dialog
      returnTo={`${pathname}${search}`}
      memberCode={memberCode}
      onReturned={() => close(true)}
      onClose={() => close(false)}
    />
  );
}
