import { useState } from 'react';

/** What a press does, which answers with why it was not done, or null: whether it runs, and that answer for a `Problem`. */
export function usePress() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async (act: () => Promise<string | null>): Promise<void> => {
    setIsBusy(true);
    // Cleared first: a sentence that stays the same would not be read aloud again.
    setProblem(null);
    try {
      setProblem(await act());
    } finally {
      setIsBusy(false);
    }
  };
  return { press, isBusy, problem };
}
