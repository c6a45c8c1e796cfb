import type { PhotoName } from '../photos/photos.ts';
import { MONTH_EDITIONS } from './editions.ts';
import type { GoodsDesign, GoodsFamily } from './goods.ts';
import { pageOf } from './leaf-page.ts';
import { monthLayouts } from './month-layouts.ts';
import { sheetOf } from './sheet.ts';
import * as sheets from './styles/month-sheet.ts';
import * as shapes from './styles/month-sheet-shapes.ts';
import type { Draw } from './styles/style.ts';

/** One month on a sheet of 182 × 297 mm with 3 mm of bleed (spec §3: material 6). */
const sheetPx = { width: 1924, height: 3102 } as const;
const basePriceYen = 500;

type Facts = Pick<GoodsDesign, 'label' | 'colour' | 'mood'> & { readonly extraYen?: number };

const design = (
  id: number,
  draw: Draw,
  photo: PhotoName,
  { extraYen = 0, ...facts }: Facts,
): GoodsDesign => ({
  id,
  ...facts,
  tags: [],
  priceYen: basePriceYen + extraYen,
  photos: [photo],
  pages: { 1: pageOf(sheetOf(sheetPx), draw(sheetOf(sheetPx))) },
  layouts: monthLayouts(sheetOf(sheetPx), draw),
});

/** マンスリーカレンダー (T0012, material 6). */
export const monthlyCalendars: GoodsFamily = {
  materialId: 6,
  file: 'monthly-calendar.ts',
  groupId: 600,
  label: 'マンスリーカレンダー',
  tags: [],
  calendar: { months: 1, editions: MONTH_EDITIONS },
  orientation: 'portrait',
  sheetPx,
  sheetPt: { width: 532.913, height: 858.897 },
  endDate: '2027-02-28',
  basePriceYen,
  designs: [
    design(60001, sheets.whiteMonth, 'lake', {
      label: 'ホワイト',
      colour: ['white'],
      mood: ['simple', 'stylish'],
    }),
    design(60002, sheets.sumiMonth, 'shrine', {
      label: '墨と朱',
      colour: ['black', 'red'],
      mood: ['japanese', 'calm'],
    }),
    design(60003, sheets.washiMonth, 'kimono', {
      label: '和紙と紅白の水引',
      colour: ['red', 'gold', 'beige'],
      mood: ['japanese', 'formal'],
    }),
    design(60004, sheets.sashikoMonth, 'grandparents', {
      label: '藍の刺し子',
      colour: ['navy', 'blue'],
      mood: ['japanese', 'natural'],
    }),
    design(60005, sheets.nordicMonth, 'home', {
      label: '北欧の森',
      colour: ['green', 'yellow'],
      mood: ['playful', 'natural'],
    }),
    design(60006, sheets.botanicalMonth, 'wedding', {
      label: '水彩の緑',
      colour: ['green', 'white'],
      mood: ['natural', 'calm'],
    }),
    design(60007, sheets.sheepMonth, 'toddler', {
      label: 'ひつじの丘',
      colour: ['blue', 'green'],
      mood: ['cute', 'warm'],
    }),
    design(60008, sheets.tileMonth, 'children', {
      label: 'ミッドセンチュリー',
      colour: ['orange', 'yellow'],
      mood: ['stylish', 'playful'],
    }),
    design(60009, sheets.goldMonth, 'winter-couple', {
      label: '金の線 ネイビー',
      colour: ['navy', 'gold'],
      mood: ['gorgeous', 'formal'],
      extraYen: 200,
    }),
    design(60010, shapes.roundMonth, 'shrine', {
      label: '円窓と竹',
      colour: ['beige', 'brown'],
      mood: ['japanese', 'calm'],
    }),
    design(60011, shapes.retroMonth, 'sea', {
      label: 'レトロライン',
      colour: ['orange', 'yellow'],
      mood: ['stylish', 'playful'],
    }),
    design(60012, shapes.homeMonth, 'family', {
      label: 'おうち',
      colour: ['red', 'green'],
      mood: ['cute', 'warm'],
    }),
  ],
};
