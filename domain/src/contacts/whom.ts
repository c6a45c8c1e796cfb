import { mournsAtNewYear } from '../address/mourning.ts';

/**
 * Why no card is written to a contact now: nobody knows where they live, or the member has stopped; '' is no reason.
 */
export const SKIP_REASONS = ['', 'moved', 'stopped'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** To whom cards were written and from whom they came; what a list of contacts is narrowed by when cards are made. */
export const WHOM = [
  'all',
  'sent-last-year',
  'received-last-year',
  'not-yet',
  'unanswered',
  'mourning',
  'skipped',
] as const;
export type Whom = (typeof WHOM)[number];

type Facts = {
  readonly sentYears: readonly number[];
  readonly receivedYears: readonly number[];
  readonly mourningUntil: string;
  readonly skipReason: SkipReason;
};

/** What the rules look at of a contact; lists of contacts leave out what is empty. */
export type CardFacts = { readonly [Fact in keyof Facts]?: Facts[Fact] | undefined };

type Rule = (facts: Facts, year: number) => boolean;

const isWritable: Rule = ({ mourningUntil, skipReason }, year) =>
  skipReason === '' && !mournsAtNewYear(mourningUntil, year);

const RULES: Readonly<Record<Whom, Rule>> = {
  all: () => true,
  'sent-last-year': ({ sentYears }, year) => sentYears.includes(year - 1),
  'received-last-year': ({ receivedYears }, year) => receivedYears.includes(year - 1),
  'not-yet': (facts, year) => !facts.sentYears.includes(year) && isWritable(facts, year),
  // Their card came and none has gone to them: it waits for an answer.
  unanswered: (facts, year) => {
    const { sentYears, receivedYears } = facts;
    const isOpen =
      receivedYears.includes(year) || (receivedYears.includes(year - 1) && !sentYears.includes(year - 1));
    return isOpen && !sentYears.includes(year) && isWritable(facts, year);
  },
  mourning: ({ mourningUntil }, year) => mournsAtNewYear(mourningUntil, year),
  skipped: ({ skipReason }) => skipReason !== '',
};

/** Whether a contact is one of those; `year` is that of the cards that are prepared now. */
export const isWhom = (whom: Whom, facts: CardFacts, year: number): boolean => {
  const { sentYears = [], receivedYears = [], mourningUntil = '', skipReason = '' } = facts;
  return RULES[whom]({ sentYears, receivedYears, mourningUntil, skipReason }, year);
};
