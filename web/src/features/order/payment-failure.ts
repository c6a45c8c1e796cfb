import type { CallFailure } from '@fumi/contract/client';
import { checkoutCopy } from '../../copy/checkout.ts';

/** The server looked at the coupon and it is not one for this order; anything else says nothing of the coupon. */
export const isCouponRefused = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && failure.error.code === 'invalid';

/** Why a change of the order was not made, in one sentence. */
export const failureSentence = (failure: CallFailure): string =>
  failure.kind === 'refused' ? failure.error.message : checkoutCopy.unreachable;
