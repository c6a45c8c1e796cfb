import type { MonthLook } from '@fumi/domain';
import type { Box } from '../display-list.ts';
import type { PlannedRules } from './calendar-plan.ts';
import type { GridShape } from './grid-shape.ts';

/** Thin enough to lie behind the numbers, thick enough to hold in a tint; the line under the head is stronger. */
const RULE_PT = 0.4;
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
