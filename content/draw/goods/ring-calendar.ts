import { calendarDesign } from './calendar-design.ts';
import { YEAR_EDITIONS } from './editions.ts';
import type { GoodsFamily } from './goods.ts';
import { botanicalLavender, botanicalMimosa } from './styles/botanical.ts';
import { film } from './styles/film.ts';
import { fullPhoto } from './styles/full-photo.ts';
import { goldNavy } from './styles/gold-deco.ts';
import { home } from './styles/home.ts';
import { kraft } from './styles/kraft.ts';
import { letterpress } from './styles/letterpress.ts';
import { midcenturyCool, midcenturyWarm } from './styles/midcentury.ts';
import { nordicForest, nordicTerracotta } from './styles/nordic.ts';
import { retroLine } from './styles/retro-line.ts';
import { roundWindow } from './styles/round-window.ts';
import { sashikoIndigo, sashikoTea } from './styles/sashiko.ts';
import { sheepSky } from './styles/sheep-sky.ts';
import { sumi } from './styles/sumi.ts';
import { washiBlue, washiRed } from './styles/washi-cord.ts';
import { white } from './styles/white.ts';

/* Calendars on a desk, bound by rings along their upper edge (ADR 0024). */

const B6 = { width: 1924, height: 1372 } as const;
const POSTCARD = { width: 1576, height: 1085 } as const;

const large = calendarDesign({
  sheetPx: B6,
  rings: true,
  basePriceYen: 1000,
  pages: { 1: 'cover', 2: 'blank', 3: 'split', 4: 'grid', 27: 'back', 28: 'blank' },
  months: 'split',
});

const small = calendarDesign({
  sheetPx: POSTCARD,
  rings: true,
  basePriceYen: 500,
  pages: { 1: 'cover', 2: 'blank', 3: 'split', 15: 'back', 16: 'blank' },
  months: 'split',
});

const shared = {
  file: 'ring-calendar.ts',
  tags: [],
  calendar: { months: 12, editions: YEAR_EDITIONS },
  orientation: 'landscape',
  endDate: '2027-03-31',
} as const;

/** リング卓上カレンダー B6 (T0025, paper 16). */
export const ringCalendarsB6: GoodsFamily = {
  ...shared,
  materialId: 16,
  groupId: 1600,
  label: 'リング卓上カレンダー B6',
  sheetPx: B6,
  sheetPt: { width: 532.913, height: 379.843 },
  basePriceYen: 1000,
  designs: [
    large(160001, white, 'lake'),
    large(160002, letterpress, 'wedding'),
    large(160003, nordicTerracotta, 'family'),
    large(160004, washiRed, 'kimono'),
    large(160005, botanicalLavender, 'bouquet'),
    large(160006, film, 'sea'),
    large(160007, kraft, 'dog'),
    large(160008, sashikoTea, 'grandparents'),
    large(160009, midcenturyWarm, 'children'),
    large(160010, roundWindow, 'grandparents'),
    large(160011, retroLine, 'sea'),
    large(160012, home, 'baby'),
  ],
};

/** リング卓上カレンダー ポストカードサイズ (T0026, paper 17). */
export const ringCalendarsPostcard: GoodsFamily = {
  ...shared,
  materialId: 17,
  groupId: 1700,
  label: 'リング卓上カレンダー ポストカードサイズ',
  sheetPx: POSTCARD,
  sheetPt: { width: 436.528, height: 300.468 },
  basePriceYen: 500,
  designs: [
    small(170001, fullPhoto, 'cat'),
    small(170002, sheepSky, 'toddler'),
    small(170003, botanicalMimosa, 'baby'),
    small(170004, midcenturyCool, 'children'),
    small(170005, sashikoIndigo, 'yukata'),
    small(170006, goldNavy, 'winter-couple'),
    small(170007, sumi, 'shrine'),
    small(170008, washiBlue, 'kimono'),
    small(170009, nordicForest, 'home'),
    small(170010, roundWindow, 'lake'),
    small(170011, retroLine, 'dog'),
    small(170012, home, 'family'),
  ],
};
