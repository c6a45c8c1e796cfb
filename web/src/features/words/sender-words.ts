import {
  addressDown,
  formatZip,
  groupedTel,
  isEmptyAddress,
  isZip,
  numberDown,
  type OrderCustomer,
  type PhraseValues,
  type PrintAddress,
  type TextLook,
} from '@fumi/domain';

const zipLine = (zip: string): string => (isZip(zip) ? `〒${formatZip(zip)}` : '');

const lines = (...texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join('\n');

/** The last name once, the first names below each other, as a family signs. */
function namesOf({ name, jointNames }: PrintAddress): string {
  const others = jointNames.map(({ last, first }) =>
    [last === name.last ? '' : last, first].filter(Boolean).join(' '),
  );
  return lines([name.last, name.first].filter(Boolean).join(' '), ...others);
}

/** The sender's values for fields of phrases, from the address side of the card; null where it is empty. */
export const valuesOfSender = (sender: PrintAddress): PhraseValues | null =>
  isEmptyAddress(sender)
    ? null
    : {
        senderNames: namesOf(sender),
        zip: sender.zip,
        address: lines(`${sender.state}${sender.address1}`, sender.address2),
      };

/** The same from the customer's data of a member's last order. */
export const valuesOfProfile = (profile: OrderCustomer): PhraseValues => ({
  senderNames: profile.name,
  zip: profile.zip,
  address: lines(`${profile.state}${profile.address1}`, profile.address2),
  telephone: groupedTel(profile.tel),
  email: profile.email,
});

/** The address block of the picture side, a line each, in horizontal or vertical text. */
export function addressWords(
  { zip = '', address = '', telephone = '' }: PhraseValues,
  writing?: TextLook['writing'],
): string {
  if (writing !== 'vertical')
    return lines(zipLine(zip), address, telephone === '' ? '' : `電話 ${telephone}`);
  const called = telephone === '' ? '' : `電話 ${numberDown(telephone)}`;
  return lines(numberDown(zipLine(zip)), addressDown(address), called);
}
