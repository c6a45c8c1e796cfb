import { dayWords } from './arrival.ts';
import { pageTitles } from './titles.ts';

/* Campaign orders (minchu): a prepared book, ordered with a code that works once. */

export const campaignCopy = {
  title: pageTitles.campaign,
  lead: 'お手元の案内に書かれたコードを入力してください。',
  code: 'キャンペーンコード',
  codeMissing: 'コードを入力してください。',
  next: '次へ進む',
  design: (label: string) => `${label}のデザイン`,
  until: (day: string) => `ご注文は${dayWords(day)}まで。コードは一度だけお使いいただけます。`,
  again: '別のコードを入力する',
  toOrder: 'ご注文の内容を見る',
  refusals: {
    wrong: 'このコードは見つかりませんでした。書かれているとおりか、もう一度ご確認ください。',
    'not-begun': 'このキャンペーンは、まだ始まっていません。',
    ended: 'このキャンペーンの受付は終了しました。',
    used: 'このコードは、すでに使われています。コードは一度だけお使いいただけます。',
    mine: 'このコードでは、すでにご注文いただいています。印刷が始まる前なら、ご注文をキャンセルするとコードをもう一度お使いいただけます。',
    'too-often': 'コードの確認の回数が上限に達しました。1時間ほどたってから、もう一度お試しください。',
  },
  begins: (day: string) => `受付は${dayWords(day)}からです。`,
  ended: (day: string) => `受付は${dayWords(day)}まででした。`,
} as const;
