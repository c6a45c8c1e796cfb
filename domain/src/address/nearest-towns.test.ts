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

const town = (zip: string, area: string): ZipLocality => ({
  zip,
  prefecture: '東京都',
  city: '港区',
  area,
  facility: '',
});
const [roppongi, akasaka, azabu] = [
  town('1060032', '六本木'),
  town('1070052', '赤坂'),
  town('1060041', '麻布台'),
];
const all = [roppongi, akasaka, azabu];
const typed = (address1: string, address2 = '') => ({ zip: '', state: '東京都', address1, address2 });
const zipsFor = (address1: string, ofZip: readonly ZipLocality[] = []) =>
  nearestTowns(typed(address1), { ofZip, ofCity: all }).map(({ town: { zip } }) => zip);

test('a slip of the finger is found in the city', () => {
  expect(zipsFor('港区六木本1-2')).toEqual(['1060032']);
  expect(zipsFor('港区赤板1-2')).toEqual(['1070052']);
  expect(zipsFor('港区麻布1-2')).toEqual(['1060041']);
});

test('what is farther from all towns is nobody’s slip', () => {
  expect(zipsFor('港区白金1-2')).toEqual([]);
});

test('the zip vouches for its own town', () => {
  expect(zipsFor('港区麻生1-2', [azabu])).toEqual([]);
  expect(zipsFor('港区麻生台1-2', [azabu])).toEqual(['1060041']);
  expect(zipsFor('六本木1-2', [roppongi])).toEqual(['1060032']);
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
