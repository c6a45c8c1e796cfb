import { addressKey } from './address-key.ts';
import { APARTMENT_WORDS, UNNUMBERED } from './address-words.data.ts';
import { parseAddress, textOf } from './parse/parse-address.ts';
import { countNumbers } from './parse/street-number.ts';
import { isBlank } from './text.ts';
import { isZip, type ZipPlace } from './zip.ts';

/** What a person writes on the card, of which the postman needs all. */
export type Place = {
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
};

export type PlaceWarning =
  | 'zip-missing'
  | 'zip-unknown'
  | 'zip-disagrees'
  | 'no-street-number'
  | 'no-room-number';

type Rule = {
  readonly warning: PlaceWarning;
  /** `places` is what the zip stands for; null where nobody has looked it up. */
  readonly holds: (place: Place, places: readonly ZipPlace[] | null) => boolean;
};

const whole = (place: Place): string => `${place.state}${place.address1}${place.address2}`;
const hasPlace = (place: Place): boolean => !isBlank(whole(place));

/** The zip agrees where one of its places begins the address, its prefecture and county being optional. */
export function zipAgrees(place: Place, places: readonly ZipPlace[]): boolean {
  return places.some((one) => {
    const parsed = parseAddress(place, [one]);
    const [state, city] = [textOf(parsed, ['prefecture']), textOf(parsed, ['city'])];
    if (parsed.place === null || city === '') return false;
    if (state !== '' && state !== one.prefecture) return false;
    return one.facility !== '' || one.area === '' || parsed.isTownKnown;
  });
}

/** A block (丁目) has many houses. */
const BLOCK_ALONE = /^[\p{Nd}一二三四五六七八九十]+丁目$/u;

function lacksStreetNumber(place: Place, places: readonly ZipPlace[] | null): boolean {
  const isOffice = (places ?? []).some(({ facility }) => facility !== '');
  if (isOffice || UNNUMBERED.some((pattern) => pattern.test(whole(place)))) return false;
  const parsed = parseAddress(place, places ?? []);
  const number = textOf(parsed, ['number']);
  return (
    (number === '' || BLOCK_ALONE.test(number)) &&
    !/\p{Nd}/u.test(textOf(parsed, ['aza', 'building', 'room']))
  );
}

const APARTMENT_KEYS = APARTMENT_WORDS.map(addressKey);

/** 1-2-3-405: the fourth number is the room. */
const WITH_ROOM = 4;

function lacksRoomNumber(place: Place, places: readonly ZipPlace[] | null): boolean {
  const parsed = parseAddress(place, places ?? []);
  const number = textOf(parsed, ['number']);
  if (number === '' || textOf(parsed, ['room']) !== '' || countNumbers(number) >= WITH_ROOM) return false;
  const building = addressKey(textOf(parsed, ['building']));
  if (LETTERED_HOUSE.test(building)) return false;
  return APARTMENT_KEYS.some((word) => building.includes(word));
}

/** コーポ青葉B, コーポ青葉B棟: houses of one name are told apart by a letter, and many have no other number. */
const LETTERED_HOUSE = /[^A-Z][A-Z]棟?$/;

/** The rules, in the order in which they are told: what makes cards come back. */
const RULES: readonly Rule[] = [
  { warning: 'zip-missing', holds: (place) => isBlank(place.zip) },
  {
    warning: 'zip-unknown',
    holds: (place, places) => !isBlank(place.zip) && (!isZip(place.zip) || places?.length === 0),
  },
  {
    warning: 'zip-disagrees',
    holds: (place, places) => places !== null && places.length > 0 && !zipAgrees(place, places),
  },
  { warning: 'no-street-number', holds: lacksStreetNumber },
  { warning: 'no-room-number', holds: lacksRoomNumber },
];

/**
 * What is probably wrong with an address, none of it forbidden: a person decides.
 * `places` are the zip's places, or null where they are not known, as in the browser without the table.
 */
export const placeWarnings = (place: Place, places: readonly ZipPlace[] | null): PlaceWarning[] =>
  hasPlace(place) ? RULES.filter(({ holds }) => holds(place, places)).map(({ warning }) => warning) : [];
