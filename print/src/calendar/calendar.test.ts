import { type CalendarLook, type Edition, yearMonthOf } from '@fumi/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import type { Page } from '../display-list.ts';
import { type CalendarItem, layoutFrontPage } from '../front/front-page.ts';
import type { CalendarPlace } from './calendar-plan.ts';
import { calendarText, planCalendar } from './plan-calendar.ts';
import { setCalendar } from './set-calendar.ts';

const fonts = shippedChain('gothic');
const sheet = { widthPt: 436.528, heightPt: 300.468, bleedPt: 8.505, fonts };

/** 大安 every sixth day; the days that the tests name. */
const yearOf = (year: number, holidays: Record<string, string> = {}) => ({
  year,
  holidays,
  rokuyo: '012345'.repeat(61),
});
const almanac = {
  2026: yearOf(2026),
  2027: yearOf(2027, { '01-01': '元日', '01-11': '成人の日', '11-23': '勤労感謝の日' }),
  2028: yearOf(2028),
};

const RED = [0, 1, 1, 0] as const;
const BLUE = [1, 1, 0, 0] as const;
const BLACK = [0, 0, 0, 1] as const;
const grid = { font: 'gothic', ink: BLACK, sundayInk: RED, saturdayInk: BLUE } as const;
const month: CalendarLook = {
  ...grid,
  what: 'month',
  rules: 'boxes',
  numeral: 'corner',
  weekdays: 'kanji',
  holidayNames: true,
};

const edition = (code: number, weekStart: 0 | 1 = 0): Edition => ({
  startMonth: yearMonthOf(code),
  weekStart,
});
const placed = (look: CalendarLook, more: Partial<CalendarPlace> = {}): CalendarPlace => ({
  look,
  box: { x: 25, y: 60, width: 386, height: 216 },
  edition: edition(202701),
  months: 12,
  monthIndex: 0,
  almanac,
  ...more,
});
const textsOf = (place: CalendarPlace): string[] => planCalendar(place).texts.map(({ text }) => text);
const item = (place: CalendarPlace): CalendarItem => ({ ...place, kind: 'calendar', z: 1, fonts });
const pageOf = (place: CalendarPlace): Page => layoutFrontPage({ ...sheet, items: [item(place)] });

test('a month names its weekdays, its days in order and its holidays', () => {
  const texts = textsOf(placed(month));
  expect(texts.slice(0, 7).join('')).toBe('日月火水木金土');
  expect(texts.filter((text) => /^\d+$/.test(text))).toEqual(
    Array.from({ length: 31 }, (_, day) => `${day + 1}`),
  );
  expect(texts).toContain('成人の日');
  expect(texts).not.toContain('大安');
});

test('weeks that begin on Monday name it first', () => {
  expect(
    textsOf(placed(month, { edition: edition(202701, 1) }))
      .slice(0, 7)
      .join(''),
  ).toBe('月火水木金土日');
});

test('Sundays and holidays are red, Saturdays blue, all others black', () => {
  const colours = new Map(planCalendar(placed(month)).texts.map(({ text, color }) => [text, color]));
  const days = ['1', '2', '3', '4', '11', '成人の日'].map((text) => colours.get(text));
  expect(days).toEqual([RED, BLUE, RED, BLACK, RED, RED]);
});

test('a look without blue has black Saturdays', () => {
  const { saturdayInk: _, ...plain } = { ...month, saturdayInk: undefined };
  const saturday = planCalendar(placed(plain as CalendarLook)).texts.find(({ text }) => text === '2');
  expect(saturday?.color).toEqual(BLACK);
});

test('in its corner a number has the same air on both sides, and so has what stands under it', () => {
  const { texts } = planCalendar(placed({ ...month, rokuyo: true } as CalendarLook));
  const cell = 386 / 7;
  // 1 and 11 January 2027 are a Friday and a Monday.
  const sides = (wanted: string, column: number) => {
    const { x = 0, width = 0 } = texts.find(({ text }) => text === wanted)?.box ?? {};
    const left = 25 + column * cell;
    return [x - left, left + cell - x - width];
  };
  const [pad = 0, right] = sides('1', 5);
  expect(pad).toBeGreaterThan(0);
  expect(right).toBeCloseTo(pad, 6);
  expect(sides('大安', 5)[1]).toBeCloseTo(pad, 6);
  for (const side of sides('成人の日', 1)) expect(side).toBeCloseTo(pad, 6);
});

