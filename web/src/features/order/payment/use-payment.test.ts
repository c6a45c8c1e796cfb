import type { CallFailure } from '@fumi/contract/client';
import { expect, test } from 'vitest';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { failureSentence } from '../../../copy/failure.ts';
import type { MemberOrder } from '../member-orders.ts';
import { firstMethod, isCouponRefused } from './use-payment.ts';

const refused = (code: string, message: string): CallFailure =>
  ({ kind: 'refused', status: 400, error: { code, message } }) as CallFailure;

test('a coupon is called wrong only after the server has looked at it', () => {
  expect(isCouponRefused(refused('invalid', ''))).toBe(true);
  expect(isCouponRefused(refused('too_many_requests', ''))).toBe(false);
  expect(isCouponRefused({ kind: 'unreachable' })).toBe(false);
});

test('the rate limit and a lost connection have their own messages', () => {
  const paused = 'しばらくしてから、もう一度お試しください。';
  expect(failureSentence(refused('too_many_requests', paused))).toBe(paused);
  expect(failureSentence({ kind: 'unreachable' }, checkoutCopy.unreachable)).toBe(checkoutCopy.unreachable);
});

test('the way of a till slip is chosen, else the one tried last, else the first one', () => {
  const statement = { paymentTypes: ['card', 'convenience'] } as unknown as MemberOrder['statement'];
  const slip = { url: null, expiresAt: null };
  expect(firstMethod({ slip: null, paymentType: null, statement })).toBe('card');
  expect(firstMethod({ slip: null, paymentType: 'convenience', statement })).toBe('convenience');
  expect(firstMethod({ slip, paymentType: 'card', statement })).toBe('convenience');
  const onlyCard = { ...statement, paymentTypes: ['card'] } as MemberOrder['statement'];
  expect(firstMethod({ slip, paymentType: 'carrier', statement: onlyCard })).toBe('card');
});
