import { type CalendarFont, type CalendarSettings, editionOf, invariant, monthCount } from '@fumi/domain';
import { type CalendarItem, type CalendarPlace, calendarText, type FontChain } from '@fumi/print';
import { useMemo } from 'react';
import type { PageDesign } from './draw-page.ts';
import { useFonts } from './glyph-store.ts';
import { almanac, artRect } from './kit-art.ts';

type Placed = CalendarPlace & { readonly z: number };

/** The calendars of a page, in the edition of its kit. */
function calendarsOn(
  { kit, info, material, page, monthIndex }: PageDesign,
  settings: CalendarSettings | undefined,
): Placed[] {
  const items = (kit.pages[page] ?? []).filter(({ calendar }) => calendar !== undefined);
  if (items.length === 0) return [];
  const edition = editionOf(info, kit.id);
  invariant(edition, `Kit ${kit.id} is sold in an edition.`);
  const months = monthCount(material);
  const shown = { edition, months, monthIndex: monthIndex ?? 0, almanac, settings };
  return items.flatMap(({ calendar: look, itemId, z }) => {
    const box = artRect(kit.id, page, itemId);
    return look && box ? [{ ...shown, look, box, z }] : [];
  });
}

/** Outlines of all that a typeface sets on the page; null until they are here. */
function useTypeface(placed: readonly Placed[], font: CalendarFont): FontChain | null {
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

/** The calendars of a page, as soon as the outlines of their typefaces are here. */
export function useCalendars(
  design: PageDesign,
  settings: CalendarSettings | undefined,
): readonly CalendarItem[] {
  const { kit, info, material, page, monthIndex, staticUrl } = design;
  const placed = useMemo(
    () => calendarsOn({ kit, info, material, page, monthIndex, staticUrl }, settings),
    [kit, info, material, page, monthIndex, staticUrl, settings],
  );
  const mincho = useTypeface(placed, 'mincho');
  const gothic = useTypeface(placed, 'gothic');
  const brush = useTypeface(placed, 'brush');
  return useMemo(() => {
    const faces = { mincho, gothic, brush };
    return placed.flatMap((calendar): CalendarItem[] => {
      const fonts = faces[calendar.look.font];
      return fonts ? [{ kind: 'calendar', ...calendar, fonts }] : [];
    });
  }, [placed, mincho, gothic, brush]);
}
