import { PREFECTURES } from '../address/prefectures.data.ts';
import { JOINT_NAME_SLOTS, type PersonName } from '../address/print-address.ts';
import { composeVoicedKana, isBlank } from '../address/text.ts';
import { isZip, zipDigits } from '../address/zip.ts';
import { type NewContact, readHistory } from './contact.ts';
import { OWN_LAYOUT } from './import-layouts.data.ts';
import type { ImportPlan } from './import-mapping.ts';
import { IMPORTED_JOINT_NAMES, type ImportTarget } from './import-target.ts';
import { unguardCell } from './sheet-cell.ts';
import { joinLines, splitLines, splitName, splitPrefecture } from './split.ts';

/** The values of one row by what they mean. */
type Values = (target: ImportTarget) => string;

/** Line breaks and tabs become blanks, because a card's line has none; kana get their marks. Else as it was. */
const cleaned = (text: string): string =>
  composeVoicedKana(text.replace(/[\r\n\t\u2028\u2029]+/g, ' ').replace(/\ufeff/g, ''));

function valuesOf(row: readonly string[], plan: ImportPlan): Values {
  const values = new Map<ImportTarget, string>();
  for (const [column, target] of plan.targets.entries()) {
    const cell = unguardCell(row[column] ?? '');
    const value = target === 'note' ? cell.replace(/\r\n?/g, '\n') : cleaned(cell);
    if (target !== 'ignore') values.set(target, value);
  }
  return (target) => values.get(target) ?? '';
}

/** Spreadsheets drop the zero that northern zips begin with; it is put back. */
function zipOf(text: string): string {
  const digits = zipDigits(text);
  if (/^[0-9]{6}$/.test(digits)) return `0${digits}`;
  return isZip(digits) ? digits : text.trim();
}

const personOf = (last: string, first: string, full: string, honorific: string): PersonName => {
  const split = isBlank(last) && isBlank(first) ? splitName(full) : { last, first };
  return { ...split, honorific };
};

/** The last name of the household is not repeated on the card, nor is it kept twice. */
function jointNamesOf(values: Values, main: PersonName): PersonName[] {
  const numbered = Array.from({ length: IMPORTED_JOINT_NAMES }, (_, index) => {
    const of = (part: 'last' | 'first' | 'full' | 'honorific') => values(`joint${index + 1}.${part}`);
    const person = personOf(of('last'), of('first'), of('full'), of('honorific'));
    // 連名1(姓名) of a wife is often her first name alone.
    const isFirstOnly =
      of('full') !== '' && isBlank(of('last')) && isBlank(of('first')) && person.first === '';
    return isFirstOnly ? { ...person, last: '', first: person.last } : person;
  });
  const spouse = splitName(values('spouse'));
  const married = {
    last: spouse.first === '' || spouse.last === main.last ? '' : spouse.last,
    first: spouse.first === '' ? spouse.last : spouse.first,
    honorific: '',
  };
  return [...numbered, married]
    .filter(({ last, first }) => !isBlank(last) || !isBlank(first))
    .slice(0, JOINT_NAME_SLOTS);
}

type Lines = { readonly state: string; readonly address1: string; readonly address2: string };

/** Several columns as the three fields of ours; a prefecture that begins the first line is taken out of it. */
function linesOf(state: string, city: string, rest: readonly string[]): Lines {
  const more = joinLines(rest);
  if (!isBlank(state) && (!isBlank(city) || more === '')) return { state, address1: city, address2: more };
  const first = isBlank(city) ? more : city;
  const split = isBlank(state) ? splitPrefecture(first) : { state, rest: first };
  if (!isBlank(city)) {
    const address1 = split.state === '' && !PREFECTURES.includes(first) ? city : split.rest;
    return more === ''
      ? { state: split.state, ...splitLines(address1) }
      : { state: split.state, address1, address2: more };
  }
  return { state: split.state, ...splitLines(split.rest) };
}

function placeOf(values: Values, isOurs: boolean): Lines & { readonly zip: string } {
  if (isOurs)
    return {
      zip: values('zip'),
      state: values('state'),
      address1: values('city'),
      address2: values('street'),
    };
  const city = joinLines([values('city'), values('address')]);
  const rest = [values('street'), values('building'), values('line3'), values('line4')];
  const isHome = ![city, ...rest, values('zip')].every(isBlank);
  if (isHome) return { zip: zipOf(values('zip')), ...linesOf(values('state'), city, rest) };
  const office = [values('companyStreet'), values('companyBuilding')];
  return {
    zip: zipOf(values('companyZip')),
    ...linesOf(values('companyState'), values('companyCity'), office),
  };
}

/** Google's group of everybody, in its new and its old export. */
const EVERYBODY: readonly string[] = ['myContacts', 'My Contacts'];

const splitGroups = (text: string): string[] => [
  ...new Set(
    text
      .split(/ ::: |[;；、]/)
      .map((group) => group.replace(/^\*\s*/, '').trim())
      .filter((group) => group !== '' && !EVERYBODY.includes(group)),
  ),
];

/** 1980/1/2, 1980-01-02 and 1980年1月2日 as digits; anything else as it stands, digits only. */
export function birthdayOf(text: string): string {
  const [, year, month = '', day = ''] = /(\d{4})\D+(\d{1,2})\D+(\d{1,2})/.exec(text.normalize('NFKC')) ?? [];
  if (year !== undefined) return `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`;
  const digits = text.replace(/\D/g, '');
  return digits.length === 8 ? digits : '';
}

/** One row of a file as a contact. */
export function rowToContact(row: readonly string[], plan: ImportPlan): NewContact {
  const values = valuesOf(row, plan);
  const name = personOf(values('nameLast'), values('nameFirst'), values('fullName'), values('honorific'));
  const kana = splitName(values('fullKana'));
  return {
    name,
    kanaLast: values('kanaLast') || kana.last,
    kanaFirst: values('kanaFirst') || kana.first,
    jointNames: jointNamesOf(values, name),
    ...placeOf(values, plan.layout === OWN_LAYOUT),
    company: values('company'),
    department: values('department'),
    title: values('title'),
    birthday: birthdayOf(values('birthday')),
    groups: splitGroups(values('groups')),
    note: values('note'),
    mourningUntil: /^\d{4}-\d{2}-\d{2}$/.test(values('mourningUntil')) ? values('mourningUntil') : '',
    history: readHistory(values('history')),
  };
}

/** The contacts of a table; rows without anything are skipped. Each keeps the number of its row, from 1. */
export const tableToContacts = (
  rows: readonly (readonly string[])[],
  plan: ImportPlan,
): { row: number; contact: NewContact }[] =>
  rows.slice(plan.firstDataRow).flatMap((row, index) => {
    const isEmpty = row.every(isBlank);
    return isEmpty ? [] : [{ row: plan.firstDataRow + index + 1, contact: rowToContact(row, plan) }];
  });
