import type { TextStyle } from '@fumi/domain';
import type { CalendarPlace } from './calendar-plan.ts';

/** Shares of the height of a cover's place: air, somebody's title, and the years at the foot. */
const COVER = { air: 0.06, title: 0.5, years: 0.34 };
/** A large title takes the air above it, and a little from the years. */
const LARGE = { air: 0, title: 0.6, years: 0.32 };

/** The place of a cover's years, and above them a place of its own for somebody's title, if there is one. */
export function withOwnTitle(place: CalendarPlace, style: TextStyle = {}): CalendarPlace[] {
  const { look, box, settings } = place;
  const title = (settings?.title ?? '').trim();
  if (look.what !== 'title' || look.words !== 'edition-year' || title === '') return [place];
  const { font, sizePt = box.height, ...lines } = look;
  const shares = style.size === 'large' ? LARGE : COVER;
  const height = shares.years * box.height;
  const own = {
    ...lines,
    ...({ what: 'own-title', words: title, font: style.face ?? font, size: style.size } as const),
    sizePt: Math.min(sizePt, COVER.title * box.height),
  };
  return [
    {
      ...place,
      look: own,
      box: { ...box, y: box.y + shares.air * box.height, height: shares.title * box.height },
    },
    {
      ...place,
      look: { ...look, sizePt: Math.min(sizePt, height) },
      box: { ...box, y: box.y + box.height - height, height },
    },
  ];
}
