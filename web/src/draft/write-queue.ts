/**
 * Runs writes one after the other, so that the last state wins; a failed write is not retried.
 * `onChange` gets false while a write is pending, and at the end whether the last one succeeded.
 */
export function createWriteQueue(onChange: (isWritten: boolean) => void) {
  let writing: Promise<void> = Promise.resolve();
  let open = 0;
  const finish = (isWritten: boolean): void => {
    open -= 1;
    if (open === 0) onChange(isWritten);
  };
  return {
    add: (write: () => Promise<void>): void => {
      open += 1;
      onChange(false);
      writing = writing.then(write).then(
        () => finish(true),
        () => finish(false),
      );
    },
    /** Resolves when everything that was added is written. */
    done: (): Promise<void> => writing,
  };
}
