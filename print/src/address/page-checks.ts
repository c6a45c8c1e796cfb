import { mmToPt } from '@fumi/domain';
import type { Box, Issue, IssueCode, Operation } from '../display-list.ts';
import type { AddressLayout } from './address-layout.ts';
import type { CardSpace } from './card-space.ts';
import type { SetBox } from './fragment.ts';

// Boxes touch at shared edges without overlapping; a twentieth of a point is no touch.
const TOLERANCE_PT = 0.05;

/** Lines that touch a reserved area, codes included, or come too near to the cut; each is reported once. */
export function checkBoxes(
  boxes: readonly SetBox[],
  codes: readonly Operation[],
  layout: AddressLayout,
  space: CardSpace,
): Issue[] {
  const reserved = [...layout.reserved.map(space.box), ...codes.flatMap(quietZone)];
  const margin = layout.page.bleedPt + mmToPt(layout.safeMm);
  const safe: Box = {
    x: margin,
    y: margin,
    width: layout.page.widthPt - 2 * margin,
    height: layout.page.heightPt - 2 * margin,
  };
  const issues = boxes.flatMap(({ box, issue }): Issue[] => {
    const found: IssueCode[] = [];
    if (reserved.some((area) => overlaps(area, box))) found.push('reserved-area');
    if (!contains(safe, box)) found.push('outside-safe-area');
    return found.map((code) => ({ code, ...issue, percent: null }));
  });
  return uniqueIssues(issues);
}

// Readers of codes want clear paper around them (Japan Post: 2 mm).
const QUIET_PT = mmToPt(2);

/** The area of a code with its quiet zone. */
function quietZone(code: Operation): Box[] {
  if (code.kind !== 'fill' || code.boxes.length === 0) return [];
  const left = Math.min(...code.boxes.map(({ x }) => x)) - QUIET_PT;
  const top = Math.min(...code.boxes.map(({ y }) => y)) - QUIET_PT;
  const right = Math.max(...code.boxes.map(({ x, width }) => x + width)) + QUIET_PT;
  const bottom = Math.max(...code.boxes.map(({ y, height }) => y + height)) + QUIET_PT;
  return [{ x: left, y: top, width: right - left, height: bottom - top }];
}

/** Whether two boxes share an area; edges may touch. pt. */
export function overlaps(a: Box, b: Box): boolean {
  return (
    a.x + a.width > b.x + TOLERANCE_PT &&
    b.x + b.width > a.x + TOLERANCE_PT &&
    a.y + a.height > b.y + TOLERANCE_PT &&
    b.y + b.height > a.y + TOLERANCE_PT
  );
}

/** Whether one box lies inside another; edges may touch. pt. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - TOLERANCE_PT &&
    inner.y >= outer.y - TOLERANCE_PT &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE_PT &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE_PT
  );
}

/** The same finding about the same field and text counts once, in the order found. */
export function uniqueIssues(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ code, party, field, text }) => {
    const key = JSON.stringify([code, party, field, text]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
