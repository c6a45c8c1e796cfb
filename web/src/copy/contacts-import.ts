import { type DroppedField, IMPORT_LAYOUTS, type RowProblem } from '@fumi/domain';
import { fieldName } from './address-problems.ts';
import { dayOfMoment } from './moments.ts';
import { recipientsCopy } from './recipients.ts';
import { pageTitles } from './titles.ts';

/* Reading an address book out of a file. */

const people = (count: number): string => `${count.toLocaleString('ja')}人`;

/** The most names that a sentence lists. */
const SHOWN_NAMES = 3;

const someNames = (names: readonly string[]): string => {
  const more = names.length - SHOWN_NAMES;
  return [...names.slice(0, SHOWN_NAMES), ...(more > 0 ? [`ほか${people(more)}`] : [])].join('、');
};

export const importCopy = {
  title: pageTitles.contactImport,
  people: 'ファイルの方々',
  lead: '年賀状ソフトや携帯電話、Googleなどから書き出した住所録を、そのまま読み込めます。確認するまで保存されません。',
  choose: 'ファイルを選ぶ',
  dropHere: 'ここにファイルを置いてください',
  drop: 'または、この枠にファイルを置いてください。',
  kinds: 'Excel（.xlsx）、CSV、vCard（.vcf）、ContactXML。文字コードは自動で見分けます。',
  template: 'CSVのひな形をダウンロード',
  templateName: 'fumi-住所録ひな形.csv',
  reading: 'ファイルを読み込んでいます',
  another: '別のファイルを選ぶ',
  encoding: '文字の読み方を確かめられませんでした。正しく読めるものを選んでください。',
  encodings: { shift_jis: 'Shift_JIS', 'utf-8': 'UTF-8', 'euc-jp': 'EUC-JP' },
  mapping: '列の意味',
  mappingKnown: '列の意味を確かめる',
  mappingHint: 'それぞれの列が何を表すか、ちがっていたら直してください。下の一覧がすぐに変わります。',
  column: (number: number) => `${number}列目`,
  meaning: (header: string) => `「${header}」の意味`,
  columns: { use: '読み込み方', name: '名前', address: '住所', notes: '確認したいこと' },
  twoAddresses: (count: number) => `住所が2つある方が${count.toLocaleString('ja')}人います。`,
  allHome: '全員、自宅の住所にする',
  allOffice: '全員、会社の住所にする',
  takeOther: (address: string) => `こちらの住所にする：${address}`,
  halfWidth: (count: number) => `お名前が半角カナの方が${people(count)}います。そのまま印刷されます。`,
  allFullWidth: '全員、全角カナにする',
  widened: (count: number) => `${people(count)}のお名前を全角カナにしました。`,
  asInFile: '半角カナに戻す',
  leftOut: (items: string) => `読み込まない内容があります：${items}`,
  leftOutMore: (count: number) => `ほか${count}項目`,
  filterLabel: '表示する方',
  filters: { all: 'すべて', doubtful: '気になる点', known: 'すでにいる方', skipped: '読み込まない' },
  decision: {
    add: '追加する',
    merge: 'いまの情報に足す',
    replace: 'ファイルの内容に置き換える',
    skip: '読み込まない',
  },
  decisionOf: (name: string) => `${name}の読み込み方`,
  more: (count: number) => `続きを表示（あと${count}人）`,
  row: (row: number) => `${row}行目`,
  /** A person in a file without columns, where one person takes several lines. */
  entry: (number: number) => `${number}人目`,
  jointNames: (names: readonly string[]) => `連名：${names.join('、')}`,
  mourning: (until: string) => `喪中（${dayOfMoment(until)}まで）`,
  /** Announced to people who do not see the list change. */
  heard: {
    read: (file: string, count: number) =>
      `「${file}」から${people(count)}を読み取りました。住所を調べています。`,
    checked: (count: number, doubtful: number) =>
      doubtful === 0
        ? `${people(count)}のお名前と住所を調べました。気になる点はありません。めずらしい文字を印刷できるかは、はがきに入れるときに確かめます。`
        : `${people(count)}のお名前と住所を調べました。${people(doubtful)}に気になる点があります。`,
    checkedPartly: (doubtful: number) =>
      `住所は途中までしか調べられませんでした。読み込んだあとで、まとめて確かめられます。いまのところ、${
        doubtful === 0 ? '気になる点はありません' : `${people(doubtful)}に気になる点があります`
      }。`,
  },
  none: 'この条件の方はいません。',
  nobody: 'このファイルには、名前や住所が見つかりませんでした。列の意味を確かめてください。',
  submit: (count: number) => `${count.toLocaleString('ja')}人を読み込む`,
  summary: (counts: Readonly<Record<'add' | 'merge' | 'replace' | 'skip', number>>) =>
    [
      ['追加', counts.add] as const,
      ['いまの情報に足す', counts.merge] as const,
      ['置き換える', counts.replace] as const,
      ['読み込まない', counts.skip] as const,
    ]
      .filter(([, count]) => count > 0)
      .map(([words, count]) => `${words} ${people(count)}`)
      .join('、'),
  saving: '連絡帳に保存しています',
  savingNote: '終わるまで、この画面を開いたままお待ちください。',
  failed:
    '途中で保存できなくなりました。ここまでの分は保存されています。通信の状態をご確認のうえ、続きを保存してください。',
  signedOut:
    'ログインの期限が切れたため、途中で止まっています。ここまでの分は保存されています。「続きを保存する」を押すと、ログインの画面が開きます。',
  tooMany: '連絡帳に保存できるのは20,000人までです。ここまでの分は保存されています。',
  resume: '続きを保存する',
  unsaved: '読み込みが終わっていません。移動すると、このファイルの確認は保存されません。',
  leave: '読み込まずに移動する',
  stay: '読み込みにもどる',
  doneTitle: '読み込みが終わりました',
  done: (counts: Readonly<Record<'add' | 'merge' | 'replace' | 'same', number>>) => {
    const done = [
      [counts.add, 'を\u200b追加し'],
      [counts.merge, 'の\u200b情報を補い'],
      [counts.replace, 'を\u200b置き換え'],
    ] as const;
    const told = done.filter(([count]) => count > 0).map(([count, words]) => `${people(count)}${words}`);
    const same =
      counts.same > 0
        ? `${people(counts.same)}は\u200bもう\u200b連絡帳に\u200bいて、\u200b変わったところは\u200bありません。`
        : '';
    return `${told.length > 0 ? `${told.join('、')}ました。` : ''}${same}`;
  },
  toBook: '連絡帳を見る',
  toCard: 'はがきにもどる',
  noRoom: (names: readonly string[], limit: number) =>
    `${recipientsCopy.full(limit)}${someNames(names)}は入りません。`,
  barred: (names: readonly string[]) =>
    `喪中の方、はがきを出さない方、差出人は入れません：${someNames(names)}`,
  toRecipients: (count: number) => `${count.toLocaleString('ja')}人を宛先に入れる`,
  toCheck: '住所をまとめて確かめる',
  unreachable: '連絡帳を読み込めませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  same: (name: string) => `${name}は連絡帳にいます`,
  nothingNew: 'このファイルに、足す情報はありません',
  likely: (place: string) => `同じ名前の方が別の住所にいます：${place}`,
  changes: (parts: readonly string[]) => `変わるところ：${parts.join('、')}`,
  /** A value that is no zip, no birthday or no day is kept in the note. */
  oddZip: (typed: string) => `郵便番号：${typed}`,
  oddBirthday: (typed: string) => `誕生日：${typed}`,
  oddMourning: (typed: string) => `喪明け：${typed}`,
  repeat: 'このファイルの中に同じ方がいます',
} as const;

