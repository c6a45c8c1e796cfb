import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { auditFigures, reverseFigures } from '../../../test/audit-figures.ts';
import { damagedAddresses, writtenForms } from '../../../test/written-addresses.ts';
import { checkAddress, checkAddresses, deliveryTo, mendsOf } from './delivery.service.ts';
import { openZips, SHIPPED_FOLDER } from './zip-open.ts';

const zips = openZips({ dataDir: 'nowhere' });
const address = (state: string, address1: string, address2 = '', zip = '') => ({
  zip,
  state,
  address1,
  address2,
});
const zipsOf = (typed: ReturnType<typeof address>) => mendsOf(zips, typed).map(({ zip }) => zip);

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
    expect(zipsOf(address(state, address1, address2))).toEqual(expected);
  });

  test('a town of Kyoto is found behind its streets', () => {
    const found = zipsOf(address('京都府', '京都市中京区寺町通御池上る上本能寺前町488'));
    expect(found).toEqual(['6040925']);
  });

  test('towns of one name are told apart by their crossing, or shown with their remarks', () => {
    const kameya = mendsOf(zips, address('京都府', '京都市中京区亀屋町1'));
    expect(kameya.length).toBe(5);
    expect(kameya.every(({ note }) => note.includes('通'))).toBe(true);
    expect(zipsOf(address('京都府', '京都市中京区堺町通二条上る亀屋町1'))).toEqual(['6040811']);
  });

  test('a city that two prefectures have is told by its prefecture', () => {
    expect(zipsOf(address('広島県', '府中市')).map((zip) => zip.slice(0, 3))).toEqual(['726']);
  });
});

test('a zip is found from its own locality, all over Japan', () => {
  const directory = zips.directory();
  const plain = Array.from(directory.all()).filter(({ facility, note }) => facility === '' && note === '');
  const sample = plain.filter((_, index) => index % 41 === 0);
  const missed = sample.filter((entry) => {
    const { prefecture = '', city = '' } = directory.city(entry.cityCode) ?? {};
    return !zipsOf(address(prefecture, city + entry.area)).includes(entry.zip);
  });
  expect(missed).toEqual([]);
});

const mendsIn = (zip: string, state: string, address1: string, address2 = '') =>
  checkAddress(zips, address(state, address1, address2, zip)).mends.map((mend) =>
    [mend.what, mend.zip, mend.state, mend.address1, mend.address2].filter(Boolean).join(' '),
  );

test.each([
  ['1040061', '東京都', '港区六本木', '1-2-3', ['zip 1060032 東京都 港区六本木 1-2-3']],
  ['', '東京都', '港区六本木', '1-2-3', ['zip 1060032 東京都 港区六本木 1-2-3']],
  ['1060032', '東京都', '港区六本木', '1-2-3', []],
  // A town that is mistyped is mended; its zip stays.
  ['1060032', '東京都', '港区六本本', '1-2-3', ['town 1060032 東京都 港区六本木 1-2-3']],
  ['1250041', '東京都', '葛飾区東金待1-2', '', ['town 1250041 東京都 葛飾区東金町1-2']],
  ['1040061', '東京都', '中央区', '銀坐4-1', ['town 1040061 東京都 中央区銀座 4-1']],
  [
    '6040925',
    '京都府',
    '京都市中京区寺町通御池上る上本能寺前待488',
    '',
    ['town 6040925 京都府 京都市中京区寺町通御池上る上本能寺前町488'],
  ],
  // So is a city that is mistyped, left out or another one.
  ['1060032', '東京都', '湊区六本木1-2', '', ['town 1060032 東京都 港区六本木1-2']],
  ['1060032', '東京都', '六本木1-2', '', ['town 1060032 東京都 港区六本木1-2']],
  ['1060032', '大阪府', '大阪市北区六本木1-2', '', ['town 1060032 東京都 港区六本木1-2']],
  // Without a zip, and with that of what is not listed, the nearest town of the city is offered with its own.
  ['', '東京都', '港区六本本1-2-3', '', ['town 1060032 東京都 港区六本木1-2-3']],
  ['1050000', '東京都', '港区六本本', '1-2-3', ['town 1060032 東京都 港区六本木 1-2-3']],
  ['1050000', '東京都', '港区六本木', '1-2-3', ['zip 1060032 東京都 港区六本木 1-2-3']],
  ['1050000', '東京都', '港区どこでもない町', '1-2-3', []],
  // Blocks of one town have zips of their own.
  [
    '0640821',
    '北海道',
    '札幌市中央区北1条西3丁目1-1',
    '',
    ['zip 0600001 北海道 札幌市中央区北1条西3丁目1-1'],
  ],
  ['0640821', '北海道', '札幌市中央区北1条西20丁目1-1', '', []],
  // The ward of a great city may be left out.
  ['2250002', '神奈川県', '横浜市美しが丘1-2', '', []],
])('%s %s %s %s may be %j', (zip, state, address1, address2, expected) => {
  expect(mendsIn(zip, state, address1, address2)).toEqual(expected);
});

