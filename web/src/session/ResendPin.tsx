import { useEffect, useReducer, useState } from 'react';
import { pinCopy } from '../copy/sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { Problem } from '../ui/Problem.tsx';
import { usePress } from '../ui/use-press.ts';

/** How long a mail usually takes, s: who asks sooner gets two codes and may enter the wrong one. */
const WAIT_S = 60;

type Props = {
  /** When the last PIN was mailed, also before the page was loaded again. */
  readonly sentAtMs: number;
  /** Answers with the sentence of a refusal, or null. */
  readonly onResend: () => Promise<string | null>;
};

/** Another code by mail, once the last had its time to arrive. */
export function ResendPin({ sentAtMs, onResend }: Props) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const { press, isBusy, problem } = usePress();
  const [isSent, setIsSent] = useState(false);
  const sinceS = (Date.now() - sentAtMs) / 1000;
  // Below 0 where the clock was put back: the time that has passed is unknown, and nobody waits.
  const waitS = sinceS < 0 ? 0 : Math.ceil(WAIT_S - sinceS);
  const isWaiting = waitS > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const second = setInterval(drawAgain, 1000);
    return () => clearInterval(second);
  }, [isWaiting]);
  const resend = async () => {
    setIsSent(false);
    const refused = await onResend();
    setIsSent(refused === null);
    return refused;
  };
  return (
    <>
      <Problem>{problem}</Problem>
      <Note role="status">{isSent ? pinCopy.resent : null}</Note>
      {/* Not `disabled`, which takes the focus of who has just pressed; the seconds are not read out one by one. */}
      <Button
        size="small"
        busy={isBusy}
        aria-label={pinCopy.resend}
        aria-disabled={isWaiting || undefined}
        onClick={() => void press(resend)}
      >
        {isWaiting ? pinCopy.resendIn(waitS) : pinCopy.resend}
      </Button>
    </>
  );
}
