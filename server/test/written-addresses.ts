import { addressKey, type PostalAddress } from '@fumi/domain';
import type { ZipDirectory } from '../src/modules/delivery/zip-table/zip-directory.ts';

/*
 * Addresses of known truth, made from the zip table: as people write them, and with what goes wrong in them. A damage
 * that makes another real locality of the same city is no damage that anybody could find, and is left out.
 */

export type Written = { readonly truth: PostalAddress; readonly kind: string; readonly typed: PostalAddress };

type Source = {
  readonly zip: string;
  readonly prefecture: string;
  readonly city: string;
  readonly area: string;
};

/** Numbers that are the same in every run (minimal standard generator of Park and Miller). */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Next = ReturnType<typeof seeded>;

/** Towns without a remark that one zip alone has in their city. */
function plainTowns(directory: ZipDirectory): Source[] {
  const all = Array.from(directory.all()).filter(({ facility }) => facility === '');
  const counts = new Map<string, number>();
  const nameOf = ({ cityCode, area }: (typeof all)[number]) => `${cityCode} ${addressKey(area)}`;
  for (const entry of all) counts.set(nameOf(entry), (counts.get(nameOf(entry)) ?? 0) + 1);
  return all
    .filter((entry) => entry.area !== '' && entry.note === '' && counts.get(nameOf(entry)) === 1)
    .map(({ zip, cityCode, area }) => {
      const { prefecture = '', city = '' } = directory.city(cityCode) ?? {};
      return { zip, prefecture, city, area };
    });
}

const NUMBERS = [
  '1-2-3',
  '12-3',
  '1丁目2番3号',
  '３－４－５',
  '一丁目二番三号',
  '1234',
  '5番地の6',
  '二三－四',
];
const BUILDINGS = ['', '', '', ' 青葉荘203', ' メゾン若葉 B-102', ' 山田ビル5F'];

const truthOf = ({ zip, prefecture, city, area }: Source, rest: string): PostalAddress => ({
  zip,
  state: prefecture,
  address1: city + area,
  address2: rest.trim(),
});

const WIDE: Readonly<Record<string, string>> = { ケ: 'ヶ', ヶ: 'ケ', が: 'ヶ', ノ: '之', 之: 'ノ', の: 'ノ' };

/** One way to write an address; null where the address has nothing to write so. */
type Form = (source: Source, rest: string) => PostalAddress | null;

const line = (source: Source, address1: string, rest: string): PostalAddress | null =>
  address1 === source.city + source.area ? null : { ...truthOf(source, rest), address1 };

/** Ways in which people write an address that is right. */
const FORMS: Readonly<Record<string, Form>> = {
  'as the table': (source, rest) => truthOf(source, rest),
  'all in one field': (source, rest) => ({
    ...truthOf(source, ''),
    state: '',
    address1: `${source.prefecture}${source.city}${source.area}${rest}`,
  }),
  'without prefecture': (source, rest) => ({ ...truthOf(source, rest), state: '' }),
  'prefecture twice': (source, rest) =>
    line(source, `${source.prefecture}${source.city}${source.area}`, rest),
  'without county': (source, rest) =>
    line(source, source.city.replace(/^.+?郡(?=.+[町村]$)/, '') + source.area, rest),
  'without ward': (source, rest) =>
    line(source, source.city.replace(/^(.+市).+区$/, '$1') + source.area, rest),
  'with 大字': (source, rest) => line(source, `${source.city}大字${source.area}`, rest),
  'with blanks': (source, rest) => line(source, `${source.city}　${source.area}`, rest),
  'town in the second field': (source, rest) => ({
    ...truthOf(source, source.area + rest),
    address1: source.city,
  }),
  'other ヶ and ノ': (source, rest) =>
    line(source, source.city + source.area.replace(/[ケヶがノ之の]/g, (sign) => WIDE[sign] ?? sign), rest),
  'digits for kanji': (source, rest) =>
    line(source, source.city + source.area.replace(/[一二三四五六七八九十]+(?=[条線])/g, addressKey), rest),
};

const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1);
/** Kanji that stand in many names, so that a replaced one looks like a name. */
const SIGNS = '山川田中上下大小東西南北新本町原野島崎谷沢木石松竹梅花月日水土金';

function replaced(text: string, next: Next): string {
  const at = next(text.length);
  return text.slice(0, at) + (SIGNS[next(SIGNS.length)] ?? '') + text.slice(at + 1);
}

