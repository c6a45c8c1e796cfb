import { addressDown, numberDown } from '../address/address-down.ts';
import type { WritingDirection } from '../address/kanji-numerals.ts';
import { isBlank } from '../address/text.ts';
import { formatZip, isZip, zipDigits } from '../address/zip.ts';
import { digitsInKanji, eraYear, inKanji, monthOf, yearOf } from '../calendar/era.ts';
import { dayOfMonth } from '../calendar/month-weeks.ts';
import { ENGLISH_MONTHS } from '../calendar/month-words.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { PhraseField, PhraseValues } from './fields.ts';
import { numberTyped } from './typed-number.ts';

/** How numbers are written: in vertical writing in kanji, else in digits. */
type PhraseWriting = WritingDirection | 'english';

/** What a text is filled with beside the fields. */
export type Filling = {
  readonly values: PhraseValues;
  /** When the card is to arrive; the day on which it is written where nobody knows. */
  readonly arrivesOn: PlainDate;
  readonly writing: PhraseWriting;
  /** Stands for a missing value that most people fill in; without it the place is left out. */
  readonly blank?: string;
};

/** A placeholder: the fields that it asks for, and what it says; '' where that cannot be said. */
type Placeholder = {
  readonly fields: readonly PhraseField[];
  readonly text: (filling: Filling) => string;
};

const typed = ({ values }: Filling, field: PhraseField): string => values[field]?.trim() ?? '';

/** A number in digits; '' also where what was typed is none: its field says so. */
const counted = (filling: Filling, field: PhraseField): string =>
  numberTyped(field, typed(filling, field)) ?? '';

const englishMonth = (day: PlainDate): string => ENGLISH_MONTHS[monthOf(day) - 1] ?? '';

const kanjiMonth = (day: PlainDate): string => `${inKanji(monthOf(day))}月`;

/** 令和九年四月, 2027年4月, April 2027. */
function monthText(day: PlainDate, writing: PhraseWriting): string {
  if (writing === 'english') return `${englishMonth(day)} ${yearOf(day)}`;
  return writing === 'vertical' ? `${eraYear(day)}${kanjiMonth(day)}` : `${yearOf(day)}年${monthOf(day)}月`;
}

/** 令和九年四月五日, 2027年4月5日, April 5, 2027. */
function dayText(day: PlainDate, writing: PhraseWriting): string {
  const number = dayOfMonth(day);
  if (writing === 'english') return `${englishMonth(day)} ${number}, ${yearOf(day)}`;
  return monthText(day, writing) + (writing === 'vertical' ? `${inKanji(number)}日` : `${number}日`);
}

/** 本年十月, 昨年十二月, 令和六年三月: as seen from the year of arrival. */
function deathMonthText(month: string, arrivesOn: PlainDate): string {
  const yearsAgo = yearOf(arrivesOn) - yearOf(month);
  const year = ['本年', '昨年'][yearsAgo] ?? eraYear(month);
  return `${year}${kanjiMonth(month)}`;
}

const ageText = (age: string, count: string): string =>
  count === '享年' ? `享年${inKanji(Number(age))}` : `${count}${inKanji(Number(age))}歳`;

const measure = (
  units: { readonly vertical: string; readonly across: string },
  field: PhraseField,
): Placeholder => ({
  fields: [field],
  text: (filling) => {
    const value = counted(filling, field);
    if (value === '') return '';
    return filling.writing === 'vertical'
      ? `${digitsInKanji(value).replace('.', '・')}${units.vertical}`
      : `${value.replace(/^(\d)(\d{3})$/, '$1,$2')}${filling.writing === 'english' ? ' ' : ''}${units.across}`;
  },
});

const plain = (field: PhraseField): Placeholder => ({
  fields: [field],
  text: (filling) => typed(filling, field),
});

/** A zip or a telephone number. */
const inNumbers = ({ writing }: Filling, value: string): string =>
  writing === 'vertical' ? numberDown(value) : value;

/** A value, or what stands for it where nobody filled it in. */
const plainOr = (field: PhraseField, otherwise: string): Placeholder => ({
  fields: [field],
  text: (filling) => typed(filling, field) || otherwise,
});

