import type { PostalAddress } from '../../address/address-checks.ts';
import { hasName, JOINT_NAME_SLOTS, type PersonName } from '../../address/print-address.ts';
import { isBlank } from '../../address/text.ts';
import { emptyContact, readHistory, readLines, readSkipReason } from '../contact.ts';
import { birthdayOf } from './cell-date.ts';
import { type ParsedNames, readName, workOf } from './cell-name.ts';
import { readZip, splitZip, withoutPhone } from './cell-text.ts';
import { doubtsOf, type ReadRow } from './row-doubt.ts';
import { joinLines, splitLines, splitName, splitPrefecture } from './split.ts';
import { countUntaken, type ReadContacts } from './untaken.ts';
import { childText, descendants, parseXml, type XmlElement } from './xml.ts';

/* ContactXML 1.0, 1.1, 1.1a (XML Consortium, 2002): what Atena-shokunin and others write. */

/** `creator` of the documents that this shop writes: nothing in them has to be guessed. */
export const CREATOR = 'Fumi';

type Extensions = (name: string) => string[];

const extensionsOf = (item: XmlElement): Extensions => {
  const all = descendants(item, 'ExtensionItem');
  return (name) => all.filter(({ attributes }) => attributes.name === name).map(({ text }) => text.trim());
};

function kanaOf(item: XmlElement) {
  const person = descendants(item, 'PersonNameItem')[0];
  const kana = (part: string) =>
    person?.children.find(({ name }) => name === part)?.attributes.pronunciation ?? '';
  const full = splitName(kana('FullName'));
  return { kanaLast: kana('LastName') || full.last, kanaFirst: kana('FirstName') || full.first };
}

/** Our own files are read as they were written; in others a name may hold an honorific, or two people. */
function peopleOf(item: XmlElement, extension: Extensions, isOurs: boolean): ParsedNames {
  const person = descendants(item, 'PersonNameItem')[0];
  const [last = '', first = '', full = ''] = ['LastName', 'FirstName', 'FullName'].map((part) =>
    childText(person, part),
  );
  const honorific = extension('Suffix')[0] ?? '';
  const joints = jointNamesOf(extension);
  if (isOurs) return { name: { last, first, honorific }, others: joints, company: '', isSure: true };
  const { others, ...main } = readName(last, first, full, honorific);
  return { ...main, others: [...others, ...joints] };
}

const hasText = (element: XmlElement): boolean => !isBlank(element.text) || element.children.some(hasText);
const filled = (item: XmlElement, name: string) => descendants(item, name).filter(hasText);

/** Every address that is filled: the one that the contact prefers, else the home, before the others. */
function addressItems(item: XmlElement): XmlElement[] {
  const all = filled(item, 'AddressItem');
  const is = (name: string, value: string) => (address: XmlElement) =>
    address.attributes[name]?.toLowerCase() === value;
  const first = all.find(is('preference', 'true')) ?? all.find(is('locationType', 'home')) ?? all[0];
  return first ? [first, ...all.filter((one) => one !== first)] : [];
}

const LINES: readonly string[] = ['AddressLine', 'FullAddress'];

const holdsPhone = (address: XmlElement): boolean =>
  address.children.some(({ name, text }) => LINES.includes(name) && withoutPhone(text).hadPhone);

function addressOf(address: XmlElement | undefined, isOurs: boolean): PostalAddress {
  const written = (text: string) => (isOurs ? text : withoutPhone(text).text);
  const code = childText(address, 'AddressCode');
  const zip = readZip(code);
  const line = (type: string) =>
    address?.children
      .filter(({ name, attributes }) => name === 'AddressLine' && attributes.addressLineType === type)
      .map(({ text }) => written(text))
      .join('') ?? '';
  const [state = '', city = '', town = '', number = ''] = ['Prefecture', 'City', 'Town', 'Number'].map(line);
  const address2 = joinLines([number, line('Building'), line('POB')]);
  if (!isBlank(`${state}${city}${town}${address2}`))
    return { zip, state: state.trim(), address1: `${city.trim()}${town.trim()}`, address2 };
  const full = splitZip(written(childText(address, 'FullAddress')));
  const whole = splitPrefecture(full.rest);
  return { zip: zip || full.zip, state: whole.state, ...splitLines(whole.rest) };
}

