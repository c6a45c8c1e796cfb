import type { PostalAddress } from '../../address/address-checks.ts';
import type { AddressFields } from '../../address/parse/parse-address.ts';
import { PREFECTURES } from '../../address/prefectures.data.ts';
import { hasName, hasOffice, JOINT_NAME_SLOTS, type PersonName } from '../../address/print-address.ts';
import { composeVoicedKana, isBlank } from '../../address/text.ts';
import { readHistory, readLines, readSkipReason } from '../contact.ts';
import { birthdayOf, readMourning } from './cell-date.ts';
import { readJoint, readJointList, readName, workOf } from './cell-name.ts';
import { readKana, readZip, splitZip, withoutPhone } from './cell-text.ts';
import type { ImportPlan } from './import-mapping.ts';
import { IMPORTED_JOINT_NAMES, type ImportTarget, type JointPart } from './import-target.ts';
import { MAIL_LAYOUTS } from './mail-layouts.data.ts';
import { withNotedMourning } from './noted-mourning.ts';
import { OWN_LAYOUT, PRINTS_COMPANY } from './own-layout.data.ts';
import { doubtsOf, type ReadRow } from './row-doubt.ts';
import { unguardCell } from './sheet-cell.ts';
import { joinLines, splitLines, splitName, splitPrefecture } from './split.ts';
import { readYearMarks } from './year-column.ts';

/** The values of one row by what they mean. */
type Values = (target: ImportTarget) => string;

/** Line breaks and tabs become blanks, because a card's line has none; kana get their marks. Else as it was. */
const cleaned = (text: string): string =>
  composeVoicedKana(text.replace(/[\r\n\t\u2028\u2029]+/g, ' ').replace(/\ufeff/g, ''));

/** A cell of a quote that nobody closed; see csv.ts. */
const hasOpenQuote = (cell: string): boolean => cell.startsWith('"') && cell.split('"').length % 2 === 0;

function valuesOf(row: readonly string[], plan: ImportPlan): Values {
  const isOurs = plan.layout === OWN_LAYOUT;
  const values = new Map<ImportTarget, string>();
  for (const [column, target] of plan.targets.entries()) {
    const typed = row[column] ?? '';
    const cell = unguardCell(!isOurs && hasOpenQuote(typed) ? typed.slice(1) : typed);
    const hasLines = target === 'note' || target === 'addressLines';
    const value = hasLines ? cell.replace(/\r\n?/g, '\n') : cleaned(cell);
    if (target !== 'ignore') values.set(target, value);
  }
  return (target) => values.get(target) ?? '';
}

type People = {
  readonly name: PersonName;
  readonly jointNames: readonly PersonName[];
  readonly company: string;
  readonly isNameSure: boolean;
  readonly areJointNamesSure: boolean;
};

/** Everybody whom the row names, the first of them as the main name. */
function peopleOf(values: Values): People {
  const main = readName(values('nameLast'), values('nameFirst'), values('fullName'), values('honorific'));
  const { last } = main.name;
  const numbered = Array.from({ length: IMPORTED_JOINT_NAMES }, (_, index): PersonName => {
    const of = (part: JointPart) => values(`joint${index + 1}.${part}`);
    const isParted = !isBlank(of('last')) || !isBlank(of('first'));
    if (!isParted) return readJoint(of('full'), last, of('honorific'));
    return readName(of('last'), of('first'), '', of('honorific')).name;
  });
  const list = readJointList(values('jointNames'), last, values('jointHonorifics'));
  const others = [...main.others, ...numbered, ...list.names, readJoint(values('spouse'), last)];
  return {
    name: main.name,
    jointNames: others.filter(hasName),
    company: main.company,
    isNameSure: main.isSure,
    areJointNamesSure: list.isSure,
  };
}

/** Our own files are read as they were written. */
function ownPeople(values: Values): People {
  const person = (last: ImportTarget, first: ImportTarget, honorific: ImportTarget) => ({
    last: values(last),
    first: values(first),
    honorific: values(honorific),
  });
  const joints = Array.from({ length: JOINT_NAME_SLOTS }, (_, index) => {
    const slot = `joint${index + 1}` as const;
    return person(`${slot}.last`, `${slot}.first`, `${slot}.honorific`);
  });
  const name = person('nameLast', 'nameFirst', 'honorific');
  return { name, jointNames: joints.filter(hasName), company: '', isNameSure: true, areJointNamesSure: true };
}

