import { expect, test } from 'vitest';
import { planImport } from './import-mapping.ts';
import { tableToContacts } from './import-row.ts';

const read = (note: string, groups = '', mourning = '') => {
  const rows = [
    ['氏名', '郵便番号', '住所', 'メモ', 'グループ', '喪中'],
    ['山田 太郎', '1060032', '東京都港区六本木1-2-3', note, groups, mourning],
  ];
  const [row] = tableToContacts(rows, planImport(rows), 2027);
  return [row?.contact.mourningUntil, row?.doubts, row?.contact.note];
};

test.each([
  ['喪中', '2027-03-31', ['mourning-noted']],
  ['友人\n2026年喪中はがき届く', '2027-03-31', ['mourning-noted']],
  ['R8 喪中', '2027-03-31', ['mourning-noted']],
  ['令和８年欠礼', '2027-03-31', ['mourning-noted']],
  ['2027年12月まで喪中', '2027-12-31', ['mourning-noted']],
  ['2019年喪中', '', ['mourning-past']],
  ['平成30年 喪中欠礼', '', ['mourning-past']],
  ['喪中ではない', '', []],
  ['友人', '', []],
])('the note %j mourns until %j and is told as %j', (note, until, doubts) => {
  expect(read(note)).toEqual([until, doubts, note]);
});

test('a group of those in mourning is read too, and a column of mourning goes before both', () => {
  expect(read('', '友人;喪中').slice(0, 2)).toEqual(['2027-03-31', ['mourning-noted']]);
  expect(read('喪中', '', '2028/3/31').slice(0, 2)).toEqual(['2028-03-31', []]);
  expect(read('喪中', '', '2024').slice(0, 2)).toEqual(['', ['mourning-past']]);
});
