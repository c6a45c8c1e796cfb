import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { nearestTowns, type ZipLocality } from './nearest-towns.ts';

test.each([
  ['六本木', '六本木', 0],
  ['六本木', '六本本', 1],
  ['六本木', '六木', 1],
  ['六本木', '六木本', 1],
  ['六本木', '', 3],
  ['', '六本木', 3],
  ['銀座', '築地', 2],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});

const town = (zip: string, area: string, kana = ''): ZipLocality => ({
  zip,
  prefecture: '東京都',
  city: '港区',
  area,
  facility: '',
  kana,
});
const [roppongi, akasaka, azabu] = [
  town('1060032', '六本木', 'ロッポンギ'),
  town('1070052', '赤坂', 'アカサカ'),
  town('1060041', '麻布台', 'アザブダイ'),
];
const all = [roppongi, akasaka, azabu];
const typed = (address1: string, address2 = '') => ({ zip: '', state: '東京都', address1, address2 });
const zipsFor = (address1: string, ofZip: readonly ZipLocality[] = []) =>
  nearestTowns(typed(address1), { ofZip, ofCity: all }).map(({ town: { zip } }) => zip);

test('a mistyped town is found in its city', () => {
  expect(zipsFor('港区六木本1-2')).toEqual(['1060032']);
  expect(zipsFor('港区赤板1-2')).toEqual(['1070052']);
  expect(zipsFor('港区麻布1-2')).toEqual(['1060041']);
});

test('a town that is typed in kana is found by its reading, with one wrong character', () => {
  expect(zipsFor('港区ろっぽんぎ1-2')).toEqual(['1060032']);
  expect(zipsFor('港区アカサカ1-2')).toEqual(['1070052']);
  expect(zipsFor('港区ろつぽんき1-2')).toEqual(['1060032']);
  expect(zipsFor('港区あかばね1-2')).toEqual([]);
});

test('a town that differs too much from all towns of the city is not found', () => {
  expect(zipsFor('港区白金1-2')).toEqual([]);
});

test('up to half of a town’s characters may be wrong where its zip was typed', () => {
  expect(zipsFor('港区麻生1-2', [azabu])).toEqual([]);
  expect(zipsFor('港区麻生台1-2', [azabu])).toEqual(['1060041']);
  expect(zipsFor('六本木1-2', [roppongi])).toEqual(['1060032']);
});

test('the zip’s town is meant where the city, the town or both are nearly its own', () => {
  expect(zipsFor('湊区六木本1-2', [roppongi])).toEqual(['1060032']);
  expect(zipsFor('横浜市西区六本木1-2', [roppongi])).toEqual(['1060032']);
  expect(zipsFor('横浜市西区六木本1-2', [roppongi])).toEqual([]);
  expect(zipsFor('東京都港区六木本1-2', [roppongi])).toEqual(['1060032']);
});

test('a mended address keeps its number and building in the field where they stood', () => {
  const mended = (address1: string, address2: string) =>
    nearestTowns(typed(address1, address2), { ofZip: [roppongi], ofCity: all })[0]?.address;
  expect(mended('港区六本本1-2', '青葉荘203')).toEqual({
    zip: '1060032',
    state: '東京都',
    address1: '港区六本木1-2',
    address2: '青葉荘203',
  });
  expect(mended('港区', '六本本1-2 青葉荘203')).toMatchObject({
    address1: '港区六本木',
    address2: '1-2 青葉荘203',
  });
});

test('in a city one character of a short town may be wrong, two of six, none of a single one', () => {
  const [long, short, single] = [town('1', '北青山西通'), town('2', '北青山西新通'), town('3', '旭')];
  const near = (address1: string) =>
    nearestTowns(typed(address1), { ofZip: [], ofCity: [long, short, single] }).map(
      ({ town: { zip } }) => zip,
    );
  expect(near('港区北赤山西通1-2')).toEqual(['1']);
  expect(near('港区北赤川東通1-2')).toEqual([]);
  expect(near('港区北赤川西新通1-2')).toEqual(['2']);
  expect(near('港区北赤川東新通1-2')).toEqual([]);
  expect(near('港区旭1-2')).toEqual(['3']);
  expect(near('港区朝1-2')).toEqual([]);
});

test('a town without a street number is looked for as well, and a text too long for a town is not', () => {
  expect(zipsFor('港区六木本')).toEqual(['1060032']);
  expect(zipsFor(`港区${'六木本'.repeat(20)}`)).toEqual([]);
});

test('neither a floor of an office building nor a city without a town counts as a town', () => {
  const floor = { ...town('1066112', '六本木'), facility: '六本木ヒルズ森タワー１２階' };
  const near = (ofCity: readonly ZipLocality[]) =>
    nearestTowns(typed('港区六木本1-2'), { ofZip: [], ofCity }).map(({ town: { zip } }) => zip);
  expect(near([floor, town('1050000', '')])).toEqual([]);
  expect(near([floor, roppongi])).toEqual(['1060032']);
});

test('three towns at most are named, of those that are equally near', () => {
  const towns = ['東山', '西山', '南山', '北山'].map((area, index) => town(String(index), area));
  const found = nearestTowns(typed('港区中山1-2'), { ofZip: [], ofCity: towns });
  expect(found.map(({ town: { area } }) => area)).toEqual(['東山', '西山', '南山']);
});

test('in Kyoto the crossing before a mistyped town stays', () => {
  const kyoto = {
    zip: '6040000',
    prefecture: '京都府',
    city: '京都市中京区',
    area: '恵比須町',
    facility: '',
    kana: 'エビスチョウ',
  };
  const address = {
    zip: '',
    state: '京都府',
    address1: '京都市中京区三条通河原町東入恵比寿町84',
    address2: '',
  };
  expect(nearestTowns(address, { ofZip: [], ofCity: [kyoto] })[0]?.address.address1).toBe(
    '京都市中京区三条通河原町東入恵比須町84',
  );
});
