import {
  type AddressFields,
  addressKey,
  type Locality,
  parseAddress,
  textOf,
  townNames,
  typedHead,
} from '@fumi/domain';
import type { ZipDirectory } from './zip-table/zip-directory.ts';
import type { City, ZipEntry } from './zip-table/zip-entry.ts';

/** What the table knows of an address. */
type Reversed = {
  /** The cities that it may name: one, or the wards of a city that is typed without one. */
  readonly cityCodes: readonly string[];
  /** The zips of the town that it names, the likeliest first; none where the town is not in the table. */
  readonly entries: readonly ZipEntry[];
  /** The town is all that is typed between city and street number. */
  readonly isWhole: boolean;
};

export type ZipReverse = (address: AddressFields) => Reversed;

type Towns = { readonly entries: readonly ZipEntry[]; readonly localities: readonly KeyedLocality[] };

/** `probe` is a piece of the town's key that no spelling changes: an address without it cannot name the town. */
type KeyedLocality = Locality & { readonly probe: string };

const probeOf = (area: string): string =>
  addressKey(townNames(area).at(-1) ?? '')
    .split(/\d+/)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** Cities whose towns stay prepared: a list of addresses is mostly of a few cities. */
const KEPT_CITIES = 48;
const MAX_CANDIDATES = 12;

/** Names under which a city is written: with and without its prefecture, its county and its ward. */
function namesOf({ prefecture, city }: City): string[] {
  const [state, whole] = [addressKey(prefecture), addressKey(city)];
  const short = whole.replace(/^.+?郡(?=.+[町村]$)/, '').replace(/(?<=.市).+区$/, '');
  return [...new Set([`${state}${whole}`, `${state}${short}`, whole, short])];
}

function cityIndex(directory: ZipDirectory) {
  const codes = new Map<string, string[]>();
  for (const [code, city] of directory.cities)
    for (const name of namesOf(city)) codes.set(name, [...(codes.get(name) ?? []), code]);
  const longest = Math.max(...Array.from(codes.keys(), (name) => name.length));
  /** The cities that bear the longest name with which the address begins. */
  return (address: string): readonly string[] => {
    for (let length = Math.min(longest, address.length); length > 0; length -= 1) {
      const found = codes.get(address.slice(0, length));
      if (found) return found;
    }
    return [];
  };
}

function townCache(directory: ZipDirectory) {
  const kept = new Map<string, Towns>();
  function prepare(code: string): Towns {
    const entries = directory.inCity(code);
    const city = directory.city(code) ?? { prefecture: '', city: '' };
    const areas = new Set(entries.filter(({ facility }) => facility === '').map(({ area }) => area));
    return {
      entries,
      localities: Array.from(areas, (area) => ({ ...city, area, facility: '', probe: probeOf(area) })),
    };
  }
  return (code: string): Towns => {
    const towns = kept.get(code) ?? prepare(code);
    kept.delete(code);
    kept.set(code, towns);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_CITIES && oldest !== undefined) kept.delete(oldest);
    return towns;
  };
}

/** Whether the remark of a town (１〜１９丁目) holds the block that the address names. */
function blockFits(note: string, block: number): boolean {
  if (!note.includes('丁目') || note.includes('除く')) return false;
  const spans = addressKey(note).matchAll(/(\d+)(?:[〜~](\d+))?/g);
  return Array.from(spans).some(([, from, to]) => Number(from) <= block && block <= Number(to ?? from));
}

/** Towns of several zips are told apart by the block (丁目), where remark and address name one. */
function byBlock(entries: readonly ZipEntry[], number: string): readonly ZipEntry[] {
  const block = /^[東西南北]?(\d+)(?:丁目|-|番|$)/.exec(addressKey(number))?.[1];
  if (block === undefined || entries.length < 2) return entries;
  const fitting = entries.filter(({ note }) => blockFits(note, Number(block)));
  if (fitting.length > 0) return fitting;
  const open = entries.filter(({ note }) => !note.includes('丁目') || /その他|除く/.test(note));
  return open.length > 0 ? open : entries;
}

/** Towns of Kyoto that bear one name are told apart by their crossings, where the address names one. */
function byStreet(entries: readonly ZipEntry[], address: string): readonly ZipEntry[] {
  const named = entries.filter(({ note }) =>
    note.split('、').some((street) => street !== '' && address.includes(addressKey(street))),
  );
  return named.length > 0 ? named : entries;
}

/** Buildings and offices of the town that the address names have zips of their own. */
function byBuilding(entries: readonly ZipEntry[], address: string): ZipEntry[] {
  const named = entries.flatMap((entry) => {
    const name = addressKey(entry.facility);
    return name !== '' && address.includes(name) ? [{ entry, length: name.length }] : [];
  });
  const longest = Math.max(...named.map(({ length }) => length));
  return named.filter(({ length }) => length === longest).map(({ entry }) => entry);
}

/** The prefecture may stand in its own field and once more in the next. */
function withoutRepeat({ state, address1, address2 }: AddressFields): AddressFields {
  const prefecture = state.trim();
  const repeats = prefecture !== '' && address1.trim().startsWith(prefecture);
  return { state, address1: repeats ? address1.trim().slice(prefecture.length) : address1, address2 };
}

const isNameOf = ({ area }: Locality, typed: string): boolean =>
  townNames(area).some((name) => addressKey(name) === addressKey(typed));

/** A reverse look-up over the directory; it prepares a city's towns when first asked for one. */
export function openZipReverse(directory: ZipDirectory): ZipReverse {
  const cities = cityIndex(directory);
  const townsOf = townCache(directory);

  function find(
    typed: AddressFields,
    address: string,
    cityCodes: readonly string[],
  ): Omit<Reversed, 'cityCodes'> {
    const towns = cityCodes.map(townsOf);
    const localities = towns.flatMap((town) => town.localities);
    const parsed = parseAddress(
      typed,
      localities.filter(({ probe }) => address.includes(probe)),
    );
    const inCity = towns.flatMap(({ entries }) => entries);
    const ofTown = (area: string) =>
      inCity.filter(
        (entry) => entry.area === area && directory.city(entry.cityCode)?.city === parsed.locality?.city,
      );
    if (parsed.isTownKnown && parsed.locality) {
      const entries = ofTown(parsed.locality.area);
      const building = byBuilding(entries, address);
      const ordinary = entries.filter(({ facility }) => facility === '');
      const found =
        building.length > 0 ? building : byStreet(byBlock(ordinary, textOf(parsed, ['number'])), address);
      return { entries: found, isWhole: isNameOf(parsed.locality, textOf(parsed, ['town', 'aza'])) };
    }
    // The zip for unlisted towns is no answer where a town is named, unless the table lists no town of the city.
    const ofCities = towns.flatMap((town) => town.localities.slice(0, 1));
    const isTownless = localities.every(({ area }) => area === '') || typedHead(typed, ofCities).names === '';
    return { entries: isTownless ? ofTown('').filter(({ facility }) => facility === '') : [], isWhole: true };
  }

  return (written) => {
    const typed = withoutRepeat(written);
    const address = addressKey(`${typed.state}${typed.address1}${typed.address2}`);
    const cityCodes = cities(address);
    const { entries, isWhole } = find(typed, address, cityCodes);
    return { cityCodes, entries: entries.slice(0, MAX_CANDIDATES), isWhole };
  };
}
