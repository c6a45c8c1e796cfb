import { expect, test } from 'vitest';
import { readXlsx } from './xlsx.ts';

/* Parts as Excel 365 writes them, but for what is not read. */

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const WORKBOOK = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook ${MAIN} ${RELATIONS}>
  <sheets><sheet name="印刷設定" sheetId="1" state="hidden" r:id="rId1"/><sheet name="住所録" sheetId="2" r:id="rId2"/></sheets></workbook>`;
const RELS = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`;
const STYLES = `<styleSheet ${MAIN}><numFmts count="3">
  <numFmt numFmtId="176" formatCode="[&lt;=999]000;[&lt;=9999]000\\-00;000\\-0000"/>
  <numFmt numFmtId="177" formatCode="[$-411]ggge&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/>
  <numFmt numFmtId="178" formatCode="#,##0&quot; yen&quot;"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="176"/><xf numFmtId="177"/><xf numFmtId="14"/><xf numFmtId="178"/></cellXfs></styleSheet>`;

const sheet = (rows: string, strings: readonly string[] = [], workbook = WORKBOOK) => {
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': RELS,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${strings.map((one) => `<si>${one}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
  };
  return readXlsx((path) => parts[path] ?? null);
};
const cells = (all: string, strings: readonly string[] = []) =>
  sheet(`<row r="1">${all}</row>`, strings)?.[0];

test('furigana that Excel keeps beside a name is no part of it', () => {
  const name = '<t>髙橋</t><rPh sb="0" eb="2"><t>タカハシ</t></rPh><phoneticPr fontId="1"/>';
  const rich = '<r><t>太</t></r><r><rPr><b/></rPr><t xml:space="preserve">郎 様</t></r>';
  expect(cells('<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>', [name, rich])).toEqual([
    '髙橋',
    '太郎 様',
  ]);
});

test.each([
  ['a number', '<c r="A1"><v>1060032</v></c>', '1060032'],
  ['a number as Excel shortens it', '<c r="A1"><v>1.060032E6</v></c>', '1060032'],
  ['a zip whose zeros the format puts back', '<c r="A1" s="1"><v>10010</v></c>', '0010010'],
  ['a day', '<c r="A1" s="3"><v>29222</v></c>', '1980-01-02'],
  ['a day of an era', '<c r="A1" s="2"><v>29222</v></c>', '1980-01-02'],
  ['a number with a unit', '<c r="A1" s="4"><v>29222</v></c>', '29222'],
  ['an inline text', '<c r="A1" t="inlineStr"><is><t>港区_x000D_六本木</t></is></c>', '港区\r六本木'],
  ['the result of a formula', '<c r="A1" t="str"><f>B1&amp;C1</f><v>東京都</v></c>', '東京都'],
])('%s is read', (_, cell, text) => {
  expect(cells(cell)).toEqual([text]);
});

test('errors and truths are no texts of an address book', () => {
  expect(sheet('<row><c r="A1" t="e"><v>#N/A</v></c><c r="B1" t="b"><v>1</v></c></row>')).toEqual([]);
});

test('days of a workbook that counts from 1904 are the same days', () => {
  const workbook = WORKBOOK.replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
  expect(sheet('<row><c r="A1" s="3"><v>27760</v></c></row>', [], workbook)).toEqual([['1980-01-02']]);
});

test('empty cells keep their columns, empty rows go, and the hidden sheet is not read', () => {
  const rows =
    '<row r="1"><c r="C1"><v>3</v></c></row><row r="2"><c r="A2"/></row><row r="9"><c r="A9"><v>9</v></c></row>';
  expect(sheet(rows)).toEqual([['', '', '3'], ['9']]);
});

test('a cell in the last column of Excel takes no room', () => {
  expect(sheet('<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>')).toEqual([['1']]);
});

test('more rows than an address book may hold are refused', () => {
  expect(sheet('<row><c><v>1</v></c></row>'.repeat(25_001))).toBeNull();
});

test('a zip of something else is no workbook', () => {
  expect(readXlsx(() => null)).toBeNull();
});
