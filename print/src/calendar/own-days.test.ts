import { inflateSync } from 'node:zlib';
import { type CalendarSettings, DAY_MARKS, type MonthLook, type OwnDay } from '@fumi/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookOptions, SHEET } from '../../golden/book.ts';
import { shippedChain, shippedFont } from '../../golden/shipped-fonts.ts';
import { contains, overlaps } from '../address/page-checks.ts';
import type { Box } from '../display-list.ts';
import { layoutFrontPage } from '../front/front-page.ts';
import { paintPdf, preflight } from '../paint/pdf.ts';
import type { CalendarPlace, PlannedText } from './calendar-plan.ts';
import { markPlaces, markSize } from './own-days.ts';
import { calendarText, planCalendar } from './plan-calendar.ts';
import { setOwnWords } from './set-own-days.ts';

const fonts = shippedChain('gothic');
const BLACK = [0, 0, 0, 1] as const;
const corner: MonthLook = {
  ...{ what: 'month', font: 'gothic', ink: BLACK, rules: 'boxes', numeral: 'corner', holidayNames: true },
};
const middle: MonthLook = { ...corner, numeral: 'middle', holidayNames: false, rules: 'none' };

const almanac = Object.fromEntries(
  [2026, 2027, 2028].map((year) => [
    year,
    { year, holidays: { '05-03': '憲法記念日', '05-05': 'こどもの日' }, rokuyo: '012345'.repeat(61) },
  ]),
);
const box = { x: 25, y: 60, width: 386, height: 216 };
const placed = (
  settings: CalendarSettings,
  look = corner,
  more: Partial<CalendarPlace> = {},
): CalendarPlace => ({
  ...{ look, box, almanac, settings, months: 12, monthIndex: 4 },
  edition: { startMonth: { year: 2027, month: 1 }, weekStart: 0 },
  ...more,
});
const pageOf = (place: CalendarPlace) =>
  layoutFrontPage({
    ...{ widthPt: 436.528, heightPt: 300.468, bleedPt: 8.505 },
    items: [{ ...place, kind: 'calendar', z: 1, fonts }],
  });
const own = (date: string, words: string, mark: OwnDay['mark'] = 'cake'): OwnDay => ({ date, words, mark });
const textsOf = (place: CalendarPlace): string[] => planCalendar(place).texts.map(({ text }) => text);
const rokuyoIn = (place: CalendarPlace): number =>
  textsOf(place).filter((text) => /^(大安|赤口|先勝|友引|先負|仏滅)$/.test(text)).length;

test.each([corner, middle])(
  'without settings, or with ones that change nothing, a grid is as its look has it',
  (look) => {
    const plain = pageOf(placed({}, look, { settings: undefined }));
    expect(pageOf(placed({}, look))).toEqual(plain);
    expect(pageOf(placed({ rokuyo: false, noteLines: false, ownDays: [] }, look))).toEqual(plain);
  },
);

test.each([
  [true, false, 31],
  [false, true, 0],
  [undefined, true, 31],
])('六曜 that is chosen as %s, where the design says %s, stands under %i days', (rokuyo, designed, count) => {
  for (const look of [corner, middle])
    expect(rokuyoIn(placed({ rokuyo }, { ...look, rokuyo: designed }))).toBe(count);
});

test('an own day stands in its month, and on 28 February for who was born on the 29th', () => {
  const settings = { ownDays: [own('02-29', 'はな'), own('2028-05-06', '次の年')] };
  const months = Array.from({ length: 12 }, (_, monthIndex) =>
    planCalendar(placed(settings, corner, { monthIndex })),
  );
  expect(months.map(({ ownDays }) => ownDays.length)).toEqual([0, 1, ...Array(10).fill(0)]);
});

test('days of the neighbour months are not marked', () => {
  const look = { ...corner, neighbours: true };
  expect(planCalendar(placed({ ownDays: [own('06-01', '六月')] }, look)).ownDays).toEqual([]);
});

test('small months and titles carry no own days', () => {
  const grid = { font: 'gothic', ink: BLACK } as const;
  const settings = { ownDays: [own('05-03', 'はな')] };
  for (const look of [
    { ...grid, what: 'mini', offset: 0 },
    { ...grid, what: 'year', columns: 4 },
  ] as const)
    expect(planCalendar({ ...placed(settings), look }).ownDays).toEqual([]);
});

