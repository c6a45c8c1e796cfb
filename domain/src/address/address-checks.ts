import { addressKey } from './address-key.ts';
import { APARTMENT_WORDS, UNNUMBERED } from './address-words.data.ts';
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
  const typed = addressKey(whole(place));
  return places.some(({ prefecture, city, area, facility }) => {
    const [state, town] = [addressKey(prefecture), addressKey(city)];
    const rest = typed.startsWith(state) ? typed.slice(state.length) : typed;
    const names = [town, town.replace(/^.+?郡/, '')];
    const name = names.find((candidate) => rest.startsWith(candidate));
    if (name === undefined) return false;
    const isWholeZip = facility !== '' || area === '';
    return isWholeZip || rest.includes(addressKey(area), name.length);
  });
}

/** What stands behind the names of prefecture, city and town. */
function behindTown(place: Place, places: readonly ZipPlace[] | null): string {
  const typed = addressKey(whole(place));
  const towns = (places ?? []).map(({ area }) => addressKey(area)).filter((area) => area !== '');
  const ends = towns
    .map((area) => typed.indexOf(area) + area.length)
    .filter((end, i) => end >= (towns[i]?.length ?? 0));
  return typed.slice(Math.max(0, ...ends));
}

function lacksStreetNumber(place: Place, places: readonly ZipPlace[] | null): boolean {
  const isOffice = (places ?? []).some(({ facility }) => facility !== '');
  if (isOffice || UNNUMBERED.some((pattern) => pattern.test(whole(place)))) return false;
  return !/\d/.test(behindTown(place, places));
}

const APARTMENT_KEYS = APARTMENT_WORDS.map(addressKey);

/** 1-2-3-405: four numbers hold the room already. */
const FOUR_NUMBERS = /\d+(?:-|丁目|番地?|号)\d+(?:-|番地?|号)\d+(?:-|号)\d+/;

function lacksRoomNumber(place: Place): boolean {
  const typed = addressKey(whole(place));
  if (FOUR_NUMBERS.test(typed)) return false;
  const at = Math.max(...APARTMENT_KEYS.map((word) => typed.lastIndexOf(word) + 1));
  const behindStreet = typed.search(/\d/);
  return at > 0 && behindStreet >= 0 && at > behindStreet && !/\d/.test(typed.slice(at));
}

/** The rules, in the order in which they are told (issue: what makes cards come back). */
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
  { warning: 'no-room-number', holds: (place) => lacksRoomNumber(place) },
];

/**
 * What is probably wrong with an address, none of it forbidden: a person decides.
 * `places` are the zip's places, or null where they are not known, as in the browser without the table.
 */
export const placeWarnings = (place: Place, places: readonly ZipPlace[] | null): PlaceWarning[] =>
  hasPlace(place) ? RULES.filter(({ holds }) => holds(place, places)).map(({ warning }) => warning) : [];
