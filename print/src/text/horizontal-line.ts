import { isSpace } from '../font/glyph-source.ts';
import { readCharacters } from './character.ts';
import type { Finding, FontChain } from './font-chain.ts';
import { joinClusters, type LooseCluster, type ShapedLine } from './line.ts';
import { lookUp } from './vertical-line.ts';

/** Shapes one line of horizontal text. */
export function shapeHorizontal(text: string, chain: FontChain, trackingEm = 0): ShapedLine {
  const findings: Finding[] = [];
  const clusters = readCharacters(text).map((character): LooseCluster => {
    const [found, ...marks] = lookUp([character], chain, findings);
    const missingEm = character.codePoint < 0x2e80 ? 0.5 : 1;
    return {
      kind: isSpace(character.codePoint) ? 'gap' : 'upright',
      text: character.text,
      glyphs: found ? [found, ...marks] : [],
      advanceEm: found ? found.glyph.advanceEm : missingEm,
    };
  });
  return joinClusters('horizontal', clusters, findings, trackingEm);
}
