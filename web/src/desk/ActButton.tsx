import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';

type Props = {
  readonly words: string;
  /** Its accessible name, where other buttons beside it have the same words. */
  readonly label?: string;
  /** Answers with why it was not done, or null. */
  readonly onAct: () => Promise<string | null>;
};

/** Does something at once, and says below why it was not done. */
export function ActButton({ words, label, onAct }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async () => {
    setIsBusy(true);
    setProblem(await onAct());
    setIsBusy(false);
  };
  return (
    <div>
      <Button size="small" busy={isBusy} aria-label={label} onClick={() => void act()}>
        {words}
      </Button>
      {problem === null ? null : (
        <Message tone="error" announced>
          {problem}
        </Message>
      )}
    </div>
  );
}
