import { expect, test } from 'vitest';
import { refundWords } from './desk-orders.ts';

test.each([
  [{ state: 'failed', isOwed: true, paidBy: '' }, '失敗（確かめて手作業で返す）'],
  [{ state: 'failed', isOwed: false, paidBy: '' }, '失敗（別の返金で対応）'],
  [{ state: 'done', isOwed: false, paidBy: 'sato' }, '返金済み（手作業・sato）'],
  [{ state: 'done', isOwed: false, paidBy: '' }, '返金済み'],
] as const)('a refund that is %j says %s', (refund, words) => {
  expect(refundWords(refund)).toBe(words);
});
