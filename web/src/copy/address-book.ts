import type { PlaceWarning } from '@fumi/domain';
import { pageTitles } from './titles.ts';

/* The address book: what is kept beside the address, what many people are marked with at once, and its pages. */

export const bookCopy = {
  title: pageTitles.contacts,
  lead: 'ここに保存した方は、はがきを作るときにいつでも宛先に選べます。',
  add: '宛先を追加',
  addTitle: '宛先の追加',
  editTitle: '宛先の変更',
  tools: '連絡帳の道具',
  import: 'ファイルから読み込む',
  export: '書き出す',
  duplicates: '重複をまとめる',
  check: '住所を確かめる',
  requests: '住所をたずねる',
  search: 'さがす',
  searchPlaceholder: '名前、よみ、住所、メモ',
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
    place: '住所',
    cards: 'はがき',
    actions: '操作',
  },
  chooseOf: (name: string) => `${name}を選ぶ`,
  chooseShown: '表示している方をすべて選ぶ',
  editOf: (name: string) => `${name}を直す`,
  removeOf: (name: string) => `${name}を削除する`,
  joint: (count: number) => `連名${count}`,
  mourning: '喪中',
  warning: '警告',
  sent: (year: number) => `${year}年 送`,
  received: (year: number) => `${year}年 受`,
  saved: '保存しました。',
  removeTitle: '連絡帳からの削除',
  removeQuestion: (names: string) => `${names} を連絡帳から削除します。よろしいですか。`,
  people: (count: number) => `${count.toLocaleString('ja')}人`,
  remove: '削除',
  removed: (count: number) => `${count.toLocaleString('ja')}人を削除しました。`,
  undo: '元に戻す',
  cancel: 'やめる',
  close: '閉じる',
  failed: 'できませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
} as const;

export const personCopy = {
  reading: 'よみ',
  kanaLast: 'よみ（姓）',
  kanaFirst: 'よみ（名）',
  kanaHint: 'カタカナでもひらがなでも',
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
  sent: '送った',
  received: 'もらった',
  year: (year: number) => `${year}年`,
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

export const exportCopy = {
  title: '連絡帳を書き出す',
  lead: 'ほかのソフトや、控えとして使えるファイルを作ります。',
  format: 'ファイルの形式',
  formats: {
    'csv-utf8': {
      label: 'CSV（UTF-8）',
      description: '表計算ソフトで開くとき。このサービスにもう一度読み込むとき。',
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
  lead: '同じ方と思われる宛先です。残す方を選ぶと、足りない情報をもう一方から補います。',
  none: '重複している方は見つかりませんでした。',
  keep: 'この宛先を残す',
  keepOf: (name: string, place: string) => `${name}（${place}）を残す`,
  merge: 'ひとつにまとめる',
  apart: '別の方です',
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
  use: (zip: string) => `〒${zip}にする`,
  putOf: (zip: string, name: string) => `${name}の郵便番号を${zip}にする`,
  edit: '直す',
  fixed: '郵便番号を直しました。',
  filterLabel: '気になる点で絞る',
  all: 'すべて',
} as const;

export const PLACE_WARNINGS: Readonly<Record<PlaceWarning, string>> = {
  'zip-missing': '郵便番号がありません',
  'zip-unknown': '使われていない郵便番号です',
  'zip-disagrees': '郵便番号と住所が合いません',
  'no-street-number': '番地がありません',
  'no-room-number': '部屋番号がないようです',
};

export const requestsCopy = {
  title: pageTitles.contactRequests,
  lead: 'リンクを作って送ると、相手の方がご自分で住所を入力できます。リンクは一度だけ使えて、30日で使えなくなります。',
  make: 'リンクを作る',
  senderName: 'あなたのお名前',
  senderHint: '相手の方に表示されます',
  label: 'だれにたずねますか',
  labelHint: 'あなただけに表示されます',
  created: 'リンクができました。メールやメッセージで送ってください。',
  copy: 'リンクをコピー',
  copied: 'コピーしました。',
  share: '送る',
  shareText: (sender: string) => `${sender}です。年賀状をお送りしたいので、こちらから住所を教えてください。`,
  link: 'リンク',
  none: 'まだたずねていません。',
  list: 'たずねた方',
  states: { waiting: '返事待ち', answered: '返事があります', expired: '期限切れ' },
  expires: (day: string) => `${day}まで`,
  accept: '連絡帳に入れる',
  renew: 'この住所に直す',
  refuse: '受け取らない',
  withdraw: '取り消す',
  accepted: '連絡帳に入れました。',
  before: 'いまの住所',
  after: '届いた住所',
} as const;

export const requestLinkCopy = {
  title: pageTitles.addressRequest,
  lead: (sender: string) => `${sender}さんが、はがきを送るためにあなたの住所をたずねています。`,
  privacy: (sender: string) =>
    `入力した内容は${sender}さんだけに届き、ほかの目的には使われません。このリンクは一度だけ使えます。`,
  submit: '住所を送る',
  sent: (sender: string) => `${sender}さんに住所を送りました。ありがとうございました。`,
  gone: 'このリンクは使えません。すでに使われたか、期限が過ぎています。お手数ですが、送り主の方にもう一度お頼みください。',
  loading: 'リンクを確かめています。',
  failed: '送れませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  kana: 'よみ',
} as const;
