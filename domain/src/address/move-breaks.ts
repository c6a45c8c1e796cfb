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

/** The lines where one begins with this word: the nearest break comes here, and where there is none, one is made. */
export function breakMovedTo(words: readonly Word[], index: number): string[] {
  const starts = startsOf(words);
  const nearest = starts.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index))[0];
  return linesFrom(words, [...starts.filter((start) => start !== nearest), index]);
}

/** One line more: the longest is broken near its middle. Every line has a word, so there are more words than lines. */
export function breakAddedTo(words: readonly Word[]): string[] {
  const starts = startsOf(words);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const ways = words.flatMap((_, index) =>
    index === 0 || starts.includes(index) ? [] : [linesFrom(words, [...starts, index])],
  );
  return ways.toSorted((a, b) => longest(a) - longest(b))[0] ?? linesFrom(words, starts);
}

/** The line that begins with this word goes on behind the one before it. */
export const breakTakenFrom = (words: readonly Word[], index: number): string[] =>
  linesFrom(
    words,
    startsOf(words).filter((start) => start !== index),
  );
