import type { AddressWarning } from '@fumi/domain';
import { zipWords } from '../copy/address.ts';
import { ADDRESS_WARNINGS } from '../copy/address-problems.ts';
import { checkoutCopy } from '../copy/checkout.ts';

const FIELDS = {
  abroad: 'address1',
  'address-missing': 'address1',
  'former-name': 'address1',
  'zip-missing': 'zip',
  'zip-unknown': 'zip',
  'zip-disagrees': 'zip',
  'no-street-number': 'address1',
  'no-room-number': 'address2',
} as const satisfies Readonly<Record<AddressWarning, string>>;

type WarnedField = (typeof FIELDS)[AddressWarning];

/** New zips are used before a table has them (ADR 41). */
export const warningWords = (warning: AddressWarning, zip: string): string =>
  `${warning === 'zip-unknown' ? checkoutCopy.zipUnlisted(zipWords(zip)) : ADDRESS_WARNINGS[warning]}。`;

/** What is to be looked at in the fields of an address. */
export function warningsByField(
  warnings: readonly AddressWarning[],
  zip: string,
): Readonly<Partial<Record<WarnedField, string>>> {
  const words: Partial<Record<WarnedField, string>> = {};
  for (const warning of warnings) {
    const field = FIELDS[warning];
    words[field] = `${words[field] ?? ''}${warningWords(warning, zip)}`;
  }
  return words;
}
