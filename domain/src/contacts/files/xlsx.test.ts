import { expect, test } from 'vitest';
import { readXlsx } from './xlsx.ts';

/* Parts as Excel 365 writes them, but for what is not read. */

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const WORKBOOK = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook ${MAIN} ${RELATIONS}>
  <sheets><sheet name="印刷設定" sheetId="1" state="hidden" r:id="rId1"/><sheet name="住所録" sheetId="2" r:id="rId2"/></sheets></workbook>`;
const RELS = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`;
const STYLES = `<styleSheet ${MAIN}><numFmts count="6">
  <numFmt numFmtId="176" formatCode="[&lt;=999]000;[&lt;=9999]000\\-00;000\\-0000"/>
  <numFmt numFmtId="177" formatCode="[$-411]ggge&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/>
  <numFmt numFmtId="178" formatCode="#,##0&quot; yen&quot;"/>
  <numFmt numFmtId="179" formatCode="0000"/><numFmt numFmtId="180" formatCode="General"/><numFmt numFmtId="181"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="176"/><xf numFmtId="177"/><xf numFmtId="14"/><xf numFmtId="178"/>
  <xf numFmtId="179"/><xf numFmtId="180"/><xf numFmtId="181"/></cellXfs></styleSheet>`;

type Parts = Readonly<Record<string, string | null>>;

const sheet = (
  rows: string,
  strings: readonly string[] = [],
  workbook: string | null = WORKBOOK,
  more: Parts = {},
) => {
  const parts: Parts = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': RELS,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${strings.map((one) => `<si>${one}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
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
  ['a day with a time', '<c r="A1" s="3"><v>29222.75</v></c>', '1980-01-02'],
  ['a day as ISO 8601', '<c r="A1" t="d"><v>1980-01-02T10:30:00</v></c>', '1980-01-02'],
  ['a time of no day', '<c r="A1" s="3"><v>0.5</v></c>', '0.5'],
  ['the first day of all', '<c r="A1" s="3"><v>1</v></c>', '1899-12-31'],
  ['a text among numbers', '<c r="A1" s="1"><v>106-0032</v></c>', '106-0032'],
  ['an empty number', '<c r="A1" s="3"><v> </v></c>', ''],
  ['a number too short for a zip', '<c r="A1" s="1"><v>1234</v></c>', '1234'],
  ['a zip with four leading zeros', '<c r="A1" s="1"><v>12345</v></c>', '0012345'],
  ['a fraction where a zip would stand', '<c r="A1" s="1"><v>1060.25</v></c>', '1060.25'],
  ['a number of four digits', '<c r="A1" s="5"><v>29222</v></c>', '29222'],
  ['a short number of four digits', '<c r="A1" s="5"><v>12</v></c>', '12'],
  ['a number of the general format', '<c r="A1" s="6"><v>29222</v></c>', '29222'],
  ['a format without a code', '<c r="A1" s="7"><v>29222</v></c>', '29222'],
  ['a style that the workbook does not have', '<c r="A1" s="99"><v>29222</v></c>', '29222'],
  ['a result that is empty', '<c r="A1" t="str"><f>B1</f></c><c r="B1"><v>1</v></c>', ''],
  ['a day of an era', '<c r="A1" s="2"><v>29222</v></c>', '1980-01-02'],
  ['a number with a unit', '<c r="A1" s="4"><v>29222</v></c>', '29222'],
  ['an inline text', '<c r="A1" t="inlineStr"><is><t>港区_x000D_六本木</t></is></c>', '港区\r六本木'],
  ['the result of a formula', '<c r="A1" t="str"><f>B1&amp;C1</f><v>東京都</v></c>', '東京都'],
])('%s is read', (_, cell, text) => {
  expect(cells(`${cell}<c r="Z1"><v>1</v></c>`)?.[0]).toBe(text);
});

test('errors and booleans are read as empty', () => {
  expect(sheet('<row><c r="A1" t="e"><v>#N/A</v></c><c r="B1" t="b"><v>1</v></c></row>')).toEqual([]);
});

test('days of a workbook that counts from 1904 are the same days', () => {
  for (const [is1904, day] of [
    ['1', '1980-01-02'],
    ['true', '1980-01-02'],
    ['0', '1976-01-01'],
  ]) {
    const workbook = WORKBOOK.replace('<sheets>', `<workbookPr date1904="${is1904}"/><sheets>`);
    expect(sheet('<row><c r="A1" s="3"><v>27760</v></c></row>', [], workbook)).toEqual([[day]]);
  }
});

