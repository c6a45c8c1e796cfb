import {
  checkQuantities,
  type DeliveryAddress,
  type DeliveryType,
  deliveryAddressOf,
  isUnpaid,
  NUMBER_LENGTH,
  type OrderCustomer,
  ok,
  type Result,
  refuse,
  writtenNumber,
} from '@fumi/domain';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { newCode, newReadableCode } from '../../random.ts';
import { findTicket, redeemTicket } from '../campaign/campaign.repository.ts';
import { ticketHashOf } from '../campaign/campaign.service.ts';
import { findLiveOrderOfBook, findOwnOrder, insertOrder, lockOrder } from '../order/order.repository.ts';
import { insertEvent } from '../order/order-history.repository.ts';
import { settleOpen } from '../payment/payment-settle.service.ts';
import { cancelLocked } from './order-cancel.service.ts';
import { chosenDelivery, customerProblems, type OrderedGoods, orderedGoods } from './order-goods.ts';

type OrderRequest = OrderCustomer & {
  readonly destinations: readonly (DeliveryAddress & { readonly quantity: number })[];
  readonly bookCode?: string | undefined;
  readonly minchuToken?: string | undefined;
  readonly minchuCode?: string | undefined;
  readonly deliveryKindId?: number | undefined;
  readonly bundleId?: number | undefined;
  /** The member's draft that the book was made of. */
  readonly draft?: { readonly code: string; readonly revision: number } | undefined;
};

/** For people: day and five readable characters. The unique index catches two orders of a day with the same ones. */
const newNumber = (nowMs: number): string => writtenNumber('order', nowMs, newReadableCode(NUMBER_LENGTH));

const customerOf = (from: OrderCustomer): OrderCustomer => ({
  ...deliveryAddressOf(from),
  birthday: from.birthday,
  email: from.email,
});

/**
 * A book has one live order, and so has a campaign's code. A member who orders again gives up their
 * own order that was not paid; a paid order, or somebody else's, refuses the new one.
 */
async function supersedeUnpaidOrder(
  tx: Transaction,
  context: TransactionContext,
  goods: OrderedGoods,
  memberCode: string,
): Promise<Result<null, Refusal>> {
  const heldBy =
    goods.type === 'minchu'
      ? goods.ticketOrderCode
      : ((await findLiveOrderOfBook(tx, goods.bookCode))?.code ?? null);
  const live = heldBy === null ? null : await lockOrder(tx, heldBy);
  if (!live) return ok(null);
  const isGivenUp = live.memberCode === memberCode && isUnpaid(live.state);
  if (!isGivenUp) return refuse({ code: 'wrong_state' });
  const ended = await cancelLocked(tx, context, live, 'member', 'superseded');
  return ended ? ok(null) : refuse({ code: 'wrong_state' });
}

/**
 * Asks the provider about an unfinished payment of the order that holds the same book or code: one that was
 * paid a moment ago is not superseded.
 */
export async function settleHolder(
  context: Context,
  memberCode: string,
  { bookCode, minchuToken, minchuCode }: OrderRequest,
): Promise<void> {
  const ticket = minchuToken ?? minchuCode;
  const heldBy =
    bookCode === undefined
      ? ticket && (await findTicket(context.db, ticketHashOf(ticket)))?.orderCode
      : (await findLiveOrderOfBook(context.db, bookCode))?.code;
  const holder = heldBy ? await findOwnOrder(context.db, heldBy, memberCode) : null;
  if (holder?.state === 'payment_pending') await settleOpen(context, holder.code);
}

/** Creates an order at the server's own prices: order, destinations, log, and the campaign's code. */
export async function createOrder(
  tx: Transaction,
  context: TransactionContext,
  memberCode: string,
  request: OrderRequest,
): Promise<Result<{ code: string }, Refusal>> {
  const fields = customerProblems(context, request, request.destinations);
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields });
  const found = await orderedGoods(tx, context, request, memberCode);
  if (!found.ok) return found;
  const goods = found.value;
  const quantities = request.destinations.map(({ quantity }) => quantity);
  const problem = checkQuantities(goods.product.order, quantities, goods.isAddressed);
  if (problem) return refuse({ code: 'invalid', fields: { destinations: [problem.code] } });
  const delivery = chosenDelivery(context, goods, request);
  if (!delivery.ok) return delivery;
  const room = await supersedeUnpaidOrder(tx, context, goods, memberCode);
  if (!room.ok) return room;
  return ok({ code: await writeOrder(tx, context, memberCode, request, goods, delivery.value) });
}

async function writeOrder(
  tx: Transaction,
  { clock }: Pick<TransactionContext, 'clock'>,
  memberCode: string,
  request: OrderRequest,
  goods: OrderedGoods,
  delivery: Pick<DeliveryType, 'id' | 'feeYen' | 'stand'>,
): Promise<string> {
  const nowMs = clock.nowMs();
  const createdAt = new Date(nowMs);
  const code = newCode();
  const standYen = delivery.stand?.unitYen ?? 0;
  const sets = request.destinations.reduce((sum, { quantity }) => sum + quantity, 0);
  await insertOrder(
    tx,
    {
      code,
      number: newNumber(nowMs),
      memberCode,
      type: goods.type,
      bookCode: goods.bookCode,
      kitId: goods.kitId,
      campaignCode: goods.campaignCode,
      productCode: goods.product.code,
      state: 'draft',
      unitPriceYen: goods.unitPriceYen,
      deliveryTypeId: delivery.id,
      deliveryFeeYen: delivery.feeYen,
      standYen,
      totalYen: (goods.unitPriceYen + standYen) * sets + delivery.feeYen * request.destinations.length,
      customer: customerOf(request),
      draftCode: request.draft?.code ?? null,
      draftRevision: request.draft?.revision ?? null,
      createdAt,
    },
    request.destinations.map((each) => ({ address: deliveryAddressOf(each), quantity: each.quantity })),
  );
  await insertEvent(tx, {
    orderCode: code,
    at: createdAt,
    event: 'created',
    fromState: null,
    toState: 'draft',
    actor: 'member',
  });
  if (goods.ticketHash !== null) await redeemTicket(tx, goods.ticketHash, code);
  return code;
}
