import type { WritingDirection } from '@fumi/domain';
import type { Glyph, GlyphSource } from '../font/glyph-source.ts';
import type { Finding } from './font-chain.ts';

export type LineGlyph = {
  readonly source: GlyphSource;
  readonly glyph: Glyph;
  readonly text: string;
  /** To the right of its cell: a mark over the character before it. */
  readonly shiftEm?: number;
  /** Drawn so much thicker, among glyphs of a heavier typeface. */
  readonly thickenEm?: number;
};

/**
 * What moves along a line as one piece.
 *
 * - `upright`: one glyph as it is, in either writing;
 * - `combined`: two or three digits side by side in one cell of a vertical line (縦中横);
 * - `turned`: a Latin run that lies on its right side in a vertical line;
 * - `gap`: a space.
 */
export type Cluster = {
  readonly kind: 'upright' | 'combined' | 'turned' | 'gap';
  readonly text: string;
  readonly glyphs: readonly LineGlyph[];
  /** Along the line, in em. */
  readonly advanceEm: number;
  /** Air after it, in em; none after the last. */
  readonly gapEm: number;
};

/** A cluster before `joinClusters` has given it its air. */
export type LooseCluster = Omit<Cluster, 'gapEm'>;

export type ShapedLine = {
  readonly writing: WritingDirection;
  readonly clusters: readonly Cluster[];
  readonly lengthEm: number;
  readonly findings: readonly Finding[];
};

/** Gives every cluster its air and sums the line up. */
export function joinClusters(
  writing: WritingDirection,
  clusters: readonly LooseCluster[],
  findings: readonly Finding[],
  trackingEm: number,
): ShapedLine {
  const spaced = clusters.map((cluster, index) => {
    const next = clusters[index + 1];
    return { ...cluster, gapEm: next ? trackingEm + thinGapEm(writing, cluster, next) : 0 };
  });
  const lengthEm = spaced.reduce((sum, { advanceEm, gapEm }) => sum + advanceEm + gapEm, 0);
  return { writing, clusters: spaced, lengthEm, findings };
}

const THIN = '一二三－';

/** Without more air a stacked 一二 reads 三. */
function thinGapEm(writing: WritingDirection, cluster: LooseCluster, next: LooseCluster): number {
  const isThin = ({ text }: LooseCluster) => text !== '' && THIN.includes(text);
  return writing === 'vertical' && isThin(cluster) && isThin(next) ? 0.12 : 0;
}
