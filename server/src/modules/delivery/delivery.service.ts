import { setImmediate } from 'node:timers/promises';
import {
  type AddressWarning,
  addressKey,
  addressWarnings,
  inTown,
  isZip,
  type Locality,
  nearestTowns,
  type PostalAddress,
  typedHead,
  type ZipLocality,
} from '@fumi/domain';
import type { NamedFormer } from './former-names.ts';
import type { Zips } from './zip-open.ts';
import type { ZipDirectory } from './zip-table/zip-directory.ts';
import type { City, ZipEntry } from './zip-table/zip-entry.ts';

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

const zipped = (directory: ZipDirectory, { zip, cityCode, area, facility, kana }: ZipEntry): ZipLocality => {
  const { prefecture, city } = directory.city(cityCode) ?? { prefecture: '', city: '' };
  return { zip, prefecture, city, area, facility, kana };
};

/** An address as it may be meant: with another zip, or with other names of its locality. */
export type Mend = PostalAddress & {
  readonly what: 'zip' | 'town';
  /** The table's own name of the locality. */
  readonly town: string;
  /** With a zip, what tells the town from others of that name; with a town, the former name that is typed. */
  readonly note: string;
};

const townWords = ({ city, area, facility }: Locality): string => `${city}${area}${facility}`;

const writtenKey = ({ state, address1, address2 }: PostalAddress): string =>
  addressKey(state + address1 + address2);

/**
 * What may stand behind the name of today: 佐久間町中部 is 天竜区佐久間町中部 now, 原町市旭町 is 原町区旭町, 古川市十日町
 * is 古川十日町, 大宮市大成町 is 大宮区大成町, and 田沼町田沼 is 田沼町.
 */
function linesOfToday({ former, rest }: NamedFormer): string[] {
  const stem = former.slice(0, -1);
  const kept = former.endsWith('区') ? [''] : [former, `${stem}区`, stem, ''];
  const { length } = typedHead({ state: '', address1: rest, address2: '' }, []);
  const asTown = `${rest.slice(0, length)}町${rest.slice(length)}`;
  return [...kept.map((name) => name + rest), ...kept.map((name) => name + asTown)];
}

/** The cities of a name from which county or ward may be left out: for a great city, all its wards. */
const citiesNamed = (directory: ZipDirectory, prefecture: string, name: string): City[] =>
  Array.from(directory.cities.values()).filter((one) => {
    const short = one.city.replace(/^.+?郡(?=.+[町村]$)/, '');
    return (
      one.prefecture === prefecture && (short === name || (short.endsWith('区') && short.startsWith(name)))
    );
  });

/** The address with what its municipality became, where the table knows its town there. */
function withNameOfToday(zips: Zips, address: PostalAddress, named: NamedFormer): Mend[] {
  const { former, prefecture } = named;
  const directory = zips.directory();
  const cities = citiesNamed(directory, prefecture, named.city);
  // The first line that the table knows counts: a town that kept the former name goes before its
  // namesake (阿寒町旭町 is 釧路市阿寒町旭町, and 釧路市旭町 is another town).
  for (const line of linesOfToday(named)) {
    const mends = cities.flatMap(({ city }) => {
      const now = { ...address, state: prefecture, address1: city + line };
      const { entries, isWhole } = zips.reverse(now);
      return entries.flatMap((entry): Mend[] => {
        const town = townWords(zipped(directory, entry));
        return isWhole && entry.area !== ''
          ? [{ ...now, what: 'town', zip: entry.zip, town, note: former }]
          : [];
      });
    });
    if (mends.length > 0) return mends;
  }
  return [];
}

/**
 * A town may have been renamed with its municipality: 田無市本町 is 西東京市田無町 today. Only the typed zip
 * tells which town it is.
 */
function withTownOfZip(zips: Zips, address: PostalAddress, named: NamedFormer): Mend[] {
  const { former, prefecture, city, rest } = named;
  const directory = zips.directory();
  const cities = new Set(citiesNamed(directory, prefecture, city).map((one) => one.city));
  const [town, ...others] = directory.entries(address.zip).map((entry) => zipped(directory, entry));
  if (!town || town.prefecture !== prefecture || !cities.has(town.city) || town.facility !== '') return [];
  if (others.some((other) => townWords(other) !== townWords(town))) return [];
  const now = town.area === '' ? null : inTown({ ...address, state: '', address1: rest }, town);
  return now ? [{ ...now, what: 'town', town: townWords(town), note: former }] : [];
}

