import type { SpoilKind } from '@fumi/domain';

/* What a day came to, as the accounts want it. */

export const SPOIL_WORDS: Readonly<Record<SpoilKind, string>> = {
  colour: '色',
  cut: '断裁',
  dirt: '汚れ・きず',
  misprint: '刷り位置・裏表・順番',
  missing: '枚数不足',
  damaged: '配送での破損',
  other: 'そのほか',
};

export const PROVIDER_WORDS: Readonly<Record<string, string>> = {
  sandbox: '練習用',
  stripe: 'Stripe',
};

export const dayCopy = {
  title: (day: string) => `日次締め　${day}`,
  lead: '0時から24時まで（日本時間）。入金と返金は、決済会社が済ませた日に入ります。',
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
  waste: 'ヤレ（刷り直し）',
  wasteHeads: ['種類', '枚数'],
  cards: (count: number) => `${count.toLocaleString('ja-JP')}枚`,
  orders: '注文の状態',
  ordersNote: 'この日の注文ではなく、いま店にあるすべての注文です。',
  orderHeads: ['状態', '件数'],
  count: (count: number) => `${count.toLocaleString('ja-JP')}件`,
  close: 'この日を締める',
  closeAgain: '締め直す',
  closeLead: 'いまの数字を、担当者の名前と時刻とともに残します。残した締めは消えません。',
  running: 'この日はまだ終わっていません。締めたあとの動きは、差として残ります。',
  toCome: 'この日はまだ始まっていません。',
  same: '締めてから変わったものはありません。',
  moved: '締めたあとに数字が変わりました。締め直すと、変わった数字も残ります。',
  wasteNote: 'ヤレの処分',
  wasteNoteHint: '宛名のあるカードを、いつ、どう処分したか。例：11月22日 18時、シュレッダー。',
  wasteNoteMissing: '刷り直したカードがあります。ヤレをどう処分したかを入力してください。',
  closed: '締めました。',
  closes: '締めの記録',
  closeHeads: ['回', '日時', '担当', 'ヤレの処分', 'ファイル'],
  csv: 'CSV',
  csvNow: '今の数字をCSVで保存',
  csvOf: (revision: number) => `${revision}回目の締めをCSVで保存`,
  csvHead: ['項目', '区分', '区分2', '件数', '金額（円）', '消費税（円）'],
} as const;
