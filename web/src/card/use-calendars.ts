import { type CalendarFont, editionOf, invariant, monthCount } from '@fumi/domain';
import { type CalendarItem, type CalendarPlace, calendarText, type FontChain } from '@fumi/print';
import { useMemo } from 'react';
import { almanac } from './almanac.ts';
import type { PageDesign } from './front-face.ts';
import { useFonts } from './glyph-store.ts';
import { artPlace } from './kit-art.ts';

type Placed = CalendarPlace & { readonly z: number };

/** The calendars of a page, in the edition of its kit. */
function placesOf({ kit, info, material, page, monthIndex }: PageDesign): Placed[] {
  const items = (kit.pages[page] ?? []).filter(({ calendar }) => calendar !== undefined);
  if (items.length === 0) return [];
  const edition = editionOf(info, kit.id);
  invariant(edition, `Kit ${kit.id} is sold in an edition.`);
  const shown = { edition, months: monthCount(material), monthIndex: monthIndex ?? 0, almanac };
  return items.flatMap(({ calendar: look, itemId, z }) => {
    const box = artPlace(kit.id, page, itemId);
    return look && box ? [{ ...shown, look, box, z }] : [];
  });
}

/** Outlines of all that a face sets on the page; null until they are here. */
function useFace(places: readonly Placed[], font: CalendarFont): FontChain | null {
  const text = useMemo(
    () =>
      places
        .filter(({ look }) => look.font === font)
        .map(calendarText)
        .join(''),
    [places, font],
  );
  return useFonts(text, font, text !== '');
}

/** The calendars of a page, as soon as the outlines of their faces are here. */
export function useCalendars(design: PageDesign): readonly CalendarItem[] {
  const { kit, info, material, page, monthIndex, staticUrl } = design;
  const places = useMemo(
    () => placesOf({ kit, info, material, page, monthIndex, staticUrl }),
    [kit, info, material, page, monthIndex, staticUrl],
  );
  const mincho = useFace(places, 'mincho');
  const gothic = useFace(places, 'gothic');
  const brush = useFace(places, 'brush');
  return useMemo(() => {
    const faces = { mincho, gothic, brush };
    return places.flatMap((place): CalendarItem[] => {
      const fonts = faces[place.look.font];
      return fonts ? [{ kind: 'calendar', ...place, fonts }] : [];
    });
  }, [places, mincho, gothic, brush]);
}
