import type { Whom } from '@fumi/domain';
import { dayOfMoment } from './moments.ts';
import { pageTitles } from './titles.ts';

/* 連絡帳: the list of contacts, one contact, and what is done with many at once. */

export const contactsCopy = {
  title: pageTitles.contacts,
  lead: 'ここに保存した方は、はがきを作るときにいつでも宛先に選べます。',
  back: '連絡帳にもどる',
  add: '宛先を追加',
  addTitle: '宛先の追加',
  editTitle: '宛先の変更',
  tools: '連絡帳の道具',
  import: 'ファイルから読み込む',
  export: '書き出す',
  duplicates: '重複をまとめる',
  trash: '最近削除した方',
  check: '住所を確かめる',
  received: '届いたはがきを記録',
  requests: '住所をたずねる',
  search: 'さがす',
  searchPlaceholder: '名前、住所など',
  order: '並び順',
  orders: { kana: 'よみの順', added: '追加した順', zip: '郵便番号の順' },
  groupLabel: 'グループで絞る',
  everybody: 'すべて',
  loading: '連絡帳を読み込んでいます。',
  unreachable: '連絡帳を読み込めませんでした。通信の状態をご確認ください。',
  retry: 'もう一度読み込む',
  empty:
    '連絡帳にはまだ誰もいません。年賀状ソフトや携帯電話の住所録があれば、ファイルからまとめて読み込めます。',
  notFound: '見つかりませんでした。別の言葉でおさがしください。',
  count: (count: number) => `${count.toLocaleString('ja')}件`,
  more: (count: number) => `続きを表示（あと${count.toLocaleString('ja')}件）`,
  columns: {
    choose: '選ぶ',
    name: '名前',
    marks: '印',
    zip: '郵便番号',
    address: '住所',
    cards: '送受',
    actions: '操作',
  },
  chooseOf: (name: string) => `${name}を選ぶ`,
  chooseShown: '表示している方をすべて選ぶ',
  editOf: (name: string) => `${name}を直す`,
  removeOf: (name: string) => `${name}を削除する`,
  joint: (count: number) => `連名${count}`,
  mourning: '喪中',
  warning: '警告',
  mark: { sent: '送', received: '受' },
  markOf: (name: string, year: number, kind: 'sent' | 'received') =>
    `${name}：${year}年に${kind === 'sent' ? '送った' : 'もらった'}`,
  skip: { '': '', moved: '転居先不明', stopped: '出さない' },
  saved: '保存しました。',
  removeTitle: '連絡帳からの削除',
  removeQuestion: (names: string) => `${names} を連絡帳から削除します。よろしいですか。`,
  removeKept: '30日のあいだは、「最近削除した方」から元に戻せます。',
  people: (count: number) => `${count.toLocaleString('ja')}人`,
  remove: '削除',
  removed: (count: number) => `${count.toLocaleString('ja')}人を削除しました。`,
  undo: '元に戻す',
  cancel: 'やめる',
  close: '閉じる',
  failed: 'できませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
} as const;

/** Whom a list is narrowed to; the year is that of the cards that are prepared now. */
export const whomCopy = {
  label: '送った人・まだの人',
  names: (year: number): Readonly<Record<Whom, string>> => ({
    all: 'すべての方',
    'sent-last-year': `去年送った人（${year - 1}年）`,
    'received-last-year': `去年もらった人（${year - 1}年）`,
    'not-yet': `ことしまだの人（${year}年）`,
    unanswered: 'もらったのに送っていない人',
    mourning: '喪中の人',
    skipped: '出さない人、転居先不明の人',
  }),
} as const;

