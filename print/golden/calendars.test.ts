import { type Almanac, type CalendarLook, type CalendarSettings, type Edition, yearMonthOf } from '@fumi/domain';
import { expect, test } from 'vitest';
import { layoutFrontPage } from '../src/index.ts';
import { paintSvg } from '../src/paint/svg.ts';
import { shippedChain } from './shipped-fonts.ts';

const fonts = shippedChain('gothic');

const almanac: Almanac = Object.fromEntries(
  [2026, 2027, 2028].map((year) => [
    year,
    { year, holidays: { '01-01': '元日', '01-11': '成人の日' }, rokuyo: '012345'.repeat(61) },
  ]),
);

const BLACK = [0, 0, 0, 1] as const;
const grid = {
  font: 'gothic',
  ink: BLACK,
  sundayInk: [0, 1, 1, 0],
  saturdayInk: [1, 0.5, 0, 0],
} as const;

const edition = (code: number, weekStart: 0 | 1): Edition => ({ startMonth: yearMonthOf(code), weekStart });

const marked: CalendarSettings = {
  rokuyo: true,
  noteLines: true,
  ownDays: [
    { date: '01-03', words: 'はなの誕生日', mark: 'cake' },
    { date: '01-11', words: 'おばあちゃん米寿の祝い', mark: 'heart' },
    { date: '01-14', words: '結婚記念日', mark: 'flower' },
    { date: '01-14', words: '遠足', mark: 'circle' },
    { date: '2027-01-20', words: '', mark: 'star' },
  ],
};

type Case = readonly [name: string, look: CalendarLook, sold: Edition, settings: CalendarSettings];

// Somebody looked at each of these pictures and approved it, as with the cards.
const CASES: readonly Case[] = [
  [
    'month-corner',
    {
      ...grid,
      what: 'month',
      rules: 'boxes',
      ruleInk: [0, 0, 0, 0.3],
      numeral: 'corner',
      weekdays: 'kanji',
      neighbours: true,
      holidayNames: true,
      rokuyo: true,
    },
    edition(202701, 0),
    {},
  ],
  [
    'month-middle',
    {
      ...grid,
      what: 'month',
      rules: 'rows',
      numeral: 'middle',
      numeralPt: 15,
      weekdays: 'short',
      neighbours: true,
      holidayNames: true,
      rokuyo: true,
    },
    edition(202701, 1),
    {},
  ],
  [
    'own-days-corner',
    { ...grid, what: 'month', rules: 'boxes', ruleInk: [0, 0, 0, 0.3], numeral: 'corner', holidayNames: true },
    edition(202701, 0),
    marked,
  ],
  [
    'own-days-middle',
    { ...grid, what: 'month', rules: 'none', numeral: 'middle', numeralPt: 14 },
    edition(202701, 0),
    marked,
  ],
  ['month-plain', { font: 'gothic', ink: BLACK, what: 'month', rules: 'none', numeral: 'middle' }, edition(202702, 0), {}],
  ['mini', { ...grid, what: 'mini', offset: 1, weekdays: 'letter' }, edition(202701, 0), {}],
  ['year', { ...grid, what: 'year', columns: 4, weekdays: 'kanji' }, edition(202704, 1), {}],
  ['title', { font: 'gothic', ink: BLACK, what: 'title', words: 'capitals', align: 'end', sizePt: 40 }, edition(202701, 0), {}],
  [
    'title-vertical',
    { font: 'gothic', ink: BLACK, what: 'title', words: 'wafu', writing: 'vertical' },
    edition(202701, 0),
    {},
  ],
];

test.each(CASES)('the calendar %s prints as approved', async (name, look, sold, settings) => {
  const place = { look, edition: sold, months: 12, monthIndex: 0, almanac, settings, fonts };
  const box = { x: 25, y: 60, width: 386, height: 216 };
  const page = layoutFrontPage({
    widthPt: 436.528,
    heightPt: 300.468,
    bleedPt: 8.505,
    items: [{ ...place, box, kind: 'calendar', z: 1 }],
  });
  expect(page.issues).toEqual([]);
  const svg = paintSvg(page, { fonts, imageHref: (id) => id });
  await expect(svg).toMatchFileSnapshot(`./calendars/${name}.svg`);
});
