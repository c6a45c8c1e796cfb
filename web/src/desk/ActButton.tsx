import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import { usePress } from '../ui/use-press.ts';

type Props = {
  readonly words: string;
  /** Its accessible name, where other buttons beside it have the same words. */
  readonly label?: string;
  /** Answers with why it was not done, or null. */
  readonly onAct: () => Promise<string | null>;
};

/** Does something at once, and says below why it was not done. */
export function ActButton({ words, label, onAct }: Props) {
  const { press, isBusy, problem } = usePress();
  return (
    <div>
      <Button size="small" busy={isBusy} aria-label={label} onClick={() => void press(onAct)}>
        {words}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}