test('the text of a place has own words, so that their outlines are fetched', () => {
  expect(calendarText(placed({ ownDays: [own('05-06', '髙橋の誕生日')] }))).toContain('髙橋の誕生日');
});

test.each([
  [8, 5],
  [16, 8.8],
  [20, 11],
  [40, 11],
])('beside a number of %d pt a mark is %d pt large', (numeralPt, sizePt) => {
  expect(markSize(numeralPt)).toBeCloseTo(sizePt);
});

test('marks of one kind are one mark, and several stand side by side', () => {
  const ownDays = [
    own('05-06', 'あ'),
    own('05-06', 'い'),
    own('05-06', 'う', 'star'),
    own('05-06', 'え', 'none'),
  ];
  const [day] = planCalendar(placed({ ownDays })).ownDays;
  expect(day?.marks.map(({ mark }) => mark)).toEqual(['cake', 'star']);
  expect(day?.words).toEqual(['あ', 'い', 'う', 'え']);
});

test('words and marks are a text of their own and a shape, in black', () => {
  const operations = pageOf(placed({ ownDays: [own('05-06', 'はな')] })).operations.slice(-2);
  expect(operations).toMatchObject([
    { kind: 'text', color: BLACK, origin: { field: 'text.own-day' } },
    { kind: 'shape', color: BLACK },
  ]);
});

test.each([
  [5, 5, 1],
  [4.9, 5, 0],
  [10.9, 5, 1],
  [11, 5, 2],
])('a row of %d pt has for marks of %d pt %i places', (width, sizePt, count) => {
  expect(markPlaces({ x: 0, y: 0, width, height: 9 }, sizePt)).toHaveLength(count);
});

const room = (width: number, height: number) => ({
  ...{ marks: [], unmarked: [], align: 'start' as const, color: BLACK, sizePt: 7 },
  room: { x: 0, y: 0, width, height },
});
const set = (words: readonly string[], width: number, height: number) => {
  const { glyphs, areas, sizePt, cut } = setOwnWords({ ...room(width, height), words }, fonts);
  return { text: glyphs.map(({ text }) => text).join(''), lines: areas.length, sizePt, cut };
};

test.each([
  ['as wanted', ['はなの誕生日'], 50, 20, { lines: 1, sizePt: 7, cut: [] }],
  ['smaller on one line', ['はなの誕生日'], 39.5, 20, { lines: 1, sizePt: 39.5 / 6, cut: [] }],
  ['on two lines before they are small', ['はなの誕生日'], 36, 20, { lines: 2, sizePt: 7, cut: [] }],
  ['small on one line that is alone', ['はなの誕生日'], 36, 7, { lines: 1, sizePt: 6, cut: [] }],
  [
    'on one line where two would be smaller',
    ['はなの誕生日'],
    34.8,
    11.5,
    { lines: 1, sizePt: 5.8, cut: [] },
  ],
  ['on two lines', ['おばあちゃんの誕生日'], 36, 20, { lines: 2, cut: [] }],
  ['several days under each other', ['遠足', '運動会'], 50, 20, { text: '遠足運動会', lines: 2, cut: [] }],
  ['cut at the least size', ['一二三四五六七'], 20.1, 6, { text: '一二三四', cut: ['一二三四五六七'] }],
  ['without the last days', ['遠足', '運動会'], 50, 6, { text: '遠足', cut: ['運動会'] }],
  ['not at all where no line has room', ['遠足'], 50, 4, { text: '', lines: 0, cut: ['遠足'] }],
])('own words stand %s', (_, words, width, height, expected) => {
  expect(set(words, width, height)).toMatchObject(expected);
});

test('what does not fit is told with its words, or with its date where a mark alone has no place', () => {
  const many = Array.from({ length: 9 }, (_, at) => own('05-06', `予定${at}`, 'none'));
  const marks = DAY_MARKS.map((mark) => own('05-07', '', mark));
  const { issues } = pageOf(placed({ ownDays: [...many, ...marks.slice(1)] }, middle));
  const told = issues.filter(({ code }) => code === 'cut-short').map(({ text }) => text);
  expect(told).toContain('予定8');
  expect(told).toContain('05-07');
  expect(issues.every(({ code, field }) => code === 'cut-short' && field === 'text.own-day')).toBe(true);
});

