import { setImmediate } from 'node:timers/promises';
import {
  type AddressWarning,
  addressKey,
  addressWarnings,
  isZip,
  type Locality,
  nearestTowns,
  type PostalAddress,
  type ZipLocality,
} from '@fumi/domain';
import type { Zips } from './zip-open.ts';
import type { ZipDirectory } from './zip-table/zip-directory.ts';
import type { ZipEntry } from './zip-table/zip-entry.ts';

/** Whether a zip can be delivered to, and how many days more that takes. */
export function deliveryTo(zips: Zips, zip: string) {
  const localities = zips.directory().find(zip);
  const [slowest] = localities.map(zips.remote).sort((a, b) => b.extraDays - a.extraDays);
  return {
    deliverable: localities.length > 0,
    extraDays: slowest?.extraDays ?? 0,
    notice: slowest?.notice ?? null,
  };
}

const zipped = (directory: ZipDirectory, { zip, cityCode, area, facility }: ZipEntry): ZipLocality => {
  const { prefecture, city } = directory.city(cityCode) ?? { prefecture: '', city: '' };
  return { zip, prefecture, city, area, facility };
};

/** An address as it may be meant: with another zip, or with other names of its locality. */
export type Mend = PostalAddress & {
  readonly what: 'zip' | 'town';
  /** The table's own name of the locality, and what tells it from others of that name. */
  readonly town: string;
  readonly note: string;
};

const townWords = ({ city, area, facility }: Locality): string => `${city}${area}${facility}`;

const writtenKey = ({ state, address1, address2 }: PostalAddress): string =>
  addressKey(state + address1 + address2);

/** The addresses that may be meant, the likeliest first. A zip that agrees with what is typed is not among them. */
export function mendsOf(zips: Zips, address: PostalAddress, found = zips.reverse(address)): Mend[] {
  const directory = zips.directory();
  const { cityCodes, entries, isWhole } = found;
  const localities = (all: readonly ZipEntry[]) => all.map((entry) => zipped(directory, entry));
  const near = nearestTowns(address, {
    ofZip: localities(directory.entries(address.zip)),
    ofCity: entries.length > 0 ? [] : localities(cityCodes.flatMap((code) => directory.inCity(code))),
  });
  const ofZip = entries.map((entry): Mend => {
    const town = townWords(zipped(directory, entry));
    return { ...address, what: 'zip', zip: entry.zip, town, note: entry.note };
  });
  const ofTown = near.map(({ town, address: mended }): Mend => {
    return { ...mended, what: 'town', town: townWords(town), note: '' };
  });
  // What is longer than a town of the table is sooner a slip in another one than a part of this one.
  const mends = isWhole || ofTown.length === 0 ? [...ofZip, ...ofTown] : ofTown;
  return mends.filter((mend) => mend.zip !== address.zip || writtenKey(mend) !== writtenKey(address));
}

type CheckedAddress = {
  readonly warnings: AddressWarning[];
  /** What the typed zip stands for, where it is in doubt. */
  readonly localities: Locality[];
  readonly mends: Mend[];
};

const ABOUT_ZIP: readonly AddressWarning[] = ['zip-missing', 'zip-unknown', 'zip-disagrees'];

/** A shorter name is near to too many others to be called mistyped where the zip doesn't deny it. */
const SURE_LENGTH = 3;

/**
 * What is meant sooner than the zip, where its own localities cannot deny that, because they have no town or are of another
 * block: the zip of what is not listed (105-0000) with a town that is, or nearly is. Null where the zip stands.
 */
function betterMends(zips: Zips, address: PostalAddress): Mend[] | null {
  const localities = zips.directory().entries(address.zip);
  const isRest = localities.every(({ area }) => area === '');
  if (!isRest && !localities.some(({ note }) => note.includes('丁目'))) return null;
  const found = zips.reverse(address);
  const isListed = found.entries.length > 0;
  if (isListed && !(found.isWhole && found.entries.every(({ zip }) => zip !== address.zip))) return null;
  if (!isListed && !isRest) return null;
  const mends = mendsOf(zips, address, found);
  return isListed || mends.some(({ town }) => town.length >= SURE_LENGTH) ? mends : null;
}

/** Warnings of one address, and where its zip is in doubt, what it stands for and what may be meant. */
export function checkAddress(zips: Zips, address: PostalAddress): CheckedAddress {
  const localities = isZip(address.zip) ? zips.directory().find(address.zip) : [];
  const told = addressWarnings(address, localities);
  const isOffice = localities.some(({ facility }) => facility !== '');
  const agrees = !told.some((warning) => ABOUT_ZIP.includes(warning));
  if (!agrees) return { warnings: told, localities, mends: mendsOf(zips, address) };
  const mends = localities.length > 0 && !isOffice ? betterMends(zips, address) : null;
  return mends
    ? { warnings: ['zip-disagrees', ...told], localities, mends }
    : { warnings: told, localities: [], mends: [] };
}

/** The same of many addresses. Everybody else's calls are served between two of them. */
export async function checkAddresses(
  zips: Zips,
  addresses: readonly PostalAddress[],
): Promise<CheckedAddress[]> {
  const checked: CheckedAddress[] = [];
  for (const address of addresses) {
    checked.push(checkAddress(zips, address));
    await setImmediate();
  }
  return checked;
}
