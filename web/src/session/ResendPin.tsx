import { useEffect, useState } from 'react';
import { pinCopy } from '../copy/sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { Problem } from '../ui/Problem.tsx';

/** A mail needs so long, as a rule; who presses sooner has two codes and takes the wrong one, s. */
const WAIT_S = 60;

type Props = {
  /** Answers with the sentence of a refusal, or null. */
  readonly onResend: () => Promise<string | null>;
};

/** Another code by mail, once the last had its time to arrive. */
export function ResendPin({ onResend }: Props) {
  const [waitS, setWaitS] = useState(WAIT_S);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const isWaiting = waitS > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const second = setInterval(() => setWaitS((left) => left - 1), 1000);
    return () => clearInterval(second);
  }, [isWaiting]);
  const resend = async () => {
    if (isWaiting) return;
    setIsBusy(true);
    const refused = await onResend();
    setIsBusy(false);
    setProblem(refused);
    setIsSent(refused === null);
    // Where nothing went out there is nothing to wait for.
    if (refused === null) setWaitS(WAIT_S);
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
        onClick={() => void resend()}
      >
        {isWaiting ? pinCopy.resendIn(waitS) : pinCopy.resend}
      </Button>
    </>
  );
}