function jointNamesOf(extension: Extensions): PersonName[] {
  const firsts = extension('NamesOfFamily').flatMap((names) => names.split(/[,、]/));
  return firsts
    .map((first, index) => ({
      last: extension(`X-LastName${index + 1}`)[0] ?? '',
      first: first.trim(),
      honorific: extension(`X-Suffix${index + 1}`)[0] ?? '',
    }))
    .filter(hasName);
}

/** Whether the address is the company's. */
const isOffice = (address: XmlElement | undefined): boolean =>
  address?.attributes.locationType?.toLowerCase() === 'office';

function readItem(item: XmlElement, isOurs: boolean): ReadRow {
  const extension = extensionsOf(item);
  const one = (name: string) => extension(name)[0] ?? '';
  const work = descendants(item, 'OccupationItem')[0];
  const [address, other] = addressItems(item);
  const { name, others, company, isSure } = peopleOf(item, extension, isOurs);
  const contact = {
    ...emptyContact(),
    name,
    ...kanaOf(item),
    jointNames: others.slice(0, JOINT_NAME_SLOTS),
    ...addressOf(address, isOurs),
    ...workOf(
      { company: childText(work, 'OrganizationName'), department: childText(work, 'Department') },
      company,
    ),
    title: childText(work, 'JobTitle'),
    printsCompany: isOurs ? one('X-PrintsCompany') !== '' : work !== undefined && isOffice(address),
    birthday: birthdayOf(one('X-Birthday')),
    groups: extension('X-Category').filter((group) => !isBlank(group)),
    note: one('X-Note'),
    mourningUntil: one('X-MourningUntil'),
    history: readHistory(one('X-NYCardHistory')),
    skipReason: readSkipReason(one('X-SkipReason')),
    addressLines: readLines(one('X-AddressLines')),
  };
  const doubts = doubtsOf({
    'name-guessed': !isSure,
    'phone-left-out': !isOurs && [address, other].some((one) => one !== undefined && holdsPhone(one)),
    'two-addresses': other !== undefined,
    'joint-names-cut': others.length > JOINT_NAME_SLOTS,
  });
  return { contact, doubts, otherAddress: other && addressOf(other, isOurs), isOurs };
}

/** Extensions that are read, and those about the look of the card, which nobody misses. */
const TAKEN =
  /^(Suffix|NamesOfFamily|X-LastName\d|X-Suffix\d|X-Category|X-Birthday|X-Note|X-PrintsCompany|X-MourningUntil|X-SkipReason|X-IsPrefPrint|atx.*)$/;
const UNTAKEN_ITEMS = ['PhoneItem', 'EmailItem', 'WebItem'] as const;

/** Names of the parts of an item that the import drops; of several addresses all but one. */
function untakenOf(item: XmlElement): string[] {
  const items = UNTAKEN_ITEMS.filter((name) => filled(item, name).length > 0);
  const [, ...addresses] = filled(item, 'AddressItem').map(({ name }) => name);
  const extensions = filled(item, 'ExtensionItem').flatMap(({ attributes: { name = '' }, text }) =>
    // Other programs write a code that nobody has explained.
    name === 'X-NYCardHistory' && readHistory(text).length > 0 ? [] : [name],
  );
  return [...items, ...addresses, ...extensions.filter((name) => !TAKEN.test(name))];
}

/** The contacts of a ContactXML document, and what else it holds; none where the text is no such document. */
export function readContactXml(text: string): ReadContacts {
  const root = parseXml(text);
  const isOurs = root?.attributes.creator === CREATOR;
  const items = root ? descendants(root, 'ContactXMLItem') : [];
  return {
    contacts: items.map((item) => readItem(item, isOurs)),
    untaken: countUntaken(items.map(untakenOf)),
  };
}
