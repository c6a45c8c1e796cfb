import { isEmptyAddress, withoutComments } from '@fumi/domain';
import { keep, recall } from '../platform/storage.ts';
import { keepAddressOwner } from './address-owner.ts';
import { parseAddresses, serializeAddresses } from './address-storage.ts';
import { setAddressStyle, setAutocompleted, setRecipients, setSender } from './change-draft.ts';
import { draftStore } from './draft-store.ts';

/* A tab has the addresses of the card that it shows (ADR 147). When it shows another card, they are put aside
   here until the first is opened again. */

const KEY = 'print-address-aside';

const readAside = (): Readonly<Record<string, string>> => JSON.parse(recall('sessionStorage', KEY) ?? '{}');

/**
 * On opening draft `to` instead of `from` (codes): puts aside the addresses of `from`, and brings back those of
 * `to`, or begins it with the same people without comments. False where none are put aside for `to` and nobody is here.
 */
export function swapAddresses(from: string | null, to: string | null): boolean {
  const { sender, recipients, style, autocompleted } = draftStore.getState();
  const { [to ?? '']: own, ...others } = readAside();
  const left = from ? { [from]: serializeAddresses({ sender, recipients, style, autocompleted }) } : {};
  keep('sessionStorage', KEY, JSON.stringify({ ...others, ...left }));
  const next = own === undefined ? null : parseAddresses(own);
  // Neither draft has addresses here: none are stored, so that those of a finished book can still be restored.
  if (next === null && recipients.length === 0 && isEmptyAddress(sender)) {
    keepAddressOwner(to);
    return false;
  }
  setSender(next?.sender ?? withoutComments(sender));
  setRecipients(next?.recipients ?? recipients.map(withoutComments));
  if (next === null) return true;
  setAddressStyle(next.style);
  setAutocompleted(next.autocompleted);
  return true;
}

/** At sign-out, here or in another tab, and where another member signs in. */
export const forgetAside = (): void => keep('sessionStorage', KEY, null);
