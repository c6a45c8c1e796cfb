import type { Occasion } from './occasion.ts';

/** How a text speaks. */
export const TONES = ['formal', 'friendly', 'customers', 'english'] as const;
export type Tone = (typeof TONES)[number];

/**
 * Where words stand on the picture side: a title (転居のお知らせ), the fixed formula (謹賀新年, 喪中につき…, 結婚しました),
 * what is said, the date of the card, who writes, and where they live.
 */
export const PHRASE_ROLES = ['headline', 'greeting', 'message', 'date', 'names', 'address'] as const;
export type PhraseRole = (typeof PHRASE_ROLES)[number];

/** Words by place; a place that is missing has none. Lines are parted by `\n`. */
export type WordsByRole = Readonly<Partial<Record<PhraseRole, string>>>;

/**
 * A text to start from (文例). `{name}` stands for a placeholder; what stands in `[ ]` goes with it where one inside
 * is empty, and brackets may stand in brackets.
 */
export type Phrase = {
  readonly id: string;
  readonly tone: Tone;
  /** What it is for, in the customer's words: 葬儀を身内で済ませたとき. */
  readonly title: string;
  /** Lines by place. */
  readonly words: Readonly<Partial<Record<PhraseRole, readonly string[]>>>;
};

/** All texts of an occasion: a file of content/phrases. */
export type PhraseCollection = { readonly occasion: Occasion; readonly phrases: readonly Phrase[] };

/** The texts of one tone, in the order of the collection. */
export const phrasesFor = ({ phrases }: PhraseCollection, tone: Tone): readonly Phrase[] =>
  phrases.filter((phrase) => phrase.tone === tone);

/** The tones in which an occasion has texts. */
export const tonesOf = (collection: PhraseCollection): readonly Tone[] =>
  TONES.filter((tone) => phrasesFor(collection, tone).length > 0);