export const contactCopy = {
  kanaLast: 'よみ（姓）',
  kanaFirst: 'よみ（名）',
  kanaHint: 'ひらがなも可',
  more: 'そのほかの情報',
  groups: 'グループ',
  groupsHint: '「、」で区切ると、いくつでも入れられます',
  note: 'メモ',
  birthday: '誕生日',
  birthdayHint: '例：1980/01/02',
  birthdayProblem: '1980/01/02のように入力してください。',
  company: '会社名',
  department: '部署',
  title: '役職',
  mourning: '喪中',
  mourningOn: '喪中として、年賀状の宛先から外す',
  mourningUntil: '喪が明ける日',
  mourningNote: (year: number, from: string, to: string) =>
    `${year}年の年賀状は控えます。${from}から${to}までに届く寒中見舞いをおすすめします。`,
  history: 'はがきの記録',
  skip: 'これからのはがき',
  skips: {
    '': '出す',
    moved: '転居先が分からないので、出せない',
    stopped: 'もう出さない',
  },
  sent: '送った',
  received: 'もらった',
  year: (year: number) => `${year}年`,
  ask: 'この方に住所をたずねる',
  invalid: '保存できない文字が入っています。消してからもう一度お試しください。',
} as const;

export const chosenCopy = {
  label: '選んだ方にすること',
  count: (count: number) => `${count.toLocaleString('ja')}人を選択中`,
  none: '選択をはずす',
  sent: (year: number) => `${year}年に送った`,
  received: (year: number) => `${year}年にもらった`,
  group: 'グループに入れる',
  groupName: 'グループの名前',
  groupTitle: 'グループに入れる',
  groupSubmit: '入れる',
  marked: (count: number) => `${count.toLocaleString('ja')}人に印をつけました。`,
  grouped: (count: number, group: string) => `${count.toLocaleString('ja')}人を「${group}」に入れました。`,
} as const;

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
  lead: '前のご注文で送った方々を、新しいはがきの宛先にします。デザインは、このあと選べます。',
  none: 'このご注文の宛先は、連絡帳に残っていません。',
  changed: '前回から住所が変わった方',
  changedOn: (day: string) => `${day}に住所を変更`,
  same: '前回と同じ方',
  left: '今回は見送る方',
  unanswered: 'はがきをもらい、まだ送っていない方',
  replaces: (count: number) => `いま選んでいる宛先${count}人は、こちらの方々に入れ替わります。`,
  full: (limit: number) => `1回のご注文で送れるのは${limit}人までです。`,
  count: (count: number, limit: number) => `${count}／${limit}人`,
  submit: 'この方々に送るデザインを選ぶ',
  back: 'ご注文の内容にもどる',
} as const;

/** What was deleted or merged lately. */
export const trashCopy = {
  title: pageTitles.contactTrash,
  lead: '削除した方と、ひとつにまとめた方は、30日のあいだ元に戻せます。そのあとは、すっかり消えます。',
  empty: '最近削除した方はいません。',
  who: (names: readonly string[], count: number) =>
    count > names.length
      ? `${names.join('、')} ほか${(count - names.length).toLocaleString('ja')}人`
      : names.join('、'),
  when: (removal: {
    readonly kind: 'deleted' | 'merged';
    readonly removedOn: string;
    readonly keptUntil: string;
  }) =>
    `${dayOfMoment(removal.removedOn)}に${removal.kind === 'merged' ? 'ほかの宛先とひとつにまとめました' : '削除しました'}。${dayOfMoment(removal.keptUntil)}まで元に戻せます。`,
  restored: (count: number) => `${count.toLocaleString('ja')}人を元に戻しました。`,
  restoreOf: (who: string) => `${who}を元に戻す`,
  failed: '元に戻せませんでした。連絡帳がいっぱいか、すでに元に戻してあります。',
} as const;