function swapped(text: string, next: Next): string {
  const at = next(text.length - 1);
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}

function otherDigit(zip: string, next: Next): string {
  const at = 3 + next(4);
  return zip.slice(0, at) + ((Number(zip[at]) + 1 + next(9)) % 10) + zip.slice(at + 1);
}

type Damage = (written: PostalAddress, source: Source, neighbour: Source, next: Next) => PostalAddress;

const withTown = (written: PostalAddress, { city }: Source, area: string): PostalAddress => ({
  ...written,
  address1: city + area,
});

const DAMAGES: Readonly<Record<string, Damage>> = {
  'zip of another town': (written, _, { zip }) => ({ ...written, zip }),
  'digit mistyped': (written, _source, _neighbour, next) => ({
    ...written,
    zip: otherDigit(written.zip, next),
  }),
  'digits swapped': (written, _source, _neighbour, next) => ({
    ...written,
    zip: written.zip.slice(0, 3) + swapped(written.zip.slice(3), next),
  }),
  'zip missing': (written) => ({ ...written, zip: '' }),
  'zip of the rest of the city': (written) => ({ ...written, zip: `${written.zip.slice(0, 3)}0000` }),
  'sign of the town replaced': (written, source, _, next) =>
    withTown(written, source, replaced(source.area, next)),
  'sign of the town left out': (written, source, _, next) =>
    withTown(written, source, without(source.area, next(source.area.length))),
  'signs of the town swapped': (written, source, _, next) =>
    withTown(written, source, swapped(source.area, next)),
  'city left out': (written, { area }) => ({ ...written, address1: area }),
  'city mistyped': (written, source, _, next) => ({
    ...written,
    address1: without(source.city, next(source.city.length - 1)) + source.area,
  }),
};

/** Kinds that leave the zip as it is: no mend of these may touch it. */
export const KEEPS_ZIP: readonly string[] = Object.keys(DAMAGES).slice(5);

/** So many addresses in every form, or as many as have something to write so. */
export function writtenForms(directory: ZipDirectory, count: number, seed = 1): Written[] {
  const next = seeded(seed);
  const sources = plainTowns(directory);
  return Object.entries(FORMS).flatMap(([kind, write]) => {
    const written: Written[] = [];
    for (let tries = 0; written.length < count && tries < count * 40; tries += 1) {
      const source = sources[next(sources.length)];
      const rest = `${NUMBERS[next(NUMBERS.length)]}${BUILDINGS[next(BUILDINGS.length)]}`;
      const typed = source ? write(source, rest) : null;
      if (source && typed) written.push({ kind, truth: truthOf(source, rest), typed });
    }
    return written;
  });
}

/** So many addresses with every damage. */
export function damagedAddresses(directory: ZipDirectory, count: number, seed = 1): Written[] {
  const next = seeded(seed);
  const sources = plainTowns(directory);
  const cities = new Map(
    Array.from(directory.cities, ([code, { prefecture, city }]) => [prefecture + city, code]),
  );
  const isInTable = ({ prefecture, city }: Source, typed: PostalAddress) =>
    directory
      .inCity(cities.get(prefecture + city) ?? '')
      .some(
        ({ area, facility }) => facility === '' && addressKey(city + area) === addressKey(typed.address1),
      );
  const byCity = new Map<string, Source[]>();
  for (const source of sources) {
    const name = source.prefecture + source.city;
    const inCity = byCity.get(name);
    if (inCity) inCity.push(source);
    else byCity.set(name, [source]);
  }
  const towns = sources.filter(({ area }) => area.length > 1);
  return Object.entries(DAMAGES).flatMap(([kind, damage]) => {
    const written: Written[] = [];
    while (written.length < count) {
      const source = towns[next(towns.length)];
      const inCity = byCity.get(`${source?.prefecture}${source?.city}`) ?? [];
      const neighbour = inCity[next(inCity.length)];
      if (!source || !neighbour) continue;
      const rest = `${NUMBERS[next(NUMBERS.length)]}${BUILDINGS[next(BUILDINGS.length)]}`;
      const truth = truthOf(source, rest);
      const typed = damage(truth, source, neighbour, next);
      const isDamaged = typed.zip === truth.zip ? !isInTable(source, typed) : neighbour !== source;
      if (isDamaged) written.push({ kind, truth, typed });
    }
    return written;
  });
}
