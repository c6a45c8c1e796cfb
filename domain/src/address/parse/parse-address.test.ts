import { describe, expect, test } from 'vitest';
import { parseAddress, textOf } from './parse-address.ts';

const locality = (prefecture: string, city: string, area: string, facility = '') => ({
  prefecture,
  city,
  area,
  facility,
});
const shown = (parsed: ReturnType<typeof parseAddress>) => parsed.parts.map(({ text }) => text).join('|');

// What people type, by prefecture, first and second line, and the town that the zip stands for.
const TYPED: [
  state: string,
  address1: string,
  address2: string,
  city: string,
  area: string,
  parts: string,
][] = [
  ['東京都', '港区', '六本木1-2-3', '港区', '六本木', '東京都|港区|六本木|1-2-3'],
  ['東京都', '中央区', '八丁堀3丁目1-2', '中央区', '八丁堀', '東京都|中央区|八丁堀|3丁目1-2'],
  ['東京都', '新宿区', '四谷三栄町5-6', '新宿区', '四谷三栄町', '東京都|新宿区|四谷三栄町|5-6'],
  ['愛知県', '名古屋市中区', '三の丸3-1-2', '名古屋市中区', '三の丸', '愛知県|名古屋市中区|三の丸|3-1-2'],
  [
    '北海道',
    '札幌市西区',
    '八軒一条東1-2-3',
    '札幌市西区',
    '八軒一条東',
    '北海道|札幌市西区|八軒一条東|1-2-3',
  ],
  [
    '北海道',
    '札幌市中央区',
    '北5条西12丁目1-1',
    '札幌市中央区',
    '北五条西',
    '北海道|札幌市中央区|北5条西|12丁目1-1',
  ],
  [
    '岩手県',
    '葛巻町葛巻',
    '第10地割67番地110',
    '岩手郡葛巻町',
    '葛巻',
    '岩手県|葛巻町|葛巻|第10地割67番地110',
  ],
  [
    '岩手県',
    '洋野町種市',
    '第23地割字鹿糠67番地110',
    '九戸郡洋野町',
    '種市',
    '岩手県|洋野町|種市|第23地割|字鹿糠|67番地110',
  ],
  ['長野県', '松本市', '大字島内4570番地2', '松本市', '島内', '長野県|松本市|大字島内|4570番地2'],
  [
    '長野県',
    '松本市大字島内字上島',
    '4570番地2',
    '松本市',
    '島内',
    '長野県|松本市|大字島内|字上島|4570番地2',
  ],
  ['愛知県', '名古屋市熱田区六番', '1-2-3', '名古屋市熱田区', '六番', '愛知県|名古屋市熱田区|六番|1-2-3'],
  [
    '京都府',
    '京都市中京区',
    '三条通河原町東入恵比須町84番地1',
    '京都市中京区',
    '恵比須町',
    '京都府|京都市中京区|三条通河原町東入|恵比須町|84番地1',
  ],
  ['東京都', '港区', '六本木一丁目二番三号', '港区', '六本木', '東京都|港区|六本木|一丁目二番三号'],
  ['東京都', '港区', '六本木千二百番地', '港区', '六本木', '東京都|港区|六本木|千二百番地'],
  ['東京都', '港区六本木', '1丁目2番3号404号室', '港区', '六本木', '東京都|港区|六本木|1丁目2番3号|404号室'],
  ['東京都', '港区六本木', '1-2-3-404号室', '港区', '六本木', '東京都|港区|六本木|1-2-3-404号室'],
  ['東京都', '港区六本木', '1-2-3A', '港区', '六本木', '東京都|港区|六本木|1-2-3A'],
  ['東京都', '港区六本木', '1-2-B', '港区', '六本木', '東京都|港区|六本木|1-2-B'],
  [
    '東京都',
    '港区六本木6-10-1',
    '六本木ヒルズ森タワー12F',
    '港区',
    '六本木',
    '東京都|港区|六本木|6-10-1|六本木ヒルズ森タワー|12F',
  ],
  [
    '東京都',
    '港区六本木',
    '1丁目　2-3 青葉荘203 鈴木方',
    '港区',
    '六本木',
    '東京都|港区|六本木|1丁目　2-3|青葉荘|203|鈴木方',
  ],
  ['福島県', '会津美里町', '外川原甲123', '大沼郡会津美里町', '外川原', '福島県|会津美里町|外川原|甲123'],
  ['新潟県', '十日町市本町', '1-2', '十日町市', '本町一丁目', '新潟県|十日町市|本町|1-2'],
  ['北海道', '旭川市', '五条通十三丁目右3号', '旭川市', '五条通', '北海道|旭川市|五条通|十三丁目右3号'],
  [
    '京都府',
    '京都市上京区',
    '下立売通新町西入薮ノ内町12',
    '京都市上京区',
    '藪之内町',
    '京都府|京都市上京区|下立売通新町西入|薮ノ内町|12',
  ],
  ['福井県', '敦賀市', '沓見149号10番地2', '敦賀市', '沓見', '福井県|敦賀市|沓見|149号10番地2'],
  ['東京都', '港区', '六本木12・13番地', '港区', '六本木', '東京都|港区|六本木|12・13番地'],
  ['東京都', '港区', '六本木1-2-3、405', '港区', '六本木', '東京都|港区|六本木|1-2-3、405'],
  ['東京都', '港区', '六本木12番地先', '港区', '六本木', '東京都|港区|六本木|12番地先'],
  ['東京都', '港区六本木', '1-2-3（405）', '港区', '六本木', '東京都|港区|六本木|1-2-3|（405）'],
];

