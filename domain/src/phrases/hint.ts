import type { PersonName } from '../address/print-address.ts';
import type { Locality } from '../address/zip.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { PhraseValues } from './fields.ts';
import type { Occasion, PinesEnd } from './occasion.ts';
import type { PhraseRole, WordsByRole } from './phrase.ts';

/** What may be looked at again; each has its sentence in `web/src/copy`. */
export type HintRule =
  | 'short-greeting'
  | 'two-greetings'
  | 'doubled-words'
  | 'word-to-avoid'
  | 'doubled-date'
  | 'not-new-years-day'
  | 'other-year'
  | 'two-years'
  | 'past-date'
  | 'punctuation'
  | 'not-in-mourning'
  | 'new-year-is-over'
  | 'news-in-mourning'
  | 'name-of-the-living'
  | 'age'
  | 'age-with-years'
  | 'earlier-first'
  | 'late-for-mourning'
  | 'too-early'
  | 'other-season'
  | 'too-late'
  | 'exact-day'
  | 'repeated-at-wedding'
  | 'open-to-all'
  | 'address-unfinished'
  | 'other-zip'
  | 'weight'
  | 'birthday-to-come'
  | 'reading-missing'
  | 'opening-alone'
  | 'company-short';

/** Nothing is forbidden: `info` is said once, `hint` where the words stand, and `confirm` asks before paying. */
export type HintWeight = 'info' | 'hint' | 'confirm';

export type Hint = {
  readonly rule: HintRule;
  readonly weight: HintWeight;
  /** Where the words stand; null where it is about the card as a whole. */
  readonly role: PhraseRole | 'byHand' | null;
  /** The words that it is about, as they were typed; '' where none are. */
  readonly found: string;
  /** What could stand there instead, at one press. */
  readonly instead?: string;
};

/** What the customer typed on the picture side. */
export type TypedWords = WordsByRole & { readonly byHand?: string };

/** What is known of the card beside its words. */
export type HintCircumstances = {
  readonly occasion: Occasion;
  readonly today: PlainDate;
  /** When the card is to be there; null where nobody can say. */
  readonly arrivesOn: PlainDate | null;
  /** Words that the design itself has, drawn or set, beside those that were typed. */
  readonly drawn: readonly string[];
  readonly values: PhraseValues;
  /** The names of the sender's household, last names filled in. */
  readonly senders: readonly PersonName[];
  readonly recipients: readonly PersonName[];
  /** What the zip of the address block (`zipInWords`) stands for; absent where nobody has looked it up. */
  readonly zipLocalities?: readonly Locality[] | null;
  /** The customer says that seniors are among the recipients. */
  readonly isToSeniors?: boolean;
  /** The sender, or who receives a 寒中見舞い, is in mourning. */
  readonly isInMourning?: boolean;
  /** The region's end of 松の内; 7 January unless it is said. */
  readonly pinesEnd?: PinesEnd;
};
