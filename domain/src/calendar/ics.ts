import { hasForbiddenCharacter, splitGraphemes } from '../address/text.ts';
import { parseLine, textValue, unfold, type VCardLine } from '../contacts/files/vcard-lines.ts';
import { ok, type Result, refuse } from '../result.ts';
import { MAX_OWN_DAY_WORDS, type OwnDay } from './calendar-settings.ts';
import type { YearMonth } from './edition.ts';
import { dayInTokyo, isPlainDate, type PlainDate } from './plain-date.ts';

/* Calendars of phones and mail programs (iCalendar, RFC 5545): lines as a vCard has them, in components that nest. */

/** In characters: ten thousand appointments with their notes have a third of this. */
export const MAX_ICS_LENGTH = 10_000_000;

export type IcsProblem = 'too-large' | 'no-calendar';

type Event = ReadonlyMap<string, VCardLine>;

/** Properties that are read, each at its first line in the event itself: an alarm inside has its own. */
const NAMES: readonly string[] = ['DTSTART', 'SUMMARY', 'RRULE', 'STATUS'];

function eventsOf(text: string): Event[] {
  const events: Event[] = [];
  let event: Map<string, VCardLine> | null = null;
  let nested = 0;
  for (const folded of unfold(text)) {
    const line = folded.trimEnd();
    if (/^BEGIN:VEVENT$/i.test(line)) [event, nested] = [new Map(), 0];
    else if (/^END:VEVENT$/i.test(line)) {
      if (event) events.push(event);
      event = null;
    } else if (/^BEGIN:/i.test(line)) nested += 1;
    else if (/^END:/i.test(line)) nested -= 1;
    else if (event && nested === 0) {
      const property = parseLine(line);
      if (property && NAMES.includes(property.name) && !event.has(property.name))
        event.set(property.name, property);
    }
  }
  return events;
}

/** `20270503`, `20270503T090000` as the clocks of its place have it, `20270502T210000Z` in Japan. */
function dayOf(value: string): PlainDate | null {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ)?/i.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isPlainDate(date)) return null;
  const instant = hour === undefined ? Number.NaN : Date.parse(`${date}T${hour}:${minute}Z`);
  return Number.isNaN(instant) ? date : dayInTokyo(instant);
}

/** The last year of a rule that repeats one date every year; null where it is no such rule. */
function lastYearOf(rule: string, first: PlainDate): number | null {
  const parts = rule.toUpperCase().split(';');
  const part = (name: string): string | undefined =>
    parts.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1);
  const moves = ['BYDAY', 'BYWEEKNO', 'BYYEARDAY', 'BYSETPOS'].some((name) => part(name) !== undefined);
  if (part('FREQ') !== 'YEARLY' || moves || (part('INTERVAL') ?? '1') !== '1') return null;
  const count = Number(part('COUNT') ?? Number.POSITIVE_INFINITY);
  const until = Number(part('UNTIL')?.slice(0, 4) ?? Number.POSITIVE_INFINITY);
  return Math.min(Number(first.slice(0, 4)) + count - 1, until);
}

/** One line as long as a day may have, of what can be printed. */
const wordsOf = (summary: string): string =>
  splitGraphemes(textValue(summary).replace(/\s+/g, ' ').trim())
    .filter((grapheme) => !hasForbiddenCharacter(grapheme))
    .slice(0, MAX_OWN_DAY_WORDS)
    .join('')
    .trim();

const isBirthday = (summary: string): boolean => /誕生日|birthday/i.test(summary);

function ownDayOf(event: Event, months: readonly YearMonth[]): OwnDay[] {
  const summary = event.get('SUMMARY')?.value ?? '';
  const words = wordsOf(summary);
  const first = dayOf(event.get('DTSTART')?.value ?? '');
  if (!first || words === '' || /^CANCELLED/i.test(event.get('STATUS')?.value ?? '')) return [];
  const lastYear = lastYearOf(event.get('RRULE')?.value ?? '', first);
  const isShown = months.some(({ year, month }) => {
    if (Number(first.slice(5, 7)) !== month) return false;
    return lastYear === null ? Number(first.slice(0, 4)) === year : year <= lastYear;
  });
  if (!isShown) return [];
  const date = lastYear === null ? first : first.slice(5);
  return [{ date, words, mark: isBirthday(summary) ? 'cake' : 'circle' }];
}

/**
 * The days of an .ics file that fall into the months of a calendar, by month and day: single events, and
 * those of one date every year. Of an event of several days, or by weekdays, its first day. The customer
 * looks through them.
 */
export function ownDaysOfIcs(text: string, months: readonly YearMonth[]): Result<OwnDay[], IcsProblem> {
  if (text.length > MAX_ICS_LENGTH) return refuse('too-large');
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 1000))) return refuse('no-calendar');
  const days = new Map(
    eventsOf(text)
      .flatMap((event) => ownDayOf(event, months))
      .map((day) => [`${day.date} ${day.words}`, day]),
  );
  return ok([...days.values()].toSorted((a, b) => a.date.slice(-5).localeCompare(b.date.slice(-5))));
}