const dated = (
  field: PhraseField,
  textOf: (day: PlainDate, writing: PhraseWriting) => string,
): Placeholder => ({
  fields: [field],
  text: (filling) => {
    const day = typed(filling, field);
    return day === '' ? '' : textOf(day, filling.writing);
  },
});

/** 父 太郎; either alone where the other is left out. */
const person = (relation: PhraseField, name: PhraseField): Placeholder => ({
  fields: [relation, name],
  text: (filling) =>
    [typed(filling, relation), typed(filling, name)].filter((part) => !isBlank(part)).join(' '),
});

const death = (field: PhraseField): Placeholder => ({
  fields: [field],
  text: (filling) => {
    const month = typed(filling, field);
    return month === '' ? '' : deathMonthText(month, filling.arrivesOn);
  },
});

const age = (field: PhraseField): Placeholder => ({
  fields: [field, 'ageCount'],
  text: (filling) => {
    const years = counted(filling, field);
    return years === '' ? '' : ageText(years, typed(filling, 'ageCount'));
  },
});

/** What follows from the day of arrival: no field asks for it. */
const fromArrival = (textOf: (filling: Filling) => string): Placeholder => ({ fields: [], text: textOf });

/** Everything that may stand in braces in content/phrases. */
export const PLACEHOLDERS = {
  deceased: person('relation', 'deceased'),
  deathMonth: death('deathMonth'),
  age: age('deathAge'),
  secondDeceased: person('secondRelation', 'secondDeceased'),
  secondDeathMonth: death('secondDeathMonth'),
  secondAge: age('secondDeathAge'),
  movedMonth: dated('movedMonth', monthText),
  weddingDay: dated('weddingDay', dayText),
  place: plain('place'),
  partnerOne: plain('partnerOne'),
  partnerTwo: plain('partnerTwo'),
  formerName: plain('formerName'),
  childName: plain('childName'),
  childReading: plain('childReading'),
  newborn: plainOr('birthOrder', '新しい家族'),
  birthday: dated('birthday', dayText),
  weight: measure({ vertical: 'グラム', across: 'g' }, 'weightG'),
  height: measure({ vertical: 'センチ', across: 'cm' }, 'heightCm'),
  gift: plainOr('gift', '心のこもったお品'),
  toName: plain('toName'),
  longLife: plain('longLife'),
  senderNames: plain('senderNames'),
  zip: {
    fields: ['zip'],
    text: (filling) => {
      const zip = typed(filling, 'zip');
      const digits = zipDigits(zip);
      return inNumbers(filling, isZip(digits) ? formatZip(digits) : zip);
    },
  },
  address: {
    fields: ['address'],
    text: (filling) => {
      const address = typed(filling, 'address');
      return filling.writing === 'vertical' ? addressDown(address) : address;
    },
  },
  telephone: { fields: ['telephone'], text: (filling) => inNumbers(filling, typed(filling, 'telephone')) },
  email: plain('email'),
  /** 令和九年 元旦; from 2 January on 令和九年 正月. */
  newYearsDay: fromArrival(
    ({ arrivesOn }) => `${eraYear(arrivesOn)} ${arrivesOn.slice(5) === '01-01' ? '元旦' : '正月'}`,
  ),
  year: fromArrival(({ arrivesOn }) => String(yearOf(arrivesOn))),
  /** 令和八年十二月: formal cards have it so in horizontal writing too. */
  cardMonth: fromArrival(({ arrivesOn }) => monthText(arrivesOn, 'vertical')),
  midsummer: fromArrival(({ arrivesOn }) => `${eraYear(arrivesOn)} 盛夏`),
  lateSummer: fromArrival(({ arrivesOn }) => `${eraYear(arrivesOn)} 晩夏`),
  /** The word that points to the address, which stands left of vertical words and below horizontal ones. */
  below: fromArrival(({ writing }) => (writing === 'vertical' ? '左記' : '下記')),
} as const satisfies Readonly<Record<string, Placeholder>>;

export type PlaceholderName = keyof typeof PLACEHOLDERS;

export const isPlaceholder = (name: string): name is PlaceholderName => Object.hasOwn(PLACEHOLDERS, name);
