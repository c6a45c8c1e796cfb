import {
  type CalendarSettings,
  COVER_PAGE,
  editionOf,
  invariant,
  type Kit,
  monthCount,
  monthIndexesOf,
  type TextStyle,
  type Typeface,
  templatesOf,
} from '@fumi/domain';
import {
  type CalendarItem,
  type CalendarPlace,
  calendarText,
  type FontChain,
  type Issue,
  withOwnTitle,
} from '@fumi/print';
import { useMemo } from 'react';
import { useShop } from '../shop/use-shop.ts';
import { layoutPage, type PageDesign } from './draw-page.ts';
import { useFonts } from './glyph-store.ts';
import { almanac, artRect } from './kit-art.ts';

type Placed = CalendarPlace & { readonly z: number };

/** The calendars of a page, in the edition of its kit. */
function calendarsOn(
  { kit, info, material, page, monthIndex }: PageDesign,
  settings: CalendarSettings | undefined,
  textStyle?: TextStyle,
): Placed[] {
  const items = (kit.pages[page] ?? []).filter(({ calendar }) => calendar !== undefined);
  if (items.length === 0) return [];
  const edition = editionOf(info, kit.id);
  invariant(edition, `Kit ${kit.id} is sold in an edition.`);
  const months = monthCount(material);
  const shown = { edition, months, monthIndex: monthIndex ?? 0, almanac, settings };
  return items.flatMap(({ calendar: look, itemId, z }) => {
    const box = artRect(kit.id, page, itemId);
    if (!look || !box) return [];
    const whole = { ...shown, look, box };
    const places = page === COVER_PAGE ? withOwnTitle(whole, textStyle) : [whole];
    return places.map((place) => ({ ...place, z }));
  });
}

/** Outlines of all that a typeface sets on the page; null until they are here. */
function useTypeface(placed: readonly Placed[], font: Typeface): FontChain | null {
  const text = useMemo(
    () =>
      placed
        .filter(({ look }) => look.font === font)
        .map(calendarText)
        .join(''),
    [placed, font],
  );
  return useFonts(text, font, text !== '');
}

/** Calendars with the outlines of their typefaces, as soon as those are here. */
function useFilled(placed: readonly Placed[]): readonly (CalendarItem | null)[] {
  const mincho = useTypeface(placed, 'mincho');
  const gothic = useTypeface(placed, 'gothic');
  const brush = useTypeface(placed, 'brush');
  const maru = useTypeface(placed, 'maru');
  return useMemo(() => {
    const faces = { mincho, gothic, brush, maru };
    return placed.map((calendar): CalendarItem | null => {
      const fonts = faces[calendar.look.font];
      return fonts && { kind: 'calendar', ...calendar, fonts };
    });
  }, [placed, mincho, gothic, brush, maru]);
}

/** The calendars of a page whose typefaces' outlines are here, and whether all are. */
export function useCalendars(
  design: PageDesign,
  settings: CalendarSettings | undefined,
  textStyle: TextStyle | undefined,
): { readonly items: readonly CalendarItem[]; readonly isHere: boolean } {
  const { kit, info, material, page, monthIndex, staticUrl } = design;
  const placed = useMemo(
    () => calendarsOn({ kit, info, material, page, monthIndex, staticUrl }, settings, textStyle),
    [kit, info, material, page, monthIndex, staticUrl, settings, textStyle],
  );
  const filled = useFilled(placed);
  const items = useMemo(() => filled.filter((calendar) => calendar !== null), [filled]);
  return { items, isHere: items.length === placed.length };
}

/** What the engine decided about the own days of each page of a calendar, by the book's page; nothing where there are none. */
export function useOwnDayIssues(kit: Kit, settings: CalendarSettings): ReadonlyMap<number, readonly Issue[]> {
  const { info, staticUrl, material } = useShop();
  const pages = useMemo(() => {
    if ((settings.ownDays ?? []).length === 0) return [];
    const monthIndexes = monthIndexesOf(material);
    return templatesOf(material).flatMap((page, at) => {
      const design = { kit, info, material, page, monthIndex: monthIndexes[at], staticUrl };
      const placed = calendarsOn(design, settings).filter(({ look }) => look.what === 'month');
      return placed.map((calendar) => ({ pageNo: at + 1, design, calendar }));
    });
  }, [kit, info, material, staticUrl, settings]);
  const filled = useFilled(useMemo(() => pages.map(({ calendar }) => calendar), [pages]));
  return useMemo(() => {
    const found = new Map<number, readonly Issue[]>();
    for (const [at, { pageNo, design }] of pages.entries()) {
      const calendar = filled[at];
      if (!calendar) continue;
      const { issues } = layoutPage({ ...design, artSize: null }, { photos: [], calendars: [calendar] }).page;
      const own = issues.filter(({ code }) => code === 'cut-short');
      if (own.length > 0) found.set(pageNo, own);
    }
    return found;
  }, [pages, filled]);
}
