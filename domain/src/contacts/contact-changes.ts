import type { PostalAddress } from '../address/address-checks.ts';
import type { NewContact } from './contact.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether two addresses say the same, character by character. */
export const isSameAddress = (one: Partial<PostalAddress>, other: Partial<PostalAddress>): boolean =>
  one.zip === other.zip &&
  one.state === other.state &&
  one.address1 === other.address1 &&
  one.address2 === other.address2;

/**
 * A kept contact after a change on a device. `known` are the fields as the device last read them: a wanted
 * field that equals it stays as it is kept, which another device may have changed meanwhile; one that `known`
 * lacks counts as changed. Line breaks by hand go with the address for which they were made.
 */
export function withContactChanges(
  kept: NewContact,
  known: Partial<NewContact>,
  wanted: Partial<NewContact>,
): NewContact {
  const changed = Object.entries(wanted).filter(
    ([field, value]) => !(field in known) || !isSame(value, known[field as keyof NewContact]),
  );
  const after: NewContact = { ...kept, ...Object.fromEntries(changed) };
  const isAsKept = isSameAddress(after, kept);
  const isAsWanted = isSameAddress(after, { ...kept, ...wanted });
  if (isAsKept && isAsWanted) return after;
  if (isAsKept) return { ...after, addressLines: kept.addressLines };
  return { ...after, addressLines: isAsWanted ? (wanted.addressLines ?? []) : [] };
}
