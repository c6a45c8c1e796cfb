import { printAddressFromWire, toWire } from '@fumi/contract/client';
import type { PrintAddress } from '@fumi/domain';
import { keep, recall } from '../platform/storage.ts';

/* An address that is typed in a dialog and not saved yet, in session storage as a card's addresses are (spec §9): it
   survives a reload, and a sign-in at another service. */

const KEY = 'typed-address';

type Kept = { readonly of: string; readonly address: unknown };

/**
 * A dialog, told from others by its title and by the address that it opened with: what was typed
 * for one person is not shown for another.
 */
type Place = { readonly title: string; readonly initial: PrintAddress };

const nameOf = ({ title, initial }: Place): string => JSON.stringify([title, initial]);

/** What was typed last, where it was typed in the same place. */
export function recallTypedAddress(place: Place): PrintAddress | null {
  const kept = JSON.parse(recall('sessionStorage', KEY) ?? 'null') as Kept | null;
  return kept?.of === nameOf(place) ? printAddressFromWire(kept.address) : null;
}

export const keepTypedAddress = (place: Place, address: PrintAddress): void =>
  keep('sessionStorage', KEY, JSON.stringify({ of: nameOf(place), address: toWire(address) } satisfies Kept));

/** Once it is saved or given up, and at sign-out. */
export const forgetTypedAddress = (): void => keep('sessionStorage', KEY, null);
