import type { Hint, HintCircumstances, TypedWords } from './hint.ts';

/** A rule: takes all typed words and what is known of the card, and returns the hints that it found. */
export type HintCheck = (words: TypedWords, circumstances: HintCircumstances) => readonly Hint[];

export type TypedText = { readonly role: NonNullable<Hint['role']>; readonly text: string };

/** The places whose words are sentences: names and addresses are never read. */
const SENTENCES = ['headline', 'greeting', 'message', 'byHand'] as const;

const NAME_FIELDS = [
  'deceased',
  'secondDeceased',
  'childName',
  'partnerOne',
  'partnerTwo',
  'formerName',
  'toName',
] as const satisfies readonly (keyof HintCircumstances['values'])[];

/** The text with □ in place of each name that was filled in: the 賀 of 千賀 is no greeting. */
function withoutNames(text: string, { values, senders, recipients }: HintCircumstances): string {
  const people = [...senders, ...recipients].flatMap(({ last, first }) => [last + first, last, first]);
  const names = [...NAME_FIELDS.map((field) => values[field] ?? ''), ...people];
  return names
    .filter((name) => name.trim().length > 1)
    .reduce((masked, name) => masked.replaceAll(name.trim(), '□'.repeat(name.trim().length)), text);
}

/** The sentences that were typed, names masked; positions are those of the words as typed. */
export const sentencesIn = (words: TypedWords, circumstances: HintCircumstances): TypedText[] =>
  SENTENCES.flatMap((role) => {
    const text = words[role];
    return text ? [{ role, text: withoutNames(text, circumstances) }] : [];
  });

/** All that was typed, place by place. */
export const textsIn = (words: TypedWords): TypedText[] =>
  (Object.entries(words) as [TypedText['role'], string | undefined][]).flatMap(([role, text]) =>
    text ? [{ role, text }] : [],
  );
