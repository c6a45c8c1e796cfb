import type { PersonName } from '../../address/print-address.ts';
import { historyText, linesText, type NewContact } from '../contact.ts';
import { CREATOR } from './contact-xml-read.ts';
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

function item(contact: NewContact): string {
  const { name, jointNames } = contact;
  const person = [
    spoken('FullName', [name.last, name.first].filter(Boolean).join(' '), ''),
    spoken('FirstName', name.first, contact.kanaFirst),
    spoken('LastName', name.last, contact.kanaLast),
  ].join('');
  const address = [
    contact.zip === '' ? '' : element('AddressCode', attribute('codeDomain', 'ZIP7'), contact.zip),
    line('Prefecture', contact.state),
    line('City', contact.address1),
    line('Number', contact.address2),
  ].join('');
  const work = [
    element('OrganizationName', '', contact.company),
    element('Department', '', contact.department),
    element('JobTitle', '', contact.title),
  ].join('');
  const more = [
    extension('Common', 'Suffix', name.honorific),
    ...jointNames.map(jointExtensions),
    ...contact.groups.map((group) => extension('Extended', 'X-Category', group)),
    extension('Extended', 'X-PrintsCompany', contact.printsCompany ? '1' : ''),
    extension('Extended', 'X-Birthday', contact.birthday),
    extension('Extended', 'X-Note', contact.note),
    extension('Extended', 'X-MourningUntil', contact.mourningUntil),
    extension('Extended', 'X-NYCardHistory', historyText(contact.history)),
    extension('Extended', 'X-SkipReason', contact.skipReason),
    extension('Extended', 'X-AddressLines', linesText(contact.addressLines)),
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
export const writeContactXml = (contacts: readonly NewContact[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE ContactXML SYSTEM "ContactXML_01_01_20020615.dtd">',
    `<ContactXML xmlns="http://www.xmlns.org/2002/ContactXML" creator="${CREATOR}" version="1.1">`,
    ...contacts.map(item),
    '</ContactXML>',
    '',
  ].join('\n');
