import { readAddressFile } from '@fumi/domain';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { decodeBytes } from '../contact-files.ts';
import { unzip } from './unzip.ts';

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (...texts: readonly string[]) => `<row>${texts.map(cell).join('')}</row>`;

const workbook = (rows: readonly string[]) => ({
  'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="1" r:id="rId1"/></sheets></workbook>'),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
});

const open = (bytes: Uint8Array) => readAddressFile('住所録.xlsx', bytes, decodeBytes, unzip);

test('a workbook is read as the table that it holds', () => {
  const rows = [
    row('姓', '名', '郵便番号', '住所1'),
    row('髙橋', '太郎', '1060032', '東京都港区六本木1-2-3'),
  ];
  expect(open(zipSync(workbook(rows)))).toMatchObject({
    kind: 'table',
    rows: [
      ['姓', '名', '郵便番号', '住所1'],
      ['髙橋', '太郎', '1060032', '東京都港区六本木1-2-3'],
    ],
    plan: { headerRow: 0, targets: ['nameLast', 'nameFirst', 'zip', 'address'] },
  });
});

test('parts that unzip to more than an address book are not opened', () => {
  const bomb = { ...workbook([]), 'xl/worksheets/sheet2.xml': new Uint8Array(90_000_000) };
  const bytes = zipSync(bomb);
  expect(bytes.length).toBeLessThan(200_000);
  expect(open(bytes)).toEqual({ kind: 'too-large' });
});

test('a part that lies about its size fills no more than it claims', () => {
  const bytes = zipSync({ ...workbook([]), 'xl/sharedStrings.xml': new Uint8Array(2_000_000) });
  const view = new DataView(bytes.buffer);
  // The size that each entry of the central directory claims (PKZIP APPNOTE 4.3.12).
  for (let at = 0; at < bytes.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 2_000_000)
      view.setUint32(at + 24, 10, true);
  const part = unzip(bytes);
  expect((part?.('xl/sharedStrings.xml') ?? '').length).toBeLessThanOrEqual(10);
});

test('a zip without a workbook, and one that is broken, are no address books', () => {
  expect(open(zipSync({ 'content.xml': strToU8('<x/>') }))).toEqual({ kind: 'spreadsheet' });
  expect(open(zipSync(workbook([row('姓')])).slice(0, 60))).toEqual({ kind: 'spreadsheet' });
});

test('five thousand rows of twenty columns are read', () => {
  const rows = Array.from({ length: 5000 }, (_, index) =>
    row(
      '髙橋',
      `${index}`,
      '1060032',
      `東京都港区六本木1-2-${index}`,
      ...Array.from({ length: 16 }, () => 'あ'),
    ),
  );
  const bytes = zipSync(workbook([row('姓', '名', '郵便番号', '住所1'), ...rows]));
  expect(open(bytes)).toMatchObject({ kind: 'table', rows: { length: 5001 } });
});
