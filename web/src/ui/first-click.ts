/**
 * Acts on the first press of a double click alone: where a press removes a row, the second one
 * would hit the next row, which moves below the pointer.
 */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) act();
  };
