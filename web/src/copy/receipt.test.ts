import { expect, test } from 'vitest';
import { receiptOf, returnInvoiceOf } from './receipt.ts';

const paid = {
  number: 'F261122-7KQ2M',
  name: '髙橋 花子',
  paidAt: '2026-11-21T16:00:00.000Z',
  totalYen: 30_120,
  lines: [{ label: 'ポストカード', count: 2, amountYen: 30_000 }],
  refunds: [],
  seller: { company: '株式会社ふみ', zip: '1000001', address: '東京都', tel: '03', invoiceNumber: 'T1' },
};
const refunds = [{ at: '2026-12-01T03:00:00.000Z', amountYen: 12_000 }];

const wordsOf = ({ rows }: { readonly rows: readonly { readonly term: string; readonly words: string }[] }) =>
  rows.map(({ term, words }) => `${term} ${words}`);

test('a receipt of an order without refunds gives the sum once', () => {
  const { sum, rows } = receiptOf(paid);
  expect(sum).toEqual({ term: '領収金額（税込）', words: '30,120円' });
  expect(wordsOf({ rows })).toEqual([
    'ご注文番号 F261122-7KQ2M',
    '入金日 2026年\u200b11月22日',
    'ポストカード × 2 30,000円',
    '10%対象（税込） 30,120円',
    '消費税額等 2,738円',
  ]);
});

test('a receipt gives what was paid, each refund with its day, and what remains, with its tax', () => {
  const receipt = receiptOf({ ...paid, refunds });
  expect(receipt.sum).toEqual({ term: '差引領収金額（税込）', words: '18,120円' });
  expect(wordsOf(receipt).slice(3)).toEqual([
    'お支払い　10%対象（税込） 30,120円',
    'お支払い　消費税額等 2,738円',
    '返金　2026年\u200b12月1日 12,000円',
    'お返し　10%対象（税込） 12,000円',
    'お返し　消費税額等 1,090円',
    '差引　10%対象（税込） 18,120円',
    '差引　消費税額等 1,648円',
  ]);
});

test('a return invoice names seller and number, both days, what for, and the sum with its tax', () => {
  const paper = returnInvoiceOf({ ...paid, refunds, name: '' });
  expect(paper.to, 'nobody is named to who looks nobody up').toBe('');
  expect(paper.issuer).toContain('登録番号 T1');
  expect(wordsOf(paper)).toEqual([
    'ご注文番号 F261122-7KQ2M',
    '入金日 2026年\u200b11月22日',
    'ポストカード × 2 30,000円',
    '返金　2026年\u200b12月1日 12,000円',
    'お返し　10%対象（税込） 12,000円',
    'お返し　消費税額等 1,090円',
  ]);
});