test('what a doubtful zip stands for is told', () => {
  const { warnings, localities } = checkAddress(zips, address('東京都', '葛飾区新小岩1-2', '', '1250041'));
  expect([warnings, localities.map(({ area }) => area)]).toEqual([['zip-disagrees'], ['東金町']]);
});

const written = writtenForms(zips.directory(), process.env.FUMI_FULL === '1' ? 300 : 25);

test('of 500 damaged addresses the audit mends 95 % and 98 % of its answers are right', () => {
  const figures = auditFigures(zips, damagedAddresses(zips.directory(), 50));
  expect(figures.precision).toBeGreaterThanOrEqual(0.98);
  expect(figures.recall).toBeGreaterThanOrEqual(0.95);
  expect(figures.spoiled).toEqual([]);
});

test('addresses in eleven forms find their zip, 97 % at once and 99 % among three', () => {
  const figures = reverseFigures(zips, written);
  expect(figures.first).toBeGreaterThanOrEqual(0.97);
  expect(figures.amongThree).toBeGreaterThanOrEqual(0.99);
});

test('a zip that is right is never doubted, in whatever form its address is written', () => {
  const doubted = written.filter(
    ({ kind, typed }) => kind !== 'prefecture twice' && checkAddress(zips, typed).localities.length > 0,
  );
  expect(doubted).toEqual([]);
});

test('an office zip agrees with its address', () => {
  const office = address('東京都', '新宿区西新宿', '2-8-1', '1638001');
  expect(checkAddress(zips, office)).toEqual({ warnings: [], localities: [], mends: [] });
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

const kyoto = (names: string, behind: string) => address('京都府', `京都市中京区${names}`, behind, '6040925');

test.each([
  ['crossings', kyoto('亜通亜上る'.repeat(48), '寺町通御池上る'.repeat(36))],
  ['one name', kyoto('亜'.repeat(249), '亜'.repeat(255))],
  ['numbers in kanji', kyoto('亜'.repeat(249), '一'.repeat(255))],
])('the longest address that can be typed, of %s, is checked in no time', (_, typed) => {
  const timesMs = Array.from({ length: 8 }, () => {
    const before = process.cpuUsage();
    checkAddress(zips, typed);
    return process.cpuUsage(before).user / 1000;
  });
  // Some ten milliseconds of CPU; many times that on a slow machine.
  expect(Math.min(...timesMs)).toBeLessThan(400);
});

test('others are served between two addresses of a list', async () => {
  const list = Array.from({ length: 20 }, () => address('東京都', '港区六本本1-2-3'));
  let turns = 0;
  let isDone = false;
  const others = async () => {
    for (; !isDone; turns += 1) await setImmediate();
  };
  const served = others();
  const checked = await checkAddresses(zips, list);
  isDone = true;
  await served;
  expect(checked).toEqual(list.map((typed) => checkAddress(zips, typed)));
  expect(turns).toBeGreaterThanOrEqual(list.length);
});
