import { CLAIM_TEXT } from './claims.ts';
import { infoCopy } from './titles.ts';

/* The pages よくあるご質問 and 配送と料金. */

export const questionsCopy = {
  title: infoCopy.questions.title,
  postcard: 'はがき・年賀状',
  others: 'カレンダー・フォトブックなど',
  mostOfEach: 'お届け先1か所につき、商品ごとに決まった数（ご注文の画面に出ます）まで',
  toInquiry: 'ほかのことをたずねる',
} as const;

export const deliveryCopy = {
  title: infoCopy.delivery.title,
  kinds: 'お届け方法と送料',
  offeredFor: (products: string) => `対象：${products}`,
  suspended: 'ただいまお選びいただけません',
  days: 'お届けまでの日数',
  daysText: (printDays: number, shipDays: number) => [
    `お支払いの確認から${printDays}営業日以内に印刷を始め、${shipDays}営業日以内に発送します。`,
    '発送からのお届けは、お届け方法と地域により異なります。ご注文の画面に、お届けの見込みを表示します。',
    '土曜・日曜・祝日と、当店の休業日は、営業日に数えません。',
  ],
  payment: 'お支払い',
  paymentText: [
    'クレジットカード、コンビニ払い、キャリア決済から、お支払いの画面に表示するものをお選びいただけます。',
    '表示している価格は、すべて税込です。宛名の印刷に、別の料金はかかりません。',
  ],
  trouble: '届かないとき、破損や不良があったとき',
  troubleText: CLAIM_TEXT,
  toInquiry: 'お問い合わせ',
} as const;
