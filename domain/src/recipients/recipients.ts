import { type AddressWarning, addressWarnings } from '../address/address-checks.ts';
import { hasName, hasOffice, isEmptyAddress, noOffice, type PrintAddress } from '../address/print-address.ts';
import { ok, type Result, refuse } from '../result.ts';

/** Recipients after adding; refused past the limit (material page count / 2, spec §9). */
export function addRecipients(
  recipients: readonly PrintAddress[],
  added: readonly PrintAddress[],
  limit: number,
): Result<readonly PrintAddress[], { code: 'too-many-recipients'; limit: number }> {
  const all = [...recipients, ...added];
  return all.length > limit ? refuse({ code: 'too-many-recipients', limit }) : ok(all);
}

export const removeRecipient = (recipients: readonly PrintAddress[], index: number): PrintAddress[] =>
  recipients.filter((_, at) => at !== index);

/** How many more can be chosen in the picker; at 0 the unselected ones are disabled (spec §5). */
export const roomLeft = (recipients: readonly PrintAddress[], limit: number): number =>
  Math.max(0, limit - recipients.length);

export type RecipientGap = 'name-missing' | Extract<AddressWarning, 'address-missing'>;

/** What a card that is not left blank lacks: whom it is to, and where they live. A company without a person is a name. */
export function recipientGaps(recipient: PrintAddress): RecipientGap[] {
  if (isEmptyAddress(recipient)) return [];
  const { name, jointNames, office = noOffice() } = recipient;
  const isNamed = [name, ...jointNames].some(hasName) || hasOffice(office);
  return [
    ...(isNamed ? [] : (['name-missing'] as const)),
    ...addressWarnings(recipient, null).filter((warning) => warning === 'address-missing'),
  ];
}

export type CardSummary = {
  readonly total: number;
  readonly addressed: number;
  readonly unaddressed: number;
  readonly hasSender: boolean;
};

/** What the summary of the confirmation counts (spec §2); the two counts add up to the limit. */
export function summarise(
  sender: PrintAddress,
  recipients: readonly PrintAddress[],
  limit: number,
): CardSummary {
  return {
    total: limit,
    addressed: recipients.length,
    unaddressed: roomLeft(recipients, limit),
    hasSender: !isEmptyAddress(sender),
  };
}