test.each([14, 17, 22, 27, 36, 50, 58])('the built-in format %i is a date format', (id) => {
  const styles = `<styleSheet><cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
  const rows = '<row><c r="A1" s="0"><v>29222</v></c></row>';
  expect(sheet(rows, [], WORKBOOK, { 'xl/styles.xml': styles })).toEqual([['1980-01-02']]);
});

test.each([13, 18, 21, 23, 26, 37, 49, 59])('the built-in format %i is no date format', (id) => {
  const styles = `<styleSheet><cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
  const rows = '<row><c r="A1" s="0"><v>29222</v></c></row>';
  expect(sheet(rows, [], WORKBOOK, { 'xl/styles.xml': styles })).toEqual([['29222']]);
});

test('where all sheets are hidden the first is read, and where a sheet is not there none', () => {
  const hidden = WORKBOOK.replace('sheetId="2"', 'sheetId="2" state="veryHidden"');
  expect(sheet('<row/>', [], hidden)).toEqual([['1']]);
  expect(sheet('<row/>', [], WORKBOOK, { 'xl/_rels/workbook.xml.rels': null })).toBeNull();
  expect(sheet('<row/>', [], WORKBOOK.replace('r:id="rId2"', 'r:id="rId3"'))).toBeNull();
  expect(sheet('<row/>', [], WORKBOOK, { 'xl/worksheets/sheet2.xml': null })).toBeNull();
});

test('the path of a sheet may begin at the root of the package', () => {
  const relations = RELS.replace('"worksheets/sheet2.xml"', '"/xl/worksheets/sheet2.xml"');
  expect(
    sheet('<row><c><v>9</v></c></row>', [], WORKBOOK, { 'xl/_rels/workbook.xml.rels': relations }),
  ).toEqual([['9']]);
});

test('a workbook without texts and styles is read, and a text that is not there is empty', () => {
  const rows = '<row><c t="s"><v>0</v></c><c s="3"><v>29222</v></c></row>';
  expect(sheet(rows, [], WORKBOOK, { 'xl/styles.xml': null, 'xl/sharedStrings.xml': null })).toEqual([
    ['', '29222'],
  ]);
});

test('cells without a reference stand behind the one before them', () => {
  expect(sheet('<row><c r="B1"><v>2</v></c><c><v>3</v></c></row>')).toEqual([['', '2', '3']]);
});

test('empty cells and rows keep their places, and the hidden sheet is not read', () => {
  const rows =
    '<row r="1"><c r="C1"><v>3</v></c></row><row r="2"><c r="A2"/></row><row r="4"><c r="A4"><v>4</v></c></row><row r="9"/>';
  expect(sheet(rows)).toEqual([['', '', '3'], [], [], ['4']]);
});

test('a cell far below all others does not make a sheet too large', () => {
  const rows = '<row r="1"><c><v>1</v></c></row><row r="1048576"><c><v>2</v></c></row>';
  const read = sheet(rows)?.filter((row) => row.length > 0);
  expect(read).toEqual([['1'], ['2']]);
});

test.each([
  ['0.0E+00', '29222', '29222'],
  ['0E-0', '29222', '29222'],
  ['_d0_m* 0', '29222', '29222'],
  ['yyyy/m/d', '100000000000', '100000000000'],
  ['yyyy/m/d', '2958465', '9999-12-31'],
  ['yyyy/m/d', '2958466', '2958466'],
])('in the format %s the number %s is %s', (formatCode, value, text) => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="176" formatCode="${formatCode}"/></numFmts>
    <cellXfs><xf numFmtId="176"/></cellXfs></styleSheet>`;
  const rows = `<row><c r="A1" s="0"><v>${value}</v></c></row>`;
  expect(sheet(rows, [], WORKBOOK, { 'xl/styles.xml': styles })).toEqual([[text]]);
});

test('a row has four hundred columns, and a cell in the last column of Excel takes no room', () => {
  const [row = []] = sheet('<row><c r="OJ1"><v>400</v></c><c r="OK1"><v>401</v></c></row>') ?? [];
  expect([row.length, row.at(-1)]).toEqual([400, '400']);
  expect(sheet('<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>')).toEqual([['1']]);
});

test('more rows than an address book may hold are refused', () => {
  expect(sheet('<row><c><v>1</v></c></row>'.repeat(25_000))?.length).toBe(25_000);
  expect(sheet('<row><c><v>1</v></c></row>'.repeat(25_001))).toBeNull();
});

test('a zip of something else is no workbook', () => {
  expect(readXlsx(() => null)).toBeNull();
});
