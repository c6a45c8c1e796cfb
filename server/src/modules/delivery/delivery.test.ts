import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { auditFigures, reverseFigures } from '../../../test/audit-figures.ts';
import { damagedAddresses, writtenForms } from '../../../test/written-addresses.ts';
import { checkAddress, checkAddresses, deliveryTo, mendsOf } from './delivery.service.ts';
import { openZips, SHIPPED_FOLDER } from './zip-open.ts';
import type { ZipEntry } from './zip-table/zip-entry.ts';

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

  test('a city name that two prefectures have is told apart by its prefecture', () => {
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
  ['1050000', '東京都', '港区赤木', '1-2-3', []],
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

test.each([
  ['1060032', '東京都', '港区ろっぽんぎ1-2', '1060032 東京都 港区六本木1-2'],
  ['', '大阪府', '大阪市北区うめだ3-1-1', '5300001 大阪府 大阪市北区梅田3-1-1'],
])('%s %s %s, typed in kana, is %s', (zip, state, address1, expected) => {
  const found = mendsOf(zips, address(state, address1, '', zip));
  expect(found.map((mend) => `${mend.zip} ${mend.state} ${mend.address1}`)).toEqual([expected]);
});

test('what a doubtful zip stands for is told', () => {
  const { warnings, localities } = checkAddress(zips, address('東京都', '葛飾区新小岩1-2', '', '1250041'));
  expect([warnings, localities.map(({ area }) => area)]).toEqual([['zip-disagrees'], ['東金町']]);
});

const written = writtenForms(zips.directory(), process.env.FUMI_FULL === '1' ? 300 : 25);

/** The names of former municipalities, with their prefectures. */
const FORMER = readFileSync(path.join(SHIPPED_FOLDER, 'former-names.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .flatMap(([, state = '', , names = '']) => names.split('、').map((name) => ({ state, name })));

const shortCity = (city: string): string =>
  city.replace(/^.+?郡(?=.+[町村]$)/, '').replace(/(?<=.市).+区$/, '');

/** Samples the 16,228 towns whose name begins with a former municipality's, as they were written before. */
function leftTowns() {
  const towns = new Map<string, ZipEntry[]>();
  for (const entry of zips.directory().all()) {
    const { prefecture = '', city = '' } = zips.directory().city(entry.cityCode) ?? {};
    const name = prefecture + shortCity(city);
    towns.set(name, [...(towns.get(name) ?? []), entry]);
  }
  const all = FORMER.flatMap(({ state, name }) => {
    const stem = name.slice(0, -1);
    const [became] = zips.former(address(state, name));
    const here = towns.get(`${became?.prefecture}${became?.city}`) ?? [];
    return name.endsWith('区') || stem.length < 2 ? [] : here.flatMap(writtenBefore(state, name, stem));
  });
  return all.filter((_, at) => at % (process.env.FUMI_FULL === '1' ? 7 : 70) === 0);
}

const writtenBefore =
  (state: string, name: string, stem: string) =>
  ({ zip, area, facility }: ZipEntry) => {
    const left = [name, `${stem}区`, stem].find((one) => area.startsWith(one)) ?? area;
    const rest = area.slice(left.length);
    const isTown = facility === '' && rest !== '' && !/^[0-9０-９町村]/.test(rest);
    return isTown ? [{ zip, typed: address(state, `${name}${rest}12`) }] : [];
  };

describe('a former municipality', () => {
  test.each([
    ['3300852', '埼玉県', '大宮市大成町1-2', ['3300852 埼玉県 さいたま市大宮区大成町1-2']],
    // Two wards have the town, and no zip tells which is meant.
    [
      '',
      '埼玉県',
      '大宮市大成町1-2',
      ['3310815 埼玉県 さいたま市北区大成町1-2', '3300852 埼玉県 さいたま市大宮区大成町1-2'],
    ],
    ['', '', '清水市草薙1-2-3', ['4240886 静岡県 静岡市清水区草薙1-2-3']],
    ['6692322', '兵庫県', '篠山市呉服町1', ['6692322 兵庫県 丹波篠山市呉服町1']],
    ['4328021', '静岡県', '浜松市中区佐鳴台1-2-3', ['4328021 静岡県 浜松市中央区佐鳴台1-2-3']],
    // The former name stays as the beginning of the town, with its kind or without.
    ['', '静岡県', '磐田郡佐久間町佐久間10', ['4313901 静岡県 浜松市天竜区佐久間町佐久間10']],
    ['', '新潟県', '古志郡山古志村虫亀12', ['9470205 新潟県 長岡市山古志虫亀12']],
    // So does that of a city, and of what became a ward in all but its zip.
    ['', '宮城県', '古川市十日町1-2', ['9896165 宮城県 大崎市古川十日町1-2']],
    ['', '沖縄県', '平良市西里1-2', ['9060012 沖縄県 宮古島市平良西里1-2']],
    ['', '福島県', '原町市旭町1-2', ['9750004 福島県 南相馬市原町区旭町1-2']],
    ['', '新潟県', '中頸城郡柿崎町柿崎12', ['9493216 新潟県 上越市柿崎区柿崎12']],
    // A town that was renamed with its municipality is known by its zip, or by 町 behind its name.
    ['1880011', '東京都', '田無市本町1-2-3', ['1880011 東京都 西東京市田無町1-2-3']],
    ['', '栃木県', '安蘇郡田沼町田沼1', ['3270317 栃木県 佐野市田沼町1']],
    ['1000001', '東京都', '田無市本町1-2-3', []],
    // Its namesake elsewhere in the city is another town, also where the zip is that one’s.
    ['', '北海道', '阿寒町旭町1-2', ['0850212 北海道 釧路市阿寒町旭町1-2']],
    ['0850011', '北海道', '阿寒町旭町1-2', ['0850212 北海道 釧路市阿寒町旭町1-2']],
    // Twice renamed, spelt another way, and gone to another prefecture. 川口市本町 is another town.
    ['', '茨城県', '行方郡牛堀町牛堀1', ['3112436 茨城県 潮来市牛堀1']],
    ['', '', '埼玉県鳩ヶ谷市本町1-2', ['3340002 埼玉県 川口市鳩ケ谷本町1-2']],
    ['', '長野県', '木曽郡山口村10', ['5080501 岐阜県 中津川市山口10']],
    ['', '福岡県', '筑紫郡那珂川町仲1-1', ['8111253 福岡県 那珂川市仲1-1']],
    // What nobody knows is not guessed.
    ['', '埼玉県', '大宮市どこでもない町1-2', []],
  ])('%s %s %s is %j now', (zip, state, address1, expected) => {
    const found = mendsOf(zips, address(state, address1, '', zip));
    expect(found.map((mend) => `${mend.zip} ${mend.state} ${mend.address1}`)).toEqual(expected);
  });

  test('in an address is told without a doubt about the zip, if it is that of the town today', () => {
    const { warnings, mends } = checkAddress(zips, address('埼玉県', '大宮市大成町1-2', '', '3300852'));
    expect([warnings, mends.map(({ note }) => note)]).toEqual([['former-name'], ['大宮市']]);
    const elsewhere = checkAddress(zips, address('埼玉県', '大宮市大成町1-2', '', '1000001'));
    expect(elsewhere.warnings).toEqual(['former-name', 'zip-disagrees']);
  });

  test('is told also where nobody knows what became of the town', () => {
    const { warnings, mends } = checkAddress(zips, address('東京都', '田無市本町1-2-3'));
    expect([warnings, mends]).toEqual([['former-name', 'zip-missing'], []]);
  });

  test('is found for the towns whose name begins with its name', () => {
    const towns = leftTowns();
    const found = towns.filter(({ typed, zip }) => mendsOf(zips, typed).some((mend) => mend.zip === zip));
    expect(found.length / towns.length).toBeGreaterThan(0.995);
  });

  test('is not found in any address of today', () => {
    const doubted = written.filter(({ typed }) => checkAddress(zips, typed).warnings.includes('former-name'));
    expect(doubted).toEqual([]);
  });

  test('became one that the zip table knows, and is itself not in the table', () => {
    const now = Array.from(zips.directory().cities.values(), ({ prefecture, city }) => prefecture + city);
    const shortened = new Set(
      now.map((name) => name.replace(/(?<=^.{2,3}[都道府県]).+?郡(?=.+[町村]$)/, '')),
    );
    const former = FORMER.map(({ state, name }) => ({ state, address1: name }));
    const becomes = former.flatMap((one) => zips.former({ ...one, zip: '', address2: '' }));
    const lost = becomes.filter(
      ({ prefecture, city }) =>
        !shortened.has(prefecture + city) && !now.some((name) => name.startsWith(prefecture + city)),
    );
    expect(lost).toEqual([]);
    expect(former.filter(({ state, address1 }) => shortened.has(state + address1))).toEqual([]);
    expect(former.length).toBe(1850);
  });
});

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

test('other calls are served between two addresses of a list', async () => {
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
