import type { WireKitDetail } from '@fumi/contract/client';
import type { Rect } from '@fumi/domain';
import { UnreachableError } from '../member-session.ts';
import { kitDetailUrl } from '../static-url.ts';

/** Where the art of a kit lies: places in pt by item id, on the sheet of each page (spec §7: kit detail). */
export type KitArt = Readonly<Record<number, ReadonlyMap<number, Rect>>>;

type Place = { readonly staticUrl: string; readonly paperId: number; readonly kitId: number };

const known = new Map<number, KitArt>();

const artFromWire = (wire: WireKitDetail): KitArt =>
  Object.fromEntries(
    Object.entries(wire.page).map(([pageNo, items]) => [
      Number(pageNo),
      new Map(items.map(({ item_id, x, y, width, height }) => [item_id, { x, y, width, height }])),
    ]),
  );

/** Fetches a kit's detail once a page load. The guard of the flow waits for it, so that its pages have it. */
export async function loadKitArt({ staticUrl, paperId, kitId }: Place): Promise<void> {
  if (known.has(kitId)) return;
  const response = await fetch(kitDetailUrl(staticUrl, paperId, kitId)).catch(() => null);
  if (!response?.ok) throw new UnreachableError(`The detail of kit ${kitId} could not be fetched.`);
  known.set(kitId, artFromWire((await response.json()) as WireKitDetail));
}

/** Place of an item on a page, pt; null until the kit's detail is here. */
export const artPlace = (kitId: number, pageNo: number, itemId: number): Rect | null =>
  known.get(kitId)?.[pageNo]?.get(itemId) ?? null;
