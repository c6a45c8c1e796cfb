import { expect, test } from 'vitest';
import type { Decoder } from './decode.ts';
import { readAddressFile, type Unzip } from './read-file.ts';

const decode: Decoder = (bytes, encoding, strict) =>
  new TextDecoder(encoding, { fatal: strict, ignoreBOM: true }).decode(bytes);
const utf8 = (text: string) => new TextEncoder().encode(text);
const ZIP = Uint8Array.from([0x50, 0x4b, 0x03, 0x04]);

const workbook = (rows: string): Unzip => {
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="1" id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>',
    'xl/s.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  return () => (path) => parts[path] ?? null;
};

test.each<[string, Unzip | undefined, string]>([
  ['that unpacks to more than is read is too large', () => null, 'too-large'],
  ['that is no workbook is another spreadsheet', () => () => null, 'spreadsheet'],
  ['where nothing can unpack is another spreadsheet', undefined, 'spreadsheet'],
  ['of a workbook without a filled row is nothing', workbook('<row/>'), 'unknown'],
  ['of a workbook is a table', workbook('<row><c><v>1</v></c></row>'), 'table'],
])('a zip %s', (_, unzip, kind) => {
  expect(readAddressFile('a.xlsx', ZIP, decode, unzip).kind).toBe(kind);
});

test('a table has four hundred columns and cells of ten thousand characters at most', () => {
  const row = ['あ'.repeat(10_001), ...Array.from({ length: 400 }, (_, column) => String(column))].join(',');
  const file = readAddressFile('a.csv', utf8(`${row}\n1,2\n`), decode);
  const rows = file.kind === 'table' ? file.rows : [];
  expect(rows.map(({ length }) => length)).toEqual([400, 2]);
  expect([rows[0]?.[0]?.length, rows[0]?.at(-1)]).toEqual([10_000, '398']);
});

test('ContactXML that says it is EUC-JP is read so', () => {
  // 山田 in EUC-JP, whose bytes are valid in Shift_JIS too.
  const [head, tail] = [
    '<?xml version="1.0" encoding="EUC-JP"?><ContactXML><ContactXMLItem><PersonName><PersonNameItem><FullName>',
    '</FullName></PersonNameItem></PersonName></ContactXMLItem></ContactXML>',
  ];
  const bytes = Uint8Array.of(...utf8(head), 0xbb, 0xb3, 0xc5, 0xc4, 0x20, 0xb2, 0xd6, ...utf8(tail));
  const file = readAddressFile('a.xml', bytes, decode);
  expect(file.kind === 'contacts' && file.contacts[0]?.contact.name).toMatchObject({
    last: '山田',
    first: '花',
  });
});
