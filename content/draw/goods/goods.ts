import {
  type CalendarLook,
  type Edition,
  PAGE_LAYOUTS,
  type PageLayout,
  type TextLook,
  type TextType,
} from '@fumi/domain';
import type { Colour, Mood } from '../drawing/design.ts';
import type { Box } from '../drawing/geometry.ts';
import type { PhotoName } from '../photos/photos.ts';

/* Designs of what is no postcard: cards, calendars, books. A design draws each page that its material repeats. */

/** Where a text of the customer stands, and how, where its type does not say it; px at 260 dpi. */
export type TextPlace = { readonly type: TextType; readonly box: Box; readonly look?: TextLook };

/** A calendar that the engine lays over the page from the edition that the kit is sold in; px at 260 dpi. */
export type CalendarPlace = { readonly box: Box; readonly look: CalendarLook };

export type PageArt = {
  /** What lies under the photo: opaque, the whole sheet with its bleed. */
  readonly background: () => string;
  readonly frames?: readonly Box[];
  /** What lies over the photos. */
  readonly overlay?: () => string;
  readonly texts?: readonly TextPlace[];
  readonly calendars?: readonly CalendarPlace[];
};

export type GoodsDesign = {
  readonly id: number;
  /** The design whose files these pages are; absent: its own. */
  readonly artId?: number;
  readonly label: string;
  /** Labels of the tags of its product under which it is shown. */
  readonly tags: readonly string[];
  readonly priceYen: number;
  readonly colour: readonly Colour[];
  readonly mood: readonly Mood[];
  /** Sample photos of the thumbnails, in the order of the frames. */
  readonly photos: readonly PhotoName[];
  /** Pages of the design by number; the material says which pages of the book repeat which. */
  readonly pages: Readonly<Record<number, PageArt>>;
  /** Of a calendar: what the picture of a month can show instead (ADR 135). */
  readonly layouts?: Readonly<Partial<Record<PageLayout, PageArt>>>;
};

/** Pages of a calendar that stand for layouts begin here: what it draws itself has smaller numbers. */
const FIRST_LAYOUT = 31;

/** The pages of a calendar that stand for layouts. */
export const layoutPagesOf = ({ layouts = {} }: Pick<GoodsDesign, 'layouts'>) =>
  PAGE_LAYOUTS.flatMap((name, index) => {
    const art = layouts[name];
    return art ? [{ name, pageNo: FIRST_LAYOUT + index, art }] : [];
  });

/** The designs of one material: one group of the shop. */
export type GoodsFamily = {
  readonly materialId: number;
  /** File of the family in this folder, whose source names its pictures. */
  readonly file: string;
  readonly groupId: number;
  readonly label: string;
  readonly tags: readonly string[];
  /** Of calendars, in place of tags: every design is sold in each edition, as a kit of its own. */
  readonly calendar?: { readonly months: 1 | 12; readonly editions: readonly Edition[] };
  readonly orientation: 'landscape' | 'portrait';
  readonly sheetPx: { readonly width: number; readonly height: number };
  readonly sheetPt: { readonly width: number; readonly height: number };
  /** Last day of ordering. */
  readonly endDate: string;
  readonly basePriceYen: number;
  readonly designs: readonly GoodsDesign[];
};

/** A design as it is sold: a calendar once for each edition. */
export type SoldDesign = {
  readonly kitId: number;
  readonly design: GoodsDesign;
  readonly edition: Edition | null;
};

/** The kits of a design; those of a calendar share their art, and have the numbers behind the design's. */
export const kitsOf = ({ calendar }: Pick<GoodsFamily, 'calendar'>, design: GoodsDesign): SoldDesign[] =>
  calendar
    ? calendar.editions.map((edition, index) => ({ kitId: design.id * 10 + index, design, edition }))
    : [{ kitId: design.id, design, edition: null }];

/** Ids of a design's items; nothing else has ids so long. */
export const goodsItemIds = ({ id, artId = id }: Pick<GoodsDesign, 'id' | 'artId'>, pageNo: number) => {
  const first = artId * 1000 + pageNo * 10;
  return {
    background: first,
    photo: (index: number) => first + 1 + index,
    overlay: first + 5,
    text: (index: number) => first + 6 + index,
    /** Up to ten on each of the pages 1 to 49. */
    calendar: (index: number) => first + 500 + index,
  };
};

/** Photos of a page and its overlay lie in this order over the background. */
export const GOODS_Z = { background: 0, photo: 1, overlay: 5, text: 6, calendar: 20 } as const;