/** Addresses of today for one that names a former municipality; those with the typed zip alone where there are any. */
function renamed(zips: Zips, address: PostalAddress): Mend[] {
  const named = zips.former(address);
  const mends = named.flatMap((one) => withNameOfToday(zips, address, one));
  if (mends.length === 0) return named.flatMap((one) => withTownOfZip(zips, address, one));
  const agreeing = mends.filter(({ zip }) => zip === address.zip);
  return agreeing.length > 0 ? agreeing : mends;
}

/** The addresses that may be meant, the likeliest first. A zip that agrees with what is typed is not among them. */
export function mendsOf(zips: Zips, address: PostalAddress, found = zips.reverse(address)): Mend[] {
  const directory = zips.directory();
  const { cityCodes, entries, isWhole } = found;
  const now = renamed(zips, address);
  if (now.length > 0) return now;
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
  // Words that begin with a town and go on are more likely another town, mistyped, than a part of this town.
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
 * Addresses that fit better than the typed zip, although no check contradicts it: it is the zip for unlisted towns
 * (105-0000) and the typed town is listed or nearly so, or it is of another block (丁目). Null where the zip is right.
 */
function betterMends(zips: Zips, address: PostalAddress): Mend[] | null {
  const directory = zips.directory();
  const localities = directory.entries(address.zip);
  const isRest = localities.every(({ area }) => area === '');
  if (!isRest && !localities.some(({ note }) => note.includes('丁目'))) return null;
  const found = zips.reverse(address);
  const isListed = found.entries.length > 0;
  if (isListed && !(found.isWhole && found.entries.every(({ zip }) => zip !== address.zip))) return null;
  if (!isListed && !isRest) return null;
  const mends = mendsOf(zips, address, found);
  const isSure = ({ zip }: Mend) => directory.entries(zip).some(({ area }) => area.length >= SURE_LENGTH);
  return isListed || mends.some(isSure) ? mends : null;
}

/** Warnings of an address with a former name, without `zip-disagrees` where its zip is that of today. */
function withFormerName(
  address: PostalAddress,
  localities: readonly Locality[],
  now: readonly Mend[],
): AddressWarning[] {
  const told = addressWarnings(address, localities);
  const isZipRight = now.some(({ zip }) => zip === address.zip);
  return ['former-name', ...told.filter((warning) => !(isZipRight && warning === 'zip-disagrees'))];
}

/**
 * Whether the address begins with the name of a former municipality and of none of today, so that
 * the table cannot tell what became of its town.
 */
const isFormerAlone = (zips: Zips, address: PostalAddress): boolean =>
  zips.former(address).length > 0 && zips.reverse(address).cityCodes.length === 0;

/** Warnings of one address, and where its zip is in doubt, what it stands for and what may be meant. */
export function checkAddress(zips: Zips, address: PostalAddress): CheckedAddress {
  const localities = isZip(address.zip) ? zips.directory().find(address.zip) : [];
  const now = renamed(zips, address);
  if (now.length > 0)
    return { warnings: withFormerName(address, localities, now), localities: [], mends: now };
  const warned = addressWarnings(address, localities);
  const told = isFormerAlone(zips, address) ? (['former-name', ...warned] as AddressWarning[]) : warned;
  const isOffice = localities.some(({ facility }) => facility !== '');
  const agrees = !told.some((warning) => ABOUT_ZIP.includes(warning));
  if (!agrees) return { warnings: told, localities, mends: mendsOf(zips, address) };
  const mends = localities.length > 0 && !isOffice ? betterMends(zips, address) : null;
  return mends
    ? { warnings: ['zip-disagrees', ...told], localities, mends }
    : { warnings: told, localities: [], mends: [] };
}

/** Checks many addresses, and lets other calls be served between two of them. */
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
