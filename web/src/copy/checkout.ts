import { pageTitles } from './titles.ts';

/* From the finished book to the paid order, and the member's orders afterwards. */

/** An amount with its unit; of cards that are sold by the set, with the number of cards. */
const amountWords = (count: number, unit: string, cards: number | null): string =>
  `${count}${unit}${cards === null ? '' : `（${count * cards}枚）`}`;

export const checkoutCopy = {
  title: pageTitles.checkout,
  lead: (goods: string) => `${goods}ができました。お届け先とお届け方法をお選びください。`,
  postcard: 'はがき',
  campaignLead: 'ご用意した作品をお届けします。お届け先をご入力ください。',
  beside: '作品と金額',
  replaced: '直す前のご注文は取り消しました。クーポンをお使いのときは、次の画面でもう一度お選びください。',
  customer: 'ご注文者',
  destination: 'お届け先',
  sameDestination: 'ご注文者と同じ住所へ届ける',
  elsewhere: '別の住所へ届ける',
  name: 'お名前',
  kana: 'フリガナ',
  tel: '電話番号',
  birthday: '生年月日',
  email: 'メールアドレス',
  emailHint:
    'ご注文のお知らせは、会員登録のアドレスかお知らせ先にお送りします。ほかのアドレスには、まず確認のメールをお送りします',
  optional: '任意',
  keepProfile: '次のご注文のために、この内容を保存する',
  quantity: '数量',
  quantityOf: amountWords,
  addressedNote: '宛先を印刷したはがきは、ひと組のご注文になります。',
  delivery: 'お届け方法',
  suspended: 'ご注文いただけません',
  free: '無料',
  statement: 'ご注文の明細',
  total: '合計（税込）',
  taxIncluded: (yen: string) => `うち消費税 ${yen}`,
  times: (count: number) => `× ${count}`,
  toPayment: '最終確認へ進む',
  notYet: 'お支払いは次の画面で。ここではまだ確定しません。',
  faces: '宛名面を見る（30枚すべて）',
  invalid: '入力内容をご確認ください。',
  unreachable:
    '送信できませんでした。通信の状態をご確認のうえ、もう一度お試しください。入力した内容は残っています。',
  wrongState: 'この作品は、すでにご注文いただいています。',
  addressTitle: '住所の確認',
  addressAsked:
    'このままではお届けできないことがあります。番地のない土地や、新しい郵便番号のときは、このままお進みください。',
  addressRight: 'この住所で進む',
  changed: 'この作品の内容が、あとで変わりました。ここでご注文になるのは、変える前の作品です。',
  toChanged: '変えたあとの作品を注文する',
  addressWrong: '入力にもどる',
} as const;

/** The destinations of an order. */
export const destinationCopy = {
  count: (count: number, limit: number, sum: string) => `${count}か所（${limit}か所まで）、あわせて${sum}`,
  full: (limit: number) => `お届け先は${limit}か所までです。`,
  add: 'お届け先を入力',
  addCustomer: 'ご注文者の住所を追加',
  toCustomer: 'ご注文者の住所',
  edit: '住所を変更',
  close: '入力を閉じる',
  /** Accessible name of a button that each destination has: the destination, and the words on the button. */
  of: (number: number, name: string, words: string) => `お届け先${number}${name && `（${name}）`}：${words}`,
  remove: (number: number, name: string) => `お届け先${number}（${name}）を削除`,
  removed: (name: string) =>
    name ? `${name}を、お届け先からはずしました。` : 'お届け先をひとつ、はずしました。',
  undo: '元に戻す',
  nameless: 'お名前の入力がまだです',
  addressless: '住所の入力がまだです。',
  incomplete: '入力内容をご確認ください',
  unknownZip: 'この郵便番号の地域を確認できませんでした。番号に間違いがないか、ご確認ください。',
} as const;

