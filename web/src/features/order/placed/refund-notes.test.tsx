import { PAYMENT_TYPES } from '@fumi/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefundNotes } from './RefundNotes.tsx';

type Money = Parameters<typeof RefundNotes>[0]['order'];

const notes = (order: Partial<Money>): string =>
  renderToStaticMarkup(
    <RefundNotes
      order={{ state: 'refunding', paymentType: 'card', refunds: [], openRefunds: [], ...order }}
    />,
  );

const open = (
  paymentType: Money['openRefunds'][number]['paymentType'],
  state: Money['openRefunds'][number]['state'],
) => notes({ openRefunds: [{ amount: 1190, paymentType, state }] });

test('money that was paid at a till waits for the account that a mail asks for, and no card is named', () => {
  for (const state of ['asked', 'waiting'] as const) {
    expect(open('convenience', state)).toContain('返金先の口座をご登録ください');
    expect(open('convenience', state)).toContain('1,190円');
    expect(open('convenience', state)).not.toContain('カード');
  }
  expect(open('convenience', 'waiting')).toContain('ご登録をお待ちしています');
});

test('money of a card or of a carrier is seen in its own statement, and asks for no account', () => {
  expect(open('card', 'asked')).toContain('カードの明細');
  expect(open('carrier', 'asked')).toContain('携帯電話料金の明細');
  expect(open('carrier', 'asked')).not.toContain('カード');
  for (const type of ['card', 'carrier'] as const) expect(open(type, 'asked')).not.toContain('口座');
});

test('what the provider could not give back is not said to be on its way', () => {
  for (const type of PAYMENT_TYPES) {
    expect(open(type, 'failed')).toContain('まだ終わっていません');
    expect(open(type, 'failed')).not.toContain('お返しします');
  }
});

test('a finished refund is told only where the order is refunded and money went back', () => {
  const refunds = [{ at: '2026-12-01T00:00:00.000Z', amount: 1190, byHand: false }];
  expect(notes({ state: 'refunded', paymentType: 'convenience', refunds })).toContain('ご登録の口座へ');
  expect(notes({ state: 'refunded', paymentType: 'card', refunds })).toContain('カードの明細');
  expect(notes({ state: 'refunded' })).toBe('');
  expect(notes({ state: 'paid', refunds })).toBe('');
});

test('a refund by hand names no statement and no account', () => {
  const byHand = { at: '2026-12-01T00:00:00.000Z', amount: 1000, byHand: true };
  for (const paymentType of PAYMENT_TYPES) {
    const words = notes({ state: 'refunded', paymentType, refunds: [byHand] });
    expect(words).toContain('1,000円は、当店から直接お返ししました。');
    expect(words).not.toMatch(/明細|ご登録の口座/);
  }
  const both = notes({ state: 'refunded', refunds: [byHand, { ...byHand, amount: 190, byHand: false }] });
  expect(both).toContain('カードの明細');
  expect(both).toContain('1,000円は、当店から');
  expect(notes({ state: 'shipped', refunds: [byHand] }), 'a part').toContain('当店から直接');
});
