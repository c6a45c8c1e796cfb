import { expect, test } from 'vitest';
import { dayCsv } from './day-csv.ts';

test('a day’s file opens in Excel: a byte order mark, a row for each figure, whole yen', () => {
  const figures = {
    sales: [{ ratePercent: 10, count: 2, sumYen: 3000, taxYen: 272 }],
    taken: [{ provider: 'stripe', type: 'card', count: 2, sumYen: 3000 }],
    refunds: [{ provider: 'stripe', type: 'convenience', count: 1, sumYen: 500 }],
    waste: [{ kind: 'cut', cards: 3 }],
    orders: [{ state: 'paid', count: 1234 }],
  } as const;
  const csv = dayCsv(figures, [
    { provider: 'stripe', reckonedYen: 2410, statedYen: 2400 },
    { provider: 'sandbox', reckonedYen: -90 },
  ]);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.slice(1).split('\r\n')).toEqual([
    '項目,区分,区分2,件数,金額（円）,消費税（円）',
    '売上,10%,,2,3000,272',
    '入金,Stripe,カード,2,3000,',
    '返金,Stripe,コンビニ,1,500,',
    '入金の見込み,Stripe,,,2410,',
    '明細の入金額,Stripe,,,2400,',
    '入金の見込み,練習用,,,-90,',
    'ヤレ,断裁,,3,,',
    '注文の状態,印刷待ち,,1234,,',
    '',
  ]);
});
