import { type KitDetail, kitDetailFromWire, type WireKitDetail } from '@fumi/contract/client';
import {
  type Almanac,
  type AlmanacYear,
  addMonths,
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
export type WordsPlace = TextPlace & { readonly words?: string | undefined };

/** Where what stands on a page lies: in pt by item id, on its sheet (spec §7: kit detail). */
type PageArt = { readonly rects: ReadonlyMap<number, Rect>; readonly places: readonly WordsPlace[] };
type KitArt = Readonly<Record<number, PageArt>>;

type KitAddress = Pick<Shop, 'staticUrl' | 'material' | 'info'> & { readonly kitId: number };

const kits = new Map<number, KitArt>();
const years: Record<number, AlmanacYear> = {};

/** What the days of a year are called; complete for every edition whose page was let in. */
export const almanac: Almanac = years;

const artOf = ({ page }: KitDetail): KitArt =>
  Object.fromEntries(
    Object.entries(page).map(([pageNo, items]) => [
      Number(pageNo),
      {
        rects: new Map(items.map(({ itemId, x, y, width, height }) => [itemId, { x, y, width, height }])),
        places: items.flatMap(placesOf),
      },
    ]),
  );

const placesOf = (item: KitDetail['page'][string][number]): WordsPlace[] => {
  const { textType: type, textLook: look, words, z, x, y, width, height } = item;
  return type === undefined ? [] : [{ type, look, words, z, box: { x, y, width, height } }];
};

async function loadDetail({ staticUrl, material, kitId }: KitAddress): Promise<void> {
  if (kits.has(kitId)) return;
  const detail = await fetchFile<WireKitDetail>(kitDetailUrl(staticUrl, material.id, kitId));
  if (detail === null) throw new UnreachableError(`The detail of kit ${kitId} could not be fetched.`);
  kits.set(kitId, artOf(kitDetailFromWire(detail)));
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

/** What a kit's pages are drawn from, fetched once a page load: its detail, and of a calendar what its days are called. */
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
