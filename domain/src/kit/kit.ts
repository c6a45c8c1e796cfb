import type { CalendarLook } from '../calendar/calendar-look.ts';
import type { Edition } from '../calendar/edition.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { TextLook, TextType } from '../flow/texts.ts';
import type { Rect, Size } from '../geometry/rect.ts';
import { invariant } from '../invariant.ts';
import type { Occasion } from '../phrases/occasion.ts';
import { POSTCARD_ITEM_PT } from '../product/material.ts';
import type { KitLayout } from './page-layout.ts';

/** When something is on show, both days included; where nothing is said, always (spec §4). */
export type ShownDays = {
  readonly startDate?: PlainDate | null;
  readonly expirationDate?: PlainDate | null;
};

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export type KitPageItem = {
  readonly itemId: number;
  readonly z: number;
  readonly photoDesignId?: number;
  /** A place for a text that the customer types, and how it is set there. */
  readonly textType?: TextType;
  readonly textLook?: TextLook;
  /** A place that the engine fills from the kit's edition; nothing is posted for it. */
  readonly calendar?: CalendarLook;
};

/** Whether an item is art: neither a photo frame nor a place for text or a calendar. */
export const isArt = ({ photoDesignId, textType, calendar }: KitPageItem): boolean =>
  photoDesignId === undefined && textType === undefined && calendar === undefined;

/** One design in a version that can be ordered (spec §3). */
export type Kit = ShownDays & {
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
  /** Items by page of the design; the material says which pages of the book repeat which. */
  readonly pages: Readonly<Record<number, readonly KitPageItem[]>>;
  /** Of bound books: what their pages can show instead; the items of these are among the pages. */
  readonly layouts?: readonly KitLayout[];
};

export type Tag = ShownDays & {
  readonly id: number;
  readonly label: string;
  readonly order: number;
  readonly kitIds: readonly number[];
  /** Of calendars: what its kits are editions of. */
  readonly edition: Edition | null;
};

export type TagGroup = {
  readonly id: number;
  readonly label: string;
  readonly order: number;
  readonly tagIds: readonly number[];
  /** What its cards are written for; none where they may be for anything. */
  readonly occasion?: Occasion;
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

/** Size of a kit's page in its own upright coordinates, pt, bleed included: the material's, turned where it must be. */
export const frontSizePt = (orientation: Orientation, item: Size = POSTCARD_ITEM_PT): Size =>
  item.width >= item.height === (orientation === 'landscape')
    ? item
    : { width: item.height, height: item.width };

/** The edition that a kit is sold in, by its tag (spec §3); null for what is no calendar. */
export const editionOf = ({ tags }: Pick<KitInfo, 'tags'>, kitId: number): Edition | null =>
  tags.find(({ edition, kitIds }) => edition !== null && kitIds.includes(kitId))?.edition ?? null;

/** What a kit is written for; undefined where it may be for anything. */
export const occasionOf = (
  { tags, tagGroups }: Pick<KitInfo, 'tags' | 'tagGroups'>,
  kitId: number,
): Occasion | undefined =>
  tagGroups.find(({ tagIds }) => tags.some(({ id, kitIds }) => tagIds.includes(id) && kitIds.includes(kitId)))
    ?.occasion;

/** The frames of a page of a kit with the z of their items. */
export const photoFramesOf = (
  info: KitInfo,
  kit: Kit,
  pageNo: number,
): { readonly z: number; readonly frame: PhotoFrame }[] =>
  (kit.pages[pageNo] ?? []).flatMap(({ z, photoDesignId }) => {
    if (photoDesignId === undefined) return [];
    const frame = info.photoDesigns.find(({ id }) => id === photoDesignId)?.frames[pageNo];
    invariant(frame, `The photo layout ${photoDesignId} of kit ${kit.id} has no frame on page ${pageNo}.`);
    return [{ z, frame }];
  });

/** The frame in which a page of a kit shows the photo, or null where the page has none. */
export const photoFrameOf = (info: KitInfo, kit: Kit, pageNo: number): PhotoFrame | null =>
  photoFramesOf(info, kit, pageNo)[0]?.frame ?? null;
