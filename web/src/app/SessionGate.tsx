import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onceReached } from '../platform/connection.ts';
import { forgetMember, memberStore } from '../session/member-session.ts';
import { onSessionEnded } from '../session/session-ended.ts';
import { useShopFacts } from '../shop/use-shop.ts';

const SessionDialog = lazy(async () => ({
  default: (await onceReached(() => import('./SessionDialog.tsx'))).SessionDialog,
}));

type Question = { readonly memberCode: string; readonly answer: (isSignedIn: boolean) => void };

/** Asks to sign in again where a session ended under somebody's hands; their page stays as it is behind the dialog. */
export function SessionGate() {
  const facts = useShopFacts();
  const { pathname, search } = useLocation();
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      onSessionEnded(() => {
        const memberCode = memberStore.getState().member?.code;
        // A visitor has no session to end: the pages for members ask them by themselves.
        if (memberCode === undefined || facts === undefined) return Promise.resolve(false);
        return new Promise((resolve) => setQuestion({ memberCode, answer: resolve }));
      }),
    [facts],
  );
  if (question === null || facts === undefined) return null;
  const close = (isSignedIn: boolean) => {
    setQuestion(null);
    question.answer(isSignedIn);
  };
  return (
    <Suspense>
      <SessionDialog
        returnTo={`${pathname}${search}`}
        memberCode={question.memberCode}
        onReturned={() => close(true)}
        onClose={() => {
          forgetMember();
          close(false);
        }}
      />
    </Suspense>
  );
}
