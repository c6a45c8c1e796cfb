import { balanceOf, formatZip, type MoneyBack, TAX_PERCENT, taxIn } from '@fumi/domain';
import { dayOfMoment } from './moments.ts';
import { yenText } from './money.ts';
import { pageTitles } from './titles.ts';

/* Papers about money: the receipt (適格簡易請求書) and, where 10,000 yen or more went back, the return invoice. */

export const receiptCopy = {
  returnInvoice: pageTitles.returnInvoice,
  print: '印刷する',
  notPaid: '領収書は、お支払いを確認したあとに発行できます。',
  noneBack: '適格返還請求書は、1万円以上をお返ししたあとに発行できます。',
} as const;

type Seller = {
  readonly company: string;
  readonly zip: string;
  readonly address: string;
  readonly tel: string;
  readonly invoiceNumber: string;
};

type Paid = {
  readonly number: string;
  /** Who ordered; empty where nobody may be named. */
  readonly name: string;
  readonly paidAt: string;
  readonly totalYen: number;
  readonly lines: readonly { readonly label: string; readonly count: number; readonly amountYen: number }[];
  readonly refunds: readonly MoneyBack[];
  readonly seller: Seller;
};

type Row = { readonly term: string; readonly words: string };

const issuerOf = ({ company, zip, address, tel, invoiceNumber }: Seller): string[] => [
  company,
  `${formatZip(zip)} ${address}`,
  tel,
  `登録番号 ${invoiceNumber}`,
];

const toWords = (name: string): string => (name === '' ? '' : `${name} 様`);

const orderRows = ({ number, paidAt, lines }: Paid): Row[] => [
  { term: 'ご注文番号', words: number },
  { term: '入金日', words: dayOfMoment(paidAt) },
  ...lines.map(({ label, count, amountYen }) => ({
    term: count > 1 ? `${label} × ${count}` : label,
    words: yenText(amountYen),
  })),
];

const taxed = (what: string, { sumYen, taxYen }: { sumYen: number; taxYen: number }): Row[] => [
  { term: `${what}${TAX_PERCENT}%対象（税込）`, words: yenText(sumYen) },
  { term: `${what}消費税額等`, words: yenText(taxYen) },
];

const refundRows = (refunds: readonly MoneyBack[]): Row[] =>
  refunds.map(({ at, amountYen }) => ({ term: `返金　${dayOfMoment(at)}`, words: yenText(amountYen) }));

/** What was paid, what was refunded and what remains, each with its tax. */
export function receiptOf(order: Paid) {
  const { paid, back, kept } = balanceOf(
    { sumYen: order.totalYen, taxYen: taxIn(order.totalYen) },
    order.refunds,
  );
  const isWhole = order.refunds.length === 0;
  return {
    title: pageTitles.receipt,
    to: toWords(order.name),
    sum: {
      term: isWhole ? '領収金額（税込）' : '差引領収金額（税込）',
      words: yenText(kept.sumYen),
    },
    lead: '但し 写真印刷物の代金として',
    rows: isWhole
      ? [...orderRows(order), ...taxed('', paid)]
      : [
          ...orderRows(order),
          ...taxed('お支払い　', paid),
          ...refundRows(order.refunds),
          ...taxed('お返し　', back),
          ...taxed('差引　', kept),
        ],
    issuer: issuerOf(order.seller),
  };
}

/** The fields of 消費税法57条の4第3項: who gives back, when, of what and since when, how much at which rate. */
export function returnInvoiceOf(order: Paid) {
  const { back } = balanceOf({ sumYen: order.totalYen, taxYen: taxIn(order.totalYen) }, order.refunds);
  return {
    title: pageTitles.returnInvoice,
    to: toWords(order.name),
    sum: { term: '返還金額（税込）', words: yenText(back.sumYen) },
    lead: '次のお取引の代金をお返ししました',
    rows: [...orderRows(order), ...refundRows(order.refunds), ...taxed('お返し　', back)],
    issuer: issuerOf(order.seller),
  };
}
