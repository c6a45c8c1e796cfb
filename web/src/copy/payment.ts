import { CLAIM_TEXT } from './claims.ts';
import { pageTitles } from './titles.ts';

/* The page on which an order is paid. */

export const paymentCopy = {
  title: pageTitles.payment,
  options: '追加できるもの',
  optionLabel: (label: string, price: string) => `${label}（1つ ${price}）`,
  optionCount: (count: number) => (count === 0 ? 'なし' : String(count)),
  coupon: 'クーポン',
  couponCode: 'クーポンコード',
  ownCoupons: 'お持ちのクーポン',
  ownCoupon: (label: string, discount: string) => `${label}（${discount}引き）`,
  ownCouponUse: (label: string) => `${label}を使う`,
  useCoupon: '使う',
  cancelCoupon: 'クーポンを使わない',
  couponUsed: (code: string) => `クーポン ${code} を使っています。`,
  couponRefused:
    'このクーポンコードは、今回のご注文にはお使いいただけません。文字と有効期限をお確かめください。',
  couponLack: 'クーポンコードを入力してください。',
  couponTaken:
    'このクーポンは、お客様の別のご注文で使われています。そのご注文で取り消すと、こちらでお使いいただけます。',
  totalChanged:
    'クーポンが期限を過ぎてはずれたなどの理由で、合計が変わりました。新しい合計をお確かめのうえ、もう一度お進みください。',
  method: 'お支払い方法',
  // `Intl.Segmenter` takes クレジットカード for one word.
  methods: { card: 'クレジット\u200bカード', convenience: 'コンビニ払い', carrier: 'キャリア決済' },
  methodNotes: {
    card: 'カード番号は、決済会社のページで入力します。',
    convenience: 'お支払いの番号を発行します。入金を確認してから印刷します。',
    carrier: '携帯電話料金とまとめてお支払いいただけます。',
  },
  toPay: 'お支払いに進む',
  // May break before the verb, where button and link share a narrow line.
  pay: (sum: string) => `${sum}を\u200b支払う`,
  payAtTill: '支払番号を発行する',
  payNothing: '注文を確定する',
  failed: 'お支払いが完了しませんでした。もう一度お試しいただくか、別のお支払い方法をお選びください。',
  checking: 'お支払いを確認しています。',
  other: (number: string) =>
    `同じ作品の別のご注文（${number}）が、お支払いを待っています。要らないほうは、ご注文のページで取り消せます。`,
  otherAtTill: (number: string) =>
    `同じ作品の別のご注文（${number}）が、コンビニでのお支払いを待っています。その支払番号でお支払いになると、そのご注文のときの内容で印刷します。要らないほうは、ご注文のページで取り消せます。`,
  ordered: (number: string) =>
    `この作品をもとにしたご注文（${number}）を、すでにいただいています。もう一組お入り用のときだけ、お進みください。`,
  orderedOtherwise: (number: string) =>
    `この作品をもとにした、内容の違うご注文（${number}）を、すでにいただいています。そのご注文は、ご注文のときの内容で印刷します。要らないときは、印刷が始まる前に、ご注文のページで取り消せます。`,
  inPlace: (number: string) => `同じ作品の別のご注文（${number}）があります。`,
  toOther: '別のご注文を見る',
  toOtherOf: (number: string) => `別のご注文を見る：${number}`,
  changed: 'ご注文のあとで、この作品の内容が変わりました。ここでお支払いになるのは、変える前の作品です。',
  toChanged: 'このご注文をやめて、変えたあとの作品を注文する',
  changedAsked: {
    title: '変える前の作品のお支払いです',
    question: '変わった内容は、このご注文に入っていません。変える前のまま、お支払いに進みますか。',
    accept: '変える前の作品で進む',
  },
  orderedAsked: {
    title: 'この作品は、ご注文済みです',
    question:
      'この作品をもとにしたご注文のお支払いが、ほかの端末か画面で済んでいます。もう一組ご注文になりますか。',
    accept: 'もう一組注文する',
  },
  changeDestination: 'お届け先を変える',
} as const;

/**
 * While an order waits to be paid at a till. What is paid with an abandoned number is refunded to a bank
 * account that the customer is asked for.
 */
export const slipCopy = {
  begun:
    'コンビニ払いのお手続きが始まっています。支払番号を発行済みでしたら、その期限までお支払いいただけます。番号は、決済会社の画面か、届いていれば決済会社からのメールでご確認ください。',
  until: (moment: string) =>
    `コンビニの支払番号を発行済みです。${moment}までお支払いいただけます。入金の確認まで、少しお時間がかかることがあります。`,
  see: '支払番号を見る',
  left: '内容を変えたため、先に発行した支払番号は使わないでください。',
  cancelled: 'キャンセルのあとは、発行済みの支払番号でお支払いにならないでください。',
  anotherTitle: '支払番号は発行済みかもしれません',
  anotherQuestion:
    '先に進むと、前の支払番号は無効の扱いになります。前の番号では支払わないでください。支払われた代金は、返金先の口座をうかがってお返しすることになります。',
  another: '新しく手続きする',
  stay: 'もどる',
} as const;

/** Beside the sum on the page that settles an order (特定商取引法12条の6). */
export const finalCheckCopy = {
  title: 'ご注文の最終確認',
  card: '作品',
  cardText: 'お支払いまでは、写真も文面も宛先も直せます。',
  cardAtTill:
    'コンビニ払いのお手続きが始まっています。作品を直すと別のご注文になり、支払番号も新しくなります。',
  changeCard: '作品を直す',
  destination: 'お届け先と数量',
  arrival: 'お届けの見込み',
  payment: 'お支払いの方法と時期',
  nothing: 'お支払いはありません。',
  paidAt: {
    card: 'ご注文のときに確定します。お引き落としの日は、カード会社の規約によります。',
    convenience: '支払番号の画面に表示する期限までにお支払いください。',
    carrier: 'ご注文のときに確定し、携帯電話のご利用料金とあわせてのお支払いです。',
  },
  until: 'お申し込みの期限',
  /** With the year: the day may be more than a year away. */
  untilDay: (year: string, day: string) => `このデザインは、${year}年\u200b${day}までご注文いただけます。`,
  cancel: 'キャンセル',
  cancelText:
    '印刷を始めるまでは、ご注文のページからキャンセルできます。お支払い済みの代金は、全額をお返しします。',
  returns: '返品と交換',
  returnsText: `お客様の写真や宛名で作る商品のため、ご都合による返品と交換はお受けできません。${CLAIM_TEXT}`,
  law: '特定商取引法に基づく表記',
} as const;
