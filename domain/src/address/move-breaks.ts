/** A word of an address, before which a line may begin. */
type Word = { readonly typed: string; readonly gap: string; readonly startsLine: boolean };

const startsOf = (words: readonly Word[]): number[] =>
  words.flatMap(({ startsLine }, index) => (index > 0 && startsLine ? [index] : []));

/** The words on lines that begin with the first and with those of these indexes. */
const linesFrom = (words: readonly Word[], starts: readonly number[]): string[] => {
  const sorted = [0, ...starts].toSorted((a, b) => a - b);
  return sorted.map((start, line) =>
    words
      .slice(start, sorted[line + 1])
      .map(({ typed, gap }, index) => (index === 0 ? typed : gap + typed))
      .join(''),
  );
};

/** Moves the nearest line break to before this word, or adds one where there is none; returns the lines. */
export function breakMovedTo(words: readonly Word[], index: number): string[] {
  const starts = startsOf(words);
  const nearest = starts.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index))[0];
  return linesFrom(words, [...starts.filter((start) => start !== nearest), index]);
}

/** Adds the line break that leaves the longest line shortest, unless each line is one word already. */
export function breakAddedTo(words: readonly Word[]): string[] {
  const starts = startsOf(words);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const ways = words.flatMap((_, index) =>
    index === 0 || starts.includes(index) ? [] : [linesFrom(words, [...starts, index])],
  );
  return ways.toSorted((a, b) => longest(a) - longest(b))[0] ?? linesFrom(words, starts);
}

/** Removes the line break before this word. */
export const breakTakenFrom = (words: readonly Word[], index: number): string[] =>
  linesFrom(
    words,
    startsOf(words).filter((start) => start !== index),
  );
