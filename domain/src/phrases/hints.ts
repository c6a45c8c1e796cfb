import { graphemeCount } from '../address/text.ts';
import { notNewYearsDay, otherYear, pastDate, seasonHints, twoYears } from './date-hints.ts';
import { shortGreeting, twoGreetings } from './greeting-hints.ts';
import type { Hint, HintCircumstances, HintWeight, TypedWords } from './hint.ts';
import { FITS_KANCHU_IN_MOURNING, WORD_RULES } from './hint-words.data.ts';
import { ageHints, earlierFirst, lateForMourning, nameOfTheLiving } from './mourning-hints.ts';
import { birthHints, openingAlone, openToAll, otherZip, unfinishedAddress } from './news-hints.ts';
import type { Occasion } from './occasion.ts';
import { type HintCheck, sentencesIn, textsIn } from './typed-lines.ts';

export type { Hint, HintCircumstances, HintRule, HintWeight, TypedWords } from './hint.ts';
export { zipInWords } from './news-hints.ts';

/** The rules of `WORD_RULES`, read in the sentences and in the place of the date. */
const wordHints: HintCheck = (words, circumstances) => {
  const isKanchuInMourning = circumstances.isInMourning === true && circumstances.occasion !== 'mourning';
  const date = textsIn({ date: words.date ?? '' });
  return [...sentencesIn(words, circumstances), ...date].flatMap(({ role, text }) =>
    WORD_RULES.flatMap(({ pattern, occasions, instead, rule, weight }): Hint[] => {
      const isRead =
        occasions.includes(circumstances.occasion) || (isKanchuInMourning && rule === 'not-in-mourning');
      if (!isRead) return [];
      return Array.from(text.matchAll(pattern))
        .filter(([, ...otherWord]) => otherWord.every((part) => part === undefined))
        .filter(([found]) => !(isKanchuInMourning && FITS_KANCHU_IN_MOURNING.test(found)))
        .map(([found]) => ({ rule, weight, role, found, ...(instead === undefined ? {} : { instead }) }));
    }),
  );
};

/** How strongly punctuation is advised against, by occasion; on cards of all other occasions it is right. */
const PUNCTUATION: Readonly<Partial<Record<Occasion, HintWeight>>> = {
  ...{ mourning: 'hint', 'new-year': 'info', kanchu: 'info', yokan: 'info', shochu: 'info' },
  ...{ zansho: 'info', moving: 'info', wedding: 'info', birth: 'info' },
};

/** From this length of a body on, many people do write punctuation; a line added by hand may always have it. */
const LONG_BODY = 80;

/** Formal cards have no punctuation, which would end a bond: a space or a new line stands in its place. */
const punctuation: HintCheck = (words, { occasion }) => {
  const weight = PUNCTUATION[occasion];
  if (weight === undefined) return [];
  return (['headline', 'greeting', 'message'] as const).flatMap((role): Hint[] => {
    const found = words[role] ?? '';
    const isLong = occasion !== 'mourning' && graphemeCount(found) > LONG_BODY;
    if (isLong || !/[、。，．]/u.test(found)) return [];
    const instead = found.replace(/[、。，．]+(?=\n|$)/gu, '').replace(/[、。，．]+[\s　]*/gu, ' ');
    return [{ rule: 'punctuation', weight, role, found, instead }];
  });
};

const CHECKS: readonly HintCheck[] = [
  ...[otherYear, nameOfTheLiving, otherZip],
  ...[twoGreetings, wordHints, notNewYearsDay, seasonHints, twoYears, pastDate, punctuation],
  ...[unfinishedAddress, birthHints, openingAlone],
  ...[shortGreeting, ageHints, earlierFirst, lateForMourning, openToAll],
];

/**
 * What the customer may want to look at again before paying, in the order of its weight: customs of the
 * occasion, read as words and not as characters. Nothing is forbidden; what cannot be printed is reported
 * where words are set.
 */
export const hintsOf = (words: TypedWords, circumstances: HintCircumstances): readonly Hint[] =>
  CHECKS.flatMap((check) => check(words, circumstances));
