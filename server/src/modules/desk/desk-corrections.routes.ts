import { type DeliveryAddress, dayInTokyo, ok, refuse, validateDestination } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { HandlersOf } from '../../http/call.ts';
import {
  destinationsOf,
  findOrderByNumber,
  lockOrder,
  type OrderRow,
  updateDestination,
} from '../order/order.repository.ts';
import { insertNote } from '../order/order-history.repository.ts';
import { lockParcelTo, updateParcel } from '../parcel/parcel.repository.ts';
import { moveGranted, refundsOfOrder } from '../payment/refund.repository.ts';
import { grantRefund, notePaidByHand, refundableOf, sendGranted } from '../payment/refund.service.ts';

const GONE = { code: 'not_found' } as const;
const TOO_LATE = { code: 'wrong_state' } as const;

const NO_LABEL = { label: null, exportedLayout: null, exportedBy: null, exportedAt: null } as const;

/** The order of a number, locked; null where there is none. */
async function lockNumber(tx: Transaction, number: string): Promise<OrderRow | null> {
  const found = await findOrderByNumber(tx, number);
  return found === null ? null : lockOrder(tx, found.code);
}

/** What is wrong with an address, by the rules that customers meet. */
function addressProblems(
  { clock, zip }: Pick<TransactionContext, 'clock' | 'zip'>,
  address: DeliveryAddress,
): Record<string, string[]> {
  const today = dayInTokyo(clock.nowMs());
  const rules = { today, localitiesOfZip: (code: string) => zip.directory().find(code) };
  const problems = Object.entries(validateDestination(address, rules));
  return Object.fromEntries(problems.map(([field, problem]) => [`address.${field}`, [problem]]));
}

/** The answer and the audit entry for a granted refund that is sent (`asked`) or withdrawn. */
const moved = (number: string, refund: string, state: 'asked' | 'withdrawn') =>
  ok({ answer: {}, object: number, before: { refund, state: 'granted' }, after: { refund, state } });

const REFUSALS = {
  unknown: GONE,
  gone: TOO_LATE,
  'needs-another': { code: 'invalid', fields: { refundCode: ['needs-another'] } },
  'too-much': { code: 'invalid', fields: { refundCode: ['too-much'] } },
} as const;

export const deskCorrectionHandlers: HandlersOf<
  | 'deskOrderNote'
  | 'deskAddressCorrect'
  | 'deskRefundGrant'
  | 'deskRefundSend'
  | 'deskRefundWithdraw'
  | 'deskRefundPaid'
> = {
  deskOrderNote: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const order = await findOrderByNumber(tx, body.number);
      if (order === null) return refuse(GONE);
      const at = new Date(context.clock.nowMs());
      await insertNote(tx, { orderCode: order.code, at, author: operator.name, words: body.words });
      return ok({ answer: {}, object: body.number });
    }),
  deskAddressCorrect: ({ context, input: { body }, change }) => {
    const { number, position, address } = body;
    const fields = addressProblems(context, address);
    if (Object.keys(fields).length > 0) return Promise.resolve(refuse({ code: 'invalid', fields }));
    return change(async (tx) => {
      const order = await lockNumber(tx, number);
      const places = order === null ? [] : await destinationsOf(tx, order.code);
      const place = places.find((each) => each.position === position);
      if (order === null || !place) return refuse(GONE);
      if (order.state !== 'paid' && order.state !== 'in_print') return refuse(TOO_LATE);
      const parcel = await lockParcelTo(tx, place);
      if (parcel !== null && parcel.shippedAt !== null) return refuse(TOO_LATE);
      await updateDestination(tx, place, address);
      // Its label and the file that it was exported in have the old address.
      if (parcel !== null) await updateParcel(tx, parcel.number, NO_LABEL);
      return ok({ answer: {}, object: number, before: place.address, after: address });
    });
  },
  deskRefundGrant: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const order = await lockNumber(tx, body.number);
      if (order === null) return refuse(GONE);
      const left = (await refundableOf(tx, order))?.leftYen ?? 0;
      // All of an order that is not yet in print goes back by cancelling it.
      if (left === 0 || (order.state === 'paid' && body.amount >= left)) return refuse(TOO_LATE);
      const grant = { amountYen: body.amount, reason: body.reason, grantedBy: operator.name };
      const code = await grantRefund(tx, context, order, grant);
      if (code === null) return refuse({ code: 'invalid', fields: { amount: ['too-much'] } });
      const after = { refund: code, amountYen: body.amount, reason: body.reason, state: 'granted' };
      return ok({ answer: { code }, object: body.number, after });
    }),
  deskRefundSend: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const { number, refundCode } = body;
      const order = await lockNumber(tx, number);
      if (order === null) return refuse(GONE);
      const sent = await sendGranted(tx, context, order, { refundCode, sentBy: operator.name });
      return sent.ok ? moved(number, refundCode, 'asked') : refuse(REFUSALS[sent.error]);
    }),
  deskRefundWithdraw: ({
    input: {
      body: { number, refundCode },
    },
    change,
  }) =>
    change(async (tx) => {
      const order = await lockNumber(tx, number);
      const refunds = order === null ? [] : await refundsOfOrder(tx, order.code);
      if (!refunds.some(({ code }) => code === refundCode)) return refuse(GONE);
      return (await moveGranted(tx, refundCode, 'withdrawn'))
        ? moved(number, refundCode, 'withdrawn')
        : refuse(TOO_LATE);
    }),
  deskRefundPaid: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const { number, refundCode: refund, reason } = body;
      const order = await lockNumber(tx, number);
      if (order === null) return refuse(GONE);
      const given = await notePaidByHand(tx, context, order, { refundCode: refund, paidBy: operator.name });
      if (!given.ok) return refuse(REFUSALS[given.error]);
      // Also as a note at the order: only managers and owners may read the audit log.
      const at = new Date(context.clock.nowMs());
      await insertNote(tx, { orderCode: order.code, at, author: operator.name, words: reason });
      const after = { refund, ...given.value, reason, state: 'done' };
      return ok({ answer: {}, object: number, before: { refund, state: 'failed' }, after });
    }),
};
