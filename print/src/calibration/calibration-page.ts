import { mmToPt, type Typeface } from '@fumi/domain';
import type { Box, Page } from '../display-list.ts';
import { layoutFrontPage, SAFE_MM } from '../front/front-page.ts';
import type { FontChain } from '../text/font-chain.ts';
import { calibrationMarks } from './calibration-marks.ts';
import { type Drawn, measuredPanels, PANEL_PT, type Panel, titlePanel } from './calibration-panels.ts';

/** A page of a product, with what the binder needs of it. */
export type CalibrationPage = {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly bleedPt: number;
  /** Where holes go, pt (`holesOn`). */
  readonly holes: readonly Box[];
  /** The side that is glued, and how much of it nobody sees; null where none is. */
  readonly bound: { readonly side: 'left' | 'right'; readonly swallowMm: number } | null;
  /** Words of the title panel, one string a line. */
  readonly lines: readonly string[];
};

/** From the cut to the panels: outside of it are rulers, crosses, and what is glued or punched. */
const MARGIN_MM = 10;
const GAP_PT = mmToPt(2);

function boundBox({ widthPt, heightPt, bleedPt, bound }: CalibrationPage): Box | null {
  if (bound === null) return null;
  const width = mmToPt(bound.swallowMm);
  const x = bound.side === 'left' ? bleedPt : widthPt - bleedPt - width;
  return { x, y: bleedPt, width, height: heightPt - 2 * bleedPt };
}

/** What is left for panels. */
function roomOf({ widthPt, heightPt, bleedPt, holes }: CalibrationPage): Box {
  const margin = bleedPt + mmToPt(MARGIN_MM);
  const upper = holes.filter(({ y }) => y < heightPt / 2).map(({ y, height }) => y + height);
  const lower = holes.filter(({ y }) => y >= heightPt / 2).map(({ y }) => y);
  const top = Math.max(margin, ...upper.map((y) => y + GAP_PT));
  const bottom = Math.min(heightPt - margin, ...lower.map((y) => y - GAP_PT));
  return { x: margin, y: top, width: widthPt - 2 * margin, height: bottom - top };
}

/** Panels one below the other, column by column, as many as there is room for; and the others. */
function pour(panels: readonly Panel[], room: Box): { readonly drawn: Drawn[]; readonly rest: Panel[] } {
  const drawn: Drawn[] = [];
  let [x, y] = [room.x, room.y];
  for (const [index, panel] of panels.entries()) {
    if (y > room.y && y + panel.heightPt > room.y + room.height) [x, y] = [x + PANEL_PT + GAP_PT, room.y];
    if (x + PANEL_PT > room.x + room.width + 0.5) return { drawn, rest: panels.slice(index) };
    drawn.push(panel.draw({ x, y }));
    y += panel.heightPt + GAP_PT;
  }
  return { drawn, rest: [] };
}

/**
 * Pages by which a print shop measures where it cuts, punches and glues, and how its inks and small type come out. What
 * has no room on a page stands on the next one; a page after the last panel begins with the first again.
 */
export function layoutCalibrationPages(
  pages: readonly CalibrationPage[],
  fonts: (face: Typeface) => FontChain,
): Page[] {
  let waiting: Panel[] = [];
  return pages.map((page) => {
    const { widthPt, heightPt, bleedPt, holes, lines } = page;
    const marks = calibrationMarks(page, { holes, bound: boundBox(page), safeMm: SAFE_MM }, fonts);
    const panels = waiting.length > 0 ? waiting : measuredPanels(fonts);
    const { drawn, rest } = pour([titlePanel(lines, fonts), ...panels], roomOf(page));
    waiting = rest;
    const all = [marks, ...drawn];
    const words = layoutFrontPage({ widthPt, heightPt, bleedPt, items: all.flatMap(({ texts }) => texts) });
    return { ...words, operations: [...all.flatMap(({ operations }) => operations), ...words.operations] };
  });
}
