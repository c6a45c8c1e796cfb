import { useRef, useState } from 'react';

/**
 * Runs what a press asks for, once at a time: presses meanwhile do nothing. `act` answers with why
 * it was not done, or null; that answer is for a `Problem`.
 */
export function usePress() {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async (act: () => Promise<string | null>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    // Cleared first: a sentence that stays the same would not be read aloud again.
    setProblem(null);
    try {
      setProblem(await act());
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { press, isBusy, problem };
}
