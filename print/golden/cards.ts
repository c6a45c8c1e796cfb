import { readFileSync } from 'node:fs';
import { emptyPrintAddress, type PersonName, type PrintAddress } from '@fumi/domain';
import { type AddressLayout, readAddressLayout } from '../src/index.ts';

type TypedAddress = Partial<Omit<PrintAddress, 'name' | 'jointNames'>> & {
  readonly name?: readonly [last: string, first: string, honorific?: string];
  readonly joint?: readonly string[];
};

const personName = (last: string, first: string, honorific = '様'): PersonName => ({ last, first, honorific });

/** An address as somebody would type it; what is left out is blank. */
export function address({ name, joint = [], ...rest }: TypedAddress): PrintAddress {
  const blank = emptyPrintAddress();
  return {
    ...blank,
    ...rest,
    name: name ? personName(...name) : blank.name,
    jointNames: blank.jointNames.map((slot, index) => (joint[index] ? personName('', joint[index]) : slot)),
  };
}

export const SENDER = address({
  zip: '1500001',
  state: '東京都',
  address1: '渋谷区神宮前',
  address2: '5-6-7 ハイツ神宮（南）305',
  name: ['山﨑', '一郎', ''],
  joint: ['恵美子', '蒼'],
  comment1: '旧年中は大変お世話になりました。',
  comment2: '今年もどうぞよろしくお願いいたします！',
});

/** Recipients that are hard to lay out, by what is hard about them. */
export const RECIPIENTS = {
  family: address({
    zip: '1060032',
    state: '東京都',
    address1: '港区六本木',
    address2: '1丁目2-3 スカイレジデンス（東棟）1203号室',
    name: ['髙橋', '健太郎'],
    joint: ['美咲', '翔'],
  }),
  variants: address({
    zip: '6350015',
    state: '奈良県',
    address1: '葛󠄁城市當麻',
    address2: '10-25',
    name: ['渡邉󠄁', '𠮷德'],
    joint: ['瀨音'],
  }),
  crowded: address({
    zip: '0600001',
    state: '北海道',
    address1: '札幌市中央区北一条西',
    address2: '23丁目1-11 ノースタワーマンション札幌駅前壱番館アネックス2301',
    name: ['勅使河原', '龍之介'],
    joint: ['さくら', '蓮', 'ひまり', '大輔'],
    comment1: '2027年もよろしく！',
    comment2: '今年こそ12月に会いましょう!!',
  }),
  shortest: address({
    zip: '5300001',
    state: '大阪府',
    address1: '大阪市北区梅田',
    address2: '3-1-1 Grand Front 12F',
    name: ['辻󠄁', '一'],
  }),
  longest: address({
    zip: '9000015',
    state: '沖縄県',
    address1: '那覇市久茂地',
    address2: '1-1-1',
    name: ['長曽我部左衛門', '源之丞信親秀勝', '御一同様'],
  }),
  company: address({
    zip: '4600008',
    state: '愛知県',
    address1: '名古屋市中区栄',
    address2: '12-3 第2ビル21世紀館10F',
    name: ['株式会社ふみ', '源之丞', '先生'],
  }),
  office: address({
    zip: '1000005',
    state: '東京都',
    address1: '千代田区丸の内',
    address2: '1-2-3 丸の内ビルディング12F',
    name: ['髙橋', '健太郎'],
    joint: ['美咲'],
    office: { company: '株式会社ふみ', department: '営業本部 第二営業部', title: '代表取締役' },
  }),
  longTitle: address({
    zip: '1000005',
    state: '東京都',
    address1: '千代田区丸の内',
    address2: '1-2-3',
    name: ['髙橋', '健太郎'],
    office: { company: '株式会社ふみ', department: '営業本部', title: '代表取締役副社長' },
  }),
  nobodyNamed: address({
    zip: '1000005',
    state: '東京都',
    address1: '千代田区丸の内',
    address2: '1-2-3',
    office: { company: '株式会社ふみ', department: '営業本部', title: '' },
  }),
} as const;

const place = (zip: string, state: string, address1: string, address2: string) =>
  address({ zip, state, address1, address2, name: ['髙橋', '健太郎'] });

/** Addresses that people break well at sight, but a naive program inside words, as they are typed. */
export const PLACES = {
  roppongi: place('1060032', '東京都', '港区', '六本木1-2-3'),
  hatchobori: place('1040032', '東京都', '中央区', '八丁堀3丁目1-2'),
  saneicho: place('1600008', '東京都', '新宿区', '四谷三栄町5-6'),
  sannomaru: place('4600001', '愛知県', '名古屋市中区', '三の丸3-1-2'),
  hachiken: place('0630861', '北海道', '札幌市西区', '八軒一条東1-2-3'),
  sanjo: place('6048005', '京都府', '京都市中京区', '三条通河原町東入84番地1'),
  tower: place('1066108', '東京都', '港区六本木6-10-1', '六本木ヒルズ森タワー12F'),
  room: place('1060032', '東京都', '港区', '六本木1丁目2番3号404号室'),
  letter: place('1060032', '東京都', '港区六本木', '1-2-3A'),
  hyphenLetter: place('1060032', '東京都', '港区六本木', '1-2-B'),
  lot: place('0285102', '岩手県', '岩手郡葛巻町', '葛巻第10地割67番地110'),
  oaza: place('3900851', '長野県', '松本市', '大字島内4570番地2'),
  kanjiNumber: place('3900851', '長野県', '松本市', '大字島内千二百番地'),
  sapporo: place('0600005', '北海道', '札幌市中央区', '北5条西12丁目1-1'),
  side: place('0700035', '北海道', '旭川市', '五条通13丁目右3号'),
  lots: place('3900851', '長野県', '松本市', '大字島内12・13番地（203）'),
  streetOnOne: place('6008008', '京都府', '京都市下京区四条通烏丸東入長刀鉾町20番地', '四条烏丸FTスクエア 11階'),
  threeLines: place(
    '6028421',
    '京都府',
    '京都市上京区寺町通今出川上る二丁目鶴山町',
    '14番地の23 グランドコート御所東壱番館アネックス405号室',
  ),
} as const;

const person = (last: string, first: string, rest: Partial<TypedAddress> = {}) =>
  address({ zip: '1060032', state: '東京都', address1: '港区六本木', address2: '1-2-3', name: [last, first], ...rest });

/** Names and symbols beyond kanji and kana, as they are typed. */
export const SCRIPTS = {
  umlaut: person('Müller', 'Jürgen'),
  apostrophe: person('O’Brien', 'Yūki'),
  decomposed: person('García', 'Jose\u0301'),
  signs: person('㈱ふみ', '№Ⅳ', { address2: '1-2-3 ℡ビルⅣ' }),
  halfWidth: person('ﾔﾏﾀﾞ', 'ﾀﾛｳ', { address2: '1-2-3 ﾊﾟｰｸﾋﾞﾙ' }),
  marks: person('か\u309Aく', 'あ゛'),
  selector: person('渡邉\u{E0100}', '花子'),
  hyphens: person('髙橋', '花子', { address2: '1‐2−3ー4ｰ5—6' }),
} as const;

const layouts = new URL('../../content/address-layouts/', import.meta.url);

export const LAYOUT_NAMES = ['PortraitA', 'LandscapeA'] as const;

export type LayoutName = (typeof LAYOUT_NAMES)[number];

export const shippedLayout = (name: LayoutName): AddressLayout =>
  readAddressLayout(JSON.parse(readFileSync(new URL(`${name}.json`, layouts), 'utf8')));
