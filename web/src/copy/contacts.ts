import { CONTACT_LIMITS, type Whom } from '@fumi/domain';
import { kanchuWords } from './kanchu.ts';
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
  unread: 'よみのない方は、終わりに並びます。',
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
    marks: '喪中・連名など',
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
  /** Accessible name; contains the character on the button, so that voice control finds it by that. */
  markOf: (name: string, year: number, kind: 'sent' | 'received') =>
    `${name}：${year}年に${kind === 'sent' ? '送った' : '受け取った'}`,
  skip: { '': '', moved: '転居先不明', stopped: '出さない' },
  saved: '保存しました。',
  removeTitle: '連絡帳からの削除',
  removeQuestion: (names: string) => `${names} を連絡帳から削除します。よろしいですか。`,
  removeKept: '30日のあいだは、「最近削除した方」から元に戻せます。',
  people: (count: number) => `${count.toLocaleString('ja')}人`,
  remove: '削除',
  removed: (who: string) => `${who}を削除しました。`,
  removedInPart: (who: string, left: string) =>
    `${who}を削除しましたが、残りの${left}は削除できませんでした。もう一度選んで、お試しください。`,
  undo: '元に戻す',
  restored: (who: string) => `${who}を元に戻しました。`,
  notRestored: '元に戻せませんでした。「最近削除した方」から、もう一度お試しください。',
  cancel: 'やめる',
  close: '閉じる',
  full: '連絡帳がいっぱいです。宛先を減らしてから、もう一度お試しください。',
  failed: 'できませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  stale: 'ほかの端末か画面で変わっていたので、読み直しました。ご確認のうえ、もう一度お試しください。',
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
  groupsHint: `「、」で区切ると、${CONTACT_LIMITS.groups}個まで入れられます`,
  note: 'メモ',
  birthday: '誕生日',
  birthdayHint: '例：1980/01/02',
  birthdayProblem: '1980/01/02のように入力してください。',
  company: '会社名',
  department: '部署',
  title: '役職',
  printed: '宛名面に印刷',
  printsCompany: '会社あてに出す（宛名面に印刷する）',
  mourning: '喪中',
  mourningOn: '喪中として、年賀状の宛先から外す',
  mourningUntil: '喪が明ける日',
  mourningNote: (year: number) => `${year}年の年賀状は控えます。${kanchuWords(year)}をおすすめします。`,
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
  noName: 'お名前か会社名を入力してください。',
} as const;

export const chosenCopy = {
  label: '選んだ方にすること',
  toBar: '選んだ方にすることへ',
  count: (count: number) => `${count.toLocaleString('ja')}人を選択中`,
  none: '選択をはずす',
  sent: (year: number) => `${year}年に送った`,
  received: (year: number) => `${year}年にもらった`,
  group: 'グループに入れる',
  groupName: 'グループの名前',
  groupTitle: 'グループに入れる',
  groupSubmit: '入れる',
  groupLack: 'グループの名前を入力すると、押せます。',
  marked: (count: number) => `${count.toLocaleString('ja')}人に印をつけました。`,
  grouped: (count: number, group: string) => `${count.toLocaleString('ja')}人を「${group}」に入れました。`,
  /** Stands between what was done for some contacts and why it was not done for the others. */
  left: '残りの方はまだです。',
  groupsFull: (name: string) =>
    `${name}のグループがすでに${CONTACT_LIMITS.groups}個あるため、入れられませんでした。連絡帳でこの方の鉛筆のボタンを押して、グループを減らしてから、もう一度お試しください。`,
} as const;

/** One entry for a family. */
export const householdCopy = {
  open: '連名で1枚にまとめる',
  title: '連名で1枚にまとめますか',
  question: (names: readonly string[]) =>
    `${names.join('、')}を、連絡帳の1件にまとめます。はがきは1枚になり、お名前を連名で印刷します。`,
  kept: '送った・もらった印、グループ、喪中は、みなさんの分を合わせます。よみとお誕生日は、はじめの方のものを残します。30日以内なら「最近削除した方」から元に戻せます。',
  make: 'まとめる',
  cancel: 'やめる',
  made: (name: string) => `${name} の1件にまとめました。`,
} as const;
