import type { CallFailure } from '@fumi/contract/client';
import { expect, test } from 'vitest';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { failureSentence } from '../../../copy/failure.ts';
import type { MemberOrder } from '../member-orders.ts';
import { firstMethod, isCouponRefused } from './use-payment.ts';

const refused = (code: string, message: string): CallFailure =>
  ({ kind: 'refused', status: 400, error: { code, message } }) as CallFailure;

test('only a coupon that was looked at is called one that does not fit', () => {
  expect(isCouponRefused(refused('invalid', ''))).toBe(true);
  expect(isCouponRefused(refused('too_many_requests', ''))).toBe(false);
  expect(isCouponRefused({ kind: 'unreachable' })).toBe(false);
});

test('who tried too often is told so, and a lost connection is called one', () => {
  const paused = 'しばらくしてから、もう一度お試しください。';
  expect(failureSentence(refused('too_many_requests', paused))).toBe(paused);
  expect(failureSentence({ kind: 'unreachable' }, checkoutCopy.unreachable)).toBe(checkoutCopy.unreachable);
});

test('who has a number for a till finds that way chosen, else the first one', () => {
  const statement = { paymentTypes: ['card', 'convenience'] } as unknown as MemberOrder['statement'];
  const slip = { url: null, expiresAt: null };
  expect(firstMethod({ slip: null, paymentType: null, statement })).toBe('card');
  expect(firstMethod({ slip: null, paymentType: 'convenience', statement })).toBe('convenience');
  expect(firstMethod({ slip, paymentType: 'card', statement })).toBe('convenience');
  const onlyCard = { ...statement, paymentTypes: ['card'] } as MemberOrder['statement'];
  expect(firstMethod({ slip, paymentType: 'carrier', statement: onlyCard })).toBe('card');
});
