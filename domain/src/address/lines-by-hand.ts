import type { AddressFields } from './parse/parse-address.ts';
import { composeVoicedKana } from './text.ts';

/** An address and the lines into which somebody has broken it; none where the engine breaks it. */
type AddressByHand = AddressFields & { readonly addressLines?: readonly string[] | undefined };

/** No layout holds more lines. */
export const MOST_ADDRESS_LINES = 3;

/** Blanks are set by the engine, whoever breaks the line. */
const withoutBlanks = (text: string): string => composeVoicedKana(text).replace(/\s+/gu, '');

/** How far each of these texts reaches when they stand in a row, in UTF-16 units without blanks. */
export function addressLengths(texts: readonly string[]): number[] {
  let end = 0;
  return texts.map((text) => {
    end += withoutBlanks(text).length;
    return end;
  });
}

/**
 * The lines into which a person broke the address, or null. They are valid only while together they
 * are the typed address: whoever changes the address, on whichever device, drops them.
 */
export function linesByHand({
  state,
  address1,
  address2,
  addressLines = [],
}: AddressByHand): readonly string[] | null {
  if (addressLines.length === 0 || addressLines.length > MOST_ADDRESS_LINES) return null;
  const isSame = withoutBlanks(addressLines.join('')) === withoutBlanks(`${state}${address1}${address2}`);
  return isSame && addressLines.every((line) => withoutBlanks(line) !== '') ? addressLines : null;
}
