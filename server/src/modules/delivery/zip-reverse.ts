import { addressKey } from '@fumi/domain';
import type { ZipDirectory } from './zip-table/zip-directory.ts';
import type { City, ZipEntry } from './zip-table/zip-entry.ts';

/** From an address to its zips, the likeliest first; none where prefecture or city can't be told. */
export type ZipReverse = (address: string) => ZipEntry[];

type Town = { readonly entry: ZipEntry; readonly area: string; readonly building: string };

/** Cities whose towns stay prepared: a list of addresses is mostly of a few cities. */
const KEPT_CITIES = 48;
const MAX_CANDIDATES = 12;
/** Kyoto names the crossing of two streets before the town. */
const KYOTO = /^261/;

/** Names under which a city is written: with and without its prefecture and its county. */
function namesOf({ prefecture, city }: City): string[] {
  const [state, whole] = [addressKey(prefecture), addressKey(city)];
  const short = whole.replace(/^.+?郡(?=.+[町村])/, '');
  return [...new Set([`${state}${whole}`, `${state}${short}`, whole, short])];
}

function cityIndex(directory: ZipDirectory) {
  const codes = new Map<string, string[]>();
  for (const [code, city] of directory.cities)
    for (const name of namesOf(city)) codes.set(name, [...(codes.get(name) ?? []), code]);
  const longest = Math.max(...Array.from(codes.keys(), (name) => name.length));
  /** The longest name that begins the address, and the cities that bear it. */
  return (address: string): { codes: readonly string[]; rest: string } => {
    for (let length = Math.min(longest, address.length); length > 0; length -= 1) {
      const found = codes.get(address.slice(0, length));
      if (found) return { codes: found, rest: address.slice(length) };
    }
    return { codes: [], rest: address };
  };
}

function townCache(directory: ZipDirectory) {
  const kept = new Map<string, readonly Town[]>();
  const prepare = (code: string) =>
    directory.inCity(code).map((entry): Town => {
      return { entry, area: addressKey(entry.area), building: addressKey(entry.facility) };
    });
  return (code: string): readonly Town[] => {
    const towns = kept.get(code) ?? prepare(code);
    kept.delete(code);
    kept.set(code, towns);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_CITIES && oldest !== undefined) kept.delete(oldest);
    return towns;
  };
}

/** Length of the town's name where the rest of the address names it, -1 where it does not. */
function matched({ entry, area, building }: Town, rest: string): number {
  if (building !== '' && !rest.includes(building)) return -1;
  if (rest.startsWith(area)) return area.length + building.length;
  const isInside = KYOTO.test(entry.cityCode) && area.length > 1 && rest.indexOf(area) > 0;
  return isInside ? area.length : -1;
}

/** Whether the remark of a town (１〜１９丁目) holds the block that the address names. */
function blockFits(note: string, block: number): boolean {
  const spans = addressKey(note).matchAll(/(\d+)(?:[〜~](\d+))?/g);
  return Array.from(spans).some(([, from, to]) => Number(from) <= block && block <= Number(to ?? from));
}

/** Towns of several zips are told apart by the block (丁目), where remark and address name one. */
function byBlock(towns: readonly Town[], rest: string): readonly Town[] {
  const area = towns[0]?.area ?? '';
  const block = /^(\d+)(?:丁目|-|番)/.exec(rest.slice(rest.indexOf(area) + area.length))?.[1];
  if (block === undefined || towns.length < 2) return towns;
  const fitting = towns.filter(
    ({ entry }) => /丁目/.test(entry.note) && blockFits(entry.note, Number(block)),
  );
  if (fitting.length > 0) return fitting;
  const open = towns.filter(({ entry }) => entry.note === '' || entry.note.includes('その他'));
  return open.length > 0 ? open : towns;
}

/** A reverse look-up over the directory; it prepares a city's towns when first asked for one. */
export function openZipReverse(directory: ZipDirectory): ZipReverse {
  const cities = cityIndex(directory);
  const townsOf = townCache(directory);
  return (address) => {
    const { codes, rest } = cities(addressKey(address));
    const found = codes
      .flatMap(townsOf)
      .map((town) => ({ town, length: matched(town, rest) }))
      .filter(({ length }) => length >= 0);
    const best = Math.max(...found.map(({ length }) => length));
    const towns = found.filter(({ length }) => length === best).map(({ town }) => town);
    return byBlock(towns, rest)
      .slice(0, MAX_CANDIDATES)
      .map(({ entry }) => entry);
  };
}