test('days of the months beside it are there where the look wants them, pale and without names', () => {
  const texts = planCalendar(placed({ ...month, neighbours: true, rokuyo: true })).texts;
  const days = texts.filter(({ text }) => /^\d+$/.test(text));
  expect(days).toHaveLength(42);
  expect(days[0]).toMatchObject({ text: '27', color: RED.map((share) => share * 0.36) });
  expect(texts.filter(({ text }) => /^(大安|赤口|先勝|友引|先負|仏滅)$/.test(text))).toHaveLength(31);
});

test('a small month shows the one before it, and a year all twelve of its edition', () => {
  const mini: CalendarLook = { ...grid, what: 'mini', offset: -1, weekdays: 'letter' };
  expect(textsOf(placed(mini))[0]).toBe('DEC');
  const year: CalendarLook = { ...grid, what: 'year', columns: 4 };
  const texts = textsOf(placed(year, { edition: edition(202704) }));
  expect(texts.filter((text) => text.endsWith('月'))).toEqual(
    [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3].map((number) => `${number}月`),
  );
});

test.each([
  ['none', 0],
  ['rows', 7],
  ['boxes', 15],
] as const)('a grid with %s has %i lines in a month of six weeks', (rules, count) => {
  const plan = planCalendar(placed({ ...month, rules } as CalendarLook));
  expect(plan.rules.flatMap(({ boxes }) => boxes)).toHaveLength(count);
});

test('every month of an edition fits a postcard: nothing is missing, squeezed or near the cut', () => {
  const looks: CalendarLook[] = [
    { ...month, neighbours: true, rokuyo: true },
    { ...month, numeral: 'middle', rokuyo: true, weekdays: 'short' },
    { ...grid, what: 'year', columns: 6 },
    { ...grid, what: 'mini', offset: 1 },
    { font: 'gothic', ink: BLACK, what: 'title', words: 'capitals' },
    { font: 'gothic', ink: BLACK, what: 'title', words: 'wafu', writing: 'vertical' },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...looks),
      fc.constantFrom(0 as const, 1 as const),
      fc.constantFrom(202701, 202612),
      fc.integer({ min: 0, max: 11 }),
      (look, weekStart, start, monthIndex) => {
        expect(pageOf(placed(look, { edition: edition(start, weekStart), monthIndex })).issues).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a calendar that runs into the cut is reported', () => {
  const place = placed(month, { box: { x: 0, y: 0, width: 436, height: 300 } });
  expect(pageOf(place).issues[0]).toEqual({
    code: 'outside-safe-area',
    party: 'front',
    field: 'text.calendar-month',
    text: '日',
    percent: null,
  });
});

test.each([
  ['left', 60, 0],
  ['right', -60, 0],
  ['top', 0, 60],
  ['bottom', 0, -60],
])('days beyond the room that a page has at its %s are told', (_, x, y) => {
  const place = placed(month);
  const codesIn = (area: CalendarPlace['box']) =>
    setCalendar(place, fonts, { area, holes: [] }).issues.map(({ code }) => code);
  expect(codesIn(place.box)).toEqual([]);
  expect(codesIn({ ...place.box, x: place.box.x + x, y: place.box.y + y })).toContain('outside-safe-area');
});

test('a face that lacks a character of the calendar is reported', () => {
  const empty = { ...fonts[0], find: () => undefined };
  const page = layoutFrontPage({ ...sheet, items: [{ ...item(placed(month)), fonts: [empty] }] });
  expect(page.issues.map(({ code }) => code)).toContain('missing-glyph');
});

test('the text of a place is all that it prints, so that its outlines can be fetched', () => {
  const title: CalendarLook = { font: 'mincho', ink: BLACK, what: 'title', words: 'year-month' };
  expect(calendarText(placed(title))).toBe('2027年1月');
  expect(calendarText(placed(month))).toContain('元日');
});

test('days of one ink are one operation', () => {
  const operations = pageOf(placed(month)).operations.map(({ kind }) => kind);
  expect(operations).toEqual(['fill', 'text', 'text', 'text']);
});

test('a number is wanted as large as its look says, as far as its cell allows, and may shrink by a fifth', () => {
  const sizes = (numeralPt: number) =>
    planCalendar(placed({ ...month, numeralPt } as CalendarLook))
      .texts.filter(({ text }) => text === '15')
      .map(({ sizePt, floorPt }) => [sizePt, floorPt]);
  expect(sizes(10)).toEqual([[10, 8]]);
  const [cell, row] = [386 / 7, 216 / 6.5];
  const [[largest = 0] = []] = sizes(99);
  expect(largest).toBeCloseTo(Math.min(cell, row) * 0.7, 6);
});
