import type { Page } from '../display-list.ts';
import { num } from './bytes.ts';

/** Which way portrait pages lie on a landscape sheet. */
export type SheetOptions = {
  /** `landscape`: all pages share one landscape MediaBox; `as-is`: every page keeps its own. */
  readonly orientation: 'landscape' | 'as-is';
  /** Side of the sheet that the top of a portrait page lies on. */
  readonly portraitTop: 'left' | 'right';
};

export type Sheet = {
  readonly widthPt: number;
  readonly heightPt: number;
  /** Page coordinates (y down) → sheet coordinates (y up), as the six numbers of a PDF matrix. */
  readonly matrix: string;
};

/*
 *   ┌──────┐            ┌───────────┐     Presses impose sheets of one size. A portrait page lies on its
 *   │ top  │            │ t         │     side: its top to the left (turned counter-clockwise) or to the
 *   │      │    →       │ o         │     right. Which of both goes with the front's head is agreed with
 *   └──────┘            └─p─────────┘     the printer.
 */
export function sheetOf(page: Page, options: SheetOptions): Sheet {
  const { widthPt, heightPt } = page;
  const turned = options.orientation === 'landscape' && heightPt > widthPt;
  if (!turned) return { widthPt, heightPt, matrix: `1 0 0 -1 0 ${num(heightPt)}` };
  const matrix =
    options.portraitTop === 'left' ? '0 1 1 0 0 0' : `0 -1 -1 0 ${num(heightPt)} ${num(widthPt)}`;
  return { widthPt: heightPt, heightPt: widthPt, matrix };
}

/** MediaBox, BleedBox and TrimBox: the sheet is the bleed, the cut lies inside. */
export function sheetBoxes(sheet: Sheet, bleedPt: number): string {
  const whole = `[0 0 ${num(sheet.widthPt)} ${num(sheet.heightPt)}]`;
  const trim = [bleedPt, bleedPt, sheet.widthPt - bleedPt, sheet.heightPt - bleedPt].map(num).join(' ');
  return `/MediaBox${whole}/BleedBox${whole}/TrimBox[${trim}]`;
}
