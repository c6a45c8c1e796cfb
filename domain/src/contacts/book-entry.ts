import type { PersonName } from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import type { CardHistory } from './card-history.ts';

/** A contact, which is a person or a household, with everything that is kept of them or that files hold. */
export type BookEntry = {
  readonly name: PersonName;
  readonly kanaLast: string;
  readonly kanaFirst: string;
  /** Others of the household who stand on the card as well; four at most. */
  readonly jointNames: readonly PersonName[];
  readonly zip: string;
  readonly state: string;
  readonly address1: string;
  readonly address2: string;
  readonly company: string;
  readonly department: string;
  readonly title: string;
  /** Eight digits YYYYMMDD, or ''. */
  readonly birthday: string;
  /** Names of groups, without `;` and `、`, which separate them in files. */
  readonly groups: readonly string[];
  readonly note: string;
  /** `YYYY-MM-DD`: last day of mourning, or ''. Until then no New Year's card is sent. */
  readonly mourningUntil: string;
  readonly history: readonly CardHistory[];
};

/** An entry as it is kept for a member, who knows it by its code. */
export type KeptContact = BookEntry & { readonly code: string };

export const emptyBookEntry = (): BookEntry => ({
  name: { last: '', first: '', honorific: '' },
  kanaLast: '',
  kanaFirst: '',
  jointNames: [],
  zip: '',
  state: '',
  address1: '',
  address2: '',
  company: '',
  department: '',
  title: '',
  birthday: '',
  groups: [],
  note: '',
  mourningUntil: '',
  history: [],
});

/** Nobody and nowhere: such an entry is not kept. */
export const isEmptyEntry = ({ name, company, zip, state, address1, address2 }: BookEntry): boolean =>
  [name.last, name.first, company, zip, state, address1, address2].every(isBlank);

/** `2026:sr 2025:r`: years with s for sent and r for received, as files of ours carry them. */
export const historyText = (history: readonly CardHistory[]): string =>
  history.map(({ year, sent, received }) => `${year}:${sent ? 's' : ''}${received ? 'r' : ''}`).join(' ');

export const readHistory = (text: string): CardHistory[] =>
  Array.from(text.matchAll(/(\d{4}):(s?)(r?)(?= |$)/g), ([, year, sent, received]) => ({
    year: Number(year),
    sent: sent === 's',
    received: received === 'r',
  }));
