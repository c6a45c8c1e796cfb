import { ORDER_STATES, type OrderLogEvent, type OrderState, type PaymentType } from '@fumi/domain';

/* Orders as operators see them. */

export const ORDER_STATE_WORDS: Readonly<Record<OrderState, string>> = {
  draft: '下書き',
  payment_pending: '支払い待ち',
  paid: '印刷待ち',
  in_print: '印刷中',
  shipped: '発送済み',
  cancelled: '取り消し',
  refunding: '返金中',
  refunded: '返金済み',
};

export const STATE_CHOICES = [
  { value: '', label: 'すべての状態' },
  ...ORDER_STATES.map((value) => ({ value, label: ORDER_STATE_WORDS[value] })),
];

export const PRESS_WORDS = {
  waiting: '入稿データ作成中',
  ready: '入稿データあり',
  failed: '入稿データ失敗',
  none: '作品の保存期間を過ぎました',
} as const;

const NAME_HEAD = '名前';

export const deskOrdersCopy = {
  title: '注文',
  search: '番号・名前・よみ・メール・電話・作品',
  searchByNumber: '番号・作品',
  find: '探す',
  state: '状態',
  product: '商品',
  delivery: '配送',
  day: '注文日',
  all: 'すべて',
  clear: '条件を外す',
  next: '次のページ',
  first: '最初のページ',
  empty: '当てはまる注文はありません。条件を減らすか、番号や名前の初めの数文字でお探しください。',
  heads: ['番号', '状態', '商品と配送', '部数', NAME_HEAD, '発送の期限', '金額'],
  nameHead: NAME_HEAD,
  sets: (count: number) => `${count}部`,
  places: (count: number) => `${count}か所へ`,
  late: '遅れ',
  held: '停止中',
  views: [
    { label: '印刷待ち', filters: 'state=paid' },
    { label: '印刷中', filters: 'state=in_print' },
    { label: '発送済み', filters: 'state=shipped' },
    { label: '返金中', filters: 'state=refunding' },
    { label: 'すべて', filters: '' },
  ],
} as const;

export const deskOrderCopy = {
  back: '注文の一覧',
  log: 'この注文の記録',
  faces: '印刷する面',
  facesNone: '作品は保存期間を過ぎ、印刷する面はもうありません。',
  face: (page: number) => `${page}ページ`,
  facesAll: (count: number) => `${count}ページすべてを見る`,
  press: '印刷用のPDF',
  zoom: '拡大',
  zoomTimes: (times: number) => `${times}倍`,
  before: '前のページ',
  after: '次のページ',
  statement: '内容',
  total: '合計（税込）',
  customer: '注文者',
  hidden: '名前と連絡先は、お客様窓口の担当が見られます。',
  mailTo: 'メールの宛先',
  places: '届け先',
  place: (index: number, quantity: number) => `届け先${index}（${quantity}部）`,
  correct: '届け先を直す',
  correctNote:
    '荷物の届け先だけが変わります。はがきに印刷する宛名は変わりません。宛名は、印刷する面を開いて直します。',
  save: '保存',
  saved: '届け先を直しました。',
  fields: {
    name: '名前',
    kana: 'フリガナ',
    zip: '郵便番号',
    state: '都道府県',
    address1: '市区町村・番地',
    address2: '建物名',
    tel: '電話番号',
  },
  money: '支払いと返金',
  moneyHeads: ['日時', '種類', '金額', '状態と決済番号'],
  refundReason: (reason: string, by: string) => `返金（${reason}、${by}）`,
  refund: '返金',
  timeline: '経過',
  note: 'メモ',
  noteAdd: 'メモを残す',
  noteSaved: 'メモを残しました。',
  mails: 'メール',
  mailHeads: ['日時', '件名', '状態'],
  mailNone: 'この注文のメールはまだありません。',
  mailAgain: '今の状態のメールを送り直す',
  mailAgainAsk: '今の状態を知らせるメールを、もう一度お客様に送ります。',
  mailSent: 'メールを送り直しました。',
  mailStates: { waiting: '送信待ち', sent: '送信済み', refused: '届かなかった', expired: '送れず期限切れ' },
} as const;

