/*
 * Made-up customers of a trial shop: names that are common, long, or hold characters that carriers do not
 * take; places by postal code alone, so that the town is the table's own.
 */

type TrialName = {
  readonly last: string;
  readonly first: string;
  readonly kana: string;
};

export const TRIAL_NAMES: readonly TrialName[] = [
  { last: '佐藤', first: '美咲', kana: 'サトウ ミサキ' },
  { last: '鈴木', first: '健太', kana: 'スズキ ケンタ' },
  { last: '髙橋', first: '花子', kana: 'タカハシ ハナコ' },
  { last: '田中', first: '翔', kana: 'タナカ ショウ' },
  { last: '𠮷田', first: '陽子', kana: 'ヨシダ ヨウコ' },
  { last: '渡邉', first: '大輔', kana: 'ワタナベ ダイスケ' },
  { last: '山﨑', first: '桜', kana: 'ヤマザキ サクラ' },
  { last: '小林', first: '直樹', kana: 'コバヤシ ナオキ' },
  { last: '加藤', first: '結衣', kana: 'カトウ ユイ' },
  { last: '伊集院', first: '龍之介', kana: 'イジュウイン リュウノスケ' },
  { last: '林', first: '蓮', kana: 'ハヤシ レン' },
  { last: '清水', first: '千尋', kana: 'シミズ チヒロ' },
  { last: '株式会社ふみの森写真工房', first: '営業部御担当', kana: 'フミノモリシャシンコウボウ' },
  { last: '長谷川', first: '葵', kana: 'ハセガワ アオイ' },
  { last: '近藤', first: '拓海', kana: 'コンドウ タクミ' },
  { last: '勅使河原', first: '百合子', kana: 'テシガワラ ユリコ' },
];

/** One town each, of which the postal code says all. */
export const TRIAL_ZIPS: readonly string[] = [
  '1000001',
  '1060032',
  '1500001',
  '2310023',
  '3300854',
  '4600008',
  '5300001',
  '6008216',
  '6500021',
  '7300011',
  '8120011',
  '9800811',
];

export const TRIAL_BUILDINGS: readonly string[] = [
  '',
  '',
  'コーポ桜 201',
  'グランドヒルズ 1203号室',
  'メゾン・ド・ラ・フォンテーヌ壱番館 弐号棟 1107号室',
];
