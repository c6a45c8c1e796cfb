import type { TextType } from '@fumi/domain';
import { type CalendarItem, layoutFrontPage, placedText, type TextItem } from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import { ALMANAC_YEARS, readAlmanacYear } from '../almanac.ts';
import { fontOf } from '../print-fonts.ts';
import { GOODS_Z, type GoodsFamily, type PageArt, type SoldDesign } from './goods.ts';
import { toPt } from './place.ts';

/* Calendars and texts of the thumbnails, by the engine that prints them. */

const almanac = Object.fromEntries(ALMANAC_YEARS.map((year) => [year, readAlmanacYear(year)]));

/** The calendar places of a page in the first month of the kit's edition. */
export function calendarItems(family: GoodsFamily, page: PageArt, { edition }: SoldDesign): CalendarItem[] {
  const { calendar } = family;
  if (!calendar || !edition) return [];
  return (page.calendars ?? []).map(({ box, look }, index) => ({
    kind: 'calendar',
    z: GOODS_Z.calendar + index,
    look,
    box: toPt(family, box),
    edition,
    months: calendar.months,
    monthIndex: 0,
    almanac,
    fonts: fontOf(look.font),
  }));
}

/** What a customer could type. */
const SAMPLE_TEXTS: Readonly<Partial<Record<TextType, string>>> = {
  BOOK_TITLE: 'わたしたちの日々',
  PHOTO_CAPTION: 'いつもの道を、いつものみんなで',
};

function sampleTexts(family: GoodsFamily, { texts = [] }: PageArt): TextItem[] {
  return texts.flatMap(({ type, box, look }, index) => {
    const text = SAMPLE_TEXTS[type];
    return text
      ? placedText({ type, box: toPt(family, box), z: GOODS_Z.text + index, look }, text, fontOf)
      : [];
  });
}

/** What the engine sets on a page alone, the whole sheet so wide; null where it sets nothing. */
export function drawTypeset(
  family: GoodsFamily,
  page: PageArt,
  sold: SoldDesign,
  widthPx: number,
): RenderedImage | null {
  const items = [...calendarItems(family, page, sold), ...sampleTexts(family, page)];
  if (items.length === 0) return null;
  const { width: widthPt, height: heightPt } = family.sheetPt;
  const laid = layoutFrontPage({ widthPt, heightPt, bleedPt: 0, items });
  const source = paintSvg(laid, {
    fonts: [...new Set(items.flatMap(({ fonts }) => [...fonts]))],
    imageHref: (id) => id,
    isTransparent: true,
    widthPx,
  });
  return new Resvg(source, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: widthPx },
  }).render();
}