test.each(TYPED)(
  '%s %s %s, where the zip stands for %s %s: %5$s',
  (state, address1, address2, city, area, parts) => {
    const parsed = parseAddress({ state, address1, address2 }, [locality(state, city, area)]);
    expect(shown(parsed)).toBe(parts);
    expect(parsed.isTownKnown).toBe(true);
  },
);

test.each([
  ['the longest town', '港区', '北青山西'],
  ['that of the city, of towns of one name', '中央区', '北青山'],
])('of several localities an address names %s', (_, city, area) => {
  const given = [locality('東京都', '港区', '北青山'), locality('東京都', city, area)];
  const typed = { state: '東京都', address1: `${city}${area}`, address2: '1-2-3' };
  for (const order of [given, given.toReversed()])
    expect(parseAddress(typed, order).locality).toEqual(given[1]);
});

test('an office, whose locality has a street number, is in the town before it', () => {
  const typed = { state: '東京都', address1: '新宿区西新宿', address2: '2-8-1 都庁' };
  const office = locality('東京都', '新宿区', '西新宿２丁目８−１', '東京都庁');
  expect(shown(parseAddress(typed, [office]))).toBe('東京都|新宿区|西新宿|2-8-1|都庁');
});

test.each(['京都市中京区|三条通河原町東入|84番地1', '港区|六本木|1-2-3', '札幌市中央区|北5条西|12丁目1-1'])(
  'without a town that is known, no kanji of a name is a number: %s',
  (parts) => {
    const [address1 = '', ...rest] = parts.split('|');
    expect(shown(parseAddress({ state: '', address1, address2: rest.join('') }, []))).toBe(parts);
  },
);

describe('behind the names stands the number, then the building', () => {
  test.each([
    ['1丁目2-3 スカイ1203', '1丁目2-3', 'スカイ1203'],
    ['12丁目34-56コーポ山﨑202', '12丁目34-56', 'コーポ山﨑202'],
    ['1-1-1　Grand Front 12F', '1-1-1', 'Grand Front 12F'],
    ['三丁目4番地5号', '三丁目4番地5号', ''],
    ['丙12番甲地', '丙12番甲地', ''],
    ['12番甲地の3 コーポ', '12番甲地の3', 'コーポ'],
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
    ['1-2-3・ふみ荘', '1-2-3', '・ふみ荘'],
    ['1-2-3 #405', '1-2-3', '#405'],
    ['1-2-3 No.5', '1-2-3', 'No.5'],
  ])('%s is the number %j and the building %j', (address2, number, building) => {
    const parsed = parseAddress({ state: '東京都', address1: '港区', address2 }, []);
    expect(textOf(parsed, ['prefecture', 'city', 'town'])).toBe('東京都港区');
    expect(textOf(parsed, ['number'])).toBe(number);
    expect(textOf(parsed, ['building', 'room'])).toBe(building);
  });

  test('a street number in the town leaves the second line to the building', () => {
    const parsed = parseAddress({ state: '東京都', address1: '渋谷区神宮前5-6-7', address2: '305' }, []);
    expect(shown(parsed)).toBe('東京都|渋谷区神宮前|5-6-7|305');
  });
});
