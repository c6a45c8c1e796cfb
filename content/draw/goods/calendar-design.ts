import type { PhotoName } from '../photos/photos.ts';
import type { GoodsDesign } from './goods.ts';
import { pageOf } from './leaf-page.ts';
import { monthLayouts } from './month-layouts.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import type { Style } from './styles/style.ts';

type PageKind = 'cover' | 'picture' | 'split' | 'grid' | 'back' | 'blank';

/** What the calendars of a product have in common: the paper, and which page shows what. */
type CalendarForm = {
  readonly sheetPx: { readonly width: number; readonly height: number };
  readonly rings: boolean;
  readonly basePriceYen: number;
  readonly pages: Readonly<Record<number, PageKind>>;
  /** The page that shows the photo of a month. */
  readonly months: 'picture' | 'split';
};

const pagesOf = ({ pages }: CalendarForm, style: Style, sheet: Sheet): GoodsDesign['pages'] =>
  Object.fromEntries(Object.entries(pages).map(([no, kind]) => [no, pageOf(sheet, style[kind](sheet))]));

/** A style on the paper of a product, with the sample photo of its thumbnails. */
export const calendarDesign =
  (form: CalendarForm) =>
  (id: number, style: Style, photo: PhotoName): GoodsDesign => {
    const sheet = sheetOf(form.sheetPx, { rings: form.rings });
    return {
      id,
      label: style.label,
      tags: [],
      priceYen: form.basePriceYen + style.extraYen,
      colour: style.colour,
      mood: style.mood,
      photos: [photo],
      pages: pagesOf(form, style, sheet),
      layouts: monthLayouts(sheet, style[form.months]),
    };
  };
