import { expect, test } from 'vitest';
import { type AddressWarning, addressWarnings } from './address-checks.ts';
import { addressKey } from './address-key.ts';
import { fillFromZip } from './fill.ts';
import { kanjiNumber } from './kanji-number.ts';

test.each([
  ['二十四', '24'],
  ['十五', '15'],
  ['百二', '102'],
  ['三二', '32'],
  ['一〇', '10'],
])('%s is %s', (kanji, digits) => {
  expect(kanjiNumber(kanji)).toBe(digits);
});

test.each([
  ['札幌市北区北２９条西', '札幌市北区北二十九条西'],
  ['市ヶ谷', '市ケ谷'],
  ['霞が関３－２－１', '霞ヶ関三ー二ー一'],
  ['大字上野字原 1番地', '上野原1番地'],
  ['澁谷区 神宮前', '澁谷区神宮前'],
])('%s is the same address as %s', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

const roppongi = [{ prefecture: '東京都', city: '港区', area: '六本木', facility: '' }];
const lines = (address1: string, address2: string, zip = '1060032', state = '東京都') => ({
  zip,
  state,
  address1,
  address2,
});

test('a missing address is told, with a zip and without one', () => {
  const nothing = { state: '', address1: '', address2: '' };
  expect(addressWarnings({ ...nothing, zip: '1060032' }, roppongi)).toEqual(['address-missing']);
  expect(addressWarnings({ ...nothing, zip: '' }, null)).toEqual(['address-missing']);
});

test.each<[string, string, AddressWarning[]]>([
  ['港区六本木', '1-2-3', []],
  ['港区六本木一丁目', '二番三号', []],
  ['港区六本木', '', ['no-street-number']],
  ['港区六本木', '無番地', []],
  ['港区六本木', '一丁目', ['no-street-number']],
  ['港区六本木6丁目', '', ['no-street-number']],
  ['港区赤坂', '1-2-3', ['zip-disagrees']],
  ['渋谷区六本木', '1-2-3', ['zip-disagrees']],
  ['港区六本木1-2-3', 'コーポ青葉', ['no-room-number']],
  ['港区六本木1-2-3', 'コーポ青葉203', []],
  ['港区六本木1-2-3-203', 'コーポ青葉', []],
  ['港区六本木1-2-3', '青葉荘２０３号室', []],
  ['港区六本木1-2-3', '田中ビル', []],
  ['港区六本木1-2-3', 'コーポ青葉B', []],
  ['港区六本木1-2-3', 'コーポ青葉Ｂ棟', []],
])('%s %s: %j', (address1, address2, warnings) => {
  expect(addressWarnings(lines(address1, address2), roppongi)).toEqual(warnings);
});

test('a zip that is missing or unknown is told', () => {
  expect(addressWarnings(lines('港区六本木', '1', ''), null)).toEqual(['zip-missing']);
  expect(addressWarnings(lines('港区六本木', '1', '1060000'), [])).toEqual(['zip-unknown']);
});

test('the numeral of a name is no street number, even where nobody knows the town', () => {
  expect(addressWarnings(lines('港区六本木', ''), null)).toEqual(['no-street-number']);
});

test('a letter by itself is a room', () => {
  expect(addressWarnings(lines('港区六本木1-2-3', 'コーポ青葉 B'), roppongi)).toEqual([]);
});

test('a county may be left out', () => {
  const kisosaki = [{ prefecture: '三重県', city: '桑名郡木曽岬町', area: '', facility: '' }];
  expect(addressWarnings(lines('木曽岬町大字西対海地', '250', '4980000', '三重県'), kisosaki)).toEqual([]);
});

test('a numbered town still wants a street number', () => {
  const sapporo = [{ prefecture: '北海道', city: '札幌市北区', area: '北二十九条西', facility: '' }];
  const typed = lines('札幌市北区北29条西', '', '0010029', '北海道');
  expect(addressWarnings(typed, sapporo)).toEqual(['no-street-number']);
  expect(addressWarnings({ ...typed, address2: '3丁目1' }, sapporo)).toEqual([]);
});

test('city and town fill the first line as long as they fit', () => {
  const floor = {
    prefecture: '東京都',
    city: '新宿区',
    area: '西新宿',
    facility: '新宿アイランドタワー１階',
  };
  expect(fillFromZip(floor)).toEqual({
    state: '東京都',
    address1: '新宿区西新宿',
    address2: '新宿アイランドタワー１階',
  });
  expect(fillFromZip({ ...floor, area: 'あ'.repeat(23) }).address1).toBe('新宿区');
});

test.each([
  ['1600 Amphitheatre Parkway', 'Mountain View, CA 94043', ['abroad']],
  ['港区六本木1-2-3', 'ABC Building 4F', ['zip-missing']],
] as const)('%s %s has the warnings %j', (address1, address2, warnings) => {
  expect(addressWarnings({ zip: '', state: '', address1, address2 }, null)).toEqual(warnings);
});
