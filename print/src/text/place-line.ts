import type { Matrix, PlacedGlyph } from '../display-list.ts';
import type { Cluster, LineGlyph, ShapedLine } from './line.ts';

/** Where a line lies. For vertical lines `x` is the middle and `y` the top; for horizontal ones `x` is the
 *  left end and `y` the middle of the em box. Page coordinates, pt. */
export type LinePlace = {
  readonly x: number;
  readonly y: number;
  readonly sizePt: number;
  readonly squeeze: number;
  /** Air put between clusters beyond their own, to spread a line over a length (均等割付). */
  readonly spreadPt?: number;
};

// Middle of digits and capitals over the baseline, for cells that hold them side by side.
const CAPITAL_MIDDLE_EM = 0.36;
const CELL_WIDTH_EM = 0.96;

/** Turns a shaped line into glyphs at their places. */
export function placeLine(line: ShapedLine, place: LinePlace): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  let along = 0;
  for (const cluster of line.clusters) {
    placed.push(...placeCluster(line, cluster, place, along));
    along += (cluster.advanceEm + cluster.gapEm) * place.sizePt * place.squeeze + (place.spreadPt ?? 0);
  }
  return placed;
}

function placeCluster(line: ShapedLine, cluster: Cluster, place: LinePlace, along: number): PlacedGlyph[] {
  if (line.writing === 'horizontal') return placeHorizontal(cluster, place, along);
  if (cluster.kind === 'combined') return placeCombined(cluster, place, along);
  if (cluster.kind === 'turned') return placeTurned(cluster, place, along);
  return placeUpright(cluster, place, along);
}

function placeUpright(cluster: Cluster, { x, y, sizePt, squeeze }: LinePlace, along: number): PlacedGlyph[] {
  return visible(cluster.glyphs).map((lineGlyph) => {
    const { originXEm, originYEm } = lineGlyph.glyph;
    const shiftEm = lineGlyph.shiftEm ?? 0;
    const matrix: Matrix = [
      sizePt,
      0,
      0,
      -sizePt * squeeze,
      x + (shiftEm - originXEm) * sizePt,
      y + along + originYEm * sizePt * squeeze,
    ];
    return glyphAt(lineGlyph, matrix, lineGlyph.text, true);
  });
}

/** 縦中横: side by side on one baseline, narrowed to the cell, middle of the digits on middle of the cell. */
function placeCombined(cluster: Cluster, { x, y, sizePt, squeeze }: LinePlace, along: number): PlacedGlyph[] {
  const widthEm = cluster.glyphs.reduce((sum, { glyph }) => sum + glyph.advanceEm, 0);
  const narrow = Math.min(1, CELL_WIDTH_EM / widthEm);
  let left = x - (widthEm * narrow * sizePt) / 2;
  const baseline = y + along + (0.5 + CAPITAL_MIDDLE_EM) * sizePt * squeeze;
  return cluster.glyphs.map((lineGlyph) => {
    const matrix: Matrix = [sizePt * narrow, 0, 0, -sizePt * squeeze, left, baseline];
    left += lineGlyph.glyph.advanceEm * narrow * sizePt;
    return glyphAt(lineGlyph, matrix, lineGlyph.text, false);
  });
}

/** On the right side: the glyph's x axis runs down the page, its y axis to the right. */
function placeTurned(cluster: Cluster, { x, y, sizePt, squeeze }: LinePlace, along: number): PlacedGlyph[] {
  let top = y + along;
  const placed = cluster.glyphs.map((lineGlyph) => {
    const { source, glyph } = lineGlyph;
    const middleEm = (source.ascenderEm + source.descenderEm) / 2;
    const matrix: Matrix = [0, sizePt * squeeze, sizePt, 0, x - middleEm * sizePt, top];
    top += glyph.advanceEm * sizePt * squeeze;
    return { blank: glyph.isBlank, glyph: glyphAt(lineGlyph, matrix, lineGlyph.text, false) };
  });
  return placed.filter(({ blank }) => !blank).map(({ glyph }) => glyph);
}

function placeHorizontal(
  cluster: Cluster,
  { x, y, sizePt, squeeze }: LinePlace,
  along: number,
): PlacedGlyph[] {
  return visible(cluster.glyphs).map((lineGlyph) => {
    const { source, shiftEm = 0 } = lineGlyph;
    const left = x + along + shiftEm * sizePt * squeeze;
    const baseline = y + ((source.ascenderEm + source.descenderEm) / 2) * sizePt;
    return glyphAt(lineGlyph, [sizePt * squeeze, 0, 0, -sizePt, left, baseline], lineGlyph.text, false);
  });
}

const visible = (glyphs: readonly LineGlyph[]): LineGlyph[] => glyphs.filter(({ glyph }) => !glyph.isBlank);

const glyphAt = (
  { source, glyph, thickenEm }: LineGlyph,
  matrix: Matrix,
  text: string,
  vertical: boolean,
): PlacedGlyph => ({
  font: source.fontId,
  glyphId: glyph.id,
  text,
  matrix,
  vertical,
  ...(thickenEm === undefined ? {} : { thickenEm }),
});
