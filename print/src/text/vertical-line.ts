import { isSpace } from '../font/glyph-source.ts';
import {
  type Character,
  fullWidth,
  isAsciiDigit,
  isAsciiPrintable,
  readCharacters,
  standsUpright,
} from './character.ts';
import { type Finding, type FontChain, findGlyph } from './font-chain.ts';
import { type Cluster, joinClusters, type LineGlyph, type ShapedLine } from './line.ts';
import { isUpright } from './orientation.ts';

export type VerticalStyle = {
  /** Air between all clusters. */
  readonly trackingEm?: number;
  /** Up to how many digits share one cell (縦中横); 0 stacks all of them. */
  readonly combinedDigits?: number;
};

/** A narrow space is too little air between two upright characters and a full-width one too much. */
const NARROW_SPACE_EM = 0.5;
/** Longer runs of digits and capitals read better lying than stacked. */
const LONGEST_STACK = 4;

/** Shapes one line of vertical text: forms, orientation, cells. */
export function shapeVertical(text: string, chain: FontChain, style: VerticalStyle = {}): ShapedLine {
  const findings: Finding[] = [];
  const clusters = runsOf(readCharacters(text)).flatMap((run) =>
    clustersOf(run, chain, style.combinedDigits ?? 2, findings),
  );
  return joinClusters('vertical', clusters, findings, style.trackingEm ?? 0);
}

/** Runs of ASCII stay together, spaces inside included; every other character is a run of its own. */
function runsOf(characters: readonly Character[]): Character[][] {
  const runs: Character[][] = [];
  let open = false;
  characters.forEach((character, index) => {
    const ascii = isAsciiPrintable(character.codePoint);
    const next = characters[index + 1];
    const joins =
      open &&
      (ascii || (character.codePoint === 0x20 && !!next && isLatin(next) && isLatin(characters[index - 1])));
    if (joins) runs.at(-1)?.push(character);
    else runs.push([character]);
    open = ascii || joins;
  });
  return runs;
}

const isLatin = (character: Character | undefined): boolean =>
  character !== undefined && isAsciiPrintable(character.codePoint) && !isAsciiDigit(character.codePoint);

function clustersOf(
  run: readonly Character[],
  chain: FontChain,
  combinedDigits: number,
  findings: Finding[],
): Cluster[] {
  const [first] = run;
  if (!first) return [];
  if (!isAsciiPrintable(first.codePoint)) return [singleCluster(first, chain, findings)];
  const short = run.every(
    ({ codePoint }) => isAsciiDigit(codePoint) || codePoint === 0x21 || codePoint === 0x3f,
  );
  if (short && run.length <= combinedDigits) return [combinedCluster(run, chain, findings)];
  const digits = run.every(({ codePoint }) => isAsciiDigit(codePoint));
  if (digits || (run.length <= LONGEST_STACK && run.every(({ codePoint }) => standsUpright(codePoint)))) {
    return run.map((character) => singleCluster(fullWidth(character), chain, findings));
  }
  return [turnedCluster(run, chain, findings)];
}

function singleCluster(character: Character, chain: FontChain, findings: Finding[]): Cluster {
  const { text, codePoint } = character;
  if (isSpace(codePoint)) {
    return { kind: 'gap', text, glyphs: [], advanceEm: codePoint === 0x3000 ? 1 : NARROW_SPACE_EM, gapEm: 0 };
  }
  const [found] = lookUp([character], chain, findings);
  if (!found) return { kind: 'upright', text, glyphs: [], advanceEm: 1, gapEm: 0 };
  const form = found.source.verticalForm(found.glyph);
  if (!form && !isUpright(codePoint)) {
    return { kind: 'turned', text, glyphs: [found], advanceEm: found.glyph.advanceEm, gapEm: 0 };
  }
  const glyph = form ?? found.glyph;
  return { kind: 'upright', text, glyphs: [{ ...found, glyph }], advanceEm: glyph.heightEm, gapEm: 0 };
}

function combinedCluster(run: readonly Character[], chain: FontChain, findings: Finding[]): Cluster {
  return {
    kind: 'combined',
    text: textOf(run),
    glyphs: lookUp(run, chain, findings),
    advanceEm: 1,
    gapEm: 0,
  };
}

function turnedCluster(run: readonly Character[], chain: FontChain, findings: Finding[]): Cluster {
  const glyphs = lookUp(run, chain, findings);
  const advanceEm = glyphs.reduce((sum, { glyph }) => sum + glyph.advanceEm, 0);
  return { kind: 'turned', text: textOf(run), glyphs, advanceEm, gapEm: 0 };
}

/** Looks glyphs up and notes what was substituted or missing; a missing one leaves its place empty. */
export function lookUp(run: readonly Character[], chain: FontChain, findings: Finding[]): LineGlyph[] {
  return run.flatMap((character) => {
    const found = findGlyph(chain, character);
    if (!found) findings.push({ code: 'missing-glyph', text: character.text });
    else if (found.finding) findings.push(found.finding);
    return found ? [{ source: found.source, glyph: found.glyph, text: character.text }] : [];
  });
}

const textOf = (run: readonly Character[]): string => run.map(({ text }) => text).join('');
