import type { Block, MailContent } from '../mail-body.ts';

/* The sentences of the mails about orders. The only facts in them are the order's own. */

export type OrderMailFacts = {
  readonly number: string;
  /** Who ordered. */
  readonly name: string;
  /** Where it goes: name and address of each place. */
  readonly destinations: readonly {
    readonly name: string;
    readonly address: string;
    readonly count: number;
  }[];
  /** The days on which it is expected to be there; null where that cannot be said, or it will not come. */
  readonly arrival: { readonly from: string; readonly to: string } | null;
  /** Null until it is paid. */
  readonly receiptUrl: string | null;
  /** Where to ask about this order. */
  readonly contactUrl: string;
  readonly lines: readonly { readonly label: string; readonly count: number; readonly amountYen: number }[];
  readonly totalYen: number;
  readonly trackingNumber: string | null;
  /** Which of how many parcels has left; null where the order is one parcel, or the mail is about none. */
  readonly parcelOf: { readonly parcel: number; readonly parcels: number } | null;
  /** The carrier's page of the parcel. */
  readonly trackingUrl: string | null;
  /** The order's page. */
  readonly url: string;
  /** A picture of the design, or null. */
  readonly pictureUrl: string | null;
};

/** What a mail about an order tells; the state of the order may be another. */
type OrderMailKind =
  | 'order-payment_pending'
  | 'order-paid'
  | 'order-in_print'
  | 'order-shipped'
  | 'order-cancelled'
  | 'order-refunding'
  | 'order-part-refunded'
  | 'order-overpayment-refunded'
  | 'order-refunded';

export type OrderMail = MailContent & { readonly kind: OrderMailKind };

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;

function statement({ lines, totalYen }: OrderMailFacts): Block {
  const rows = lines.map(({ label, count, amountYen }) => `${label} × ${count}　${yen(amountYen)}`);
  return { paragraph: [...rows, `合計（税込）　${yen(totalYen)}`].join('\n') };
}

/** 12月1日(火) */
const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  }).format(new Date(day));

/** More than this many places are not listed: the order's page has them all. */
const LISTED_PLACES = 3;

function whereAndWhen({ destinations, arrival }: OrderMailFacts): Block[] {
  const places = destinations
    .slice(0, LISTED_PLACES)
    .map(({ name, address, count }) => `${name} 様（${count}）\n${address}`);
  const more = destinations.length > LISTED_PLACES ? [`ほか${destinations.length - LISTED_PLACES}か所`] : [];
  return [
    { paragraph: ['お届け先', ...places, ...more].join('\n') },
    ...(arrival === null
      ? []
      : [
          {
            paragraph: `お届けの見込み\n${[...new Set([arrival.from, arrival.to])].map(dayWords).join('〜')}ごろ`,
          },
        ]),
  ];
}

const picture = ({ pictureUrl }: OrderMailFacts): Block[] =>
  pictureUrl === null ? [] : [{ image: { url: pictureUrl, description: 'ご注文のデザイン' } }];

const receipt = ({ receiptUrl }: OrderMailFacts): Block[] =>
  receiptUrl === null ? [] : [{ link: { label: '領収書を見る', url: receiptUrl } }];

const contact = ({ contactUrl }: OrderMailFacts): Block => ({
  paragraph: `このご注文についてのお問い合わせ\n${contactUrl}`,
});

const toOrder = ({ url }: OrderMailFacts): Block => ({ link: { label: 'ご注文の内容を見る', url } });

const toParcel = ({ trackingUrl }: OrderMailFacts): Block[] =>
  trackingUrl === null ? [] : [{ link: { label: 'お荷物の状況を見る', url: trackingUrl } }];

const about = (
  facts: OrderMailFacts,
  kind: OrderMailKind,
  subject: string,
  sentences: readonly string[],
  belowSum: readonly Block[] = [],
): OrderMail => ({
  kind,
  subject: `【ふみ】${subject}（ご注文番号 ${facts.number}）`,
  blocks: [
    { paragraph: `${facts.name} 様` },
    ...sentences.map((paragraph) => ({ paragraph })),
    ...picture(facts),
    statement(facts),
    ...belowSum,
    ...whereAndWhen(facts),
    ...toParcel(facts),
    toOrder(facts),
    ...receipt(facts),
    contact(facts),
  ],
});

const AT_A_TILL =
  'コンビニの支払番号と期限は、ご注文のページでご確認いただけます。番号をまだ発行していない方も、そちらからお手続きください。';

export const orderReceivedMail = (facts: OrderMailFacts): OrderMail =>
  about(facts, 'order-payment_pending', 'ご注文を承りました', [
    'ご注文ありがとうございます。お支払いの確認ができしだい、印刷の準備に入ります。',
    AT_A_TILL,
  ]);

/** For an order that was to be paid at a till before: the sum or the way may have changed. */
export const orderReceivedAnewMail = (facts: OrderMailFacts): OrderMail =>
  about(facts, 'order-payment_pending', 'ご注文を、あらためて承りました', [
    'お支払いのお手続きを、あらためて承りました。前のメールにある金額と、先に発行した支払番号は、お使いにならないでください。',
    AT_A_TILL,
  ]);

/** A coupon may have paid for all of it: then nobody has paid, and there is nothing to receipt. */
export const orderPaidMail = (facts: OrderMailFacts): OrderMail => {
  const untilPrint = '印刷が始まるまでは、ご注文のページからキャンセルできます。';
  return facts.totalYen === 0
    ? about(facts, 'order-paid', 'ご注文を承りました', [
        'ご注文ありがとうございます。今回のお支払いはありません。これから印刷の準備をいたします。',
        untilPrint,
      ])
    : about(facts, 'order-paid', 'お支払いを確認しました', [
        'お支払いありがとうございます。これから印刷の準備をいたします。',
        untilPrint,
      ]);
};

