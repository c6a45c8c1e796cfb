import { setImmediate } from 'node:timers/promises';
import {
  addressKey,
  isZip,
  nearestTowns,
  type Place,
  type PlaceWarning,
  placeWarnings,
  type ZipPlace,
  type ZippedPlace,
} from '@fumi/domain';
import type { Zips } from './zip-open.ts';
import type { ZipDirectory } from './zip-table/zip-directory.ts';
import type { ZipEntry } from './zip-table/zip-entry.ts';

/** Whether a zip can be delivered to, and how many days more that takes. */
export function deliveryTo(zips: Zips, zip: string) {
  const places = zips.directory().find(zip);
  const [slowest] = places.map(zips.remote).sort((a, b) => b.extraDays - a.extraDays);
  return {
    deliverable: places.length > 0,
    extraDays: slowest?.extraDays ?? 0,
    notice: slowest?.notice ?? null,
  };
}

const zipped = (directory: ZipDirectory, { zip, cityCode, area, facility }: ZipEntry): ZippedPlace => {
  const { prefecture, city } = directory.city(cityCode) ?? { prefecture: '', city: '' };
  return { zip, prefecture, city, area, facility };
};

/** An address as it may be meant: with another zip, or with other names of its place. */
export type Mend = Place & {
  readonly what: 'zip' | 'town';
  /** The table's own name of the place, and what tells it from others of that name. */
  readonly town: string;
  readonly note: string;
};

const townWords = ({ city, area, facility }: ZipPlace): string => `${city}${area}${facility}`;

const writtenKey = ({ state, address1, address2 }: Place): string => addressKey(state + address1 + address2);

/** The addresses that may be meant, the likeliest first. A zip that agrees with what is typed is not among them. */
export function mendsOf(zips: Zips, place: Place, found = zips.reverse(place)): Mend[] {
  const directory = zips.directory();
  const { cityCodes, entries, isWhole } = found;
  const places = (all: readonly ZipEntry[]) => all.map((entry) => zipped(directory, entry));
  const near = nearestTowns(place, {
    ofZip: places(directory.entries(place.zip)),
    ofCity: entries.length > 0 ? [] : places(cityCodes.flatMap((code) => directory.inCity(code))),
  });
  const ofZip = entries.map((entry): Mend => {
    const town = townWords(zipped(directory, entry));
    return { ...place, what: 'zip', zip: entry.zip, town, note: entry.note };
  });
  const ofTown = near.map(({ town, place: mended }): Mend => {
    return { ...mended, what: 'town', town: townWords(town), note: '' };
  });
  // What is longer than a town of the table is sooner a slip in another one than a part of this one.
  const mends = isWhole || ofTown.length === 0 ? [...ofZip, ...ofTown] : ofTown;
  return mends.filter((mend) => mend.zip !== place.zip || writtenKey(mend) !== writtenKey(place));
}

export type CheckedPlace = {
  readonly warnings: PlaceWarning[];
  /** What the typed zip stands for, where it is in doubt. */
  readonly places: ZipPlace[];
  readonly mends: Mend[];
};

const ABOUT_ZIP: readonly PlaceWarning[] = ['zip-missing', 'zip-unknown', 'zip-disagrees'];

/** A shorter name is near to too many others to be called mistyped where the zip doesn't deny it. */
const SURE_LENGTH = 3;

/**
 * What is meant sooner than the zip, where its own places cannot deny that, because they have no town or are of another
 * block: the zip of what is not listed (105-0000) with a town that is, or nearly is. Null where the zip stands.
 */
function betterMends(zips: Zips, place: Place): Mend[] | null {
  const places = zips.directory().entries(place.zip);
  const isRest = places.every(({ area }) => area === '');
  if (!isRest && !places.some(({ note }) => note.includes('丁目'))) return null;
  const found = zips.reverse(place);
  const isListed = found.entries.length > 0;
  if (isListed && !(found.isWhole && found.entries.every(({ zip }) => zip !== place.zip))) return null;
  if (!isListed && !isRest) return null;
  const mends = mendsOf(zips, place, found);
  return isListed || mends.some(({ town }) => town.length >= SURE_LENGTH) ? mends : null;
}

/** Warnings of one address, and where its zip is in doubt, what it stands for and what may be meant. */
export function checkPlace(zips: Zips, place: Place): CheckedPlace {
  const places = isZip(place.zip) ? zips.directory().find(place.zip) : [];
  const told = placeWarnings(place, places);
  const isOffice = places.some(({ facility }) => facility !== '');
  const agrees = !told.some((warning) => ABOUT_ZIP.includes(warning));
  if (!agrees) return { warnings: told, places, mends: mendsOf(zips, place) };
  const mends = places.length > 0 && !isOffice ? betterMends(zips, place) : null;
  return mends
    ? { warnings: ['zip-disagrees', ...told], places, mends }
    : { warnings: told, places: [], mends: [] };
}

/** The same of many addresses. Everybody else's calls are served between two of them. */
export async function checkPlaces(zips: Zips, places: readonly Place[]): Promise<CheckedPlace[]> {
  const checked: CheckedPlace[] = [];
  for (const place of places) {
    checked.push(checkPlace(zips, place));
    await setImmediate();
  }
  return checked;
}