/** Formats that have no columns. */
const FORMATS: Readonly<Record<string, string>> = { vcard: 'vCard', 'contact-xml': 'ContactXML' };

const layoutName = (id: string): string =>
  FORMATS[id] ?? IMPORT_LAYOUTS.find((layout) => layout.id === id)?.program ?? id;

export const recognised = (layout: string | null): string =>
  layout === null
    ? 'はじめて見る形式です。列の意味を推し測りました。'
    : `「${layoutName(layout)}」の形式として読み込みました。`;

export function rowProblemSentence(problem: RowProblem): string {
  switch (problem.code) {
    case 'empty':
      return '名前も住所もありません';
    case 'no-name':
      return '名前がないので読み込めません。名前の列をご確認ください';
    case 'no-address':
      return '住所がありません';
    case 'name-unsplit':
      return '姓と名が分かれていません';
    case 'name-guessed':
      return '姓と名の分かれ目を推し測りました。お名前をご確認ください';
    case 'mourning-unclear':
      return '喪中とあります。いつまでか分からないため、次の年賀状を控えます';
    case 'mourning-past':
      return '喪中の年か日付が過ぎています。次の年賀状は控えません。まだ喪中でしたら、読み込んだあとで連絡帳を直してください';
    case 'mourning-noted':
      return 'メモかグループに喪中とあるため、次の年賀状を控えます。ちがうときは、読み込んだあとで連絡帳を直してください';
    case 'phone-left-out':
      return '住所の欄の電話番号は読み込みません';
    case 'two-addresses':
      return '住所が2つ以上あります。読み込む住所をご確認ください';
    case 'joint-names-cut':
      return '連名が5名以上あります。4名分までを読み込みます';
    case 'joint-names-unclear':
      return '連名が1人か2人か、はっきりしません。お名前をご確認ください';
    case 'open-quote':
      return '引用符（"）が閉じていません。内容をご確認ください';
    case 'field': {
      if (problem.field === 'zip') return '郵便番号がないか、7けたではありません';
      const name = problem.field === 'address' ? importCopy.columns.address : fieldName(problem.field);
      return `${name}が長すぎるか、印刷できません`;
    }
  }
}

/** Untaken fields of files without columns, by the names that the formats have for them. */
const UNTAKEN_NAMES: Readonly<Record<string, string>> = {
  TEL: '電話番号',
  PhoneItem: '電話番号',
  EMAIL: 'メールアドレス',
  EmailItem: 'メールアドレス',
  URL: 'ホームページ',
  WebItem: 'ホームページ',
  ADR: '二つめの住所',
  AddressItem: '二つめの住所',
  PHOTO: '写真',
  NICKNAME: 'ニックネーム',
  ANNIVERSARY: '記念日',
  'X-ABDATE': '記念日',
  RELATED: '家族や知人',
  'X-ABRELATEDNAMES': '家族や知人',
  'X-SPOUSE': '配偶者',
  GENDER: '性別',
  'X-NYCardHistory': '送受の記録（この形式の読み方は分かっていません）',
};

export const untakenWords = ({ name, count }: DroppedField): string =>
  `${UNTAKEN_NAMES[name] ?? name} ${count.toLocaleString('ja')}人分`;
