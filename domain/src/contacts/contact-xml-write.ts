import type { PersonName } from '../address/print-address.ts';
import { type BookEntry, historyText } from './book-entry.ts';
import { escapeXml } from './xml.ts';

const attribute = (name: string, value: string): string =>
  value === '' ? '' : ` ${name}="${escapeXml(value)}"`;
const element = (name: string, attributes: string, text: string): string =>
  text === '' && attributes === '' ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`;

const spoken = (name: string, text: string, kana: string): string =>
  element(name, attribute('pronunciation', kana), text);

const line = (type: string, text: string): string =>
  text === '' ? '' : element('AddressLine', attribute('addressLineType', type), text);

const extension = (type: 'Common' | 'Extended', name: string, text: string): string =>
  text === '' ? '' : element('ExtensionItem', ` extensionType="${type}" name="${name}"`, text);

const jointExtensions = (joint: PersonName, index: number): string =>
  [
    element('ExtensionItem', ' extensionType="Common" name="NamesOfFamily"', joint.first),
    extension('Extended', `X-LastName${index + 1}`, joint.last),
    extension('Extended', `X-Suffix${index + 1}`, joint.honorific),
  ].join('');

function item(entry: BookEntry): string {
  const { name, jointNames } = entry;
  const person = [
    spoken('FullName', [name.last, name.first].filter(Boolean).join(' '), ''),
    spoken('FirstName', name.first, entry.kanaFirst),
    spoken('LastName', name.last, entry.kanaLast),
  ].join('');
  const address = [
    entry.zip === '' ? '' : element('AddressCode', attribute('codeDomain', 'ZIP7'), entry.zip),
    line('Prefecture', entry.state),
    line('City', entry.address1),
    line('Number', entry.address2),
  ].join('');
  const work = [
    element('OrganizationName', '', entry.company),
    element('Department', '', entry.department),
    element('JobTitle', '', entry.title),
  ].join('');
  const more = [
    extension('Common', 'Suffix', name.honorific),
    ...jointNames.map(jointExtensions),
    ...entry.groups.map((group) => extension('Extended', 'X-Category', group)),
    extension('Extended', 'X-Birthday', entry.birthday),
    extension('Extended', 'X-Note', entry.note),
    extension('Extended', 'X-MourningUntil', entry.mourningUntil),
    extension('Extended', 'X-NYCardHistory', historyText(entry.history)),
  ].join('');
  return [
    '<ContactXMLItem>',
    `<PersonName><PersonNameItem xml:lang="ja-JP">${person}</PersonNameItem></PersonName>`,
    `<Address><AddressItem locationType="Home" preference="True">${address}</AddressItem></Address>`,
    `<Occupation><OccupationItem>${work}</OccupationItem></Occupation>`,
    `<Extension>${more}</Extension>`,
    '</ContactXMLItem>',
  ].join('\n');
}

/** The address book as ContactXML 1.1, UTF-8. */
export const writeContactXml = (entries: readonly BookEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE ContactXML SYSTEM "ContactXML_01_01_20020615.dtd">',
    '<ContactXML xmlns="http://www.xmlns.org/2002/ContactXML" creator="Fumi" version="1.1">',
    ...entries.map(item),
    '</ContactXML>',
    '',
  ].join('\n');
