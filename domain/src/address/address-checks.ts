import { addressKey } from './address-key.ts';
import { APARTMENT_WORDS, UNNUMBERED } from './address-words.data.ts';
import { parseAddress, textOf } from './parse/parse-address.ts';
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
  /** Of a municipality that is no more; only the server has their table. */
  'former-name',
  'zip-missing',
  'zip-unknown',
  'zip-disagrees',
  'no-street-number',
  'no-room-number',
] as const;
export type AddressWarning = (typeof ADDRESS_WARNINGS)[number];

type Rule = {
  readonly warning: AddressWarning;
  /** `localities` are what the zip stands for; null where nobody has looked it up. */
  readonly holds: (address: PostalAddress, localities: readonly Locality[] | null) => boolean;
};

const whole = (address: PostalAddress): string => `${address.state}${address.address1}${address.address2}`;
const hasAddress = (address: PostalAddress): boolean => !isBlank(whole(address));

/** The zip agrees where one of its localities begins the address, its prefecture and county being optional. */
export function zipAgrees(address: PostalAddress, localities: readonly Locality[]): boolean {
  return localities.some((one) => {
    const parsed = parseAddress(address, [one]);
    const [state, city] = [textOf(parsed, ['prefecture']), textOf(parsed, ['city'])];
    if (parsed.locality === null || city === '') return false;
    if (state !== '' && state !== one.prefecture) return false;
    return one.facility !== '' || one.area === '' || parsed.isTownKnown;
  });
}

/** A block (丁目) has many houses. */
const BLOCK_ALONE = /^[\p{Nd}一二三四五六七八九十]+丁目$/u;

function lacksStreetNumber(address: PostalAddress, localities: readonly Locality[] | null): boolean {
  const isOffice = (localities ?? []).some(({ facility }) => facility !== '');
  if (isOffice || UNNUMBERED.some((pattern) => pattern.test(whole(address)))) return false;
  const parsed = parseAddress(address, localities ?? []);
  const number = textOf(parsed, ['number']);
  return (
    (number === '' || BLOCK_ALONE.test(number)) &&
    !/\p{Nd}/u.test(textOf(parsed, ['aza', 'building', 'room']))
  );
}

const APARTMENT_KEYS = APARTMENT_WORDS.map(addressKey);

/** 1-2-3-405: the fourth number is the room. */
const WITH_ROOM = 4;

function lacksRoomNumber(address: PostalAddress, localities: readonly Locality[] | null): boolean {
  const parsed = parseAddress(address, localities ?? []);
  const number = textOf(parsed, ['number']);
  if (number === '' || textOf(parsed, ['room']) !== '' || countNumbers(number) >= WITH_ROOM) return false;
  const building = addressKey(textOf(parsed, ['building']));
  if (LETTERED_HOUSE.test(building)) return false;
  return APARTMENT_KEYS.some((word) => building.includes(word));
}

/** コーポ青葉B, コーポ青葉B棟: houses of one name are told apart by a letter, and many have no other number. */
const LETTERED_HOUSE = /[^A-Z][A-Z]棟?$/;

/** Letters, and nothing of Japanese: an address abroad, or one of here in letters, which no carrier of ours takes. */
const isAbroad = (address: PostalAddress): boolean =>
  /\p{Script=Latin}/u.test(whole(address)) &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(whole(address));

/** The rules, in the order in which they are told: what makes cards come back. */
const RULES: readonly Rule[] = [
  { warning: 'zip-missing', holds: (address) => isBlank(address.zip) },
  {
    warning: 'zip-unknown',
    holds: (address, localities) =>
      !isBlank(address.zip) && (!isZip(address.zip) || localities?.length === 0),
  },
  {
    warning: 'zip-disagrees',
    holds: (address, localities) =>
      localities !== null && localities.length > 0 && !zipAgrees(address, localities),
  },
  { warning: 'no-street-number', holds: lacksStreetNumber },
  { warning: 'no-room-number', holds: lacksRoomNumber },
];

/**
 * What is probably wrong with an address, none of it forbidden: a person decides.
 * `localities` are what the zip stands for, or null where they are not known, as in the browser without the table.
 */
export const addressWarnings = (
  address: PostalAddress,
  localities: readonly Locality[] | null,
): AddressWarning[] =>
  isAbroad(address)
    ? ['abroad']
    : hasAddress(address)
      ? RULES.filter(({ holds }) => holds(address, localities)).map(({ warning }) => warning)
      : [];
