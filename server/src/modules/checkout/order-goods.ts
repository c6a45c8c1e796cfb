import {
  type CustomerProblems,
  checkDelivery,
  type DeliveryAddress,
  type DeliveryType,
  dayInTokyo,
  isOnSale,
  type OrderCustomer,
  ok,
  type Product,
  type Result,
  refuse,
  validateCustomer,
  validateDestination,
} from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/call.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { findTicket, lockTicket } from '../campaign/campaign.repository.ts';
import { campaignStatus, ticketHashOf } from '../campaign/campaign.service.ts';
import { lockOrder } from '../order/order.repository.ts';
import { type BookRow, hasRecipients, lockOwnBook } from '../order/ordered-book.repository.ts';
import { productOf } from '../product/product.service.ts';

/** What is ordered, at which price: found by the server, not taken from the caller. */
export type OrderedGoods = {
  readonly type: 'normal' | 'minchu';
  readonly product: Product;
  readonly bookCode: string;
  readonly kitId: number | null;
  readonly campaignCode: string | null;
  /** Digest of the campaign's code, to be used up by the order. */
  readonly ticketHash: string | null;
  /** The order that holds the code already. */
  readonly ticketOrderCode: string | null;
  readonly unitPriceYen: number;
  readonly isAddressed: boolean;
  /** The delivery type of a campaign, which offers no choice; else null. */
  readonly fixedDeliveryId: number | null;
};

type Named = {
  readonly bookCode?: string | undefined;
  readonly minchuToken?: string | undefined;
  readonly minchuCode?: string | undefined;
};

/** Whether the design of a finished book can be ordered today (spec §4). */
export function isKitOnSale(
  { content, clock }: Pick<TransactionContext, 'content' | 'clock'>,
  { materialId, kitId }: Pick<BookRow, 'materialId' | 'kitId'>,
): boolean {
  const info = content.kits.info(materialId)?.kits;
  return info !== undefined && isOnSale(info, kitId, dayInTokyo(clock.nowMs()));
}

async function goodsOfBook(
  tx: Transaction,
  context: TransactionContext,
  bookCode: string,
  memberCode: string,
) {
  const book = await lockOwnBook(tx, bookCode, memberCode);
  if (book === null) return refuse({ code: 'not_found' } as const);
  const product = productOf(context.content, book.productCode);
  if (!product.ok) return product;
  if (!isKitOnSale(context, book))
    return refuse({ code: 'not_orderable', fields: { bookCode: ['not-orderable'] } } as const);
  return ok<OrderedGoods>({
    type: 'normal',
    product: product.value,
    bookCode,
    kitId: book.kitId,
    campaignCode: null,
    ticketHash: null,
    ticketOrderCode: null,
    unitPriceYen: book.priceYen,
    isAddressed: await hasRecipients(tx, bookCode),
    fixedDeliveryId: null,
  });
}

/**
 * The goods of a campaign's code: its prepared book, at the campaign's terms. A code works once;
 * where an order has used it up, the caller decides what follows.
 */
async function goodsOfCampaign(
  tx: Transaction,
  context: TransactionContext,
  code: string,
): Promise<Result<OrderedGoods, Refusal>> {
  const ticketHash = ticketHashOf(code);
  // Locks the order before its ticket, as a cancellation does, so that the two cannot deadlock.
  const seen = await findTicket(tx, ticketHash);
  if (seen?.orderCode) await lockOrder(tx, seen.orderCode);
  const ticket = await lockTicket(tx, ticketHash);
  const holder = ticket?.orderCode ?? null;
  if (holder !== null && holder !== seen?.orderCode) return refuse({ code: 'wrong_state' });
  const status = ticket && campaignStatus(ticket.campaign, dayInTokyo(context.clock.nowMs()));
  if (ticket === null || status !== 'open') {
    return refuse({ code: 'not_found', fields: { minchuCode: [status ?? 'code'] } });
  }
  const { campaign, orderCode } = ticket;
  const product = productOf(context.content, campaign.productCode);
  if (!product.ok) return product;
  const book = await findBookByCode(tx, campaign.bookCode);
  return ok({
    type: 'minchu',
    product: product.value,
    bookCode: campaign.bookCode,
    kitId: book?.kitId ?? null,
    campaignCode: campaign.code,
    ticketHash,
    ticketOrderCode: orderCode,
    unitPriceYen: campaign.unitPriceYen,
    isAddressed: await hasRecipients(tx, campaign.bookCode),
    fixedDeliveryId: campaign.deliveryTypeId,
  });
}

/** The goods of exactly one of book, token and code (spec §7). */
export async function orderedGoods(
  tx: Transaction,
  context: TransactionContext,
  named: Named,
  memberCode: string,
): Promise<Result<OrderedGoods, Refusal>> {
  const codes = [named.bookCode, named.minchuToken, named.minchuCode].filter((code) => code !== undefined);
  const [code] = codes;
  if (codes.length !== 1 || code === undefined) {
    return refuse({ code: 'invalid', fields: { bookCode: ['exactly-one'] } });
  }
  return named.bookCode === undefined
    ? goodsOfCampaign(tx, context, code)
    : goodsOfBook(tx, context, code, memberCode);
}

type DeliveryChoice = {
  readonly deliveryKindId?: number | undefined;
  readonly bundleId?: number | undefined;
};

/** The delivery that was asked for, else the first that the product offers. */
export function chosenDelivery(
  context: Pick<TransactionContext, 'content'>,
  goods: OrderedGoods,
  choice: DeliveryChoice,
): Result<DeliveryType, Refusal> {
  const types = context.content.goods.deliveryTypes;
  const offered =
    goods.fixedDeliveryId === null ? goods.product.order.deliveryTypes : [goods.fixedDeliveryId];
  const asked = types.find(
    (type) =>
      offered.includes(type.id) &&
      type.deliveryKindId === choice.deliveryKindId &&
      (type.bundleId ?? undefined) === choice.bundleId,
  );
  const isAsked = choice.deliveryKindId !== undefined || choice.bundleId !== undefined;
  const type = isAsked ? asked : types.find(({ id, suspend }) => offered.includes(id) && !suspend);
  const problem = type ? checkDelivery(types, offered, type.id) : 'unknown-delivery';
  return type && problem === null
    ? ok(type)
    : refuse({ code: 'invalid', fields: { deliveryKindId: [problem ?? 'unknown-delivery'] } });
}

/** Problems of the customer and of every destination, by field. */
export function customerProblems(
  { clock, zip }: Pick<TransactionContext, 'clock' | 'zip'>,
  customer: OrderCustomer,
  destinations: readonly DeliveryAddress[],
): Record<string, string[]> {
  const rules = {
    today: dayInTokyo(clock.nowMs()),
    localitiesOfZip: (code: string) => zip.directory().find(code),
  };
  const problems: Record<string, string[]> = {};
  const note = (prefix: string, found: CustomerProblems) => {
    for (const [field, problem] of Object.entries(found)) problems[`${prefix}${field}`] = [problem];
  };
  note('', validateCustomer(customer, rules));
  for (const [index, destination] of destinations.entries()) {
    note(`destinations.${index}.`, validateDestination(destination, rules));
  }
  return problems;
}
