import { isSpace } from '../font/glyph-source.ts';
import { thickeningEm } from '../font/stroke-weight.ts';
import {
  type Character,
  fullWidth,
  isAsciiDigit,
  isComposed,
  isOfRun,
  readCharacters,
  standsUpright,
} from './character.ts';
import { type Finding, type FontChain, findGlyph } from './font-chain.ts';
import { joinClusters, type LineGlyph, type LooseCluster, type ShapedLine } from './line.ts';
import { isUpright } from './orientation.ts';

export type VerticalStyle = {
  /** Air between all clusters. */
  readonly trackingEm?: number;
  /** Up to how many digits share one cell (縦中横); 0 stacks all of them. */
  readonly combinedDigits?: number;
  /** Short runs of capitals lie on their side too, as in a name whose other half does: KIM. */
  readonly turnsCapitals?: boolean;
};

/** A narrow space is too little air between two upright characters and a full-width one too much. */
const NARROW_SPACE_EM = 0.5;
/** Longer runs of digits and capitals read better lying than stacked. */
const LONGEST_STACK = 4;

/** Shapes one line of vertical text: forms, orientation, cells. */
export function shapeVertical(text: string, chain: FontChain, style: VerticalStyle = {}): ShapedLine {
  const findings: Finding[] = [];
  const clusters = runsOf(readCharacters(text)).flatMap((run) => clustersOf(run, chain, style, findings));
  return joinClusters('vertical', clusters, findings, style.trackingEm ?? 0);
}

type Run = [Character, ...Character[]];

/** Runs of ASCII and of western letters stay together, spaces inside included; every other character is a run of its own. */
function runsOf(characters: readonly Character[]): Run[] {
  const runs: Run[] = [];
  let open = false;
  characters.forEach((character, index) => {
    const isIn = isOfRun(character.codePoint);
    const next = characters[index + 1];
    const joins =
      open &&
      (isIn || (character.codePoint === 0x20 && !!next && isLatin(next) && isLatin(characters[index - 1])));
    if (joins) runs.at(-1)?.push(character);
    else runs.push([character]);
    open = isIn || joins;
  });
  return runs;
}

const isLatin = (character: Character | undefined): boolean =>
  character !== undefined && isOfRun(character.codePoint) && !isAsciiDigit(character.codePoint);

function clustersOf(
  run: Readonly<Run>,
  chain: FontChain,
  { combinedDigits = 2, turnsCapitals = false }: VerticalStyle,
  findings: Finding[],
): LooseCluster[] {
  const [first] = run;
  if (!isOfRun(first.codePoint)) return [singleCluster(first, chain, findings)];
  const short = run.every(
    ({ codePoint }) => isAsciiDigit(codePoint) || codePoint === 0x21 || codePoint === 0x3f,
  );
  if (short && run.length <= combinedDigits) return [combinedCluster(run, chain, findings)];
  const digits = run.every(({ codePoint }) => isAsciiDigit(codePoint));
  const stacks = run.length <= (turnsCapitals ? 1 : LONGEST_STACK);
  if (digits || (stacks && run.every(({ codePoint }) => standsUpright(codePoint)))) {
    return run.map((character) => singleCluster(fullWidth(character), chain, findings));
  }
  return [turnedCluster(run, chain, findings)];
}

function singleCluster(character: Character, chain: FontChain, findings: Finding[]): LooseCluster {
  const { text, codePoint } = character;
  if (isSpace(codePoint)) {
    return { kind: 'gap', text, glyphs: [], advanceEm: codePoint === 0x3000 ? 1 : NARROW_SPACE_EM };
  }
  const [found, ...marks] = lookUp([character], chain, findings);
  if (!found) return { kind: 'upright', text, glyphs: [], advanceEm: 1 };
  const form = found.source.verticalForm(found.glyph);
  if (!form && !isUpright(codePoint)) {
    return { kind: 'turned', text, glyphs: [found, ...marks], advanceEm: found.glyph.advanceEm };
  }
  const glyph = form ?? found.glyph;
  return {
    kind: 'upright',
    text,
    glyphs: [{ ...found, glyph }, ...marks],
    advanceEm: glyph.heightEm,
  };
}

function combinedCluster(run: readonly Character[], chain: FontChain, findings: Finding[]): LooseCluster {
  return {
    kind: 'combined',
    text: textOf(run),
    glyphs: lookUp(run, chain, findings),
    advanceEm: 1,
  };
}

function turnedCluster(run: readonly Character[], chain: FontChain, findings: Finding[]): LooseCluster {
  const glyphs = lookUp(run, chain, findings);
  const advanceEm = glyphs.reduce((sum, { glyph }) => sum + glyph.advanceEm, 0);
  return { kind: 'turned', text: textOf(run), glyphs, advanceEm };
}

/** Of a voiced mark over its kana: from the left half of its own cell to the right edge. */
const MARK_SHIFT_EM = 0.7;

/** Looks glyphs up and notes what was substituted, composed or missing; a missing one leaves its place empty. */
export function lookUp(run: readonly Character[], chain: FontChain, findings: Finding[]): LineGlyph[] {
  return run.flatMap((character) => {
    const found = findGlyph(chain, character);
    if (!found) findings.push({ code: 'missing-glyph', text: character.text });
    else if (found.finding) findings.push(found.finding);
    if (!found) return [];
    const { source, glyph } = found;
    if (isComposed(character)) findings.push({ code: 'composed', text: character.text });
    const mark = character.mark === undefined ? undefined : source.find(character.mark);
    const added = thickeningEm(chain[0].fontId, source.fontId, character.codePoint);
    const weight = added > 0 ? { thickenEm: added } : {};
    if (!mark) return [{ source, glyph, text: character.text, ...weight }];
    const [base = '', ...marks] = character.text;
    return [
      { source, glyph, text: base, ...weight },
      { source, glyph: mark, text: marks.join(''), shiftEm: MARK_SHIFT_EM, ...weight },
    ];
  });
}

const textOf = (run: readonly Character[]): string => run.map(({ text }) => text).join('');
