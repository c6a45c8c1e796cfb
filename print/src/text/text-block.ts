import type { WritingDirection } from '@fumi/domain';
import type { Box, PlacedGlyph } from '../display-list.ts';
import { DEEPEST_SQUEEZE, type Fit } from './fit.ts';
import type { Finding, FontChain } from './font-chain.ts';
import { shapeHorizontal } from './horizontal-line.ts';
import { joinClusters, type ShapedLine } from './line.ts';
import { breakLines } from './line-break.ts';
import { phraseLines } from './phrase-lines.ts';
import { type LinePlace, placeLine } from './place-line.ts';
import { shapeVertical } from './vertical-line.ts';

export type TextBlock = {
  readonly text: string;
  readonly box: Box;
  readonly writing: WritingDirection;
  readonly sizePt: number;
  readonly floorPt: number;
  /** Distance between the middles of lines, in em. */
  readonly lineHeightEm: number;
  /** At the floor lines come as close as this before the text is too long. */
  readonly tightestEm?: number | undefined;
  readonly align: 'start' | 'middle' | 'end';
  /** Where fewer lines stand than there is room for: at the first line's place, the last's, or in the middle. */
  readonly stack?: 'start' | 'end' | undefined;
  /** Air between characters, em. */
  readonly trackingEm?: number | undefined;
  /** Lines that are too long end between phrases, as even as can be; else each line is filled. */
  readonly breaks?: 'phrases' | undefined;
};

type SetBlock = {
  readonly glyphs: readonly PlacedGlyph[];
  /** What each line covers, glyph cells included. */
  readonly areas: readonly Box[];
  readonly fit: Fit;
  readonly findings: readonly Finding[];
};

/** Type sizes are tried in steps of a quarter point: finer steps are not seen. */
export const STEP_PT = 0.25;

/**
 * Sets a text into a box, breaking lines by 禁則, at the largest size from `sizePt` down to `floorPt` that fits; where
 * none does, with its lines closer, as far as the text allows.
 */
export function setTextBlock(block: TextBlock, chain: FontChain): SetBlock {
  const paragraphs = block.text.split(/\r\n|\r|\n/).map((text) => shape(text, block, chain));
  const along = block.writing === 'vertical' ? block.box.height : block.box.width;
  const across = block.writing === 'vertical' ? block.box.width : block.box.height;
  let sizePt = block.sizePt;
  const linesAt = (longestEm: number) => brokenLines(paragraphs, longestEm, block);
  let lines = linesAt(along / sizePt);
  let { lineHeightEm } = block;
  const fits = () => blockEm(lines.length, lineHeightEm) * sizePt <= across + 1e-6;
  while (!fits() && sizePt - STEP_PT >= block.floorPt) {
    sizePt -= STEP_PT;
    lines = linesAt(along / sizePt);
  }
  if (!fits()) lineHeightEm = closerEm(block, lines.length, across / sizePt);
  const longest = Math.max(0, ...lines.map(({ lengthEm }) => lengthEm)) * sizePt;
  const squeeze = longest > along ? along / longest : 1;
  const share = (sizePt / block.sizePt) * squeeze;
  const placed = lines.map((line, index) => ({
    line,
    place: placeOf({ ...block, lineHeightEm }, line, index, lines.length, sizePt, squeeze),
  }));
  return {
    glyphs: placed.flatMap(({ line, place }) => placeLine(line, place)),
    areas: placed.map(({ line, place }) => areaOf(line, place)),
    fit: { sizePt, squeeze, share, overflows: !fits() || squeeze < DEEPEST_SQUEEZE },
    findings: paragraphs.flatMap(({ findings }) => findings),
  };
}

const shape = (text: string, { writing, trackingEm = 0 }: TextBlock, chain: FontChain): ShapedLine =>
  writing === 'vertical'
    ? shapeVertical(text, chain, { trackingEm })
    : shapeHorizontal(text, chain, trackingEm);

const blockEm = (lines: number, lineHeightEm: number): number => 1 + Math.max(0, lines - 1) * lineHeightEm;

/** No closer than the text allows, nor than `acrossEm` asks for. */
function closerEm({ lineHeightEm, tightestEm = lineHeightEm }: TextBlock, lines: number, acrossEm: number) {
  const neededEm = (acrossEm - 1) / Math.max(1, lines - 1);
  return Math.min(lineHeightEm, Math.max(tightestEm, neededEm));
}

function brokenLines(
  paragraphs: readonly ShapedLine[],
  longestEm: number,
  { trackingEm = 0, breaks }: TextBlock,
): ShapedLine[] {
  return paragraphs.flatMap((line) => {
    const { writing, clusters, lengthEm } = line;
    if (clusters.length === 0) return [joinClusters(writing, [], [], 0)];
    if (breaks === 'phrases' && lengthEm > longestEm)
      return phraseLines(line, { fullEm: longestEm, longestEm, trackingEm });
    return breakLines(clusters, longestEm).map((part) => joinClusters(writing, part, [], trackingEm));
  });
}

function areaOf({ writing, lengthEm }: ShapedLine, { x, y, sizePt, squeeze }: LinePlace): Box {
  const length = lengthEm * sizePt * squeeze;
  return writing === 'vertical'
    ? { x: x - sizePt / 2, y, width: sizePt, height: length }
    : { x, y: y - sizePt / 2, width: length, height: sizePt };
}

/** From the middle of the box to the middle of the first line, against the direction in which lines follow. */
function firstLineOffset({ box, writing, lineHeightEm, stack }: TextBlock, count: number, sizePt: number) {
  const across = writing === 'vertical' ? box.width : box.height;
  const half = ((count - 1) * lineHeightEm * sizePt) / 2;
  const spare = Math.max(0, across - blockEm(count, lineHeightEm) * sizePt) / 2;
  return stack === undefined ? half : stack === 'start' ? half + spare : half - spare;
}

function placeOf(
  block: TextBlock,
  line: ShapedLine,
  index: number,
  count: number,
  sizePt: number,
  squeeze: number,
) {
  const { box, writing, align, lineHeightEm } = block;
  const along = writing === 'vertical' ? box.height : box.width;
  const free = along - line.lengthEm * sizePt * squeeze;
  const shift = align === 'start' ? 0 : align === 'middle' ? free / 2 : free;
  const step = lineHeightEm * sizePt;
  const first = firstLineOffset(block, count, sizePt);
  return writing === 'vertical'
    ? { x: box.x + box.width / 2 + first - index * step, y: box.y + shift, sizePt, squeeze }
    : { x: box.x + shift, y: box.y + box.height / 2 - first + index * step, sizePt, squeeze };
}
