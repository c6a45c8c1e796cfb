import type { CallFailure } from '@fumi/contract/client';
import type { PaymentType } from '@fumi/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api.ts';
import { checkoutCopy, paymentCopy } from '../../copy/checkout.ts';
import { failureSentence } from '../../copy/failure.ts';
import { failureCode } from '../../platform/answer.ts';
import type { MemberOrder } from './load-orders.ts';
import { orderCompletePath, orderPaymentPath } from './order-paths.ts';

/** The server looked at the coupon and it is not one for this order; anything else says nothing of the coupon. */
export const isCouponRefused = (failure: CallFailure): boolean => failureCode(failure) === 'invalid';

/** Why the server refused a field. */
const refusedField = (failure: CallFailure, field: string): string | undefined =>
  failure.kind === 'refused' ? failure.error.fields?.[field]?.[0] : undefined;

/** Coupon, options and the way to the provider; the statement on screen is always the server's last one. */
export function usePayment(order: MemberOrder) {
  const navigate = useNavigate();
  const [statement, setStatement] = useState(order.statement);
  const [method, setMethod] = useState<PaymentType>(order.statement.paymentTypes[0] ?? 'card');
  const [busy, setBusy] = useState<'coupon' | 'option' | 'pay' | null>(null);
  const [couponError, setCouponError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const orderCode = order.code;

  const take = async (
    what: 'coupon' | 'option',
    call: ReturnType<typeof client.orderCouponUse>,
  ): Promise<void> => {
    setBusy(what);
    setFailure(null);
    setCouponError(null);
    const answer = await call;
    setBusy(null);
    if (answer.ok) return setStatement(answer.value.orderStatement);
    if (what === 'coupon' && isCouponRefused(answer.error)) return setCouponError(paymentCopy.couponRefused);
    if (refusedField(answer.error, 'couponCode') === 'taken') return setCouponError(paymentCopy.couponTaken);
    setFailure(failureSentence(answer.error, checkoutCopy.unreachable));
  };

  const redeem = (couponCode: string): Promise<void> =>
    take('coupon', client.orderCouponUse({ body: { orderCode, couponCode } }));

  const giveBack = (): Promise<void> => take('coupon', client.orderCouponCancel({ body: { orderCode } }));

  const setOption = (optionId: number, qty: number): Promise<void> =>
    take('option', client.orderOptionSet({ body: { orderCode, optionId, qty } }));

  const pay = async (): Promise<void> => {
    setBusy('pay');
    setFailure(null);
    const complete = orderCompletePath(order);
    const back = orderPaymentPath(order);
    const begun = await client.orderPayment({
      body: {
        code: orderCode,
        paymentType: method,
        returnOkUrl: complete,
        returnNgUrl: `${back}&failed`,
        total: statement.total,
      },
    });
    if (begun.ok && begun.value.status === 'redirect') return window.location.assign(begun.value.url);
    setBusy(null);
    if (!begun.ok && refusedField(begun.error, 'total') === 'changed') {
      const checked = await client.orderCheck({ body: { orderCode } });
      if (checked.ok) setStatement(checked.value.orderStatement);
      return setFailure(paymentCopy.totalChanged);
    }
    const isPaidAlready = !begun.ok && failureCode(begun.error) === 'wrong_state';
    if (begun.ok || isPaidAlready) return navigate(complete);
    setFailure(failureSentence(begun.error, checkoutCopy.unreachable));
  };

  return {
    orderCode,
    statement,
    method,
    setMethod,
    busy,
    couponError,
    failure,
    redeem,
    giveBack,
    setOption,
    pay,
  };
}