test('lines to write on keep off numbers, holidays, neighbours and own words', () => {
  const place = placed({ noteLines: true, ownDays: [own('05-06', '遠足')] });
  const { texts, rules, ownDays } = planCalendar(place);
  const lines = rules.at(-1)?.boxes ?? [];
  expect(lines.length).toBeGreaterThan(20);
  const taken = [
    ...texts.filter(({ box: { y } }) => y > 80).map((text) => text.box),
    ...ownDays.map((day) => day.room),
  ];
  for (const line of lines) expect(taken.filter((area) => overlaps(area, line))).toEqual([]);
});

/** Where a line stands in its box: as high as its size. */
const emBox = ({ box: { x, y, width, height }, sizePt }: PlannedText): Box => ({
  ...{ x, width, height: sizePt },
  y: y + (height - sizePt) / 2,
});

const someDay = fc.record({
  date: fc.integer({ min: 1, max: 31 }).map((day) => `05-${String(day).padStart(2, '0')}`),
  words: fc.string({ unit: fc.constantFrom(...'はなの誕生日おばあちゃん山Aa1ー、'), maxLength: 12 }),
  mark: fc.constantFrom(...DAY_MARKS),
});

test('own words and marks lie within the cell of their day, clear of all that stands there, and nothing is silently lost', () => {
  fc.assert(
    fc.property(
      fc.array(someDay, { maxLength: 12 }),
      fc.constantFrom(corner, middle),
      fc.option(fc.boolean(), { nil: undefined }),
      fc.integer({ min: 20, max: 90 }),
      fc.integer({ min: 160, max: 420 }),
      (ownDays, look, rokuyo, column, height) => {
        // The narrowest cells of the shop: 20 pt with numbers in the middle, 49 with them in the corner.
        const width = 7 * (look === middle ? column : column + 25);
        const place = placed({ ownDays, rokuyo }, look, { box: { x: 0, y: 0, width, height } });
        const plan = planCalendar(place);
        const [cellWidth, cellHeight] = [width / 7, height / 6];
        for (const day of plan.ownDays) {
          const words = setOwnWords(day, fonts);
          const marks = day.marks.map((mark) => mark.box);
          const at: Box = {
            x: Math.floor((day.room.x + 0.01) / cellWidth) * cellWidth,
            y: Math.floor(day.room.y / cellHeight) * cellHeight,
            ...{ width: cellWidth, height: cellHeight },
          };
          for (const area of [...words.areas, ...marks]) expect(contains(at, area)).toBe(true);
          const others = plan.texts.filter(({ text }) => !/^\d/.test(text)).map(emBox);
          for (const area of words.areas) expect(others.filter((other) => overlaps(other, area))).toEqual([]);
          expect(words.sizePt).toBeGreaterThanOrEqual(words.areas.length > 0 ? 5 : 0);
          const printed = words.glyphs.map(({ text }) => text).join('');
          const wanted = day.words
            .filter((text) => !words.cut.includes(text))
            .join('')
            .replace(/\s/g, '');
          if (words.cut.length === 0) expect(printed).toBe(wanted);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a page with own days passes the preflight of the press, in an ink of three plates too', () => {
  const settings = {
    ownDays: [own('05-06', 'はなの誕生日'), own('05-07', '遠足', 'heart')],
    noteLines: true,
  };
  const look = { ...corner, ink: [0.3, 0.6, 0.7, 0.3] } as const;
  const page = { ...pageOf(placed(settings, look)), issues: [] };
  const pdf = paintPdf({ ...bookOptions([page]), fonts: [shippedFont('gothic')] });
  const rules = { ...SHEET, conformance: 'X-4', pageCount: 1, inflate: inflateSync } as const;
  expect(preflight(pdf, rules)).toEqual([]);
  const inks = page.operations.flatMap((operation) => (operation.kind === 'shape' ? [operation.color] : []));
  for (const ink of inks) expect(ink.filter((share) => share > 0).length).toBeLessThanOrEqual(2);
});
