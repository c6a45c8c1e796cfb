import type { WritingDirection } from '@fumi/domain';
import type { Box, PlacedGlyph } from '../display-list.ts';
import { DEEPEST_SQUEEZE, type Fit } from './fit.ts';
import type { Finding, FontChain } from './font-chain.ts';
import { shapeHorizontal } from './horizontal-line.ts';
import { type Cluster, joinClusters, type LooseCluster, type ShapedLine } from './line.ts';
import { breakLines } from './line-break.ts';
import { type Phrases, phraseLines } from './phrase-lines.ts';
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
  /** At the floor lines come as close as this, and characters are condensed, before the text is too long. */
  readonly tightestEm?: number | undefined;
  readonly align: 'start' | 'middle' | 'end';
  /** Where fewer lines stand than there is room for: at the first line's place, the last's, or in the middle. */
  readonly stack?: 'start' | 'end' | undefined;
  /** Air between characters, em. */
  readonly trackingEm?: number | undefined;
  /** Lines that are too long end between phrases, or parts of an address, as even as can be; else each line is filled. */
  readonly breaks?: 'phrases' | 'address' | undefined;
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

/** Beyond the smallest size, an address or names are condensed in steps of a twentieth. */
const SQUEEZE_STEP = 0.05;

/**
 * Sets a text into a box, breaking lines by 禁則, at the largest size from `sizePt` down to `floorPt` that fits; where
 * none does and the text allows it, with its lines closer, and condensed last. A word stays whole on its line where any of
 * these lets it.
 */
export function setTextBlock(block: TextBlock, chain: FontChain): SetBlock {
  const paragraphs = block.text.split(/\r\n|\r|\n/).map((text) => shape(text, block, chain));
  const along = block.writing === 'vertical' ? block.box.height : block.box.width;
  const across = block.writing === 'vertical' ? block.box.width : block.box.height;
  const tryOn = ({ sizePt, squeeze }: Trial) => {
    const { lines, breaksWord } = brokenLines(paragraphs, along / sizePt / squeeze, block);
    const lineHeightEm =
      sizePt > block.floorPt ? block.lineHeightEm : closerEm(block, lines.length, across / sizePt);
    const longest = Math.max(0, ...lines.map(({ lengthEm }) => lengthEm)) * sizePt;
    const isHigh = blockEm(lines.length, lineHeightEm) * sizePt > across + 1e-6;
    const fits = !isHigh && longest * squeeze <= along + 1e-6;
    return { sizePt, lines, lineHeightEm, longest, isHigh, fits, reads: fits && !breaksWord };
  };
  let set = tryOn({ sizePt: block.sizePt, squeeze: 1 });
  for (const trial of trialsOf(block)) {
    if (set.reads) break;
    const next = tryOn(trial);
    if (!set.fits || next.reads) set = next;
  }
  const { sizePt, lines, lineHeightEm, longest, isHigh } = set;
  const squeeze = longest > along ? along / longest : 1;
  const share = (sizePt / block.sizePt) * squeeze;
  const placed = lines.map((line, index) => ({
    line,
    place: placeOf({ ...block, lineHeightEm }, line, index, lines.length, sizePt, squeeze),
  }));
  return {
    glyphs: placed.flatMap(({ line, place }) => placeLine(line, place)),
    areas: placed.map(({ line, place }) => areaOf(line, place)),
    fit: { sizePt, squeeze, share, overflows: isHigh || squeeze < DEEPEST_SQUEEZE },
    findings: paragraphs.flatMap(({ findings }) => findings),
  };
}

type Trial = { readonly sizePt: number; readonly squeeze: number };

/** What is tried after the wanted size, one after the other: smaller, and condensed where lines may come closer too. */
function trialsOf({ sizePt, floorPt, tightestEm }: TextBlock): readonly Trial[] {
  const smaller = Math.max(0, Math.ceil((sizePt - floorPt) / STEP_PT - 1e-6));
  const sizes = Array.from({ length: smaller }, (_, step) =>
    Math.max(floorPt, sizePt - (step + 1) * STEP_PT),
  );
  const squeezes = tightestEm === undefined ? 0 : Math.round((1 - DEEPEST_SQUEEZE) / SQUEEZE_STEP);
  return [
    ...sizes.map((size) => ({ sizePt: size, squeeze: 1 })),
    ...Array.from({ length: squeezes }, (_, step) => ({
      sizePt: Math.min(floorPt, sizePt),
      squeeze: 1 - (step + 1) * SQUEEZE_STEP,
    })),
  ];
}

const shape = (text: string, { writing, trackingEm = 0 }: TextBlock, chain: FontChain): ShapedLine =>
  writing === 'vertical'
    ? shapeVertical(text, chain, { trackingEm })
    : shapeHorizontal(text, chain, trackingEm);

const blockEm = (lines: number, lineHeightEm: number): number => 1 + Math.max(0, lines - 1) * lineHeightEm;

/** Distance between lines at the floor size, em: the widest that fits `acrossEm`, but at least `tightestEm`. */
function closerEm({ lineHeightEm, tightestEm = lineHeightEm }: TextBlock, lines: number, acrossEm: number) {
  const neededEm = (acrossEm - 1) / Math.max(1, lines - 1);
  return Math.min(lineHeightEm, Math.max(tightestEm, neededEm));
}

function brokenLines(
  paragraphs: readonly ShapedLine[],
  longestEm: number,
  { trackingEm = 0, breaks }: TextBlock,
): Phrases {
  const broken = paragraphs.map((paragraph): Phrases => {
    const line = withBrokenRuns(paragraph, longestEm, trackingEm);
    const { writing, clusters, lengthEm } = line;
    if (clusters.length > 0 && breaks && lengthEm > longestEm)
      return phraseLines(line, {
        fullEm: longestEm,
        longestEm,
        trackingEm,
        isAddress: breaks === 'address',
      });
    const parts = clusters.length > 0 ? breakLines(clusters, longestEm) : [[]];
    return {
      lines: parts.map((part) => joinClusters(writing, part, [], trackingEm)),
      breaksWord: false,
    };
  });
  return {
    lines: broken.flatMap(({ lines }) => lines),
    breaksWord: broken.some(({ breaksWord }) => breaksWord),
  };
}

/** A turned run of Latin letters that is longer than a line is broken between its words. */
function withBrokenRuns(line: ShapedLine, longestEm: number, trackingEm: number): ShapedLine {
  const isBroken = ({ kind, advanceEm, text }: Cluster) =>
    kind === 'turned' && advanceEm > longestEm && text.includes(' ');
  if (!line.clusters.some(isBroken)) return line;
  const clusters = line.clusters.flatMap((cluster) => (isBroken(cluster) ? wordsOf(cluster) : [cluster]));
  return joinClusters(line.writing, clusters, line.findings, trackingEm);
}

/** The words of a run and the gaps between them. */
function wordsOf({ glyphs }: Cluster): readonly LooseCluster[] {
  const words: LooseCluster[] = [];
  for (const each of glyphs) {
    const last = words.at(-1);
    const { advanceEm } = each.glyph;
    if (each.text === ' ') words.push({ kind: 'gap', text: ' ', glyphs: [], advanceEm });
    else if (!last || last.kind === 'gap')
      words.push({ kind: 'turned', text: each.text, glyphs: [each], advanceEm });
    else
      words[words.length - 1] = {
        ...last,
        text: last.text + each.text,
        glyphs: [...last.glyphs, each],
        advanceEm: last.advanceEm + advanceEm,
      };
  }
  return words;
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
