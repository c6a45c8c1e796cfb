import { calendarDesign } from './calendar-design.ts';
import { YEAR_EDITIONS } from './editions.ts';
import type { GoodsFamily } from './goods.ts';
import { botanicalMimosa } from './styles/botanical.ts';
import { fullPhoto } from './styles/full-photo.ts';
import { goldGreen } from './styles/gold-deco.ts';
import { home } from './styles/home.ts';
import { midcenturyCool } from './styles/midcentury.ts';
import { nordicTerracotta } from './styles/nordic.ts';
import { retroLine } from './styles/retro-line.ts';
import { roundWindow } from './styles/round-window.ts';
import { sashikoMadder } from './styles/sashiko.ts';
import { sheepSky } from './styles/sheep-sky.ts';
import { sumi } from './styles/sumi.ts';
import { washiBlue } from './styles/washi-cord.ts';

/** B5 across with 3 mm of bleed; the picture hangs over the month (ADR 0024). */
const sheetPx = { width: 2692, height: 1924 } as const;
const basePriceYen = 1000;

const design = calendarDesign({
  sheetPx,
  rings: false,
  basePriceYen,
  pages: { 1: 'cover', 2: 'picture', 3: 'grid', 26: 'back' },
  months: 'picture',
});

/** 壁掛けカレンダー (T0024, paper 15). */
export const wallCalendars: GoodsFamily = {
  materialId: 15,
  file: 'wall-calendar.ts',
  groupId: 1500,
  label: '壁掛けカレンダー',
  tags: [],
  calendar: { months: 12, editions: YEAR_EDITIONS },
  orientation: 'landscape',
  sheetPx,
  sheetPt: { width: 745.512, height: 532.913 },
  endDate: '2027-03-31',
  basePriceYen,
  designs: [
    design(150001, fullPhoto, 'lake'),
    design(150002, sumi, 'shrine'),
    design(150003, washiBlue, 'yukata'),
    design(150004, nordicTerracotta, 'home'),
    design(150005, botanicalMimosa, 'bouquet'),
    design(150006, goldGreen, 'wedding'),
    design(150007, midcenturyCool, 'children'),
    design(150008, sashikoMadder, 'grandparents'),
    design(150009, sheepSky, 'baby'),
    design(150010, roundWindow, 'kimono'),
    design(150011, retroLine, 'sea'),
    design(150012, home, 'family'),
  ],
};
