import type { Cluster } from './line.ts';

/** 行頭禁則: may not begin a line. */
const NEVER_FIRST = new Set(
  '、。，．,.・：；:;？！?!‼⁇⁈⁉ー―…‥〜～゛゜ヽヾゝゞ々〻）)］]｝}〕〉》」』】〙〗〟’”»ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ℃％‰',
);

/** 行末禁則: may not end a line. */
const NEVER_LAST = new Set('（(［[｛{〔〈《「『【〘〖〝‘“«￥＄£');

/**
 * Breaks clusters into lines of at most `longestEm`, moving what may not begin or end a line to the next one
 * (追い出し). Blanks at a break vanish. A line holds at least one cluster.
 */
export function breakLines(clusters: readonly Cluster[], longestEm: number): Cluster[][] {
  const lines: Cluster[][] = [];
  let rest = [...clusters];
  while (rest.length > 0) {
    const end = endWithoutRunt(rest, lineEnd(rest, longestEm), longestEm);
    lines.push(trimEnd(rest.slice(0, end)));
    rest = trimStart(rest.slice(end));
  }
  return lines;
}

/** Lines of fewer clusters, such as those in the cells of a calendar, give none to the next line. */
const LEAST_SPARING = 6;

/** Avoids a last line of a single character (一字残り) by ending the line before it at an earlier break. */
function endWithoutRunt(clusters: readonly Cluster[], end: number, longestEm: number): number {
  const [next, ...marks] = clusters.slice(end);
  const isAlone = next && [...next.text].length === 1 && !isGap(next) && marks.every(isClosing);
  if (!isAlone || end < LEAST_SPARING || isGap(clusters[end - 1])) return end;
  const earlier = lastFairBreak(clusters, end - 1);
  const isSpared =
    earlier * 2 >= end && lineEnd(clusters.slice(earlier), longestEm) === clusters.length - earlier;
  return isSpared ? earlier : end;
}

const isClosing = ({ text }: Cluster): boolean => [...text].every((letter) => NEVER_FIRST.has(letter));

function lineEnd(clusters: readonly Cluster[], longestEm: number): number {
  let used = 0;
  let end = 0;
  for (const { advanceEm, gapEm } of clusters) {
    if (used + advanceEm > longestEm + 1e-9) break;
    used += advanceEm + gapEm;
    end += 1;
  }
  if (end >= clusters.length) return clusters.length;
  const fair = lastFairBreak(clusters, Math.max(1, end));
  return fair > 0 ? fair : Math.max(1, end);
}

function lastFairBreak(clusters: readonly Cluster[], from: number): number {
  for (let end = from; end > 0; end -= 1) {
    const [before, after] = [clusters[end - 1], clusters[end]];
    if (mayBreak(before, after) && !isInWord(before, after)) return end;
  }
  return 0;
}

/** A letter or digit of a word that no line breaks: of 2027 and of wedding. */
const isOfWord = (cluster: Neighbour): boolean => /^[\p{Script=Latin}0-9'’]+$/u.test(cluster?.text ?? '');

export const isInWord = (before: Neighbour, after: Neighbour): boolean => isOfWord(before) && isOfWord(after);

type Neighbour = Pick<Cluster, 'text'> | undefined;

/** Whether a line may end between two neighbours. */
export function mayBreak(before: Neighbour, after: Neighbour): boolean {
  if (!before || !after) return true;
  const last = [...before.text].at(-1) as string;
  const first = [...after.text][0] as string;
  return !NEVER_LAST.has(last) && !NEVER_FIRST.has(first);
}

const isGap = (cluster: Cluster | undefined): boolean => cluster?.kind === 'gap';

function trimStart(clusters: Cluster[]): Cluster[] {
  const first = clusters.findIndex((cluster) => !isGap(cluster));
  return first < 0 ? [] : clusters.slice(first);
}

function trimEnd(clusters: Cluster[]): Cluster[] {
  let end = clusters.length;
  while (end > 0 && isGap(clusters[end - 1])) end -= 1;
  return clusters.slice(0, end);
}

/** Without the blanks at both ends. */
export const trimGaps = (clusters: Cluster[]): Cluster[] => trimEnd(trimStart(clusters));
