import { type KitDetail, kitDetailFromWire, type WireKitDetail } from '@fumi/contract/client';
import {
  type Almanac,
  type AlmanacYear,
  addMonths,
  type BookTexts,
  type Edition,
  editionOf,
  monthCount,
  type Rect,
} from '@fumi/domain';
import type { TextPlace } from '@fumi/print';
import { UnreachableError } from '../platform/answer.ts';
import { fetchFile } from '../platform/static-file.ts';
import type { Shop } from '../shop/shop.ts';
import { almanacUrl, kitDetailUrl } from '../shop/static-url.ts';

/** A place for words, and what the design says there until the customer does. */
export type WordsPlace = TextPlace & {
  readonly words?: string | undefined;
  /** The words in the design's files, which the press would print, where `words` were changed for the season. */
  readonly filed?: string | undefined;
};

/** Where what stands on a page lies: in pt by item id, on its sheet (spec §7: kit detail). */
type PageArt = { readonly rects: ReadonlyMap<number, Rect>; readonly places: readonly WordsPlace[] };
type KitArt = Readonly<Record<number, PageArt>>;

type KitAddress = Shop & { readonly kitId: number };

type OwnWords = (words: string) => string;

const kits = new Map<number, KitArt>();
const years: Record<number, AlmanacYear> = {};

/** The almanac; has every year that the loaded kits need (`loadKitArt`). */
export const almanac: Almanac = years;

const artOf = ({ page }: KitDetail, ownOf: OwnWords): KitArt =>
  Object.fromEntries(
    Object.entries(page).map(([pageNo, items]) => [
      Number(pageNo),
      {
        rects: new Map(items.map(({ itemId, x, y, width, height }) => [itemId, { x, y, width, height }])),
        places: items.flatMap((item) => placesOf(item, ownOf)),
      },
    ]),
  );

const placesOf = (item: KitDetail['page'][string][number], ownOf: OwnWords): WordsPlace[] => {
  const { textType: type, textLook: look, words: filed, z, x, y, width, height } = item;
  if (type === undefined) return [];
  const words = filed === undefined ? undefined : ownOf(filed);
  const place = { type, look, words, z, box: { x, y, width, height } };
  return [words === filed ? place : { ...place, filed }];
};

/** The words of most designs are the same all year: the code for seasons is loaded for the others only. */
async function ownWordsOf(shop: KitAddress): Promise<OwnWords> {
  const group = shop.catalogue.find(({ tags }) =>
    tags.some((tag) => tag.kits.some(({ id }) => id === shop.kitId)),
  );
  if (group?.occasion !== 'kanchu' && group?.occasion !== 'shochu') return (words) => words;
  return (await import('./own-words.ts')).ownWords(shop, group);
}

async function loadDetail(kit: KitAddress): Promise<void> {
  const { staticUrl, material, kitId } = kit;
  if (kits.has(kitId)) return;
  const detail = await fetchFile<WireKitDetail>(kitDetailUrl(staticUrl, material.id, kitId));
  if (detail === null) throw new UnreachableError(`The detail of kit ${kitId} could not be fetched.`);
  kits.set(kitId, artOf(kitDetailFromWire(detail), await ownWordsOf(kit)));
}

async function loadYear(staticUrl: string, year: number): Promise<void> {
  if (years[year]) return;
  const days = await fetchFile<AlmanacYear>(almanacUrl(staticUrl, year));
  if (days === null) throw new UnreachableError(`The almanac of ${year} could not be fetched.`);
  years[year] = days;
}

/** The years of an edition and of the months beside it, which grids show too. */
const yearsOf = ({ startMonth }: Edition, months: number): Set<number> =>
  new Set([addMonths(startMonth, -1), startMonth, addMonths(startMonth, months)].map(({ year }) => year));

/** Loads what a kit's pages are drawn from, once a page load: its detail, and for a calendar the almanac. */
export async function loadKitArt(kit: KitAddress): Promise<void> {
  const edition = editionOf(kit.info, kit.kitId);
  const needed = edition ? [...yearsOf(edition, monthCount(kit.material))] : [];
  await Promise.all([loadDetail(kit), ...needed.map((year) => loadYear(kit.staticUrl, year))]);
}

/** Where an item lies on a page, pt; null until the kit's detail is here. */
export const artRect = (kitId: number, pageNo: number, itemId: number): Rect | null =>
  kits.get(kitId)?.[pageNo]?.rects.get(itemId) ?? null;

const NO_PLACES: readonly WordsPlace[] = [];

/** The places for words on a page; none until the kit's detail is here. */
export const wordsPlaces = (kitId: number, pageNo: number): readonly WordsPlace[] =>
  kits.get(kitId)?.[pageNo]?.places ?? NO_PLACES;

/** The design's own words that go by the day of arrival and are not those of its files: they are posted as if typed. */
export const wordsOfSeason = (kitId: number, pageNo: number): BookTexts =>
  Object.fromEntries(
    wordsPlaces(kitId, pageNo).flatMap(({ type, words, filed }) =>
      filed === undefined ? [] : [[type, words]],
    ),
  );
