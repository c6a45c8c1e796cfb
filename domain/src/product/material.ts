import type { Size } from '../geometry/rect.ts';
import { invariant } from '../invariant.ts';
import type { PageHoles } from './holes.ts';

/** Pages of a design that follow each other a number of times: thirty times a front and a back. */
type PageRun = {
  readonly times: number;
  readonly pages: readonly number[];
  /** Each repetition is a month of a calendar, in the order of its edition (spec §3: month lists). */
  readonly byMonth?: boolean | undefined;
};

/** How sheets are held together. */
export const BINDINGS = ['card', 'book', 'calendar', 'ring-calendar', 'desk-calendar'] as const;
export type Binding = (typeof BINDINGS)[number];

/** What a product is printed on (spec §3): page counts and sizes, fixed per id. */
export type Material = {
  readonly id: number;
  readonly name: string;
  readonly binding: Binding;
  /** What spec counts of one book: pages of cards, months of calendars. */
  readonly count: number;
  /** How many photos the customer chooses; the first entry is the default. */
  readonly selectCounts: readonly number[];
  readonly frontPage: number;
  /** Page of the design that stands for it in lists; the front where nothing is said. */
  readonly showcasePage?: number | undefined;
  /** Null where the material has one side. */
  readonly backPage: number | null;
  /** Page raster in px at 260 dpi, bleed included. */
  readonly pagePx: Size;
  /** Item size in pt, bleed included. */
  readonly itemPt: Size;
  /** Which page of the design each page of the book repeats (ADR 0023). */
  readonly pageRuns: readonly PageRun[];
  /** Where the binder punches; absent: nowhere. */
  readonly holes?: readonly PageHoles[] | undefined;
  /** How much of the bound side of a page nobody sees in an open book; its designs repeat so much over a spread. */
  readonly gutterSwallowMm?: number | undefined;
  /** Width of a bound book's spine, which follows from the print shop's papers; absent where nothing is bound so. */
  readonly spineMm?: number | undefined;
};

/** Item size of the postcard in landscape (spec §3). */
export const POSTCARD_ITEM_PT: Size = { width: 436.528, height: 300.468 };

export function findMaterial(materials: readonly Material[], id: number): Material {
  const material = materials.find((candidate) => candidate.id === id);
  invariant(material, `There is no material data for material ${id}.`);
  return material;
}

/** The page by which people choose a design. */
export const showcasePageOf = ({
  frontPage,
  showcasePage = frontPage,
}: Pick<Material, 'frontPage' | 'showcasePage'>): number => showcasePage;

/** At most half the pages of a postcard book can carry a recipient (spec §9). */
export const recipientLimit = (material: Material): number => material.count / 2;

/** The page of the design that each page of the book repeats, in print order. */
export const templatesOf = ({ pageRuns }: Pick<Material, 'pageRuns'>): number[] =>
  pageRuns.flatMap(({ times, pages }) => Array.from({ length: times }, () => pages).flat());

/** The pages of the book, from 1, that repeat a page of the design. */
export const pagesLike = (templates: readonly number[], template: number): number[] =>
  templates.flatMap((page, index) => (page === template ? [index + 1] : []));

/** The page of the book, from 1, that stands for it once it is finished. */
export function showcaseBookPage(
  material: Pick<Material, 'id' | 'pageRuns' | 'frontPage' | 'showcasePage'>,
): number {
  const [pageNo] = pagesLike(templatesOf(material), showcasePageOf(material));
  invariant(
    pageNo !== undefined,
    `A book of material ${material.id} repeats the page that stands for its design.`,
  );
  return pageNo;
}

/** Which month of its edition, from 0, each page of the book shows; null where it is no page of a month. */
export function monthIndexesOf({ pageRuns }: Pick<Material, 'pageRuns'>): (number | null)[] {
  let month = 0;
  return pageRuns.flatMap(({ times, pages, byMonth }) =>
    Array.from({ length: times }, () => {
      const index = byMonth ? month++ : null;
      return pages.map(() => index);
    }).flat(),
  );
}

/** The pages of a calendar, from 1, that show the photo of their month: the first one of each. */
export function picturePages(material: Pick<Material, 'pageRuns'>): number[] {
  const months = monthIndexesOf(material);
  return months.flatMap((month, at) => (month !== null && month !== months[at - 1] ? [at + 1] : []));
}

/** How many months a book shows; 0 for what is no calendar. */
export const monthCount = ({ pageRuns }: Pick<Material, 'pageRuns'>): number =>
  pageRuns.reduce((sum, { times, byMonth }) => sum + (byMonth ? times : 0), 0);
