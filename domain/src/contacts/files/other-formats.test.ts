import { expect, test } from 'vitest';
import { duplicateFinder, openDuplicateGroups } from '../duplicates.ts';
import { readContactXml } from './contact-xml-read.ts';
import { cp932Encoder } from './cp932.ts';
import type { Decoder } from './decode.ts';
import { withNotedMourning } from './noted-mourning.ts';
import { readAddressFile } from './read-file.ts';
import { PRODUCT, readVCards } from './vcard-read.ts';
import { parseXml } from './xml.ts';

const decode: Decoder = (bytes, encoding, strict) =>
  new TextDecoder(encoding, { fatal: strict, ignoreBOM: true }).decode(bytes);
const cp932 = cp932Encoder((bytes) => decode(bytes, 'shift_jis', false));

const quoted = (text: string) =>
  Array.from(cp932.encode(text), (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

test('untaken properties of a vCard are counted; a spouse and a prefecture in the city are read', () => {
  const card = (more: string) => `BEGIN:VCARD\r\nVERSION:4.0\r\nN:山田;葵様;;;\r\n${more}END:VCARD\r\n`;
  const text = `${card('TEL:03-0000-0000\r\nTEL:090\r\nRELATED;TYPE=spouse;VALUE=text:山田 翔\r\n')}${card(
    'TEL:03\r\nADR:;;1-2;東京都港区;;1060032;\r\nADR;TYPE=WORK:;;1;;東京都;;\r\n',
  )}`;
  const bytes = new TextEncoder().encode(text);
  const file = readAddressFile('a.vcf', bytes, decode);
  expect(file).toMatchObject({
    untaken: [
      { name: 'TEL', count: 2 },
      { name: 'ADR', count: 1 },
    ],
    contacts: [
      {
        contact: {
          name: { last: '山田', first: '葵', honorific: '様' },
          jointNames: [{ last: '', first: '翔', honorific: '' }],
        },
        doubts: [],
      },
      {
        contact: { zip: '1060032', state: '東京都', address1: '港区', address2: '1-2' },
        doubts: ['two-addresses'],
      },
    ],
  });
});

test('a spouse and children are joint names under Apple’s labels too, other relatives are untaken', () => {
  const card = [
    'BEGIN:VCARD\nVERSION:3.0\nN:山田;太郎;;;',
    'item1.X-ABRELATEDNAMES;type=pref:山田 花子\nitem1.X-ABLabel:_$!<Spouse>!$_',
    'item2.X-ABRELATEDNAMES:一郎\nitem2.X-ABLabel:長男',
    'item3.X-ABRELATEDNAMES:鈴木 次郎\nitem3.X-ABLabel:_$!<Manager>!$_',
    'item4.X-ABDATE:2001-01-01\nX-ABUID:1',
    'RELATED;TYPE=child;VALUE=text:美咲\nRELATED;TYPE=child:urn:uuid:1',
    'END:VCARD',
  ].join('\n');
  const { contacts, untaken } = readVCards(card, decode);
  expect(contacts[0]?.contact.jointNames.map(({ first }) => first)).toEqual(['花子', '一郎', '美咲']);
  expect(untaken.map(({ name }) => name)).toEqual(['X-ABRELATEDNAMES', 'X-ABDATE', 'RELATED']);
});

test('a vCard 2.1 of a Japanese phone is read: CP932, quoted-printable, soft breaks', () => {
  const card = [
    'BEGIN:VCARD',
    'VERSION:2.1',
    `N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:${quoted('髙橋')};=\r\n${quoted('太郎')};;;`,
    'SOUND;X-IRMC-N;CHARSET=SHIFT_JIS:ﾀｶﾊｼ;ﾀﾛｳ;;;',
    `ADR;HOME;CHARSET=SHIFT_JIS;QUOTED-PRINTABLE:;;${quoted('1-2-3')};${quoted('港区六本木')};${quoted('東京都')};106-0032;`,
    'BDAY:19800102',
    'END:VCARD',
  ].join('\r\n');
  expect(readVCards(card, decode).contacts.map(({ contact }) => contact)).toMatchObject([
    {
      name: { last: '髙橋', first: '太郎' },
      kanaLast: 'タカハシ',
      kanaFirst: 'タロウ',
      zip: '1060032',
      state: '東京都',
      address1: '港区六本木',
      address2: '1-2-3',
      birthday: '19800102',
    },
  ]);
});

test('vCards 3.0 of Apple and 4.0 are read: groups, folding, escapes', () => {
  const cards = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:髙橋;太郎;;;',
    'X-PHONETIC-LAST-NAME:タカハシ',
    'item1.ADR;type=WORK:;;会社通り;品川区;東京都;1400001;日本',
    'item2.ADR;type=HOME;type=pref:;コーポ青葉101;六本',
    ' 木1-2-3;港区;東京都;106-0032;日本',
    'NOTE:一行目\\n二行目\\, 三',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:山﨑 花子',
    'N;SORT-AS="ヤマザキ,ハナコ":山﨑;花子;;;様',
    'ADR;LABEL="x:y":;;大通西3;札幌市中央区;北海道;0600042;',
    'CATEGORIES:友人,親戚',
    'END:VCARD',
  ].join('\n');
  const [apple, other] = readVCards(cards, decode).contacts.map(({ contact }) => contact);
  expect(apple).toMatchObject({
    address1: '港区',
    address2: '六本木1-2-3　コーポ青葉101',
    note: '一行目\n二行目, 三',
  });
  expect(other).toMatchObject({
    name: { last: '山﨑', first: '花子', honorific: '様' },
    kanaLast: 'ヤマザキ',
    address2: '大通西3',
    groups: ['友人', '親戚'],
  });
});

test.each([
  ['of a company at its address', 'ORG:ふみ\nADR;TYPE=WORK:;;1-2;港区;東京都;1060032;', true],
  ['of a company at the address where both are', 'ORG:ふみ\nADR;TYPE=WORK,HOME:;;1-2;港区;東京都;;', false],
  ['of a company at home', 'ORG:ふみ\nADR;TYPE=HOME:;;1-2;港区;東京都;1060032;', false],
  ['of a company at an address of no kind', 'ORG:ふみ\nADR:;;1-2;港区;東京都;1060032;', false],
  ['of a company without an address', 'ORG:ふみ', false],
  ['without a company', 'ADR;TYPE=WORK:;;1-2;港区;東京都;1060032;', false],
])('a vCard %s prints the company: %s', (_, lines, prints) => {
  const [read] = readVCards(`BEGIN:VCARD\nN:山田;太郎;;;\n${lines}\nEND:VCARD`, decode).contacts;
  expect(read?.contact.printsCompany).toBe(prints);
});

const contactXml = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE ContactXML SYSTEM "ContactXML_01_01_20020615.dtd" [<!ENTITY x "boom"><!ENTITY y SYSTEM "file:///etc/passwd">]>
<c:ContactXML xmlns:c="http://www.xmlns.org/2002/ContactXML" creator="Atena" version="1.1">
 <!-- <ContactXMLItem/> -->
 <c:ContactXMLItem>
  <c:PersonName><c:PersonNameItem xml:lang="ja-JP"><c:FullName pronunciation="タカハシ タロウ">髙橋 太郎</c:FullName></c:PersonNameItem></c:PersonName>
  <c:Address>
   <c:AddressItem locationType="Office"><c:AddressCode codeDomain="ZIP7">1400001</c:AddressCode></c:AddressItem>
   <c:AddressItem locationType="Home" preference="True"><c:AddressCode codeDomain="ZIP7">1060032</c:AddressCode>
    <c:FullAddress>東京都港区六本木一丁目2番3号&y;コーポ青葉&#x41;棟</c:FullAddress></c:AddressItem></c:Address>
  <c:Extension><c:ExtensionItem extensionType="Common" name="Suffix">様</c:ExtensionItem>
   <c:ExtensionItem extensionType="Common" name="NamesOfFamily">花子</c:ExtensionItem>
   <c:ExtensionItem extensionType="Extended" name="X-Suffix1"><![CDATA[様]]></c:ExtensionItem></c:Extension>
 </c:ContactXMLItem>
</c:ContactXML>`;

test('ContactXML of another program is read, and no entity of its own is resolved', () => {
  expect(readContactXml(contactXml).contacts.map(({ contact }) => contact)).toMatchObject([
    {
      name: { last: '髙橋', first: '太郎', honorific: '様' },
      kanaLast: 'タカハシ',
      kanaFirst: 'タロウ',
      zip: '1060032',
      state: '東京都',
      address1: '港区六本木一丁目2番3号&y;コーポ青葉A棟',
      jointNames: [{ last: '', first: '花子', honorific: '様' }],
    },
  ]);
});

test('a fifth joint name and a second address are told in vCards and ContactXML too', () => {
  const family = ['一', '二', '三', '四', '五'];
  const card = `BEGIN:VCARD\nN:山田;太郎;;;\n${family.map((one) => `RELATED;TYPE=child:${one}\n`).join('')}END:VCARD\n`;
  const [read] = readVCards(card, decode).contacts;
  expect(read?.contact.jointNames.length).toBe(4);
  expect(read?.doubts).toEqual(['joint-names-cut']);
  const [item] = readContactXml(contactXml.replace('>花子<', `>${family.join(',')}<`)).contacts;
  expect(item?.contact.jointNames.length).toBe(4);
  expect(item?.doubts).toEqual(['two-addresses', 'joint-names-cut']);
});

test('the other address of a vCard and of ContactXML can be taken instead, the home before it', () => {
  const card = (lines: string) =>
    readVCards(`BEGIN:VCARD\nN:山田;太郎;;;\nORG:ふみ\n${lines}END:VCARD\n`, decode).contacts[0];
  const work = 'ADR;TYPE=WORK,PREF:;;4-5;中央区銀座;東京都;104-0061;\n';
  const home = 'ADR;TYPE=HOME:;;1-2;港区六本木;東京都;106-0032;\n';
  expect(card(work + home)).toMatchObject({
    contact: { zip: '1060032', printsCompany: false },
    otherAddress: { zip: '1040061', state: '東京都', address1: '中央区銀座', address2: '4-5' },
  });
  const empty = 'ADR;TYPE=HOME:;;;;;;\n';
  expect(card(work + empty)).toMatchObject({ contact: { zip: '1040061', printsCompany: true }, doubts: [] });
  expect(card(work + empty)?.otherAddress).toBeUndefined();
  expect(readContactXml(contactXml).contacts[0]?.otherAddress?.zip).toBe('1400001');
});

test('a telephone number behind an address stays out of it in vCards and ContactXML too, and is told', () => {
  const card = 'BEGIN:VCARD\nN:山田;太郎;;;\nADR:;;1-2-3 03-1234-5678;港区;東京都;106-0032;\nEND:VCARD\n';
  expect(readVCards(card, decode).contacts[0]).toMatchObject({
    contact: { address1: '港区', address2: '1-2-3' },
    doubts: ['phone-left-out'],
  });
  const [item] = readContactXml(contactXml.replace('&#x41;棟', ' TEL 03-1234-5678')).contacts;
  expect(item?.contact.address1).toBe('港区六本木一丁目2番3号&y;コーポ青葉');
  expect(item?.doubts).toEqual(['phone-left-out', 'two-addresses']);
});

test('what a card of another program notes of mourning holds back the card of the New Year', () => {
  const card = (more: string) => {
    const [read] = readVCards(`BEGIN:VCARD\nN:山田;太郎;;;\n${more}\nEND:VCARD\n`, decode).contacts;
    return read && withNotedMourning(read, 2027);
  };
  expect(card('NOTE:友人\\n喪中 2026年')).toMatchObject({
    contact: { mourningUntil: '2027-03-31' },
    doubts: ['mourning-noted'],
  });
  expect(card('CATEGORIES:喪中')?.contact.mourningUntil).toBe('2027-03-31');
  const own = card(`PRODID:${PRODUCT}\nNOTE:喪中`);
  expect([own?.contact.mourningUntil, own?.doubts]).toEqual(['', []]);
});

test('ContactXML is known by its first character, in UTF-8 and CP932', () => {
  const file = readAddressFile('a.xml', new TextEncoder().encode(`\ufeff${contactXml}`), decode);
  expect(file).toMatchObject({ kind: 'contacts', format: 'contact-xml' });
  const old = readAddressFile('a.xml', cp932.encode(contactXml.replace('UTF-8', 'Shift_JIS')), decode);
  expect(old.kind === 'contacts' ? old.contacts[0]?.contact.name.last : '').toBe('髙橋');
});

test.each(['', 'no xml', '<', '<a', '<a><b></a>', '<a'.repeat(10_000), '<a>'.repeat(10_000)])(
  'broken XML does no harm',
  (text) => {
    expect(() => parseXml(text)).not.toThrow();
  },
);

test('CP932 holds 髙 and 﨑, and says what it can not hold', () => {
  expect(Array.from(cp932.encode('髙﨑'))).toEqual([0xfb, 0xfc, 0xfa, 0xb1]);
  expect(cp932.unencodable('𠮷田葛\u{e0100}城髙橋')).toEqual(['𠮷', '葛\u{e0100}']);
  expect(decode(cp932.encode('①Ⅱ㈱〜−¥'), 'shift_jis', true).slice(0, 3)).toBe('①Ⅱ㈱');
});

const person = (last: string, first: string, address2 = '1-2-3') => ({
  name: { last, first, honorific: '様' },
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2,
});

test('a contact without a name is no duplicate, and one without an address may be any of its name', () => {
  const nobody = person('', '');
  expect(duplicateFinder([nobody])(nobody)).toEqual([]);
  const groups = openDuplicateGroups<typeof nobody>();
  groups.add([nobody, nobody]);
  expect(groups.found()).toEqual([]);
  const nowhere = { ...person('高橋', '太郎', ''), state: '', address1: '' };
  const find = duplicateFinder([person('高橋', '太郎'), person('高橋', '太郎', '9-9')]);
  expect(find(nowhere).map(({ likeness }) => likeness)).toEqual(['same', 'same']);
});

test('an entry without a person is compared by its company, any other one by its person', () => {
  const office = { ...person('', ''), company: '㈱青葉' };
  expect(duplicateFinder([office])(office).map(({ likeness }) => likeness)).toEqual(['same']);
  expect(duplicateFinder([{ ...office, address2: '9-9' }])(office)[0]?.likeness).toBe('likely');
  expect(duplicateFinder([office])({ ...office, name: person('高橋', '太郎').name })).toEqual([]);
  const groups = openDuplicateGroups<typeof office>();
  groups.add([office, { ...office, address2: '9-9' }, person('高橋', '太郎') as typeof office]);
  expect(groups.found().map((group) => group.length)).toEqual([2]);
});

test('a duplicate is found through old kanji and another spelling of its number', () => {
  const find = duplicateFinder([person('高橋', '太郎'), person('高橋', '次郎')]);
  expect(find(person('髙橋', '太郎', '一丁目2番3号')).map(({ likeness }) => likeness)).toEqual(['same']);
  expect(find(person('髙橋', '太郎', '9-9')).map(({ likeness }) => likeness)).toEqual(['likely']);
  expect(find(person('髙橋', '三郎'))).toEqual([]);
  const groups = openDuplicateGroups<ReturnType<typeof person>>();
  groups.add([person('斎藤', '恵'), person('山田', '恵')]);
  groups.add([person('齋藤', '惠')]);
  expect(groups.found().length).toBe(1);
});
