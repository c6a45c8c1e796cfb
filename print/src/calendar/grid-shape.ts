import type { MonthLook } from '@fumi/domain';
import type { Box } from '../display-list.ts';
import type { CalendarPlace } from './calendar-plan.ts';

/** Months of four or five weeks have rows of one height; the few of six have lower ones. */
const USUAL_WEEKS = 5;

/** The head takes so much of the height of a row. */
const HEAD_OF_ROW = 0.5;

export type GridShape = {
  readonly box: Box;
  readonly headPt: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly weeks: number;
};

export function gridShape({ box }: CalendarPlace, look: MonthLook, weeks: number): GridShape {
  const rows = Math.max(USUAL_WEEKS, weeks);
  const headRows = look.weekdays ? HEAD_OF_ROW : 0;
  const height = box.height / (rows + headRows);
  return { box, headPt: height * headRows, cell: { width: box.width / 7, height }, weeks };
}

/** Sizes of what stands in a day's cell, pt. */
export type Sizes = { readonly numeralPt: number; readonly notePt: number };

/** Shares of a cell that read well; a six-character holiday fits the cell's width. */
const NUMERAL = { middle: { height: 0.52, width: 0.5 }, corner: { height: 0.42, width: 0.36 } } as const;
const NOTE_OF_WIDTH = 0.152;
const NOTE_OF_HEIGHT = 0.24;
const NOTE_MOST_PT = 11;

/** Words of a grid that are smaller than this are hard to read. */
export const LEAST_WORDS_PT = 5;

export function cellSizes({ cell }: GridShape, look: MonthLook): Sizes {
  const share = NUMERAL[look.numeral];
  const own = Math.min(cell.height * share.height, cell.width * share.width);
  return {
    numeralPt: Math.min(look.numeralPt ?? own, cell.height * 0.7, cell.width * 0.7),
    notePt: Math.max(
      LEAST_WORDS_PT,
      Math.min(cell.width * NOTE_OF_WIDTH, cell.height * NOTE_OF_HEIGHT, NOTE_MOST_PT),
    ),
  };
}
