import type { AddressFields } from './parse/parse-address.ts';
import { composeVoicedKana } from './text.ts';

/** An address and the lines into which somebody has broken it; none where the engine breaks it. */
type AddressByHand = AddressFields & { readonly addressLines?: readonly string[] | undefined };

/** More lines no layout holds. */
export const MOST_ADDRESS_LINES = 3;

/** Blanks are set by the engine, whoever breaks the line. */
const withoutBlanks = (text: string): string => composeVoicedKana(text).replace(/\s+/gu, '');

/** How far each of these texts reaches when they stand in a row, in UTF-16 units without blanks. */
export function addressLengths(texts: readonly string[]): number[] {
  let end = 0;
  return texts.map((text) => {
    end += withoutBlanks(text).length;
    return end;
  });
}

/**
 * The lines of somebody's hand, or null. They hold as long as together they are what was typed: with another address
 * the break goes, wherever that address was changed.
 */
export function linesByHand({
  state,
  address1,
  address2,
  addressLines = [],
}: AddressByHand): readonly string[] | null {
  if (addressLines.length === 0 || addressLines.length > MOST_ADDRESS_LINES) return null;
  const isSame = withoutBlanks(addressLines.join('')) === withoutBlanks(`${state}${address1}${address2}`);
  return isSame && addressLines.every((line) => withoutBlanks(line) !== '') ? addressLines : null;
}

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
