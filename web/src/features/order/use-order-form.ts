import { invariant } from '@fumi/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client, newIdempotencyKey } from '../../api.ts';
import { checkoutCopy } from '../../copy/checkout.ts';
import { paths } from '../../paths.ts';
import { useMember } from '../../platform/member-session.ts';
import { useShop } from '../../platform/use-shop.ts';
import type { CustomerFacts } from './load-checkout.ts';
import { formProblems, hasProblems, type OrderForm, orderBody, prefilledCustomer } from './order-form.ts';

/** The customer page's state: what is typed, what is wrong with it once it was sent, and sending it. */
export function useOrderForm({ book, profile }: CustomerFacts) {
  const { product, deliveryTypes } = useShop();
  const member = useMember();
  const navigate = useNavigate();
  const offered = deliveryTypes.filter(({ id }) => product.order.deliveryTypes.includes(id));
  const [form, setForm] = useState<OrderForm>(() => ({
    customer: prefilledCustomer(profile, book.sender, member?.email ?? ''),
    destination: null,
    quantity: 1,
    deliveryId: offered.find(({ suspend }) => !suspend)?.id ?? 0,
    keepsProfile: true,
  }));
  const [state, setState] = useState<'typing' | 'checked' | 'busy'>('typing');
  const [failure, setFailure] = useState<string | null>(null);
  // The same form sent again is the same order; another form is another.
  const sent = useRef({ text: '', key: '' });

  const keyOf = (body: object): string => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: newIdempotencyKey() };
    return sent.current.key;
  };

  const send = async (): Promise<void> => {
    setFailure(null);
    if (hasProblems(formProblems(form))) {
      setState('checked');
      return setFailure(checkoutCopy.invalid);
    }
    const delivery = offered.find(({ id }) => id === form.deliveryId);
    invariant(delivery, 'A delivery that the product offers is chosen.');
    setState('busy');
    const body = orderBody(form, book.code, delivery);
    const created = await client.orderCreate({ body }, { idempotencyKey: keyOf(body) });
    setState('checked');
    if (!created.ok) {
      const isTaken = created.error.kind === 'refused' && created.error.error.code === 'wrong_state';
      const isRefused = created.error.kind === 'refused';
      return setFailure(
        isTaken ? checkoutCopy.wrongState : isRefused ? checkoutCopy.invalid : checkoutCopy.unreachable,
      );
    }
    // Kept or not, the order stands: a profile that could not be saved is no reason to stop.
    if (form.keepsProfile) await client.orderProfileCreate({ body: form.customer });
    await navigate(paths.orderPayment(product.code, book.code, created.value.code));
  };

  return {
    form,
    change: (changes: Partial<OrderForm>) => setForm((now) => ({ ...now, ...changes })),
    problems: state === 'typing' ? { customer: {}, destination: {} } : formProblems(form),
    isBusy: state === 'busy',
    failure,
    send,
    offered,
  };
}
