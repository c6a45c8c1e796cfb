import type { MonthLook } from '@fumi/domain';
import type { Box } from '../display-list.ts';
import type { CalendarPlan, PlannedRules } from './calendar-plan.ts';
import { paleInk } from './day-inks.ts';
import type { GridShape } from './grid-shape.ts';

/** Thin enough to lie behind the numbers, thick enough to hold in a tint; the line under the head is stronger. */
export const RULE_PT = 0.4;
const HEAD_RULE_PT = 0.8;

/** The lines of a grid: between the weeks, or around each day. */
export function gridRules({ box, headPt, cell, weeks }: GridShape, look: MonthLook): PlannedRules[] {
  if (look.rules === 'none') return [];
  const top = box.y + headPt;
  const across = (row: number, thick: number): Box => ({
    x: box.x,
    y: top + row * cell.height - thick / 2,
    width: box.width,
    height: thick,
  });
  const down = (column: number): Box => ({
    x: box.x + column * cell.width - RULE_PT / 2,
    y: top,
    width: RULE_PT,
    height: weeks * cell.height,
  });
  const rows = Array.from({ length: weeks }, (_, row) => across(row + 1, RULE_PT));
  const columns = look.rules === 'boxes' ? Array.from({ length: 8 }, (_, column) => down(column)) : [];
  const head = look.weekdays || look.rules === 'boxes' ? [across(0, HEAD_RULE_PT)] : [];
  return [{ color: look.ruleInk ?? look.ink, boxes: [...head, ...rows, ...columns] }];
}

/** Distance between lines to write on: wanted, and the least on which anybody can write, pt. */
const NOTE_LINE_PT = 11;
const LEAST_NOTE_LINE_PT = 6;

type NotedCell = Pick<CalendarPlan, 'ownDays'> & { readonly free: Box; readonly isOutside: boolean };

/** Distance of the lines from the sides of their cell where no rules part the cells, pt. */
const BETWEEN_PT = 1.5;

/** Share of the distance between lines that has to be free above a line. */
const WRITABLE = 0.5;

/**
 * Lines to write on, below what stands in a cell; own words take their place. All cells have them at the same heights.
 * Where a rule lies below the cell it is the last of them.
 */
export function noteLines(cells: readonly NotedCell[], look: MonthLook): PlannedRules[] {
  const free = cells.filter(
    ({ isOutside, ownDays }) => !isOutside && ownDays.every(({ words }) => words.length === 0),
  );
  const room = Math.max(0, ...free.map(({ free }) => free.height));
  const count = Math.min(Math.ceil(room / NOTE_LINE_PT), Math.floor(room / LEAST_NOTE_LINE_PT));
  const step = room / count;
  const gap = look.rules === 'none' ? BETWEEN_PT : 0;
  const first = look.rules === 'none' ? 0 : 1;
  const boxes = free.flatMap(({ free: { x, y: top, width, height } }) =>
    Array.from({ length: Math.max(0, count - first) }, (_, at) => ({
      ...{ x: x + gap, width: width - 2 * gap, height: RULE_PT },
      y: top + height - (at + first) * step - RULE_PT / 2,
    })).filter(({ y }) => y > top + step * WRITABLE),
  );
  return boxes.length === 0 ? [] : [{ color: look.ruleInk ?? paleInk(look.ink), boxes }];
}
