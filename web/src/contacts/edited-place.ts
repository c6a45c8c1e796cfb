import type { PrintAddress } from '@fumi/domain';
import { useState } from 'react';

type Edited = { readonly at: number; readonly recipient: PrintAddress };

/** The place of somebody in a list; null where the list has somebody else there by now. */
export const placeOf = (edited: Edited | null, recipients: readonly PrintAddress[]): number | null =>
  edited !== null && recipients[edited.at] === edited.recipient ? edited.at : null;

/**
 * The place of the recipient whose dialog is open, and how to open or close it. It closes where this tab comes to show
 * another card: what is typed for one person is not put in the place of another.
 */
export function useEditedPlace(recipients: readonly PrintAddress[]) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const edit = (at: number | null): void => {
    const recipient = at === null ? undefined : recipients[at];
    setEdited(at === null || recipient === undefined ? null : { at, recipient });
  };
  return [placeOf(edited, recipients), edit] as const;
}
