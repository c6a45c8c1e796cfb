import type { BookEntry, CardHistory } from '@fumi/domain';

/** What the form keeps beside the address: everything as it is typed. */
export type PersonMore = {
  readonly kanaLast: string;
  readonly kanaFirst: string;
  readonly company: string;
  readonly department: string;
  readonly title: string;
  readonly birthday: string;
  /** Groups in one text, apart by 、. */
  readonly groups: string;
  readonly note: string;
  readonly mourningUntil: string;
  readonly history: readonly CardHistory[];
};

export const moreOf = (entry: BookEntry): PersonMore => ({
  kanaLast: entry.kanaLast,
  kanaFirst: entry.kanaFirst,
  company: entry.company,
  department: entry.department,
  title: entry.title,
  birthday: entry.birthday.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3'),
  groups: entry.groups.join('、'),
  note: entry.note,
  mourningUntil: entry.mourningUntil,
  history: entry.history,
});

/** The digits of a birthday as people type it; null where it is none. */
export function birthdayTyped(text: string): string | null {
  if (text.trim() === '') return '';
  const [, year, month = '', day = ''] =
    /^(\d{4})[/.年-]?(\d{1,2})[/.月-]?(\d{1,2})日?$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (year === undefined) return null;
  const digits = `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`;
  const date = new Date(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day) ? null : digits;
}

export const groupsTyped = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,;；，]/)
      .map((group) => group.trim())
      .filter((group) => group !== ''),
  ),
];

/** The years that a card is asked about: the coming one and the two before. */
export const cardYears = (year: number): number[] => [year, year - 1, year - 2];
