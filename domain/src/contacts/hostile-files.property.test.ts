import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyContact } from './contact.ts';
import { duplicateFinder, MAX_MATCHES } from './duplicates.ts';
import type { Decoder } from './files/decode.ts';
import { tableToContacts } from './files/import-row.ts';
import { readAddressFile } from './files/read-file.ts';

const decode: Decoder = (bytes, encoding, strict) =>
  new TextDecoder(encoding, { fatal: strict, ignoreBOM: true }).decode(bytes);

function read(name: string, bytes: Uint8Array) {
  const file = readAddressFile(name, bytes, decode);
  if (file.kind === 'table') return tableToContacts(file.rows, file.plan, 2027).length;
  return file.kind === 'contacts' ? file.contacts.length : 0;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

test('no bytes whatever make a reader throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('a.csv', 'a.vcf', 'a.xml', 'a'),
      fc.constantFrom('', 'BEGIN:VCARD\r\n', '<?xml?><ContactXML>', '姓,名,郵便番号,住所\n'),
      fc.uint8Array({ maxLength: 400 }),
      (name, head, tail) => {
        expect(() => read(name, Uint8Array.of(...utf8(head), ...tail))).not.toThrow();
      },
    ),
  );
});

test('characters of every format in any order make no reader throw', () => {
  const character = fc.constantFrom(
    ...'<>/="\'&;:,\\ \t\r\n![]CDATA-?=あ髙',
    'BEGIN:VCARD\n',
    'END:VCARD\n',
    'N;ENCODING=QUOTED-PRINTABLE:=E9=AB=99=\n',
    '<ContactXMLItem>',
    '</ContactXMLItem>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '&#x110000;',
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 60 }), (characters) => {
      const text = characters.join('');
      expect(() => read('a.vcf', utf8(`BEGIN:VCARD\n${text}`))).not.toThrow();
      expect(() => read('a.xml', utf8(`<ContactXML>${text}`))).not.toThrow();
      expect(() => read('a.csv', utf8(text))).not.toThrow();
    }),
  );
});

test.each<[string, string]>([
  [
    'a card with a photo of 4 MB in folded lines',
    `BEGIN:VCARD\r\nN:山田;太郎\r\nPHOTO;ENCODING=b:${'\r\n '.concat('A'.repeat(74)).repeat(55_000)}\r\nEND:VCARD`,
  ],
  ['half a million opened elements', `<ContactXML>${'<a>'.repeat(500_000)}`],
  ['half a million brackets', `<ContactXML>${'<'.repeat(500_000)}`],
  ['a cell of a million quotes', `姓,名\n"${'"'.repeat(1_000_000)}`],
  ['a million columns', `${','.repeat(1_000_000)}\n`],
  ['a cell of 20 MB', `氏名,郵便番号,住所\n山田,1060032,${'1-2'.repeat(7_000_000)}`],
  ['a card with two million parameters', `BEGIN:VCARD\nN${';TYPE=A'.repeat(2_000_000)}:山田;太郎\nEND:VCARD`],
  ['a card with a million quotes before its colon', `BEGIN:VCARD\nN;${'"'.repeat(1_000_001)}\nEND:VCARD`],
  ['a card with two million properties', `BEGIN:VCARD\n${'N:a\n'.repeat(2_000_000)}END:VCARD`],
  ['a tag of a million letters', `<ContactXML><ContactXMLItem ${'a'.repeat(1_000_000)}>`],
])('%s is read in no time', (_, text) => {
  const before = process.threadCpuUsage();
  read('file', utf8(text));
  const { user, system } = process.threadCpuUsage(before);
  // Two or three seconds at most here; work that grows with the square of the length takes hours.
  expect((user + system) / 1000).toBeLessThan(30_000);
});

test('twenty thousand of one name are each compared with twenty, those of their place first', () => {
  const namesakes = Array.from({ length: 20_000 }, (_, index) => ({
    ...emptyContact(),
    name: { last: '佐藤', first: '', honorific: '' },
    address1: `港区六本木${index % 2}丁目`,
    index,
  }));
  const find = duplicateFinder(namesakes);
  for (const person of namesakes) {
    const found = find(person);
    expect(found.length).toBe(MAX_MATCHES);
    expect(found[0]).toMatchObject({ likeness: 'same', contact: { index: person.index % 2 } });
  }
});
