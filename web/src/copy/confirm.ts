import type { CardSummary, CutVerdict } from '@fumi/domain';

export const confirmCopy = {
  title: '差出人、宛先の確認',
  lead: (total: number) => `${total}枚すべての仕上がりです。宛名面は、押すと大きくなります。`,
  frontOf: (design: string) => `${design}の表面の仕上がり`,
  sender: '差出人',
  noSender: '宛名面に差出人は印刷しません。',
  editSender: '差出人を直す',
  front: '表面の写真',
  otherPhoto: '別の写真を選ぶ',
  movePhoto: '写真の位置を変える',
  fix: '直す',
  fixOf: (title: string, words: string) => `${title}を${words}`,
  editRecipients: '宛先を直す',
  recipients: '宛先',
  tooMany: (over: number) => `印刷する枚数より、${over}人多くなっています。`,
  cards: '宛名面',
  unaddressed: (count: number) => `宛先なし ${count}枚`,
  unaddressedFace: '宛先のない宛名面の仕上がり',
  qr: '下のすみの四角は、印刷所が使うQRコードです。番号はご注文のときに決まるため、図は見本です。',
  warning: '警告',
  doubts: '気になるところのあるはがき',
  held: (count: number) => `このままでは印刷できないところが${count}件あります。直すと、注文できます。`,
  toCheck: (count: number) => `${count}件、念のためご確認ください。このままでも注文できます。`,
  moreDoubts: (count: number) => `ほか${count}件`,
  told: (count: number) => `きれいに収まるように整えたところ（${count}件）`,
  close: '閉じる',
  summaryTitle: 'ご注文の内容',
  contentsConfirmed: '差出人と宛先の内容を確認しました。',
  changed: '内容が変わりました。もう一度ご覧になってから、チェックを入れてください。',
  waitsFor: {
    known: '二つの確認のあと、注文できます',
    awaited: '喪中の方がいらっしゃらないか、確かめています',
    failed: '喪中の方を確かめたあと、注文できます',
  },
  artComing: 'デザインの絵柄がそろうと、注文できます',
  yen: '円',
  back: 'もどる',
  order: '注文',
  mourners: (names: string) =>
    `${names}は喪中のため、年賀状をお送りできません。宛先から外すと、注文できます。寒中見舞いなら、年が明けてからお送りいただけます。`,
  mourningFailed:
    '宛先に喪中の方がいらっしゃらないか、確かめられませんでした。通信のつながるところで、もう一度お確かめください。',
  mourningAgain: 'もう一度確かめる',
  maybeMourner: (name: string) =>
    `${name}は、連絡帳で喪中にしている方と、お名前とご住所が同じか、同じご家族のようです。喪中の方でしたら、年賀状を控えます。`,
  isMourner: '喪中の方なので、宛先から外す',
  isNoMourner: '別の方なので、このまま送る',
  invalidTitle: '入力エラー',
  invalid: '項目を確認してください。',
  invalidHint: '直すところと、そのわけは、このページの上のほうに出ています。直すと、注文できます。',
  invalidSummary: (count: number) => `直すところが${count}件あります`,
  doubtSummary: (count: number) => `確認が${count}件`,
  askTitle: 'このまま注文しますか',
  ask: (count: number) =>
    `気になるところが${count}件あります。内容がこのままでよろしければ、注文へお進みください。`,
  askYes: 'このまま注文する',
  askNo: '確認にもどる',
} as const;

/** Products without addresses. */
export const goodsConfirmCopy = {
  title: '仕上がりの確認',
  lead: (design: string) => `${design}。印刷する仕上がりのすべてです。`,
  page: (place: string) => `${place}の仕上がり`,
  doubts: '気になるところのあるページ',
  look: '見る',
  doubted: (place: string, sentences: readonly string[]) => [place, ...sentences].join('　'),
  low: '鮮明に印刷されない恐れがあります',
  unwritten: '文章が入っていません。このままでは余白のまま印刷されます',
  fixText: '文章を書く',
  fixTextOf: (place: string) => `${place}の文章を書く`,
  /** By what is cut off. */
  cut: {
    fine: '',
    much: '写真が大きく切れます',
    face: 'お顔が切れているようです',
    art: 'お顔にデザインの絵が重なっているようです',
    gutter: 'お顔が本のとじ目にかかるようです',
  } satisfies Record<CutVerdict, string>,
  fixCrop: '位置を見る',
  fixCropOf: (place: string) => `${place}の写真の位置を見る`,
  fixLow: '写真を見る',
  fixLowOf: (place: string) => `${place}の写真を見る`,
  unprinted: '印刷されないもの',
  unprintedWords: (words: readonly string[], more: number) =>
    `${words.map((word) => `「${word}」`).join('')}${more > 0 ? `ほか${more}件` : ''}は、このデザインに入れる場所がないため、印刷されません。言葉は残っています。場所のあるデザインやページに移すと、また入ります。`,
  unusedPhotos: (count: number) => `使っていない写真が${count}枚あり、印刷されません。`,
  unusedPhotosFit: '写真の場所を増やすと、また入ります。',
  /** `months` of a calendar; none of other goods. */
  checked: (months: number) => {
    if (months === 0) return '写真の位置と文字を確認しました。';
    return months === 1 ? '写真とカレンダーを確認しました。' : 'すべての月の写真とカレンダーを確認しました。';
  },
  notYet: '確認のあと、注文できます',
  moved: '写真の位置が変わりました。もう一度ご覧になってから、チェックを入れてください。',
  wrongText: '文字に直すところがあります。直すと、注文できます',
  textProblems: '直すところのある文字',
  typed: '書いた言葉',
  cover: '表紙',
  editText: (field: string) => `${field}を直す`,
} as const;

/** Leafing through the whole book or calendar. */
export const flipCopy = {
  open: 'はじめからめくって見る',
  title: '仕上がりをめくって見る',
  close: '閉じる',
  pages: 'ページ。左右の矢印キーでめくれます',
  earlier: '前へめくる',
  later: '次へめくる',
  turn: 'めくる',
  enlarge: '大きく見る',
  whole: '全体を見る',
  place: (at: number, count: number) => `${at}／${count}`,
  /** The pages that lie open, by name. */
  sheet: (names: readonly string[]) => names.join('と'),
} as const;

/** The summary to tick: its words depend on whether there is a sender and whether there are recipients (spec §4). */
export function summaryWords({ total, addressed, unaddressed, hasSender }: CardSummary): string {
  if (addressed === 0) {
    return hasSender
      ? `宛先は印刷しません。${total}枚すべてに差出人だけを印刷します。`
      : `差出人も宛先も印刷しません。${total}枚すべて、宛名面は白紙です。`;
  }
  const cards =
    unaddressed === 0
      ? `宛先を${addressed}枚すべてに印刷します。`
      : `宛先を印刷するのは${addressed}枚、宛先のないものは${unaddressed}枚、合わせて${total}枚です。`;
  return hasSender
    ? `${cards}差出人は${total}枚すべてに印刷します。`
    : `${cards}宛名面に差出人は印刷しません。`;
}
