import { expect, test } from 'vitest';
import { contactDown } from './address-down.ts';

test.each([
  ['〒604-8156', '〒六〇四－八一五六'],
  ['京都市中京区室町通蛸薬師下る山伏山町538-2', '京都市中京区室町通蛸薬師下る山伏山町五三八－二'],
  ['グランドメゾン室町御池1203号室', 'グランドメゾン室町御池一二〇三号室'],
  ['東京都渋谷区神宮前１－２－３', '東京都渋谷区神宮前一－二－三'],
  ['電話 03-1234-5678', '電話 〇三－一二三四－五六七八'],
  ['TEL 03-1234-5678', 'TEL 〇三－一二三四－五六七八'],
  ['電話 03(1234)5678', '電話 〇三(一二三四)五六七八'],
  ['電話 03（1234）5678', '電話 〇三（一二三四）五六七八'],
  ['090 1234 5678', '〇九〇 一二三四 五六七八'],
  ['六本木ビル3F', '六本木ビル3F'],
  ['B棟101', 'B棟一〇一'],
])('%j is %j in vertical writing, and stays so when it is converted again', (typed, down) => {
  expect(contactDown(typed)).toBe(down);
  expect(contactDown(down)).toBe(down);
});

test.each([
  'abc_12@example.jp',
  'https://example.jp/1',
  '12 Main Street, Apt. 5',
  'インスタ @fumi12',
  'LINE：hanako2027',
  'インスタグラム：fumi_12',
  'メール hanako01＠example.jp',
  'www.fumi.jp/2027 をご覧ください',
  '転居先',
  '',
])('%j stays as it is typed', (typed) => {
  expect(contactDown(typed)).toBe(typed);
});

test('a block is converted line by line', () => {
  expect(contactDown('〒100-0001\n千代田1-2\nabc1@example.jp')).toBe(
    '〒一〇〇－〇〇〇一\n千代田一－二\nabc1@example.jp',
  );
});
