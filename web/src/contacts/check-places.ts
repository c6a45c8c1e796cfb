import type { Place, PlaceWarning } from '@fumi/domain';
import { client } from '../api.ts';

/** Addresses of one call: the server takes 500. */
const PART = 400;

export type Doubt<Item> = {
  readonly item: Item;
  readonly warnings: readonly PlaceWarning[];
  /** Zips that the address may have, the likeliest first. */
  readonly zips: readonly string[];
};

/**
 * Compares many addresses with the zip table, in parts; null where the server can't be reached.
 * `onPart` hears how far it came and what was found so far, and stops it by answering false.
 */
export async function checkPlaces<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Place,
  onPart: (done: number, doubts: readonly Doubt<Item>[]) => boolean,
): Promise<readonly Doubt<Item>[] | null> {
  let doubts: readonly Doubt<Item>[] = [];
  for (let start = 0; start < items.length; start += PART) {
    const part = items.slice(start, start + PART);
    const addresses = part.map((item) => {
      const { zip, state, address1, address2 } = placeOf(item);
      return { zip, state, address1, address2 };
    });
    const answer = await client.addressCheck({ body: { addresses } });
    if (!answer.ok) return null;
    const found = answer.value.results.flatMap(({ warnings, zips }, index) => {
      const item = part[index];
      return item !== undefined && warnings.length > 0 ? [{ item, warnings, zips }] : [];
    });
    doubts = [...doubts, ...found];
    if (!onPart(Math.min(start + PART, items.length), doubts)) return null;
  }
  return doubts;
}
