import { JOINT_NAME_SLOTS, type PersonName } from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import { isZip, zipDigits } from '../address/zip.ts';
import { emptyContact, type NewContact, readHistory } from './contact.ts';
import { birthdayOf } from './import-row.ts';
import { joinLines, splitLines, splitName, splitPrefecture } from './split.ts';
import { childText, descendants, parseXml, type XmlElement } from './xml.ts';

/* ContactXML 1.0, 1.1, 1.1a (XML Consortium, 2002): what Atena-shokunin and others write. */

type Extensions = (name: string) => string[];

const extensionsOf = (item: XmlElement): Extensions => {
  const all = descendants(item, 'ExtensionItem');
  return (name) => all.filter(({ attributes }) => attributes.name === name).map(({ text }) => text.trim());
};

function nameOf(item: XmlElement) {
  const person = descendants(item, 'PersonNameItem')[0];
  const kana = (part: string) =>
    person?.children.find(({ name }) => name === part)?.attributes.pronunciation ?? '';
  const [last, first, full] = ['LastName', 'FirstName', 'FullName'].map((part) => childText(person, part));
  const name = isBlank(`${last}${first}`) ? splitName(full ?? '') : { last: last ?? '', first: first ?? '' };
  const fullKana = splitName(kana('FullName'));
  return {
    name,
    kanaLast: kana('LastName') || fullKana.last,
    kanaFirst: kana('FirstName') || fullKana.first,
  };
}

/** The address that the contact prefers, else the home. */
function chosenAddress(item: XmlElement): XmlElement | undefined {
  const all = descendants(item, 'AddressItem');
  const is = (name: string, value: string) => (address: XmlElement) =>
    address.attributes[name]?.toLowerCase() === value;
  return all.find(is('preference', 'true')) ?? all.find(is('locationType', 'home')) ?? all[0];
}

function placeOf(item: XmlElement) {
  const address = chosenAddress(item);
  const code = childText(address, 'AddressCode');
  const zip = isZip(zipDigits(code)) ? zipDigits(code) : code;
  const line = (type: string) =>
    address?.children
      .filter(({ name, attributes }) => name === 'AddressLine' && attributes.addressLineType === type)
      .map(({ text }) => text)
      .join('') ?? '';
  const [state = '', city = '', town = '', number = ''] = ['Prefecture', 'City', 'Town', 'Number'].map(line);
  const address2 = joinLines([number, line('Building'), line('POB')]);
  if (!isBlank(`${state}${city}${town}${address2}`))
    return { zip, state: state.trim(), address1: `${city.trim()}${town.trim()}`, address2 };
  const whole = splitPrefecture(childText(address, 'FullAddress'));
  return { zip, state: whole.state, ...splitLines(whole.rest) };
}

function jointNamesOf(extension: Extensions): PersonName[] {
  const firsts = extension('NamesOfFamily').flatMap((names) => names.split(/[,、]/));
  return firsts
    .map((first, index) => ({
      last: extension(`X-LastName${index + 1}`)[0] ?? '',
      first: first.trim(),
      honorific: extension(`X-Suffix${index + 1}`)[0] ?? '',
    }))
    .filter(({ last, first }) => !isBlank(last) || !isBlank(first))
    .slice(0, JOINT_NAME_SLOTS);
}

function itemToContact(item: XmlElement): NewContact {
  const extension = extensionsOf(item);
  const one = (name: string) => extension(name)[0] ?? '';
  const work = descendants(item, 'OccupationItem')[0];
  const { name, kanaLast, kanaFirst } = nameOf(item);
  return {
    ...emptyContact(),
    name: { ...name, honorific: one('Suffix') },
    kanaLast,
    kanaFirst,
    jointNames: jointNamesOf(extension),
    ...placeOf(item),
    company: childText(work, 'OrganizationName'),
    department: childText(work, 'Department'),
    title: childText(work, 'JobTitle'),
    birthday: birthdayOf(one('X-Birthday')),
    groups: extension('X-Category').filter((group) => !isBlank(group)),
    note: one('X-Note'),
    mourningUntil: one('X-MourningUntil'),
    history: readHistory(one('X-NYCardHistory')),
  };
}

/** The contacts of a ContactXML document; none where the text is no such document. */
export function readContactXml(text: string): NewContact[] {
  const root = parseXml(text);
  return root ? descendants(root, 'ContactXMLItem').map(itemToContact) : [];
}
