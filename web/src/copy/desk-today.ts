import { dayText } from './moments.ts';

/* What is to be done today, as operators see it. */

/** 12月22日 */
const monthDay = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

const cardsText = (count: number): string => `${count.toLocaleString('ja-JP')}枚`;

export const todayCopy = {
  title: (day: string) => `今日　${dayText(day)}`,
  lead: '30秒ごとに新しくなります。',
  lists: {
    late: { heading: '遅れている', note: '発送の期限を過ぎました。', none: '遅れている注文はありません。' },
    print: {
      heading: '今日刷る',
      note: '今日までに印刷を始める注文です。',
      none: '今日刷る注文はありません。',
    },
    ship: {
      heading: '今日送る',
      note: '印刷が始まり、今日が発送の期限です。',
      none: '今日送る注文はありません。',
    },
    held: { heading: '止まっている', note: '担当者が止めました。', none: '止まっている注文はありません。' },
    press: {
      heading: '入稿データの失敗',
      note: '原因を直してから、作り直してください。',
      none: '入稿データの失敗はありません。',
    },
  },
  toRuns: '印刷へ',
  toParcels: '発送へ',
  first: (count: number) => `古いものから${count}件を表示しています。`,
  load: '年賀状の印刷',
  loadNote: (until: string, days: number) =>
    `${monthDay(until)}までに発送すれば、お客様が年賀状の締め切りに間に合います。あと${days}営業日です。`,
  loadFree: (press: string, until: string, cards: number) =>
    `${press}：${monthDay(until)}まで、1日にあと${cardsText(cards)}刷れます。`,
  loadMissing: (press: string, until: string, cards: number) =>
    `${press}：${monthDay(until)}までに刷りきれません。${cardsText(cards)}足りません。`,
  loadFacts: ({ waitingCards, cardsADay }: { waitingCards: number; cardsADay: number }) =>
    `（待っているカード ${cardsText(waitingCards)}、1日 ${cardsText(cardsADay)}）`,
  failures: '失敗と、人を待っているもの',
  failuresNone: '失敗も、人を待っているものもありません。',
  refunds: '返金',
  refundHeads: ['注文', '認めた日時', '金額', '状態'],
  mails: 'メール',
  mailHeads: ['注文', '書いた日時', '種類', '状態', '試した回数'],
  mailOther: '注文以外',
  jobs: '処理',
  jobsTitle: '失敗した処理',
  jobsLead:
    '何度か試してもできなかった処理です。理由を読み、原因を直してからやり直してください。1日で消えます。',
  jobHeads: ['処理', '日時', '理由', '対象', 'やり直す'],
  jobTries: (count: number) => `${count}回試しました`,
  jobsNone: '失敗した処理はありません。',
  jobsToday: (count: number, isMore: boolean) =>
    isMore ? `失敗した処理が${count}件より多くあります。` : `失敗した処理が${count}件あります。`,
  jobsList: '理由を見て、やり直す',
  jobRun: '印刷のまとまり',
  jobBook: '注文',
  jobsAgain: 'すべてやり直す',
  jobAgain: 'やり直す',
  jobAgainOf: (job: string, at: string) => `${job}（${at}）をやり直す`,
  jobsDone: 'もう一度動かしました。',
  jobsFirst: '最初のページ',
  jobsNext: '次のページ',
  pressAgain: (count: number) => `${count}件すべて作り直す`,
  pressDone: '作り直しを頼みました。',
  /** The mails that are about orders, and those that the shop itself gets; of others operators see the kind. */
  mailWords: {
    'order-mailbox': 'メールアドレスの確認',
    'order-payment_pending': 'ご注文の受付',
    'order-paid': 'お支払いの確認',
    'order-in_print': '印刷の開始',
    'order-shipped': '発送',
    'order-cancelled': 'キャンセル',
    'order-refunding': '返金先の口座のお願い',
    'order-part-refunded': '一部の返金',
    'order-refunded': '返金',
    'inquiry-received': 'お問い合わせの受付',
    'inquiry-shop': 'お問い合わせ（店あて）',
    'inquiry-answer': 'お問い合わせへの返信',
  } as Readonly<Record<string, string>>,
  jobWords: {
    'payment-refund': '返金を頼む',
    'payment-close': '支払いを閉じる',
    'payment-reconcile': '支払いを確かめる',
    'unpaid-cancel': '支払われない注文を取り消す',
    'mail-send': 'メールを送る',
    'password-link': '再設定のメール',
    'member-erased': '退会を控えに書く',
    'expired-delete': '期限の過ぎたものを消す',
    'audit-chain': '操作の記録をつなぐ',
    'monthly-mail': '月ごとのお知らせ',
    'press-render': '入稿データを作る',
    'press-resume': '入稿データを再開する',
    'book-expire': '期限の過ぎた作品を消す',
    'orphan-sweep': 'どこからも使われないファイルを消す',
    'art-draw': 'デザインの絵を描く',
    'art-draw-kit': 'デザインの絵をひとつ描く',
    'run-impose': '面付けする',
    'run-hand-off': '面付けを印刷機に渡す',
    'run-expire': '古い面付けを消す',
  } as Readonly<Record<string, string>>,
} as const;
