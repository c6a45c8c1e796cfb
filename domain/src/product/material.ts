import type { Size } from '../geometry/rect.ts';
import { invariant } from '../invariant.ts';

/** What a product is printed on (spec §3): page counts and sizes, fixed per id. */
export type Material = {
  readonly id: number;
  readonly name: string;
  /** Pages of one book. */
  readonly count: number;
  /** How many photos the customer chooses; the first entry is the default. */
  readonly selectCounts: readonly number[];
  readonly frontPage: number;
  /** Null where the material has one side. */
  readonly backPage: number | null;
  /** Page raster in px at 260 dpi, bleed included. */
  readonly pagePx: Size;
  /** Item size in pt, bleed included. */
  readonly itemPt: Size;
};

/** Item size of every landscape material (spec §3). */
export const LANDSCAPE_ITEM_PT: Size = { width: 436.528, height: 300.468 };

export function findMaterial(materials: readonly Material[], id: number | null): Material {
  const material = materials.find((candidate) => candidate.id === id);
  invariant(material, `There is no material data for material ${id}.`);
  return material;
}

/** At most half the pages of a postcard book can carry a recipient (spec §9). */
export const recipientLimit = (material: Material): number => material.count / 2;

/** Pages that repeat the front (1, 3, 5 …) or the back (2, 4, 6 …) of a two-sided material. */
export function pagesLike(material: Material, pageNo: number): number[] {
  const pages: number[] = [];
  for (let page = pageNo; page <= material.count; page += 2) pages.push(page);
  return pages;
}
