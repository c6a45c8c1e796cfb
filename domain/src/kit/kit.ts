import type { PlainDate } from '../calendar/plain-date.ts';
import type { Rect, Size } from '../geometry/rect.ts';
import { LANDSCAPE_ITEM_PT } from '../product/material.ts';

export type Orientation = 'landscape' | 'portrait';

export type KitPageItem = { readonly itemId: number; readonly z: number; readonly photoDesignId?: number };

/** One design in a version that can be ordered (spec §3). */
export type Kit = {
  readonly id: number;
  readonly themeId: number;
  readonly label: string;
  readonly order: number;
  readonly priceYen: number;
  readonly isPremiumKit: boolean;
  readonly endDate: PlainDate | null;
  readonly orientation: Orientation;
  /** Name of the address layout, for instance `PortraitA`. */
  readonly addressLayout: string;
  /** Words to find designs by, such as `red` and `cute`. */
  readonly colours: readonly string[];
  readonly moods: readonly string[];
  /** Items by page number; pages not named repeat page 1 (front) or page 2 (back). */
  readonly pages: Readonly<Record<number, readonly KitPageItem[]>>;
};

export type Tag = {
  readonly id: number;
  readonly label: string;
  readonly order: number;
  readonly kitIds: readonly number[];
};

export type TagGroup = {
  readonly id: number;
  readonly label: string;
  readonly order: number;
  readonly tagIds: readonly number[];
  readonly startDate: PlainDate | null;
  readonly expirationDate: PlainDate | null;
};

/** Photo frame of a design by page number: place and size in pt, y down, bleed included. */
export type PhotoFrame = Rect & { readonly itemId: number };
export type PhotoDesign = { readonly id: number; readonly frames: Readonly<Record<number, PhotoFrame>> };

export type KitInfo = {
  readonly tagGroups: readonly TagGroup[];
  readonly tags: readonly Tag[];
  readonly kits: readonly Kit[];
  readonly photoDesigns: readonly PhotoDesign[];
};

/** Size of a kit's front in its own upright coordinates, pt, bleed included. */
export const frontSizePt = (orientation: Orientation): Size =>
  orientation === 'landscape'
    ? LANDSCAPE_ITEM_PT
    : { width: LANDSCAPE_ITEM_PT.height, height: LANDSCAPE_ITEM_PT.width };

/** The frame in which a page of a kit shows the photo, or null where the page has none. */
export function photoFrameOf(info: KitInfo, kit: Kit, pageNo: number): PhotoFrame | null {
  const item = kit.pages[pageNo]?.find(({ photoDesignId }) => photoDesignId !== undefined);
  if (!item) return null;
  const design = info.photoDesigns.find(({ id }) => id === item.photoDesignId);
  return design?.frames[pageNo] ?? null;
}