/** Several columns as the three fields of ours; a prefecture that begins the first line is taken out of it. */
function linesOf(state: string, city: string, rest: readonly string[]): AddressFields {
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

type Place = {
  readonly address: PostalAddress;
  readonly isOffice: boolean;
  readonly hadPhone: boolean;
};

type PlaceCells = { readonly zip: string; readonly state: string; readonly lines: readonly string[] };

/** `lines`: city and town first. A zip may begin any of them, and a telephone number end any. */
function placeOf({ zip, state, lines }: PlaceCells, isOffice: boolean): Place {
  const phoneless = [state, ...lines].map(withoutPhone);
  const [own = '', ...texts] = phoneless.map(({ text }) => text);
  const withZip = isBlank(zip) ? texts.findIndex((text) => splitZip(text).zip !== '') : -1;
  const split = splitZip(texts[withZip] ?? '');
  const [city = '', ...rest] = withZip < 0 ? texts : texts.with(withZip, split.rest);
  return {
    address: { zip: readZip(isBlank(zip) ? split.zip : zip), ...linesOf(own, city, rest) },
    isOffice,
    hadPhone: phoneless.some(({ hadPhone }) => hadPhone),
  };
}

/** What a file calls an address of work. */
const isWork = (kind: string): boolean => /work|office|business|会社|職場|勤務先|仕事/i.test(kind);

/** The home, which goes before the office; both where both are filled. */
function placesOf(values: Values): Place[] {
  const [kind, otherKind] = [values('addressKind'), values('companyAddressKind')];
  const home = {
    zip: values('zip'),
    state: values('state'),
    lines: [
      joinLines([values('city'), values('address')]),
      ...[values('street'), values('building'), values('line3'), values('line4')],
    ],
  };
  const office = {
    zip: values('companyZip'),
    state: values('companyState'),
    lines: [
      values('companyCity'),
      ...[values('companyStreet'), values('companyBuilding'), values('companyLine3')],
    ],
  };
  return [placeOf(home, isWork(kind)), placeOf(office, isBlank(otherKind) || isWork(otherKind))]
    .filter(({ address }) => !Object.values(address).every(isBlank))
    .toSorted((one, other) => Number(one.isOffice) - Number(other.isOffice));
}

const NOWHERE: Place = {
  address: { zip: '', state: '', address1: '', address2: '' },
  isOffice: false,
  hadPhone: false,
};

/**
 * Whether the only address of a row may be the company's: in a file of a postcard program, which prints company and
 * address together, but not in one of a mail program, nor where the file has columns for the address of the office.
 */
const mayBeOffice = ({ targets, layout }: ImportPlan): boolean =>
  !targets.some((target) => /^company[A-Z]/.test(target)) && !MAIL_LAYOUTS.some(({ id }) => id === layout);

/** The card of a row goes to the company that it names. */
function goesToCompany(values: Values, { isOffice }: Place, plan: ImportPlan): boolean {
  if (plan.layout === OWN_LAYOUT) return values('printsCompany') === PRINTS_COMPANY;
  const work = { company: values('company'), department: values('department'), title: values('title') };
  return hasOffice(work) && (isOffice || mayBeOffice(plan));
}

/** Our own files say in which field each word stands. */
const ownPlace = (values: Values): Place => ({
  address: {
    zip: readZip(values('zip')),
    state: values('state'),
    address1: values('city'),
    address2: values('street'),
  },
  isOffice: false,
  hadPhone: false,
});

/** A birthday in three columns; one without its year or day is kept as far as it goes. */
const birthdayInParts = (values: Values): string =>
  [values('birthYear'), values('birthMonth'), values('birthDay')].filter((part) => !isBlank(part)).join('/');

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

/** One row of a file as a contact. `newYear` is the one that cards are now prepared for. */
export function readRow(row: readonly string[], plan: ImportPlan, newYear: number): ReadRow {
  const values = valuesOf(row, plan);
  const isOurs = plan.layout === OWN_LAYOUT;
  const people = isOurs ? ownPeople(values) : peopleOf(values);
  const { name, jointNames } = people;
  const kana = splitName(readKana(values('fullKana')));
  const [place = NOWHERE, ...others] = isOurs ? [ownPlace(values)] : placesOf(values);
  const mourning = readMourning(values('mourningUntil'), newYear, isOurs);
  const years = readYearMarks(plan.targets, values);
  const mournedUntil =
    years.mournedYear !== null && years.mournedYear >= newYear ? `${years.mournedYear}-03-31` : '';
  const doubts = doubtsOf({
    'name-guessed': !people.isNameSure,
    'mourning-unclear': !mourning.isSure,
    'phone-left-out': [place, ...others].some(({ hadPhone }) => hadPhone),
    'mourning-past': mourning.isPast === true && mournedUntil === '',
    'two-addresses': others.length > 0,
    'joint-names-cut': jointNames.length > JOINT_NAME_SLOTS,
    'joint-names-unclear': !people.areJointNamesSure,
    'open-quote': !isOurs && row.some(hasOpenQuote),
  });
  const contact = {
    name,
    kanaLast: readKana(values('kanaLast')) || kana.last,
    kanaFirst: readKana(values('kanaFirst')) || kana.first,
    jointNames: jointNames.slice(0, JOINT_NAME_SLOTS),
    ...place.address,
    ...workOf({ company: values('company'), department: values('department') }, people.company),
    title: values('title'),
    printsCompany: goesToCompany(values, place, plan),
    birthday: birthdayOf(values('birthday') || birthdayInParts(values)),
    groups: splitGroups(values('groups')),
    note: values('note'),
    mourningUntil: mourning.until || mournedUntil,
    history: years.history.length > 0 ? years.history : readHistory(values('history')),
    addressLines: readLines(values('addressLines')),
    skipReason: readSkipReason(values('skipReason')),
  };
  const read = { contact, doubts, otherAddress: others[0]?.address, code: values('code').trim(), isOurs };
  return withNotedMourning(read, newYear);
}

/** The contacts of a table; rows without anything are skipped. Each keeps the number of its row, from 1. */
export const tableToContacts = (
  rows: readonly (readonly string[])[],
  plan: ImportPlan,
  newYear: number,
): ({ readonly row: number } & ReadRow)[] =>
  rows.slice(plan.firstDataRow).flatMap((row, index) => {
    const isEmpty = row.every(isBlank);
    return isEmpty ? [] : [{ row: plan.firstDataRow + index + 1, ...readRow(row, plan, newYear) }];
  });
