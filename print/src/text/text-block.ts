import type { Box, PlacedGlyph } from '../display-list.ts';
import type { Fit } from './fit.ts';
import type { Finding, FontChain } from './font-chain.ts';
import { shapeHorizontal } from './horizontal-line.ts';
import { joinClusters, type ShapedLine, type Writing } from './line.ts';
import { breakLines } from './line-break.ts';
import { placeLine } from './place-line.ts';
import { shapeVertical } from './vertical-line.ts';

export type TextBlock = {
  readonly text: string;
  readonly box: Box;
  readonly writing: Writing;
  readonly sizePt: number;
  readonly floorPt: number;
  /** Distance between the middles of lines, in em. */
  readonly lineHeightEm: number;
  readonly align: 'start' | 'middle' | 'end';
};

type SetBlock = {
  readonly glyphs: readonly PlacedGlyph[];
  readonly fit: Fit;
  readonly findings: readonly Finding[];
};

/** Type sizes are tried in steps of a quarter point: finer steps are not seen. */
const STEP_PT = 0.25;

/** Sets a text into a box, breaking lines by 禁則, at the largest size from `sizePt` down to `floorPt` that fits. */
export function setTextBlock(block: TextBlock, chain: FontChain): SetBlock {
  const paragraphs = block.text.split(/\r\n|\r|\n/).map((text) => shape(text, block.writing, chain));
  const along = block.writing === 'vertical' ? block.box.height : block.box.width;
  const across = block.writing === 'vertical' ? block.box.width : block.box.height;
  let sizePt = block.sizePt;
  let lines = linesAt(paragraphs, along / sizePt);
  const fits = () => blockEm(lines.length, block.lineHeightEm) * sizePt <= across + 1e-6;
  while (!fits() && sizePt - STEP_PT >= block.floorPt) {
    sizePt -= STEP_PT;
    lines = linesAt(paragraphs, along / sizePt);
  }
  const longest = Math.max(0, ...lines.map(({ lengthEm }) => lengthEm)) * sizePt;
  const squeeze = longest > along ? along / longest : 1;
  const share = (sizePt / block.sizePt) * squeeze;
  return {
    glyphs: lines.flatMap((line, index) =>
      placeLine(line, placeOf(block, line, index, lines.length, sizePt, squeeze)),
    ),
    fit: { sizePt, squeeze, share, overflows: !fits() },
    findings: paragraphs.flatMap(({ findings }) => findings),
  };
}

const shape = (text: string, writing: Writing, chain: FontChain): ShapedLine =>
  writing === 'vertical' ? shapeVertical(text, chain) : shapeHorizontal(text, chain);

const blockEm = (lines: number, lineHeightEm: number): number => 1 + Math.max(0, lines - 1) * lineHeightEm;

function linesAt(paragraphs: readonly ShapedLine[], longestEm: number): ShapedLine[] {
  return paragraphs.flatMap(({ writing, clusters }) =>
    clusters.length === 0
      ? [joinClusters(writing, [], [], 0)]
      : breakLines(clusters, longestEm).map((line) => joinClusters(writing, line, [], 0)),
  );
}

function placeOf(
  { box, writing, align, lineHeightEm }: TextBlock,
  line: ShapedLine,
  index: number,
  count: number,
  sizePt: number,
  squeeze: number,
) {
  const along = writing === 'vertical' ? box.height : box.width;
  const free = along - line.lengthEm * sizePt * squeeze;
  const shift = align === 'start' ? 0 : align === 'middle' ? free / 2 : free;
  const step = lineHeightEm * sizePt;
  // The lines stand in the middle of the box across their direction.
  const first = ((count - 1) * step) / 2;
  return writing === 'vertical'
    ? { x: box.x + box.width / 2 + first - index * step, y: box.y + shift, sizePt, squeeze }
    : { x: box.x + shift, y: box.y + box.height / 2 - first + index * step, sizePt, squeeze };
}
