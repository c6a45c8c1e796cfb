import { rect } from '../kit/document.ts';
import type { Box } from '../kit/geometry.ts';
import { YEAR_EDITIONS } from './editions.ts';
import type { GoodsDesign, GoodsFamily, PageArt } from './goods.ts';
import { CHARCOAL, GREY, INDIGO, MIST, SUMI, VERMILION } from './inks.ts';

/** A card of the postcard's size, across, with 3 mm of bleed (spec §3: material 10). */
const SHEET = { width: 1576, height: 1085 } as const;
const all = (fill: string) => rect(0, 0, SHEET.width, SHEET.height, fill);
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const PAPER = '#fdfcf9';
const plain = () => all(PAPER);
const face = { font: 'gothic', ink: SUMI } as const;
const grid = { ...face, sundayInk: VERMILION, saturdayInk: INDIGO } as const;

/*
 *   ┌──────────────────────┐    Page 1: the year over twelve months.
 *   │ photo        │ 1     │    Page 2: the photo, and beside it the month's number and name.
 *   │              │ Jan   │    Page 3: the month, large, with room for a word on each day.
 *   └──────────────────────┘    Page 26: the twelve months, small.
 */
const year: PageArt = {
  background: plain,
  calendars: [
    { box: box(120, 100, 1336, 150), look: { ...face, what: 'title', words: 'edition-year' } },
    { box: box(110, 280, 1356, 700), look: { ...grid, what: 'year', columns: 4 } },
  ],
};

const picture: PageArt = {
  background: plain,
  frames: [box(0, 0, 1180, SHEET.height)],
  calendars: [
    { box: box(1206, 110, 280, 210), look: { ...face, what: 'title', words: 'number' } },
    { box: box(1206, 320, 280, 60), look: { ...face, ink: GREY, what: 'title', words: 'english' } },
    { box: box(1206, 720, 280, 230), look: { ...grid, what: 'mini', offset: 0, weekdays: 'letter' } },
  ],
};

const month: PageArt = {
  background: plain,
  calendars: [
    {
      box: box(90, 80, 300, 120),
      look: { ...face, what: 'title', words: 'kanji', align: 'start' },
    },
    {
      box: box(400, 120, 400, 70),
      look: { ...face, ink: CHARCOAL, what: 'title', words: 'year', align: 'start' },
    },
    {
      box: box(90, 220, 1396, 780),
      look: {
        ...grid,
        what: 'month',
        weekdays: 'kanji',
        rules: 'rows',
        ruleInk: MIST,
        numeral: 'corner',
        holidayNames: true,
        rokuyo: true,
        neighbours: true,
      },
    },
  ],
};

const white: GoodsDesign = {
  id: 100001,
  label: 'ホワイト',
  tags: [],
  priceYen: 500,
  colour: ['white'],
  mood: ['simple', 'stylish'],
  photos: ['family'],
  pages: { 1: year, 2: picture, 3: month, 26: { ...year } },
};

/** 卓上カレンダー (T0018, material 10). */
export const deskCalendars: GoodsFamily = {
  materialId: 10,
  file: 'desk-calendar.ts',
  groupId: 1000,
  label: '卓上カレンダー',
  tags: [],
  calendar: { months: 12, editions: YEAR_EDITIONS },
  orientation: 'landscape',
  sheetPx: SHEET,
  sheetPt: { width: 436.528, height: 300.468 },
  endDate: '2027-03-31',
  basePriceYen: 500,
  designs: [white],
};
