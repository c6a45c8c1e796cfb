import { mmToPt, type Typeface } from '@fumi/domain';
import { BLACK, type Box, type Color, type Operation } from '../display-list.ts';
import type { FontChain } from '../text/font-chain.ts';
import { type Drawn, label } from './calibration-panels.ts';

/*
 * Where a page of a calibration file is cut, punched and glued.
 *
 *   ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒  bleed, tinted: any that is left after cutting shows
 *   ▒┌──┬┬┬┬┬┬┬┬┬┬──┐▒  cut, with a tick each millimetre
 *   ▒│+ ┌────────┐ +│▒  + register crosses, where those of the back lie too
 *   ▒│  │        │  │▒  safe area
 *   ▒│ 3│2 1 0   │  │▒  steps: how far the cut is off
 */

const HAIRLINE_PT = 0.25;
const BLEED_TINT: Color = [0.2, 0, 0, 0];
const HOLE_TINT: Color = [0, 0.25, 0, 0];
const BOUND_TINT: Color = [0, 0, 0.4, 0];
const CUT: Color = [0, 1, 0, 0];
const SAFE: Color = [1, 0, 0, 0];
/** All plates over each other. */
const REGISTER: Color = [1, 1, 1, 1];

const CROSS_MM = 5;
/** Middle of a cross, from both cuts. */
const CROSS_FROM_CUT_MM = 6;

type Sheet = { readonly widthPt: number; readonly heightPt: number; readonly bleedPt: number };

const inset = ({ widthPt, heightPt }: Sheet, margin: number): Box => ({
  x: margin,
  y: margin,
  width: widthPt - 2 * margin,
  height: heightPt - 2 * margin,
});

const outline = (color: Color, box: Box): Operation => ({
  kind: 'stroke',
  color,
  box,
  lineWidthPt: HAIRLINE_PT,
});

/** The strips that the guillotine takes. */
function bleedStrips({ widthPt, heightPt, bleedPt }: Sheet): Box[] {
  const side = { width: bleedPt, y: bleedPt, height: heightPt - 2 * bleedPt };
  return [
    { x: 0, y: 0, width: widthPt, height: bleedPt },
    { x: 0, y: heightPt - bleedPt, width: widthPt, height: bleedPt },
    { x: 0, ...side },
    { x: widthPt - bleedPt, ...side },
  ];
}

/** How long the tick of a millimetre is, mm. */
const tickMm = (mm: number): number => (mm % 10 === 0 ? 2.4 : mm % 5 === 0 ? 1.8 : 1.2);

/** Ticks along all four cuts, from the corner at the top left on. */
function rulers({ widthPt, heightPt, bleedPt }: Sheet): Box[] {
  const ticks = (lengthPt: number): number[] =>
    Array.from({ length: Math.floor(lengthPt / mmToPt(1)) + 1 }, (_, mm) => mm);
  const [right, bottom] = [widthPt - bleedPt, heightPt - bleedPt];
  const along = ticks(right - bleedPt).flatMap((mm): Box[] => {
    const [x, height] = [bleedPt + mmToPt(mm) - HAIRLINE_PT / 2, mmToPt(tickMm(mm))];
    return [bleedPt, bottom - height].map((y) => ({ x, y, width: HAIRLINE_PT, height }));
  });
  const down = ticks(bottom - bleedPt).flatMap((mm): Box[] => {
    const [y, width] = [bleedPt + mmToPt(mm) - HAIRLINE_PT / 2, mmToPt(tickMm(mm))];
    return [bleedPt, right - width].map((x) => ({ x, y, width, height: HAIRLINE_PT }));
  });
  return [...along, ...down];
}

/** Lines along each cut, from 3 mm outside to 3 mm inside, in steps: the outermost that is left tells how it was cut. */
function cutSteps({ widthPt, heightPt, bleedPt }: Sheet): Box[] {
  const stepPt = mmToPt(2);
  return Array.from({ length: 7 }, (_, index) => index - 3).flatMap((mm): Box[] => {
    const from = (middle: number): number => middle + (mm - 0.5) * stepPt;
    const depth = bleedPt + mmToPt(mm) - HAIRLINE_PT / 2;
    const [x, y] = [from(widthPt / 2), from(heightPt / 2)];
    return [
      { x, y: depth, width: stepPt, height: HAIRLINE_PT },
      { x, y: heightPt - depth - HAIRLINE_PT, width: stepPt, height: HAIRLINE_PT },
      { x: depth, y, width: HAIRLINE_PT, height: stepPt },
      { x: widthPt - depth - HAIRLINE_PT, y, width: HAIRLINE_PT, height: stepPt },
    ];
  });
}

/** One in each corner, as far from each cut: both sides agree, whichever edge the leaf is turned over. */
function crosses({ widthPt, heightPt, bleedPt }: Sheet): Box[] {
  const [from, arm] = [bleedPt + mmToPt(CROSS_FROM_CUT_MM), mmToPt(CROSS_MM) / 2];
  return [from, widthPt - from].flatMap((x) =>
    [from, heightPt - from].flatMap((y): Box[] => [
      { x: x - arm, y: y - HAIRLINE_PT / 2, width: 2 * arm, height: HAIRLINE_PT },
      { x: x - HAIRLINE_PT / 2, y: y - arm, width: HAIRLINE_PT, height: 2 * arm },
    ]),
  );
}

type Zones = {
  readonly holes: readonly Box[];
  /** What the glue swallows. */
  readonly bound: Box | null;
};

/** All marks of a page: its edges, what is kept clear, and where its other side lies. */
export function calibrationMarks(
  sheet: Sheet,
  { holes, bound, safeMm }: Zones & { readonly safeMm: number },
  fonts: (face: Typeface) => FontChain,
): Drawn {
  const zones: Operation[] = [
    { kind: 'fill', color: HOLE_TINT, boxes: holes },
    { kind: 'fill', color: BOUND_TINT, boxes: bound ? [bound] : [] },
  ];
  const operations: Operation[] = [
    { kind: 'fill', color: BLEED_TINT, boxes: bleedStrips(sheet) },
    ...zones.filter((zone) => zone.kind === 'fill' && zone.boxes.length > 0),
    outline(CUT, inset(sheet, sheet.bleedPt)),
    outline(SAFE, inset(sheet, sheet.bleedPt + mmToPt(safeMm))),
    { kind: 'fill', color: BLACK, boxes: [...rulers(sheet), ...cutSteps(sheet)] },
    { kind: 'fill', color: REGISTER, boxes: crosses(sheet) },
  ];
  const named = (box: Box) =>
    label('穴', { ...box, x: box.x + box.width / 2 - 3, y: box.y + box.height / 2 - 4, height: 8 }, fonts);
  return { operations, texts: holes.map(named) };
}