export const completeCopy = {
  title: 'ご注文ありがとうございます',
  number: (number: string) => `ご注文番号 ${number}`,
  next: 'このあと',
  mail: (email: string) =>
    `ご確認のメールを ${email} へお送りします。届かないときは、迷惑メールの箱もご覧ください。`,
  copy: (email: string) => `同じメールが ${email} にも届きます。`,
  askedCopy: (email: string) =>
    `${email} には、確認のメールをお送りしました。メールの中のリンクを開いて「受け取る」を押すと、ご注文のお知らせがそちらにも届きます。`,
  prints: (day: string) => `${day}までに印刷を始めます。始まるまでは、ご注文のページからキャンセルできます。`,
  ships: (day: string) => `${day}までに発送し、メールでお知らせします。`,
  shipsTracked: (day: string) => `${day}までに発送し、お荷物のお問い合わせ番号をメールでお知らせします。`,
  arrives: (days: string) => `${days}にお届けの見込みです。`,
  cancelled: 'このご注文はキャンセルされています。',
  unasked: '通信できず、お支払いの結果をまだ確認できていません。つながりしだい、この画面に結果を表示します。',
  payOnce:
    'お支払いが済んでいる場合があります。もう一度お支払いにならず、このままお待ちいただくか、ご注文の一覧でご確認ください。',
  toOrders: 'ご注文の一覧を見る',
  pending: 'お支払いの確認を待っています。確認できしだい、メールでお知らせします。',
  sameCard: '同じはがきを、ほかの方にも送る',
  sameCardNote:
    'デザインと写真、文面はそのままで、宛先だけを新しく選びます。撮ったままの写真がこの端末に残っていないときは、印刷した範囲の写真を使います。',
  sameCardBegin: '同じはがきを作る',
  samePhoto: '同じ写真で、もうひとつ作る',
  samePhotoPrinted: '撮ったままの写真がこの端末に残っていないときは、印刷した範囲の写真を使います。',
  samePhotoFailed: '写真を読み込めませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  toOrder: 'ご注文の内容を見る',
  toHome: 'トップページへ',
} as const;

export const ordersCopy = {
  title: pageTitles.orders,
  empty: 'ご注文はまだありません。写真を1枚選んで、はがきを作ってみませんか。',
  create: 'はがきを作る',
  orderTitle: pageTitles.order,
  number: 'ご注文番号',
  date: 'ご注文日',
  tracking: 'お問い合わせ番号',
  deliverTo: 'お届け先',
  erased: 'ご注文から日がたちましたので、お名前とご住所は、個人情報を守るために消去しました。',
  delivery: 'お届け方法',
  payment: 'お支払い方法',
  nothingPaid: 'お支払いなし（0円）',
  track: 'お荷物の状況を見る',
  parcelTo: (name: string) => `${name} 様あて`,
  progress: 'ご注文の進みぐあい',
  progressDone: '済み',
  steps: {
    ordered: 'ご注文',
    paid: 'お支払いの確認',
    settled: 'ご注文の確定',
    in_print: '印刷の開始',
    shipped: '発送',
    arrives: 'お届け',
    cancelled: 'キャンセル',
    refunding: '返金の手続き中',
    refunded: '返金',
  },
  waitsForPayment: 'お支払いをお待ちしています',
  expected: (days: string) => `${days}の予定`,
  quantityOf: amountWords,
  destinationsOf: (count: number) => `お届け先（${count}か所）`,
  receipt: pageTitles.receipt,
  returnInvoice: `返金の書類（${pageTitles.returnInvoice}）`,
  moneyBack: '返金',
  moneyBackOn: (amount: string, day: string) => `${amount}（${day}）`,
  again: 'もう一度注文',
  samePeople: pageTitles.orderPeople,
  inquiry: 'このご注文について問い合わせる',
  pay: 'お支払いへ進む',
  cancel: 'キャンセルする',
  cancelTitle: 'ご注文のキャンセル',
  cancelQuestion: (isPaid: boolean) =>
    `このご注文をキャンセルします。${isPaid ? 'お支払いいただいた全額をお返しします。' : ''}よろしいですか。`,
  cancelled: 'キャンセルしました。',
  keep: 'キャンセルしない',
  cancelFailed: 'キャンセルできませんでした。すでに印刷が始まっている可能性があります。',
  pageOf: (page: number, pages: number) => `${page}／${pages}ページ`,
  newer: '新しいご注文',
  older: '以前のご注文',
  states: {
    draft: 'お支払い前',
    payment_pending: 'お支払い待ち',
    paid: '印刷の準備中',
    in_print: '印刷中',
    shipped: '発送済み',
    // May break: with enlarged text it is too wide for a small phone.
    cancelled: 'キャンセル\u200b済み',
    refunding: '返金の手続き中',
    refunded: '返金済み',
  },
} as const;
