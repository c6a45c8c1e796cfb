import type { CallFailure } from '@fumi/contract/client';
import { isPaidAtTill, type PaymentType } from '@fumi/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../../api.ts';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { failureSentence } from '../../../copy/failure.ts';
import { paymentCopy } from '../../../copy/payment.ts';
import { failureCode } from '../../../platform/answer.ts';
import { keepOption } from '../form/kept-order-form.ts';
import type { MemberOrder } from '../member-orders.ts';
import { formKeyOf, orderCompletePath, orderPaymentPath } from '../order-paths.ts';

/** Whether the server looked at the coupon and refused it; other failures say nothing about the coupon. */
export const isCouponRefused = (failure: CallFailure): boolean => failureCode(failure) === 'invalid';

/** Coupon and option calls can be repeated, so they wait for the network; the payment call never repeats by itself. */
const TWICE = { isRepeatable: true } as const;

/** Why the server refused a field. */
const refusedField = (failure: CallFailure, field: string): string | undefined =>
  failure.kind === 'refused' ? failure.error.fields?.[field]?.[0] : undefined;

/** With a till slip, the way to pay that it is for; else the one that was tried last, else the first. */
export function firstMethod({
  slip,
  paymentType,
  statement: { paymentTypes },
}: Pick<MemberOrder, 'slip' | 'paymentType' | 'statement'>): PaymentType {
  const isMeant = slip === null ? (type: PaymentType) => type === paymentType : isPaidAtTill;
  return paymentTypes.find(isMeant) ?? paymentTypes[0] ?? 'card';
}

/** Coupon, options and the way to the provider; the statement on screen is always the server's last one. */
export function usePayment(order: MemberOrder) {
  const navigate = useNavigate();
  const [statement, setStatement] = useState(order.statement);
  const [method, setMethod] = useState(() => firstMethod(order));
  const [busy, setBusy] = useState<'coupon' | 'option' | 'pay' | null>(null);
  const [couponError, setCouponError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Counts of options as they were chosen: the server's answer may come much later. */
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  /** Coupon and options are set one after the other, and no payment begins before the last of them. */
  const lastChange = useRef(Promise.resolve());
  const orderCode = order.code;

  const change = (what: 'coupon' | 'option', call: () => ReturnType<typeof client.orderCouponUse>): void => {
    setBusy(what);
    setFailure(null);
    setCouponError(null);
    const changed = lastChange.current.then(async () => {
      const answer = await call();
      if (lastChange.current === changed) setBusy(null);
      if (answer.ok) return setStatement(answer.value.orderStatement);
      setChosen({});
      if (what === 'coupon' && isCouponRefused(answer.error))
        return setCouponError(paymentCopy.couponRefused);
      if (refusedField(answer.error, 'couponCode') === 'taken')
        return setCouponError(paymentCopy.couponTaken);
      setFailure(failureSentence(answer.error, checkoutCopy.unreachable));
    });
    lastChange.current = changed;
  };

  const redeem = (couponCode: string): void => {
    if (couponCode === '') setCouponError(paymentCopy.couponLack);
    else change('coupon', () => client.orderCouponUse({ body: { orderCode, couponCode } }, TWICE));
  };

  const giveBack = (): void =>
    change('coupon', () => client.orderCouponCancel({ body: { orderCode } }, TWICE));

  const setOption = (optionId: number, qty: number): void => {
    setChosen((now) => ({ ...now, [optionId]: qty }));
    const { bookCode, productCode } = order;
    if (bookCode)
      keepOption(formKeyOf({ named: { bookCode }, product: { code: productCode } }), { optionId, qty });
    change('option', () => client.orderOptionSet({ body: { orderCode, optionId, qty } }, TWICE));
  };

  /** The order's state has changed with a coupon or an option: the server has cancelled the till slip. */
  const isSlipLeft = order.slip !== null && statement.state !== order.statement.state;

  const pay = async (): Promise<void> => {
    setBusy('pay');
    setFailure(null);
    const complete = orderCompletePath(order);
    const back = orderPaymentPath(order);
    const started = await client.orderPayment({
      body: {
        code: orderCode,
        paymentType: method,
        returnOkUrl: complete,
        returnNgUrl: `${back}&failed`,
        total: statement.total,
      },
    });
    if (started.ok && started.value.status === 'redirect') return window.location.assign(started.value.url);
    setBusy(null);
    if (!started.ok && refusedField(started.error, 'total') === 'changed') {
      const checked = await client.orderCheck({ body: { orderCode } });
      if (checked.ok) setStatement(checked.value.orderStatement);
      return setFailure(paymentCopy.totalChanged);
    }
    const isPaidAlready = !started.ok && failureCode(started.error) === 'wrong_state';
    if (started.ok || isPaidAlready) return navigate(complete);
    setFailure(failureSentence(started.error, checkoutCopy.unreachable));
  };

  return {
    orderCode,
    statement,
    chosen,
    method,
    setMethod,
    busy,
    couponError,
    forgetCouponError: () => setCouponError(null),
    failure,
    isSlipLeft,
    redeem,
    giveBack,
    setOption,
    pay,
  };
}
