import { rect } from '../kit/document.ts';
import type { Box } from '../kit/geometry.ts';
import { MONTH_EDITIONS, YEAR_EDITIONS } from './editions.ts';
import type { CalendarPlace, GoodsDesign, GoodsFamily, PageArt } from './goods.ts';
import { GREY, INDIGO, MIST, SUMI, VERMILION } from './inks.ts';

/* White calendars on every paper: a photo, the month, and nothing else. Boxes are shares of the sheet. */

type Sheet = { readonly width: number; readonly height: number };

const face = { font: 'gothic', ink: SUMI } as const;
const grid = { ...face, sundayInk: VERMILION, saturdayInk: INDIGO } as const;

const at = ({ width, height }: Sheet, x: number, y: number, w: number, h: number): Box => ({
  x: Math.round(x * width),
  y: Math.round(y * height),
  width: Math.round(w * width),
  height: Math.round(h * height),
});

const paper = (sheet: Sheet) => () => rect(0, 0, sheet.width, sheet.height, '#fdfcf9');

const yearPage = (sheet: Sheet): PageArt => ({
  background: paper(sheet),
  calendars: [
    { box: at(sheet, 0.08, 0.12, 0.84, 0.12), look: { ...face, what: 'title', words: 'edition-year' } },
    { box: at(sheet, 0.08, 0.28, 0.84, 0.63), look: { ...grid, what: 'year', columns: 4 } },
  ],
});

const titles = (sheet: Sheet, y: number, h: number): CalendarPlace[] => [
  { box: at(sheet, 0.07, y, 0.2, h), look: { ...face, what: 'title', words: 'kanji', align: 'start' } },
  {
    box: at(sheet, 0.3, y + h * 0.3, 0.2, h * 0.6),
    look: { ...face, ink: GREY, what: 'title', words: 'year', align: 'start' },
  },
];

const monthPage = (sheet: Sheet): PageArt => ({
  background: paper(sheet),
  calendars: [
    ...titles(sheet, 0.12, 0.1),
    {
      box: at(sheet, 0.07, 0.25, 0.86, 0.67),
      look: {
        ...grid,
        what: 'month',
        weekdays: 'kanji',
        rules: 'boxes',
        ruleInk: MIST,
        numeral: 'corner',
        holidayNames: true,
        rokuyo: true,
        neighbours: true,
      },
    },
  ],
});

const picturePage = (sheet: Sheet): PageArt => ({
  background: paper(sheet),
  frames: [at(sheet, 0, 0, 0.76, 1)],
  calendars: [
    { box: at(sheet, 0.79, 0.14, 0.15, 0.2), look: { ...face, what: 'title', words: 'number' } },
    { box: at(sheet, 0.79, 0.34, 0.15, 0.05), look: { ...face, ink: GREY, what: 'title', words: 'english' } },
  ],
});

/** Photo and month on one page: above each other where it stands upright. */
function onePage(sheet: Sheet): PageArt {
  const isUpright = sheet.height > sheet.width;
  const frame = isUpright ? at(sheet, 0, 0, 1, 0.5) : at(sheet, 0, 0, 0.46, 1);
  const title = isUpright ? at(sheet, 0.07, 0.53, 0.4, 0.055) : at(sheet, 0.49, 0.12, 0.44, 0.13);
  const box = isUpright ? at(sheet, 0.06, 0.6, 0.88, 0.35) : at(sheet, 0.485, 0.28, 0.45, 0.64);
  return {
    background: paper(sheet),
    frames: [frame],
    calendars: [
      { box: title, look: { ...face, what: 'title', words: 'year-month', align: 'start' } },
      {
        box,
        look: {
          ...grid,
          what: 'month',
          weekdays: 'kanji',
          rules: 'none',
          numeral: 'middle',
          holidayNames: isUpright,
        },
      },
    ],
  };
}

type Facts = Pick<GoodsFamily, 'materialId' | 'groupId' | 'label' | 'sheetPx' | 'sheetPt' | 'basePriceYen'>;

function white(facts: Facts, pages: GoodsDesign['pages'], months: 1 | 12): GoodsFamily {
  const design: GoodsDesign = {
    id: facts.groupId * 100 + 1,
    label: 'ホワイト',
    tags: [],
    priceYen: facts.basePriceYen,
    colour: ['white'],
    mood: ['simple', 'stylish'],
    photos: ['family'],
    pages,
  };
  return {
    ...facts,
    file: 'plain-calendars.ts',
    tags: [],
    calendar: { months, editions: months === 1 ? MONTH_EDITIONS : YEAR_EDITIONS },
    orientation: facts.sheetPx.width > facts.sheetPx.height ? 'landscape' : 'portrait',
    endDate: '2027-03-31',
    designs: [design],
  };
}

const WALL = { width: 2692, height: 1924 };
const B6 = { width: 1924, height: 1372 };
const CARD = { width: 1576, height: 1085 };
const TALL = { width: 1924, height: 3102 };

export const plainCalendars: readonly GoodsFamily[] = [
  white(
    {
      materialId: 15,
      groupId: 1500,
      label: '壁掛けカレンダー',
      sheetPx: WALL,
      sheetPt: { width: 745.512, height: 532.913 },
      basePriceYen: 1000,
    },
    { 1: yearPage(WALL), 2: picturePage(WALL), 3: monthPage(WALL), 26: yearPage(WALL) },
    12,
  ),
  white(
    {
      materialId: 16,
      groupId: 1600,
      label: 'リング卓上カレンダー B6',
      sheetPx: B6,
      sheetPt: { width: 532.913, height: 379.843 },
      basePriceYen: 1000,
    },
    {
      1: yearPage(B6),
      2: { background: paper(B6) },
      3: onePage(B6),
      4: monthPage(B6),
      27: { background: paper(B6) },
      28: yearPage(B6),
    },
    12,
  ),
  white(
    {
      materialId: 17,
      groupId: 1700,
      label: 'リング卓上カレンダー ポストカードサイズ',
      sheetPx: CARD,
      sheetPt: { width: 436.528, height: 300.468 },
      basePriceYen: 500,
    },
    {
      1: yearPage(CARD),
      2: { background: paper(CARD) },
      3: onePage(CARD),
      15: { background: paper(CARD) },
      16: yearPage(CARD),
    },
    12,
  ),
  white(
    {
      materialId: 6,
      groupId: 600,
      label: 'マンスリーカレンダー',
      sheetPx: TALL,
      sheetPt: { width: 532.913, height: 858.897 },
      basePriceYen: 500,
    },
    { 1: onePage(TALL) },
    1,
  ),
];
