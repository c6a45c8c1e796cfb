import type { Replacement, Uncounted } from '@fumi/domain';
import { dayText } from './moments.ts';

/* What leaves the shop, as operators see it. */

type ProblemWords = {
  readonly column: string;
  readonly width: number | null;
  readonly max: number | null;
  readonly characters: readonly string[];
};

/* Parcels that leave before all cards of their order were counted. */
export const uncountedCopy = {
  badge: '検品まだ',
  ask: '検品が終わっていない注文があります。足りないまま届くかもしれません。',
  /** An order or a parcel, and what of it was not counted. */
  of: (number: string, { cards, sets, reprints }: Uncounted) =>
    `${number}：${[
      cards > 0 ? `カード${cards}枚の検品` : '',
      sets > 0 ? `${sets}部の検品` : '',
      reprints > 0 ? `刷り直し${reprints}枚` : '',
    ]
      .filter(Boolean)
      .join('と')}がまだです`,
  ship: '検品せずに発送済みにする',
} as const;

export const parcelsCopy = {
  title: '発送',
  lead: '印刷が始まり、まだ出ていない荷物です。番号の順に並びます。',
  kinds: '配送',
  kind: (label: string, count: number) => `${label}（${count}）`,
  empty: 'この配送で待っている荷物はありません。',
  list: '待っている荷物',
  heads: ['選ぶ', '番号', '直すところ', '商品', '数', '名前', '送り状'],
  choose: (number: string) => `${number}を選ぶ`,
  picks: {
    fresh: (count: number) => `書き出せる荷物（${count}）`,
    numbered: (count: number) => `番号のある荷物（${count}）`,
    all: (count: number) => `この一覧すべて（${count}）`,
    none: '選択を外す',
  },
  chosen: (count: number) => `${count}個を選んでいます`,
  nothingChosen: '荷物を選ぶと、ファイルや宛名ラベルを作り、発送できます。',
  held: '停止中',
  exported: (moment: string) => `${moment}に書き出し済み`,
  notExported: 'まだ',
  layout: '送り状の形式',
  unverified: (dated: string) =>
    `この形式は未確認です（${dayText(dated)}の仕様）。初めは1個だけ書き出し、運送会社のソフトで読めるかお確かめください。`,
  confirm: '読めたので、確認済みにする',
  confirmed: '形式を確認済みにしました。',
  shopMissing: (columns: readonly string[]) =>
    `店の設定（content/carriers.json）を直すまで書き出せません：${columns.join('、')}`,
  export: '送り状のファイルを書き出す',
  exportDone: (count: number) => `${count}個を書き出しました。`,
  exportAgain: 'もう一度書き出す',
  exportAgainAsk: (numbers: readonly string[]) =>
    `すでにファイルに入っている荷物があります。送り状が二重になります：${numbers.join('、')}`,
  labels: '宛名ラベル（PDF）',
  slips: '納品書（PDF）',
  papersDone: (count: number) => `${count}個分を作りました。`,
  papersIssue: (words: readonly string[]) =>
    `印字できない文字や、入りきらない行があります：${words.join('、')}`,
  ship: '発送済みにする',
  shipAsk: (count: number) => `${count}個を発送済みにします。お客様にメールが届きます。元には戻せません。`,
  shipNoNumber: (count: number) => `お問い合わせ番号のない${count}個は、そのまま残ります。`,
  shipDone: (count: number) => `${count}個を発送済みにしました。`,
  shipBrokenOff: (count: number) => `${count}個を発送済みにしましたが、残りは済んでいません。`,
  shipRefused: (words: readonly string[]) => `発送済みにできませんでした：${words.join('、')}`,
  mend: 'ラベルの文字を直す',
  mendOf: (number: string) => `${number}のラベルの文字を直す`,
  mendNote: '送り状と宛名ラベルの文字だけが変わります。注文と、はがきに印刷する宛名は変わりません。',
  replace: (replacements: readonly Replacement[]) =>
    `${replacements.map(({ from, to }) => `${from}を${to}`).join('、')}に置き換える`,
  replaced: '下の欄で置き換えました。確かめて、保存してください。',
  mended: 'ラベルの文字を直しました。',
  save: '保存',
  next: '次の200個',
  first: '最初の200個',
  problems: {
    'too-long': ({ column, width, max }: ProblemWords) =>
      `${column}：全角${Math.floor((max ?? 0) / 2)}文字までです（今は${Math.ceil((width ?? 0) / 2)}文字分）`,
    unencodable: ({ column, characters }: ProblemWords) =>
      `${column}：送り状で使えない文字です（${characters.join(' ')}）`,
    missing: ({ column }: ProblemWords) => `${column}：空です`,
    formula: ({ column }: ProblemWords) => `${column}：記号（＝ ＋ － ＠）で始まっています`,
  },
  refusals: {
    unknown: '荷物がありません',
    'wrong-state': '発送済みです',
    held: '止められています',
    'no-number': 'お問い合わせ番号がありません',
    uncounted: '検品が終わっていません',
  },
} as const;

export const trackingCopy = {
  title: 'お問い合わせ番号を取り込む',
  lead: '運送会社のソフトから書き出したファイル（CSV）を選んでください。列の順番は問いません。',
  choose: 'ファイルを選ぶ',
  wrong:
    'このファイルには、荷物の番号とお問い合わせ番号の列がありません。「お客様管理番号」と「伝票番号」などの見出しがあるファイルを選んでください。',
  tooLarge: 'ファイルが大きすぎます（10MBまで）。',
  shut: 'ファイルを読めませんでした。ほかのソフトで開いていたら閉じて、もう一度選んでください。',
  verdicts: {
    new: '取り込む',
    known: '取り込み済み',
    differs: 'ほかの番号が入っている',
    unknown: '当店の荷物ではない',
    'no-number': '番号がない',
  },
  counts: (rows: readonly { readonly words: string; readonly count: number }[]) =>
    rows.map(({ words, count }) => `${words}：${count}`).join('　'),
  heads: ['荷物', 'お問い合わせ番号', '結果'],
  rows: 'ファイルの中身',
  first: (count: number) => `初めの${count}行を表示しています。`,
  take: (count: number) => `${count}個の番号を取り込む`,
  nothing: '新しい番号はありません。',
  taken: (count: number) => `${count}個の番号を取り込みました。`,
} as const;

export const shipOneCopy = {
  title: '1個ずつ発送する',
  lead: '納品書の荷物の番号と、送り状のお問い合わせ番号を、打つかバーコードで読みます。Enterで発送済みになり、お客様にメールが届きます。',
  leadUntracked: '荷物の番号を打ちます。Enterで発送済みになり、お客様にメールが届きます。',
  parcel: '荷物の番号',
  parcelWrong: '「F261121-7KQ2M-1」の形で入力してください。',
  submit: '発送済みにする',
  done: (number: string) => `${number}を発送済みにしました。`,
} as const;
