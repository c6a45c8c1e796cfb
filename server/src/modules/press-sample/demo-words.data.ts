import { type BookTexts, emptyPrintAddress, type PrintAddress } from '@fumi/domain';

/* Words and addresses on the demo files for print shops, all made up. */

export const DEMO_TEXTS: BookTexts = {
  BOOK_TITLE: '家族の一年',
  BACK_SIDE_TEXT_TYPE_1: 'Fumi-Sample_2026',
  BACK_SIDE_TEXT_TYPE_2: 'sample@fumi.example',
  BACK_SIDE_TEXT_TYPE_3: '090-0000-0000',
};

/** One after the other, by photo. */
export const DEMO_CAPTIONS: readonly string[] = [
  '春のピクニック',
  '鬱蒼とした森を抜けて、湖へ',
  '2026年 夏 海の日',
  'Happy Birthday, Sakura!',
];

export const DEMO_PAGE_TEXT = `朝からよく晴れた日でした。
お弁当を持って、みんなで公園まで歩きました。
髙橋さん、𠮷田さんのご家族も一緒です。`;

/** A day of its own in each calendar, whatever its months. */
export const DEMO_OWN_DAYS = [
  { date: '03-14', words: 'さくら誕生日', mark: 'cake' },
  { date: '06-06', words: '結婚記念日', mark: 'heart' },
  { date: '10-10', words: '運動会', mark: 'star' },
] as const;

const person = (address: Partial<PrintAddress>): PrintAddress => ({
  ...emptyPrintAddress(),
  zip: '1000001',
  state: '東京都',
  address1: '千代田区千代田',
  address2: '1-1',
  ...address,
});

export const DEMO_SENDER = person({
  address2: '2丁目3-4',
  name: { last: '渡邉', first: '大輔', honorific: '' },
});

/** A plain one, and one whose lines are long. */
export const DEMO_RECIPIENTS: readonly PrintAddress[] = [
  person({ name: { last: '髙橋', first: '花子', honorific: '様' } }),
  person({
    zip: '6008216',
    state: '京都府',
    address1: '京都市下京区東塩小路町',
    address2: 'メゾン・ド・ラ・フォンテーヌ壱番館 弐号棟 1107号室',
    name: { last: '勅使河原', first: '龍之介', honorific: '様' },
  }),
];
