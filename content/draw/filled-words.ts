import { TEXT_FACTS } from '@fumi/domain';
import { refusedIssues } from '@fumi/print';
import { layoutWords } from './draw-words.ts';
import type { Design, Words } from './drawing/design.ts';

/* Words as somebody might type them who types hardly anything, or as much as a place takes. */

const SHORTEST = '寿';

/** Has long words and short ones, kana and kanji. */
const SENTENCE = '皆様には幸多き新春をお健やかにお迎えのこととお慶び申し上げます';

const ofLength = (length: number): string =>
  SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length);

const isTaken = (design: Design, words: Words, text: string): boolean =>
  refusedIssues(layoutWords({ ...design, words: [{ ...words, text }] }).issues).length === 0;

/** The longest text of a place that the engine sets and the rule of its type lets through. */
function longestIn(design: Design, words: Words): string {
  let [taken, refused] = [1, TEXT_FACTS[words.type].maxLength + 1];
  while (refused - taken > 1) {
    const length = (taken + refused) >> 1;
    if (isTaken(design, words, ofLength(length))) taken = length;
    else refused = length;
  }
  return ofLength(taken);
}

/** A design twice: with the shortest words in its places, and with the longest. */
export const filledWith = (design: Design): readonly [short: Design, long: Design] => {
  const words = design.words ?? [];
  return [
    { ...design, words: words.map((each) => ({ ...each, text: SHORTEST })) },
    { ...design, words: words.map((each) => ({ ...each, text: longestIn(design, each) })) },
  ];
};
