import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPlace, deliveryTo, zipsOf } from './delivery.service.ts';
import { openZips, SHIPPED_FOLDER } from './zip-open.ts';

const zips = openZips({ dataDir: 'nowhere' });
const address = (state: string, address1: string, address2 = '') => ({ state, address1, address2 });

describe('from an address to its zip', () => {
  test.each([
    ['東京都', '中央区銀座', '4-1-1', ['1040061']],
    ['東京都', '中央区', '銀座四丁目一番一号', ['1040061']],
    ['', '札幌市中央区大通西20丁目1-1', '', ['0640820']],
    ['', '札幌市中央区大通西三丁目', '', ['0600042']],
    ['三重県', '木曽岬町', '', ['4980000']],
    ['東京都', '新宿区西新宿', '新宿アイランドタワー1階', ['1631301']],
    ['東京都', '新宿区西新宿', '2-8-1', ['1600023']],
    ['滋賀県', '犬上郡多賀町一円', '12', ['5220317']],
    ['北海道', '札幌市北区北29条西', '3丁目', ['0010029']],
    ['', '', '', []],
    ['東京都', '', '', []],
    ['', '存在しない市', '1-1', []],
  ])('%s %s %s: %j', (state, address1, address2, expected) => {
    expect(zipsOf(zips, address(state, address1, address2)).map(({ zip }) => zip)).toEqual(expected);
  });

  test('a town of Kyoto is found behind its streets', () => {
    const found = zipsOf(zips, address('京都府', '京都市中京区寺町通御池上る上本能寺前町488'));
    expect(found.map(({ zip }) => zip)).toContain('6040925');
  });

  test('a city that two prefectures have is told by its prefecture', () => {
    expect(zipsOf(zips, address('広島県', '府中市')).map(({ zip }) => zip.slice(0, 3))).toEqual(['726']);
  });
});

test('a zip is found from its own place, all over Japan', () => {
  const directory = zips.directory();
  const plain = Array.from(directory.all()).filter(({ facility, note }) => facility === '' && note === '');
  const sample = plain.filter((_, index) => index % 41 === 0);
  const missed = sample.filter((entry) => {
    const { prefecture = '', city = '' } = directory.city(entry.cityCode) ?? {};
    const places = zipsOf(zips, address(prefecture, city + entry.area));
    return !places.some(({ zip }) => zip === entry.zip);
  });
  expect(missed).toEqual([]);
});

test('a check tells what disagrees and offers the right zip', () => {
  const place = { zip: '1040061', ...address('東京都', '港区六本木', '1-2-3') };
  expect(checkPlace(zips, place)).toEqual({ warnings: ['zip-disagrees'], zips: ['1060032'] });
  expect(checkPlace(zips, { ...place, zip: '1060032' })).toEqual({ warnings: [], zips: [] });
  expect(checkPlace(zips, { ...place, zip: '' })).toEqual({ warnings: ['zip-missing'], zips: ['1060032'] });
});

test('an office zip agrees with its place', () => {
  const place = { zip: '1638001', ...address('東京都', '新宿区西新宿', '2-8-1') };
  expect(checkPlace(zips, place)).toEqual({ warnings: [], zips: [] });
});

test.each([
  ['1040061', true, 0],
  ['1002101', true, 8],
  ['9000001', true, 1],
  ['9070001', true, 3],
  ['1234567', false, 0],
])('to %s it delivers (%s) in %i more days', (zip, deliverable, days) => {
  const answer = deliveryTo(zips, zip);
  expect([answer.deliverable, answer.extraDays]).toEqual([deliverable, days]);
  expect(answer.notice === null).toBe(days === 0);
});

test('every rule of remote places names a city that exists', () => {
  const file = JSON.parse(readFileSync(path.join(SHIPPED_FOLDER, 'remote-areas.json'), 'utf8'));
  const known = new Set(
    Array.from(zips.directory().cities.values(), ({ prefecture, city }) => prefecture + city),
  );
  const rules: { prefecture: string; city: string }[] = file.rules;
  expect(rules.filter((rule) => rule.city !== '' && !known.has(rule.prefecture + rule.city))).toEqual([]);
});
