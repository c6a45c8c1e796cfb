import { expect, test } from 'vitest';
import { addressLines, splitAddress } from './address-lines.ts';
import { writeBuildingNumerals, writeStreetNumerals } from './kanji-numerals.ts';

test.each([
  ['六本木1丁目2-3', '六本木一丁目二－三'],
  ['青戸12丁目34-56', '青戸十二丁目三四－五六'],
  ['北11条西20丁目', '北十一条西二十丁目'],
  ['幸町10－25', '幸町一〇－二五'],
  ['幸町１０ー２５', '幸町一〇－二五'],
  ['100丁目', '一〇〇丁目'],
  ['1-2-3', '一－二－三'],
  ['3-20-B604', '三－二〇－B604'],
  ['スーパー前', 'スーパー前'],
])('the street %s is set as %s', (typed, set) => {
  expect(writeStreetNumerals(typed, 'kanji')).toBe(set);
});

test.each([
  ['ハイツ神宮305', 'ハイツ神宮三〇五'],
  ['スカイレジデンス1203号室', 'スカイレジデンス一二〇三号室'],
  ['第2ビル', '第2ビル'],
  ['21世紀館10F', '21世紀館10F'],
  ['コーポ2-305', 'コーポ二－三〇五'],
])('the building %s is set as %s', (typed, set) => {
  expect(writeBuildingNumerals(typed, 'kanji')).toBe(set);
});

test('the switch keeps Arabic digits, with bars between them', () => {
  expect(writeStreetNumerals('六本木1丁目2-3', 'arabic')).toBe('六本木1丁目2－3');
});

test.each([
  ['1丁目2-3 スカイ1203', '1丁目2-3', 'スカイ1203'],
  ['12丁目34-56コーポ山﨑202', '12丁目34-56', 'コーポ山﨑202'],
  ['1-1-1　Grand Front 12F', '1-1-1', 'Grand Front 12F'],
  ['三丁目4番地5号', '三丁目4番地5号', ''],
  ['ハイツ神宮', '', 'ハイツ神宮'],
  ['12-34-B604', '12-34-B604', ''],
  ['5番地のコーポ', '5番地', 'のコーポ'],
  ['3-20-', '3-20', '-'],
  ['305号室', '', '305号室'],
  ['10階', '', '10階'],
  ['第2ハイツ 305', '', '第2ハイツ 305'],
  ['1-2-3スカイ 305', '1-2-3', 'スカイ 305'],
  ['西1丁目2番地 コーポ', '西1丁目2番地', 'コーポ'],
  ['メゾン ふみ', '', 'メゾン ふみ'],
])('%s is the number %j and the building %j', (typed, number, building) => {
  expect(splitAddress('東京都', '港区', typed)).toEqual({ place: '東京都港区', number, building });
});

test('a street number in the town leaves the second line to the building', () => {
  expect(splitAddress('東京都', '渋谷区神宮前5-6-7', '305')).toEqual({
    place: '東京都渋谷区神宮前5-6-7',
    number: '',
    building: '305',
  });
});

test('a number that does not fit opens the second line and is never broken', () => {
  const parts = splitAddress('東京都', '港区', '1-2-3 ハイツ');
  expect(addressLines(parts, () => true)).toEqual(['東京都港区1-2-3', 'ハイツ']);
  expect(addressLines(parts, () => false)).toEqual(['東京都港区', '1-2-3\u3000ハイツ']);
});
