import { invariant } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { createOrder } from '../checkout/order-create.service.ts';
import { findOwnOrder } from '../order/order.repository.ts';
import { beginPayment } from '../payment/payment.service.ts';
import { settleOpen } from '../payment/payment-settle.service.ts';
import { moveSandboxPayment } from '../payment/sandbox-payment.repository.ts';
import { made } from './made.ts';
import type { TrialGoods } from './trial-books.ts';
import type { TrialEnd } from './trial-ends.ts';
import { advanceOrder } from './trial-lead.ts';
import type { TrialPerson } from './trial-person.ts';

type TrialOrder = TrialGoods & {
  readonly person: TrialPerson;
  readonly delivery: { readonly deliveryKindId: number; readonly bundleId?: number };
  readonly end: TrialEnd;
  /** Lets time pass, in hours. */
  readonly wait: (hours: number) => void;
};

/** These ends take time, so they are paid at a till: a card is paid and refunded at once. */
const AT_A_TILL: readonly TrialEnd[] = ['payment_pending', 'refunding'];

async function pay(context: Context, { member, end, wait }: TrialOrder, orderCode: string): Promise<void> {
  const started = await beginPayment(context, {
    orderCode,
    memberCode: member.code,
    type: AT_A_TILL.includes(end) ? 'convenience' : 'card',
    returnOkUrl: `${context.config.baseUrl}/`,
    returnNgUrl: `${context.config.baseUrl}/`,
  });
  const ref = made(started).url.split('/').at(-1) ?? '';
  if (end === 'payment_pending') return;
  invariant(await moveSandboxPayment(context.db, ref, 'open', 'succeeded'), 'A trial order is paid once.');
  wait(0.1);
  await settleOpen(context, orderCode);
}

/** An order of the trial, led through the shop's own services as far as it is to come; its code. */
export async function trialOrder(context: Context, trial: TrialOrder): Promise<string> {
  const { member, bookCode, person, delivery, end, wait } = trial;
  const request = {
    ...person.delivery,
    birthday: '',
    email: member.email,
    bookCode,
    ...delivery,
    destinations: [{ ...person.delivery, quantity: 1 }],
  };
  const created = await context.db.transaction((tx) => createOrder(tx, context, member.code, request));
  const { code } = made(created);
  if (end === 'draft') return code;
  wait(0.2);
  await pay(context, trial, code);
  if (end === 'payment_pending') return code;
  const order = await findOwnOrder(context.db, code, member.code);
  invariant(order, 'An order that was made is found.');
  await advanceOrder(context, order, { end, wait });
  return code;
}
