import { describe, expect, test } from 'vitest';
import { readContactXml } from './contact-xml-read.ts';
import { headerKey, planImport } from './import-mapping.ts';
import { tableToContacts } from './import-row.ts';
import { yearTarget } from './year-column.ts';

test.each([
  ['2026送', 'sent2026'],
  ['2026受', 'received2026'],
  ['２０２６年 送った', 'sent2026'],
  ['年賀状2025（受）', 'received2025'],
  ['令和8年年賀状を出した', 'sent2026'],
  ['令和元年 来た', 'received2019'],
  ['R7 受取済', 'received2025'],
  ['2026喪中', 'mourning2026'],
  ['2024喪中', 'mourning2024'],
  ['喪中（2024年）', 'mourning2024'],
  ['令和6年 喪中欠礼はがき受領', 'mourning2024'],
  ['2024年度 喪中届', 'mourning2024'],
  ['送受履歴', null],
  ['送', null],
  ['2026', null],
  ['2026年送付先住所', null],
  ['受取人', null],
])('the header %s is %s', (header, target) => {
  expect(yearTarget(headerKey(header))).toBe(target);
});

const read = (headers: string, ...rows: string[]) => {
  const table = [headers, ...rows].map((row) => row.split(','));
  const plan = planImport(table);
  return { plan, people: tableToContacts(table, plan, 2027).map(({ contact }) => contact) };
};

describe('a table with columns of years', () => {
  const head = '姓,名,郵便番号,住所1,2025送,2025受,2026送,2026受,2027喪中,送受';

  test('is read into the history, newest first', () => {
    const { people } = read(
      head,
      '髙橋,花子,1060032,東京都港区1-2,○,,1,済,,',
      '山田,太郎,1060032,東京都港区1-2,×,喪中,0,-,,',
    );
    expect(people.map(({ history }) => history)).toEqual([
      [
        { year: 2026, sent: true, received: true },
        { year: 2025, sent: true, received: false },
      ],
      [],
    ]);
  });

  test('holds back the card of a year that is mourned, and of no other', () => {
    const row = '髙橋,花子,1060032,東京都港区1-2,,,,,○,';
    expect(read(head, row).people[0]?.mourningUntil).toBe('2027-03-31');
    expect(read(head.replace('2027喪中', '2024喪中'), row).people[0]?.mourningUntil).toBe('');
  });

  test('leaves a column of no year alone, so that it is named as not taken', () => {
    expect(read(head, '').plan.targets.at(-1)).toBe('ignore');
  });
});

test('a history that another program writes as a code is named as not taken', () => {
  const xml = (history: string) =>
    `<ContactXML><ContactXMLItem><PersonName><PersonNameItem><LastName>山田</LastName></PersonNameItem></PersonName>
    <Extension><ExtensionItem name="X-NYCardHistory">${history}</ExtensionItem></Extension></ContactXMLItem></ContactXML>`;
  expect(readContactXml(xml('55500015505555502007')).untaken).toEqual([
    { name: 'X-NYCardHistory', count: 1 },
  ]);
  expect(readContactXml(xml('2026:sr')).untaken).toEqual([]);
});
