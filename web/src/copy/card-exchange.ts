import { pageTitles } from './titles.ts';

/* Whom to write to: the cards that came, and the people of an earlier order. */

/** A stack of cards that came, noted one after the other. */
export const receivedCopy = {
  title: pageTitles.contactReceived,
  lead: '届いたはがきを順に手に取り、差出人のお名前を数文字入れてEnterを押すと、もらった印がつきます。',
  year: 'どの年のはがきですか',
  yearName: (year: number) => `${year}年`,
  search: '差出人',
  searchHint: 'よみ、漢字、住所のどれでも',
  found: '差出人の候補',
  foundCount: (count: number, shown: number) =>
    count === 0
      ? '見つかりませんでした。連絡帳にいない方は、連絡帳で「宛先を追加」してください。'
      : count > shown
        ? `${count.toLocaleString('ja')}人います。あと数文字でしぼれます。`
        : `${count}人います。`,
  already: '記録済み',
  count: (year: number, count: number) => `${year}年にもらった方 ${count.toLocaleString('ja')}人`,
  unanswered: (count: number) => `うち${count.toLocaleString('ja')}人には、その年に送っていません。`,
  none: '印をつけた方が、ここに並びます。',
  noted: (name: string) => `${name} に印をつけました。`,
  list: 'いま印をつけた方',
  undoOf: (name: string) => `${name}の印を元に戻す`,
} as const;

/** A new card for the people of an earlier order. */
export const orderPeopleCopy = {
  title: pageTitles.orderPeople,
  lead: (bringsSender: boolean) =>
    `前のご注文で送った方々を、新しいはがきの宛先にします。${
      bringsSender ? '差出人も前のご注文から入れ、あとから変えられます。' : ''
    }デザインは、このあと選べます。`,
  none: 'このご注文の宛先は、連絡帳に残っていません。',
  changed: '前回から住所が変わった方',
  changedOn: (day: string) => `${day}に住所を変更`,
  same: '前回と同じ方',
  joint: (names: readonly string[]) => `連名：${names.join('、')}`,
  left: '今回は見送る方',
  unanswered: 'はがきをもらい、まだ送っていない方',
  replaces: (count: number) =>
    `いまの宛先${count}人（その方へのひとことも）は、こちらの方々に入れ替わります。`,
  replaceTitle: 'いまの宛先を入れ替えますか',
  replace: '入れ替える',
  unfinishedTitle: '作りかけのはがきがあります',
  unfinished:
    'この方々を、作りかけのはがきの宛先にしますか。新しく作っても、作りかけのデザインと写真、文面は残り、マイページからつづきを作れます。',
  intoUnfinished: '作りかけの宛先にする',
  anew: '新しく作る',
  full: (limit: number) => `1回のご注文で送れるのは${limit}人までです。`,
  count: (count: number, limit: number) => `${count}／${limit}人`,
  submit: 'この方々に送るデザインを選ぶ',
  lack: '送る方を選ぶと、進めます。',
  taken: (count: number) => `${count}人を、新しいはがきの宛先に入れました。`,
  back: 'もどる',
} as const;
