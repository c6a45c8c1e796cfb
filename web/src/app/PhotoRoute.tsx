/** The photo step with the dialogs of other features in its slots. */
export function Component() {
  return null;
}
