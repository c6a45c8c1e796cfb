import { printAddressFromWire, toWire } from '@fumi/contract/client';
import type { PrintAddress } from '@fumi/domain';
import { keep, recall } from '../platform/storage.ts';

/* What is typed of a person and not saved yet, as the addresses of a card in the tab alone (spec §9): a page that is
   left to sign in at another service, or loaded anew, loses no address. */

const KEY = 'typed-address';

type Kept = { readonly of: string; readonly address: unknown };

/** The last one that was typed, where it was typed over the same one. */
export function recallTypedAddress(initial: PrintAddress): PrintAddress | null {
  const kept = JSON.parse(recall('sessionStorage', KEY) ?? 'null') as Kept | null;
  return kept?.of === JSON.stringify(initial) ? printAddressFromWire(kept.address) : null;
}

export const keepTypedAddress = (initial: PrintAddress, address: PrintAddress): void =>
  keep(
    'sessionStorage',
    KEY,
    JSON.stringify({ of: JSON.stringify(initial), address: toWire(address) } satisfies Kept),
  );

/** Once it is saved or given up, and at sign-out. */
export const forgetTypedAddress = (): void => keep('sessionStorage', KEY, null);
