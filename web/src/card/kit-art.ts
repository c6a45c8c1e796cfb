import { type KitDetail, kitDetailFromWire, type WireKitDetail } from '@fumi/contract/client';
import { editionOf, monthCount, type Rect } from '@fumi/domain';
import { UnreachableError } from '../platform/answer.ts';
import type { Shop } from '../shop/shop.ts';
import { kitDetailUrl } from '../shop/static-url.ts';
import { loadAlmanac } from './almanac.ts';

/** Where the art of a kit lies: places in pt by item id, on the sheet of each page (spec §7: kit detail). */
export type KitArt = Readonly<Record<number, ReadonlyMap<number, Rect>>>;

type Place = Pick<Shop, 'staticUrl' | 'material' | 'info'> & { readonly kitId: number };

const known = new Map<number, KitArt>();

const artOf = ({ page }: KitDetail): KitArt =>
  Object.fromEntries(
    Object.entries(page).map(([pageNo, items]) => [
      Number(pageNo),
      new Map(items.map(({ itemId, x, y, width, height }) => [itemId, { x, y, width, height }])),
    ]),
  );

async function loadDetail({ staticUrl, material, kitId }: Place): Promise<void> {
  if (known.has(kitId)) return;
  const response = await fetch(kitDetailUrl(staticUrl, material.id, kitId)).catch(() => null);
  if (!response?.ok) throw new UnreachableError(`The detail of kit ${kitId} could not be fetched.`);
  known.set(kitId, artOf(kitDetailFromWire((await response.json()) as WireKitDetail)));
}

/** What a kit's pages are drawn from, fetched once a page load: its detail, and of a calendar what its days are called. */
export async function loadKitArt(place: Place): Promise<void> {
  const edition = editionOf(place.info, place.kitId);
  const days = edition && loadAlmanac(place.staticUrl, edition, monthCount(place.material));
  await Promise.all([loadDetail(place), days]);
}

/** Place of an item on a page, pt; null until the kit's detail is here. */
export const artPlace = (kitId: number, pageNo: number, itemId: number): Rect | null =>
  known.get(kitId)?.[pageNo]?.get(itemId) ?? null;
