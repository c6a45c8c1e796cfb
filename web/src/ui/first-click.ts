/**
 * Of a double click the first press alone: where it takes something away, the next one comes to lie below the pointer,
 * and nobody meant that.
 */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) act();
  };
