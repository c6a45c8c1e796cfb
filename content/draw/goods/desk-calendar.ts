import { calendarDesign } from './calendar-design.ts';
import { YEAR_EDITIONS } from './editions.ts';
import type { GoodsFamily } from './goods.ts';
import { botanicalGreen } from './styles/botanical.ts';
import { goldNavy } from './styles/gold-deco.ts';
import { home } from './styles/home.ts';
import { kraft } from './styles/kraft.ts';
import { midcenturyWarm } from './styles/midcentury.ts';
import { nordicForest } from './styles/nordic.ts';
import { retroLine } from './styles/retro-line.ts';
import { roundWindow } from './styles/round-window.ts';
import { sashikoIndigo } from './styles/sashiko.ts';
import { sheepSky } from './styles/sheep-sky.ts';
import { washiRed } from './styles/washi-cord.ts';
import { white } from './styles/white.ts';

/** A card of the postcard's size, across, with 3 mm of bleed (spec §3: material 10). */
const sheetPx = { width: 1576, height: 1085 } as const;
const basePriceYen = 500;

const design = calendarDesign({
  sheetPx,
  rings: false,
  basePriceYen,
  pages: { 1: 'cover', 2: 'picture', 3: 'grid', 26: 'back' },
  months: 'picture',
});

/** 卓上カレンダー (T0018, material 10). */
export const deskCalendars: GoodsFamily = {
  materialId: 10,
  file: 'desk-calendar.ts',
  groupId: 1000,
  label: '卓上カレンダー',
  tags: [],
  calendar: { months: 12, editions: YEAR_EDITIONS },
  orientation: 'landscape',
  sheetPx,
  sheetPt: { width: 436.528, height: 300.468 },
  endDate: '2027-03-31',
  basePriceYen,
  designs: [
    design(100001, white, 'family'),
    design(100002, washiRed, 'kimono'),
    design(100003, sashikoIndigo, 'grandparents'),
    design(100004, nordicForest, 'home'),
    design(100005, botanicalGreen, 'wedding'),
    design(100006, goldNavy, 'winter-couple'),
    design(100007, sheepSky, 'toddler'),
    design(100008, midcenturyWarm, 'children'),
    design(100009, kraft, 'dog'),
    design(100010, roundWindow, 'shrine'),
    design(100011, retroLine, 'children'),
    design(100012, home, 'family'),
  ],
};
