import { addressKey } from './address-key.ts';
import { APARTMENT_WORDS, UNNUMBERED } from './address-words.data.ts';
import { addressReader, type ParsedAddress, textOf } from './parse/parse-address.ts';
import { countNumbers } from './parse/street-number.ts';
import { isBlank } from './text.ts';
import { isZip, type Locality } from './zip.ts';

/** What a person writes on a card, of which the postman needs all. */
export type PostalAddress = {
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
};

export const ADDRESS_WARNINGS = [
  'abroad',
  'address-missing',
  /** It names a municipality that no longer exists; only the server has the table of those. */
  'former-name',
  'zip-missing',
  'zip-unknown',
  'zip-disagrees',
  'no-street-number',
  'no-room-number',
] as const;
export type AddressWarning = (typeof ADDRESS_WARNINGS)[number];

/** An address, and what the zip stands for; null where nobody has looked it up. */
type Checked = {
  readonly address: PostalAddress;
  readonly localities: readonly Locality[] | null;
  /** Parses the address against given localities; `parsed` is the result with all localities of the zip. */
  readonly read: ReturnType<typeof addressReader>;
  readonly parsed: ParsedAddress;
};

type Rule = { readonly warning: AddressWarning; readonly holds: (checked: Checked) => boolean };

const whole = (address: PostalAddress): string => `${address.state}${address.address1}${address.address2}`;
const hasAddress = (address: PostalAddress): boolean => !isBlank(whole(address));

const agreesWith = (localities: readonly Locality[], read: Checked['read']): boolean =>
  localities.some((one) => {
    const parsed = read([one]);
    const [state, city] = [textOf(parsed, ['prefecture']), textOf(parsed, ['city'])];
    if (parsed.locality === null || city === '') return false;
    if (state !== '' && state !== one.prefecture) return false;
    return one.facility !== '' || one.area === '' || parsed.isTownKnown;
  });

/** The zip agrees where one of its localities begins the address, its prefecture and county being optional. */
export const zipAgrees = (address: PostalAddress, localities: readonly Locality[]): boolean =>
  agreesWith(localities, addressReader(address));

/** A 丁目 alone names a block of many houses, and no house. */
const BLOCK_ALONE = /^[\p{Nd}一二三四五六七八九十]+丁目$/u;

function lacksStreetNumber({ address, localities, parsed }: Checked): boolean {
  const isOffice = (localities ?? []).some(({ facility }) => facility !== '');
  if (isOffice || UNNUMBERED.some((pattern) => pattern.test(whole(address)))) return false;
  const number = textOf(parsed, ['number']);
  return (
    (number === '' || BLOCK_ALONE.test(number)) &&
    !/\p{Nd}/u.test(textOf(parsed, ['aza', 'building', 'room']))
  );
}

const APARTMENT_KEYS = APARTMENT_WORDS.map(addressKey);

/** 1-2-3-405: the fourth number is the room. */
const WITH_ROOM = 4;

function lacksRoomNumber({ parsed }: Checked): boolean {
  const number = textOf(parsed, ['number']);
  if (number === '' || textOf(parsed, ['room']) !== '' || countNumbers(number) >= WITH_ROOM) return false;
  const building = addressKey(textOf(parsed, ['building']));
  if (LETTERED_HOUSE.test(building)) return false;
  return APARTMENT_KEYS.some((word) => building.includes(word));
}

/** コーポ青葉B, コーポ青葉B棟: houses of one name are told apart by a letter, and many have no other number. */
const LETTERED_HOUSE = /[^A-Z][A-Z]棟?$/;

/** Latin letters, nothing Japanese: an address abroad, or one in romaji, which no carrier of ours takes. */
const isAbroad = (address: PostalAddress): boolean =>
  /\p{Script=Latin}/u.test(whole(address)) &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(whole(address));

/** The rules, in the order in which they are told: what makes cards come back. */
const RULES: readonly Rule[] = [
  { warning: 'zip-missing', holds: ({ address }) => isBlank(address.zip) },
  {
    warning: 'zip-unknown',
    holds: ({ address, localities }) =>
      !isBlank(address.zip) && (!isZip(address.zip) || localities?.length === 0),
  },
  {
    warning: 'zip-disagrees',
    holds: ({ localities, read }) =>
      localities !== null && localities.length > 0 && !agreesWith(localities, read),
  },
  { warning: 'no-street-number', holds: lacksStreetNumber },
  { warning: 'no-room-number', holds: lacksRoomNumber },
];

/** The warnings whose rules match an address that is neither blank nor abroad. */
function brokenRules(address: PostalAddress, localities: readonly Locality[] | null): AddressWarning[] {
  const read = addressReader(address);
  const checked = { address, localities, read, parsed: read(localities ?? []) };
  return RULES.filter(({ holds }) => holds(checked)).map(({ warning }) => warning);
}

/**
 * What is probably wrong with an address, none of it forbidden: a person decides.
 * `localities` are what the zip stands for, or null where they are not known, as in the browser without the table.
 */
export function addressWarnings(
  address: PostalAddress,
  localities: readonly Locality[] | null,
): AddressWarning[] {
  if (isAbroad(address)) return ['abroad'];
  return hasAddress(address) ? brokenRules(address, localities) : ['address-missing'];
}