export const exportCopy = {
  title: '連絡帳を書き出す',
  lead: 'ほかのソフトや、控えとして使えるファイルを作ります。',
  format: 'ファイルの形式',
  formats: {
    'csv-utf8': {
      label: 'CSV（UTF-8）',
      description: '表計算ソフトで開くとき。ここへ読み込むとき。',
    },
    'csv-cp932': { label: 'CSV（Shift_JIS）', description: '年賀状ソフトに読み込むとき。' },
    vcard: { label: 'vCard', description: '携帯電話、Google、iCloudに入れるとき。' },
    'contact-xml': { label: 'ContactXML', description: '宛名職人などに読み込むとき。' },
  },
  submit: '書き出す',
  reading: '連絡帳を読み込んでいます',
  fileName: 'fumi-連絡帳',
  lost: (count: number) =>
    `次の${count}人のお名前や住所に、Shift_JISでは書けない字があります。その字は「〓」になります。`,
  lostRow: (name: string, characters: readonly string[]) => `${name}：${characters.join('、')}`,
  lostMore: (count: number) => `ほか${count}人`,
  lostAnyway: 'このまま書き出す',
  utf8Instead: 'UTF-8で書き出す（すべての字が残ります）',
  done: '書き出しました。',
} as const;

export const duplicatesCopy = {
  title: pageTitles.contactDuplicates,
  lead: '同じ方と思われる宛先です。まとめる宛先を選ぶと、足りない情報をたがいに補い、食い違うところだけをおたずねします。30日のあいだは元に戻せます。',
  none: '重複している方は見つかりませんでした。',
  merge: 'ひとつにまとめる',
  different: '別の方です',
  include: (name: string) => `${name}をまとめる`,
  chooseTwo: 'まとめる宛先を2つ以上選んでください。',
  mergeTitle: 'ひとつにまとめる',
  mergeLead: '食い違うところは、残すものを選んでください。',
  noConflict: '食い違うところはありません。',
  both: '両方',
  nothing: '（なし）',
  conflict: (part: string) => `${part}が食い違います`,
  note: (note: string) => (note === '' ? '' : `（メモ：${note}）`),
  markedDifferent: '別の方として覚えました。',
  merged: (name: string) => `${name} をひとつにまとめました。`,
  group: (name: string, count: number) => `${name}（${count}件）`,
} as const;

export const checkCopy = {
  title: pageTitles.contactCheck,
  lead: '郵便番号と住所の食い違い、番地や部屋番号の抜けを、連絡帳の全員について調べます。',
  working: '住所を調べています',
  clean: (count: number) =>
    `${count.toLocaleString('ja')}人の住所を調べました。気になる点はありませんでした。`,
  found: (count: number, total: number) =>
    `${total.toLocaleString('ja')}人のうち、${count.toLocaleString('ja')}人の住所に気になる点があります。`,
  standsFor: (zip: string, localities: string) => `〒${zip}は「${localities}」の郵便番号です。`,
  mendOf: (name: string, mend: string) => `${name}：${mend}`,
  edit: '直す',
  fixed: '直しました。',
  dismiss: 'このままでよい',
  dismissOf: (name: string) => `${name}の住所はこのままでよい`,
  dismissed: '覚えました。住所が変わるまで、おたずねしません。',
  filterLabel: '気になる点で絞る',
  all: 'すべて',
} as const;

/** Choosing contacts for a card or an order; spec §2 and §5 word for word. */
export const pickerCopy = {
  open: '連絡帳から選択',
  title: '宛先を選んでください',
  search: '名前、住所、郵便番号でさがす',
  empty: '連絡帳にはまだ誰もいません。宛先を入力すると、連絡帳に保存されます。',
  notFound: '見つかりませんでした。',
  mourningNote:
    '喪中の方には年賀状を控えます。1月8日から2月3日までに届く寒中見舞いのデザインで、あらためてお送りください。',
  all: (count: number) => `${count.toLocaleString('ja')}人全員を選ぶ`,
  none: '選択をはずす',
  byFile: 'ファイルから読み込む',
  byHand: '手で入力',
  chosenAlready: '選択済み',
  cards: (year: number, isSent: boolean, isReceived: boolean) =>
    `${year}年 ${[isSent ? '送った' : '', isReceived ? 'もらった' : ''].filter(Boolean).join('・')}`,
  submit: (count: number, limit: number) => `${count}/${limit} 件選択`,
} as const;