export const orderActCopy = {
  heading: '操作',
  reason: '理由',
  reasonMissing: '理由を入力してください。',
  print: '印刷を始める',
  printAsk: '印刷を始めると、お客様は取り消せなくなり、メールが届きます。',
  ship: '発送する',
  shipAsk: '発送すると、お客様にメールが届きます。',
  tracking: 'お問い合わせ番号',
  trackingWrong: '数字とハイフンで、8～20字で入力してください。',
  trackingNone: '追跡番号のない発送方法です。',
  trackingOf: (parcel: string) => `お問い合わせ番号（${parcel}）`,
  shipSome: '荷物ごとに番号を入れます。空の荷物は、まだ発送しません。',
  shipNothing: '発送する荷物の番号を、1個以上入れてください。',
  reprint: '刷り直す',
  hold: '止める',
  holdAsk: '再開するまで、印刷も発送もできません。お客様には知らせません。',
  release: '再開する',
  cancel: '取り消す',
  cancelAsk: '注文を取り消し、支払われた全額を返します。お客様にメールが届きます。元には戻せません。',
  press: '入稿データを作り直す',
  pressAsk: '失敗の原因を直してから、もう一度作ります。',
  grant: '返金を認める',
  grantAsk: (left: string) => `返せるのは${left}までです。認めた返金は、責任者が送ります。`,
  amount: '金額（円）',
  amountWrong: (left: string) => `1円から${left}までの金額を、数字で入力してください。`,
  amountAll: '印刷前の注文の全額を返すときは、「取り消す」を使ってください。',
  send: '返金を送る',
  sendAsk: (amount: string) => `${amount}をお客様に返します。元には戻せません。`,
  sendAnother: (amount: string) => `${amount}の返金は、認めた人とは別の担当が送ります。`,
  withdraw: '返金の許可を取り下げる',
  paid: '手作業で返したと記録する',
  paidAsk: (amount: string) =>
    `${amount}がまだお客様にもどっていないことを、先に決済会社の管理画面で確かめてください。店から振り込むなどして返したあとに、記録します。お客様にメールが届きます。元には戻せません。`,
  paidHow: '返した日と方法',
  paidNoted: (amount: string) => `${amount}を手作業で返したと記録しました。`,
  granted: (amount: string) => `${amount}の返金を認めました。`,
  sent: (amount: string) => `${amount}の返金を送りました。`,
  withdrawn: (amount: string) => `${amount}の返金の許可を取り下げました。`,
  /** What was done, by the act. */
  said: {
    print: (number: string) => `${number}の印刷を始めました。`,
    hold: (number: string) => `${number}を止めました。`,
    release: (number: string) => `${number}を再開しました。`,
    cancel: (number: string) => `${number}を取り消しました。`,
    press: (number: string) => `${number}の入稿データを作り直しています。`,
  },
  signedOut:
    'ログインの期限が切れました。入力はそのまま残っています。別のタブでログインし直してから、もう一度押してください。',
  refusals: {
    unfit: '直すところのある荷物があり、書き出しませんでした。一覧の「直すところ」をご覧ください。',
    again: 'ほかの人が先に書き出した荷物があります。一覧を確かめてください。',
    'other-way': 'この送り状では送らない荷物が入っています。配送の種類ごとに書き出してください。',
    gone: '発送済みか、止められた荷物があります。一覧を確かめてください。',
    uncounted: '検品が終わっていません。先に検品してください。',
    'no-number': 'お問い合わせ番号のない荷物があります。',
    held: 'この注文は止められています。先に再開してください。',
    'no-press-file': '入稿データがまだできていません。',
    damaged: '保存された入稿データが作ったときと違います。印刷せず、バックアップから戻してください。',
    answered: 'この回答はもう送られたか、ほかの担当が先に書き込みました。経過をご確認ください。',
    'job-gone': 'この処理は、もう動いたか、ほかの担当がやり直しました。一覧を確かめてください。',
    'needs-another': '金額が大きいので、認めた人とは別の担当が送ります。',
    'too-much': '返せる金額を超えています。',
    nothing: 'まとめる注文がありません。ほかの担当がまとめたかもしれません。',
    taken: 'ほかの担当が、同じ注文をいまひとつにまとめました。一覧をご確認ください。',
    'does-not-fit': 'この大きさの用紙には入りません。大きい用紙を選んでください。',
    'order-left':
      '止められた、取り消された、または1件だけで印刷された注文が入っています。このまとまりを取りやめて、まとめ直してください。',
    'no-page': 'そのページはありません。',
    'in-run':
      'この注文は、まだ始めていない印刷のまとまりに入っています。「印刷」の画面でそのまとまりを始めるか、取りやめてください。',
  } as Readonly<Record<string, string>>,
} as const;

export const REFUND_WORDS = {
  granted: '許可済み・未送金',
  withdrawn: '取り下げ',
  asked: '手続き中',
  waiting: 'お客様の口座待ち',
  done: '返金済み',
  failed: '失敗（確かめて手作業で返す）',
} as const;

type Refund = {
  readonly state: keyof typeof REFUND_WORDS;
  readonly isOwed: boolean;
  readonly paidBy: string;
};

/** Where a refund of an order stands. */
export function refundWords({ state, isOwed, paidBy }: Refund): string {
  // A server of the previous release sends neither `isOwed` nor `paidBy`.
  if (state === 'failed' && isOwed === false) return '失敗（別の返金で対応）';
  return paidBy ? `${REFUND_WORDS[state]}（手作業・${paidBy}）` : REFUND_WORDS[state];
}

export const PAYMENT_WORDS = {
  card: 'カード',
  convenience: 'コンビニ',
  carrier: 'キャリア決済',
  open: '手続き中',
  succeeded: '支払い済み',
  failed: '失敗',
  cancelled: '取り消し',
  refunding: '返金中',
  refunded: '返金済み',
} satisfies Record<PaymentType, string> & Record<string, string> as Readonly<Record<string, string>>;

export const EVENT_WORDS = {
  created: '注文した',
  'payment-started': '支払いを始めた',
  'payment-failed': '支払いに失敗した',
  'payment-succeeded': '支払われた',
  cancelled: '取り消された',
  superseded: '次の注文に替わった',
  'print-started': '印刷を始めた',
  packed: '検品を終えた',
  shipped: '発送した',
  refunded: '返金した',
  'part-refunded': '一部を返金した',
  'overpayment-refunded': '代金にならなかったお支払いを返金した',
  'refund-failed': '返金に失敗した',
} satisfies Record<OrderLogEvent, string> as Readonly<Record<string, string>>;

export const ACTOR_WORDS: Readonly<Record<string, string>> = {
  member: 'お客様',
  payment: '決済会社',
  operator: '店',
  clock: '自動',
};
