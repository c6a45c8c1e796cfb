import { type DraftFieldName, KEPT_DAYS } from '@fumi/domain';
import { dayOfMoment } from './moments.ts';

const PARTS: readonly (readonly [prefix: string, words: string])[] = [
  ['choice', 'デザイン'],
  ['photo', '写真'],
  ['text', '文字'],
  ['words', '文字'],
  ['calendar', '記念日と暦'],
];

const partsOf = (fields: readonly DraftFieldName[]): string =>
  [
    ...new Set(
      PARTS.filter(([prefix]) => fields.some((field) => field.startsWith(prefix))).map(([, words]) => words),
    ),
  ].join('・');

/** The drafts on this device, and the member's from other devices. */
export const draftsCopy = {
  heading: '作りかけのもの',
  barLabel: '作りかけのもの',
  barTitle: '作りかけがあります',
  goOn: 'つづきから作る',
  goOnWith: (name: string) => `つづきから作る：${name}`,
  close: '閉じる',
  sessionEnded: 'ログインの期限が切れたため、はじめのページに戻りました。作りかけのものは残っています。',
  signIn: 'ログインする',
  others: (count: number) => `ほかに${count}件`,
  changed: (instant: string) => `最後の変更：${dayOfMoment(instant)}`,
  onDevice: 'この端末に保存しています',
  finished: 'できあがっています。あとはご注文だけです',
  photos: (count: number) => (count === 0 ? '写真はまだありません' : `写真${count}枚`),
  offSale: '選んだデザインは販売を終えました',
  startAnew: '作りかけを残したまま、新しく作る',
  remove: '削除',
  removeOf: (name: string) => `削除：${name}`,
  removeTitle: '作りかけを削除しますか',
  removeQuestion: (name: string) => `「${name}」を、写真もいっしょにすぐに削除します。元には戻せません。`,
  cancel: 'やめる',
  removed: '削除しました。',
  notRemoved: '削除できませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  kept: (days: number) =>
    `作りかけのものは、最後の変更から${days}日間、ほかの端末からもつづきを作れます。宛名面の差出人と宛先は、作っているタブだけに保存し、閉じると消えます。`,
  empty: '作りかけのものはありません。デザインを選ぶと、ここにつづきが並びます。',
  unreachable: '読み込めませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  again: 'もう一度読み込む',
  gone: 'この作りかけは、ほかの端末で削除されたか、ご注文が済んでいます。',
  notSaved:
    'いま開いている作りかけを、まだ保存できていません。通信の状態をご確認のうえ、もう一度お試しください。',
  otherCard:
    'ほかのタブで開いた、別の作品に変わりました。前の作品は、マイページの「作りかけのもの」にあります。',
  otherDevice: (fields: readonly DraftFieldName[]) =>
    `ほかの端末やタブでの変更（${partsOf(fields) || '写真'}）を取り込みました。`,
  replacedOther: (fields: readonly DraftFieldName[]) =>
    `ほかの端末やタブでの変更（${partsOf(fields) || '写真'}）を、ここでの変更で置きかえました。`,
  goneShown: `この作品は、もう「作りかけのもの」にありません（ご注文、削除、または${KEPT_DAYS.drafts}日の期限）。ここで変えたものは、新しい作りかけになります。`,
  toOrders: 'ご注文の一覧を見る',
  ownWords: '文字を元に戻す',
  theirWords: 'ほかの端末の文字にする',
  wordsBack: '文字を入れかえました。',
} as const;
