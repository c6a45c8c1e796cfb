import { BY_HAND, type WasteKind } from '@fumi/domain';
import { dayText } from './moments.ts';

/* The daily close: the figures of a day. */

export const SPOIL_WORDS: Readonly<Record<WasteKind, string>> = {
  colour: '色',
  cut: '断裁',
  dirt: '汚れ・きず',
  misprint: '刷り位置・裏表・順番',
  missing: '枚数不足',
  damaged: '配送での破損',
  other: 'そのほか',
  setup: '刷り出し・色合わせ',
};

export const PROVIDER_WORDS: Readonly<Record<string, string>> = {
  sandbox: '練習用',
  stripe: 'Stripe',
  [BY_HAND]: '手作業',
};

export const dayCopy = {
  title: (day: string) => `日次締め　${dayText(day)}`,
  lead: '0時から24時まで（日本時間）。入金と返金は、決済会社が済ませた日に、手作業の返金は、記録した日に入ります。',
  day: '日',
  show: '表示',
  before: '前の日',
  after: '次の日',
  sums: '合計',
  sumHeads: ['数字', '売上（税込）', '入金', '返金', '差引', 'ヤレ'],
  now: '今の数字',
  closedAs: (revision: number) => `${revision}回目の締め`,
  difference: '締めたあとの差',
  sales: '売上',
  salesHeads: ['税率', '注文', '金額（税込）', '消費税額等'],
  rate: (percent: number) => `${percent}%`,
  taken: '入金',
  refunds: '返金',
  moneyHeads: ['決済会社', '方法', '件数', '金額'],
  none: 'この日はありません。',
  waste: 'ヤレ',
  wasteHeads: ['種類', '枚数'],
  cards: (count: number) => `${count.toLocaleString('ja-JP')}枚`,
  orders: '注文の状態',
  ordersNote: 'この日の注文ではなく、いま店にあるすべての注文です。',
  orderHeads: ['状態', '件数'],
  count: (count: number) => `${count.toLocaleString('ja-JP')}件`,
  payouts: '決済会社からの入金の見込み',
  payoutsNote:
    '決済会社が済ませた入金から、返金と手数料を引いた金額です。手作業の返金は引きません。手数料は content/desk.json の率で計算した見込みで、実際の明細が正しい金額です。',
  payoutHeads: ['決済会社', '入金', '返金', '手数料（見込み）', '差引（見込み）'],
  feeUnknown: '率が未設定',
  stated: (provider: string) => `${provider}の明細の金額（円）`,
  statedHint: (reckoned: string) =>
    `この日の取引の、手数料を引いたあとの金額。見込みは${reckoned}。まだ分からなければ空のままで、あとから締め直せます。`,
  statedWrong: '円の整数で入力してください。',
  statedWords: (provider: string, stated: string, difference: string) =>
    `${provider}　${stated}（見込みとの差 ${difference}）`,
  spoils: 'ヤレの記録',
  spoilsNote: '刷り直しにならなかったヤレと、その処分です。',
  spoilHeads: ['日時', '種類', '枚数', '内容と処分', '担当', '取り消す'],
  spoilNote: 'ヤレを記録する',
  spoilAsk:
    '刷り直さないヤレ（刷り出し、余り、落としたカードなど）を、処分とともに残します。今日の日次締めに入ります。お客様の名前は書かないでください。',
  spoilKind: '種類',
  spoilCards: '枚数（断裁後のカード）',
  spoilCardsWrong: '1から100,000までの整数で入力してください。',
  spoilWords: '内容と処分（例：刷り出し、18時にシュレッダー）',
  spoilDone: 'ヤレを記録しました。',
  spoilDrop: '取り消す',
  spoilDropOf: (cards: number, at: string) => `${at}のヤレ${cards}枚の記録を取り消す`,
  spoilDropped: '記録を取り消しました。',
  close: 'この日を締める',
  closeAgain: '締め直す',
  closeLead: 'いまの数字を、担当者の名前と時刻とともに残します。残した締めは消えません。',
  running: 'この日はまだ終わっていません。締めたあとの動きは、差として残ります。',
  toCome: 'この日はまだ始まっていません。',
  same: '締めてから変わったものはありません。',
  moved: '締めたあとに数字が変わりました。締め直すと、変わった数字も残ります。',
  wasteNote: 'ヤレの処分',
  wasteNoteHint:
    '刷り直した分の、宛名のあるカードを、いつ、どう処分したか。例：11月22日 18時、シュレッダー。',
  wasteNoteMissing: '刷り直したカードがあります。ヤレをどう処分したかを入力してください。',
  closed: '締めました。',
  closes: '締めの記録',
  closeHeads: ['回', '日時', '担当', 'ヤレの処分', '決済会社の明細', 'ファイル'],
  csv: 'CSV',
  csvNow: '今の数字をCSVで保存',
  csvOf: (revision: number) => `${revision}回目の締めをCSVで保存`,
  csvReckoned: '入金の見込み',
  csvStated: '明細の入金額',
  csvHead: ['項目', '区分', '区分2', '件数', '金額（円）', '消費税（円）'],
} as const;
