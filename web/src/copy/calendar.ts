import { type DayMark, MAX_OWN_DAY_WORDS, MAX_OWN_DAYS, type OwnDayProblem, ownDateOf } from '@fumi/domain';
import { unprintableSentence } from './address-problems.ts';

const dateWords = (date: string): string => {
  const { year, month, day } = ownDateOf(date);
  return `${year === null ? '' : `${year}年`}${month}月${day}日`;
};

const PROBLEMS: Readonly<Record<Exclude<OwnDayProblem, 'unprintable'>, string>> = {
  date: 'その日はありません。',
  empty: '言葉か印の、どちらかを入れてください。',
  length: `言葉は${MAX_OWN_DAY_WORDS}文字までで入力してください。`,
};

type Named = { readonly date: string; readonly words: string };

const dayWords = ({ date, words }: Named): string =>
  `${dateWords(date)}${words === '' ? '' : `「${words}」`}`;

/** What a customer chooses for the grids of a calendar. */
export const calendarCopy = {
  open: '記念日・暦の設定',
  close: '閉じる',
  done: 'できました',
  undo: 'ひとつ戻す',
  grid: '暦の書きかた',
  rokuyo: '六曜（大安・仏滅など）を入れる',
  noteLines: 'メモ用の線を入れる',
  days: '記念日',
  count: (count: number) => `${count}／${MAX_OWN_DAYS}件`,
  empty: '誕生日や結婚記念日など、ご家族の日を暦に印刷できます。',
  add: '記念日を加える',
  full: `記念日は${MAX_OWN_DAYS}件までです。加えるには、どれかを外してください。`,
  fromContacts: '連絡帳の誕生日を入れる',
  fromFile: 'カレンダーのファイル（.ics）から読み込む',
  everyYear: '毎年',
  dateWords,
  change: (day: Named) => `${dayWords(day)}を直す`,
  remove: (day: Named) => `${dayWords(day)}を外す`,
  removed: (day: Named) => `${dayWords(day)}を外しました。`,
  added: (day: Named) => `${dayWords(day)}を加えました。`,
  changed: (day: Named) => `${dayWords(day)}に直しました。`,
  undone: 'ひとつ戻しました。',
  outside: 'このカレンダーの月ではないため、印刷されません',
  /** With the characters that are wrong. */
  problem: (problem: OwnDayProblem, characters: readonly string[]) =>
    problem === 'unprintable' ? unprintableSentence(characters) : PROBLEMS[problem],
  marks: {
    none: 'なし',
    circle: '丸',
    heart: 'ハート',
    star: '星',
    cake: 'ケーキ',
    flower: '花',
    present: '贈り物',
    note: '音符',
    flag: '旗',
    plane: '飛行機',
    paw: '足あと',
  } satisfies Record<DayMark, string>,
  signIn: 'ログインすると、連絡帳の誕生日を入れられます。',
  unreachable: '連絡帳を読み込めませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  noBirthdays: '連絡帳に、誕生日とお名前の両方がある方はいません。',
  noDays: 'このカレンダーの月に入る予定は、ファイルにありませんでした。',
  noneNew: '見つかった日は、すべてもう入っています。',
  file: {
    'too-large': 'ファイルが大きすぎて、読み込めませんでした。',
    'no-calendar': 'カレンダーのファイルではないようです。.icsで終わるファイルをお選びください。',
  },
} as const;

/** One day that is added or changed. */
export const ownDayCopy = {
  title: { add: '記念日を加える', change: '記念日を直す' },
  month: '月',
  day: '日',
  monthOf: (month: number) => `${month}月`,
  dayOf: (day: number) => `${day}日`,
  when: 'くり返し',
  once: (year: number) => `${year}年だけ`,
  words: '言葉',
  mark: '印',
  unsaved: 'この記念日は、まだ入っていません。',
  leave: '入れずに閉じる',
  stay: '入力にもどる',
  leapDay: 'うるう年でない年は、2月28日に印刷します。',
  back: 'もどる',
  submit: { add: '加える', change: '直す' },
} as const;

/** Choosing which of the days that were found to add. */
export const chooseDaysCopy = {
  title: '入れる記念日を選ぶ',
  lead: {
    contacts: '連絡帳にある誕生日です。',
    file: 'ファイルのうち、このカレンダーの月に入る予定です。毎週や毎月くり返すものは、はじめの日だけを出しています。',
  },
  known: (count: number) => `もう入っている${count}件は除きました。`,
  more: (hidden: number) => `ほか${hidden}件も見る`,
  all: 'すべて選ぶ',
  none: 'すべて外す',
  dayWords: ({ date, words }: Named) => `${dateWords(date)}　${words}`,
  back: 'もどる',
  take: (count: number) => `${count}件を入れる`,
  lack: '入れる日を選ぶと、押せます。',
  tooMany: (room: number) => `入れられるのは、あと${room}件です。`,
  taken: (count: number) => `${count}件を入れました。`,
} as const;

/** Before the order. */
export const ownDaysCopy = {
  heading: '印刷できない暦の言葉',
  wrong: (days: readonly Named[], more: number) =>
    `${days.map(dayWords).join('、')}${more > 0 ? `ほか${more}件` : ''}に、直すところがあります。`,
  outside: (days: readonly Named[], more: number) =>
    `${days.map(dayWords).join('、')}${more > 0 ? `ほか${more}件` : ''}は、このカレンダーの月ではないため、印刷されません。記念日は残っています。`,
  title: (title: string) =>
    `表紙の言葉「${title}」に、直すところがあります。写真の画面で「表紙」を選ぶと、直せます。`,
  hold: '記念日に直すところがあります。直すと、注文できます',
  holdTitle: '表紙の言葉に直すところがあります。直すと、注文できます',
} as const;
