import {
  digitsInKanji,
  HYPHEN,
  inKanji,
  isEmptyAddress,
  type OrderCustomer,
  type PhraseValues,
  type PrintAddress,
  type TextLook,
} from '@fumi/domain';

const zipWords = (zip: string): string => (/^\d{7}$/.test(zip) ? `〒${zip.slice(0, 3)}-${zip.slice(3)}` : '');

const lines = (...texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join('\n');

/** The last name once, the first names below each other, as a family signs. */
function namesOf({ name, jointNames }: PrintAddress): string {
  const others = jointNames.map(({ last, first }) =>
    [last === name.last ? '' : last, first].filter(Boolean).join(' '),
  );
  return lines([name.last, name.first].filter(Boolean).join(' '), ...others);
}

/** What texts to start from ask of the sender, from the address side of the card; null where nothing stands there. */
export const valuesOfSender = (sender: PrintAddress): PhraseValues | null =>
  isEmptyAddress(sender)
    ? null
    : {
        senderNames: namesOf(sender),
        zip: sender.zip,
        address: lines(`${sender.state}${sender.address1}`, sender.address2),
      };

/** The same from what a member kept of the last order. */
export const valuesOfProfile = (profile: OrderCustomer): PhraseValues => ({
  senderNames: profile.name,
  zip: profile.zip,
  address: lines(`${profile.state}${profile.address1}`, profile.address2),
  telephone: profile.tel,
  email: profile.email,
});

/** Street numbers with what joins them: 1-2-3, 12丁目. */
const STREET_NUMBERS = new RegExp(`[0-9]+(?:${HYPHEN}[0-9]+)*(丁目|条)?`, 'gu');
/** U+FF0D, as on the address side: upright in a column it is a bar that nobody takes for 一. */
const BAR = '－';

/** A number of the street down the card, as the address side has it: 十二丁目, 一－二－三. */
const streetDown = (numbers: string, unit: string | undefined): string =>
  unit === undefined
    ? digitsInKanji(numbers).replace(new RegExp(HYPHEN, 'gu'), BAR)
    : numbers.replace(/^[0-9]+/, (count) => inKanji(Number(count)));

/** Down the card numbers are kanji; the name of a building, which follows the first line, stays as it is written. */
function addressDown(address: string): string {
  const [street = '', ...building] = address.split('\n');
  return [street.replace(STREET_NUMBERS, streetDown), ...building].join('\n');
}

/** The address block of the picture side, a line each, as it stands across the card or down. */
export function addressWords(
  { zip = '', address = '', telephone = '' }: PhraseValues,
  writing?: TextLook['writing'],
): string {
  if (writing !== 'vertical')
    return lines(zipWords(zip), address, telephone === '' ? '' : `電話 ${telephone}`);
  const down = (numbers: string) => digitsInKanji(numbers).replaceAll('-', BAR);
  const called = telephone === '' ? '' : `電話 ${down(telephone)}`;
  return lines(down(zipWords(zip)), addressDown(address), called);
}
