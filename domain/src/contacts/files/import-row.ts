import { hasOffice, JOINT_NAME_SLOTS } from '../../address/print-address.ts';
import { isBlank } from '../../address/text.ts';
import { readHistory, readLines, readSkipReason } from '../contact.ts';
import { birthdayOf, readMourning } from './cell-date.ts';
import { workOf } from './cell-name.ts';
import { readKana } from './cell-text.ts';
import type { ImportPlan } from './import-mapping.ts';
import { MAIL_LAYOUTS } from './mail-layouts.data.ts';
import { withNotedMourning } from './noted-mourning.ts';
import { OWN_LAYOUT, PRINTS_COMPANY } from './own-layout.data.ts';
import { NO_ADDRESS, ownAddress, type RowAddress, rowAddresses } from './row-addresses.ts';
import { doubtsOf, type ReadRow } from './row-doubt.ts';
import { ownPeople, peopleOf } from './row-people.ts';
import { hasOpenQuote, type Values, valuesOf } from './row-values.ts';
import { splitName } from './split.ts';
import { readYearMarks } from './year-column.ts';

/**
 * Whether the only address of a row may be the company's: in a file of a postcard program, which prints company and
 * address together, but not in one of a mail program, nor where the file has columns for the address of the office.
 */
const mayBeOffice = ({ targets, layout }: ImportPlan): boolean =>
  !targets.some((target) => /^company[A-Z]/.test(target)) && !MAIL_LAYOUTS.some(({ id }) => id === layout);

/** Whether the card of a row goes to the company that it names. */
function goesToCompany(values: Values, { isOffice }: RowAddress, plan: ImportPlan): boolean {
  if (plan.layout === OWN_LAYOUT) return values('printsCompany') === PRINTS_COMPANY;
  const work = { company: values('company'), department: values('department'), title: values('title') };
  return hasOffice(work) && (isOffice || mayBeOffice(plan));
}

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
  const [first = NO_ADDRESS, ...others] = isOurs ? [ownAddress(values)] : rowAddresses(values);
  const mourning = readMourning(values('mourningUntil'), newYear, isOurs);
  const years = readYearMarks(plan.targets, values);
  const mournedUntil =
    years.mournedYear !== null && years.mournedYear >= newYear ? `${years.mournedYear}-03-31` : '';
  const doubts = doubtsOf({
    'name-guessed': !people.isNameSure,
    'mourning-unclear': !mourning.isSure,
    'phone-left-out': [first, ...others].some(({ hadPhone }) => hadPhone),
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
    ...first.address,
    ...workOf({ company: values('company'), department: values('department') }, people.company),
    title: values('title'),
    printsCompany: goesToCompany(values, first, plan),
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