export const orderInPrintMail = (facts: OrderMailFacts): OrderMail =>
  about(facts, 'order-in_print', '印刷を始めました', [
    'ご注文の品の印刷を始めました。発送まで、いましばらくお待ちください。',
  ]);

export const orderShippedMail = (facts: OrderMailFacts): OrderMail =>
  about(facts, 'order-shipped', '発送しました', [
    facts.parcelOf === null
      ? 'ご注文の品を発送しました。'
      : `ご注文の品のうち、${facts.parcelOf.parcels}個口の${facts.parcelOf.parcel}個目を発送しました。`,
    facts.trackingNumber === null
      ? '追跡番号のない発送方法です。到着まで数日お待ちください。'
      : `お問い合わせ番号: ${facts.trackingNumber}`,
  ]);

export const orderCancelledMail = (facts: OrderMailFacts): OrderMail =>
  about(facts, 'order-cancelled', 'ご注文をキャンセルしました', [
    facts.totalYen === 0
      ? 'ご注文のキャンセルを承りました。お支払いはいただいていません。'
      : 'ご注文のキャンセルを承りました。お支払い済みの場合は、全額をお返しします。',
  ]);

/** Money that was paid at a till has no card to go back to: the provider asks the customer for a bank account. */
export const orderRefundWaitingMail = (facts: OrderMailFacts): OrderMail =>
  about(facts, 'order-refunding', '返金先の口座をお知らせください', [
    'コンビニでお支払いいただいた代金をお返しします。決済会社から届くメールのご案内にそって、返金先の口座をご登録ください。',
    '口座の登録が済みしだい、決済会社からお振り込みします。',
  ]);

const BACK_WORDS = {
  provider: '反映までの日数は、お支払い方法によって異なります。',
  hand: '決済会社を通じてお返しできなかった分は、当店から直接お返ししました。',
} as const;

const backWords = ({ ways }: MoneyBackFacts): string => ways.map((way) => BACK_WORDS[way]).join('');

/** What of an order is back with the customer. */
export type MoneyBackFacts = {
  readonly backYen: number;
  /** By the provider that took it, or by the shop where the provider could not. */
  readonly ways: readonly (keyof typeof BACK_WORDS)[];
  /** Null where so little went back that none is due. */
  readonly returnInvoiceUrl: string | null;
};

/** What was paid, what went back in all and what remains, as the receipt has it. */
const balance = ({ totalYen }: OrderMailFacts, { backYen }: MoneyBackFacts): Block => ({
  paragraph: [
    `お支払いいただいた金額　${yen(totalYen)}`,
    `お返しした金額　${yen(backYen)}`,
    `差し引いた金額（税込）　${yen(totalYen - backYen)}`,
  ].join('\n'),
});

const returnInvoice = ({ returnInvoiceUrl }: MoneyBackFacts): Block[] =>
  returnInvoiceUrl === null ? [] : [{ link: { label: '適格返還請求書を見る', url: returnInvoiceUrl } }];

type PartBack = MoneyBackFacts & { readonly amountYen: number };

export const orderPartRefundedMail = (facts: OrderMailFacts, part: PartBack): OrderMail =>
  about(
    facts,
    'order-part-refunded',
    '一部の返金の手続きが終わりました',
    [
      `お支払いいただいた代金のうち${yen(part.amountYen)}の返金手続きが終わりました。${backWords(part)}`,
      '領収書は、お返しした金額を差し引いたものに変わりました。',
    ],
    [balance(facts, part), ...returnInvoice(part)],
  );

type OverpaymentBack = {
  readonly amountYen: number;
  readonly way: MoneyBackFacts['ways'][number];
  readonly stands: keyof typeof ORDER_ITSELF;
};

/** What the mail says of the order, for which the money was not used. */
const ORDER_ITSELF = {
  paid: ['ご注文の代金と領収書に、変わりはありません。'],
  unpaid: [
    'このご注文のお支払いは、まだ確認できていません。お手数ですが、ご注文のページからお手続きください。',
  ],
  over: [],
} as const;

/** About money that paid for no order: it came late, twice, or under a number for a till that was void. */
export const orderOverpaymentRefundedMail = (
  facts: OrderMailFacts,
  { amountYen, way, stands }: OverpaymentBack,
): OrderMail =>
  about(facts, 'order-overpayment-refunded', 'ご注文の代金にならなかったお支払いをお返ししました', [
    `お支払いの重複や、先に発行した支払番号でのお支払いなどのため、ご注文の代金としてお受けできなかった${yen(amountYen)}の返金手続きが終わりました。${BACK_WORDS[way]}`,
    ...ORDER_ITSELF[stands],
  ]);

export const orderRefundedMail = (facts: OrderMailFacts, back: MoneyBackFacts): OrderMail =>
  about(
    facts,
    'order-refunded',
    '返金の手続きが終わりました',
    [`お支払いいただいた全額の返金手続きが終わりました。${backWords(back)}`],
    returnInvoice(back),
  );

/** To a mailbox that was only typed: its reader may be a stranger, and is not told who ordered or what. */
export const orderMailboxMail = (url: string): MailContent => ({
  subject: '【ふみ】メールアドレスの確認',
  blocks: [
    { paragraph: 'ふみのご注文で、ご連絡先としてこのメールアドレスが入力されました。' },
    {
      paragraph:
        '次のページで「受け取る」を押すと、ご注文についてのメールがこのメールアドレスにも届きます。ページは7日間お使いいただけます。',
    },
    { link: { label: '確認のページを開く', url } },
    {
      paragraph:
        'お心当たりのない場合は、このメールを破棄してください。「受け取る」を押さないかぎり、ご注文についてのメールは届きません。',
    },
  ],
});
