import {
  CANCELLED_STATES,
  type CalendarSettings,
  hasLayouts,
  isUnpaid,
  type MoneyBack,
  type Statement,
  showcaseBookPage,
  showcasePageOf,
  type TextStyle,
} from '@fumi/domain';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { type Answered, client } from '../../api.ts';
import { accountSync } from '../../draft/account/account-drafts.ts';
import {
  addOrdered,
  hasChangedSince,
  isMarkedForReplacement,
  madeFromOf,
  unmarkForReplacement,
} from '../../draft/ordered/ordered-drafts.ts';
import { quietClient } from '../../draft/quiet-client.ts';
import { paths } from '../../paths.ts';
import { loaded } from '../../platform/answer.ts';
import { memberStore } from '../../session/member-session.ts';
import { type ShopFacts, shopFrom } from '../../shop/shop.ts';
import { bringPeopleBack, openDraftOf } from './book-draft.ts';
import { type FinishedBook, factsWithArt, fetchBook } from './load-goods.ts';
import { type MemberOrder, newestOrders, otherOrders } from './member-orders.ts';
import { orderCompletePath } from './order-paths.ts';

export type MemberParcel = MemberOrder['parcels'][number];
export type OrderStatement = Answered<'orderCheck'>['orderStatement'];

/** An order and who sold it. */
export type ReceiptFacts = Answered<'orderGet'>;

/** What the receipt or return invoice of an order says; null until it was paid. */
export const paidOrder = ({ order, seller }: ReceiptFacts) =>
  order.paidAt === null
    ? null
    : {
        number: order.number,
        name: order.customer.name,
        paidAt: order.paidAt,
        totalYen: order.statement.total,
        lines: statementFromWire(order.statement).lines,
        refunds: moneyBack(order),
        seller,
      };

/** The money of an order that its member has got back. */
export const moneyBack = ({ refunds }: Pick<MemberOrder, 'refunds'>): MoneyBack[] =>
  refunds.map(({ at, amount }) => ({ at, amountYen: amount }));

/** An order and the designs of its product. */
export type OrderFacts = {
  readonly order: MemberOrder;
  readonly facts: ShopFacts;
  /** What the member typed in the book; null where the front has no place for words. */
  readonly texts: FinishedBook['texts'] | null;
  /** What was chosen for the grid of a calendar, where the front shows one. */
  readonly settings?: CalendarSettings | undefined;
  /** Of a bound book: what was chosen for its words. */
  readonly textStyle?: TextStyle | undefined;
  /** The page of the design that the front repeats, where the member could choose it. */
  readonly page?: number | undefined;
};

/** The server's statement in the domain's type. */
export const statementFromWire = ({
  lines,
  total,
  tax,
}: OrderStatement): Pick<Statement, 'lines' | 'totalYen' | 'taxYen'> => ({
  lines: lines.map(({ unit, amount, ...line }) => ({ ...line, unitYen: unit, amountYen: amount })),
  totalYen: total,
  taxYen: tax,
});

/** Throws 404 for somebody else's order. */
const fetchOrder = async (code: string): Promise<ReceiptFacts> =>
  loaded(await client.orderGet({ params: { orderCode: code } }));

/** Words, days and layout of an order's own book, as far as its front shows any. */
async function ownOnFront(
  order: MemberOrder,
  facts: ShopFacts,
): Promise<Pick<OrderFacts, 'texts' | 'settings' | 'textStyle' | 'page'>> {
  const { info, material } = shopFrom(facts);
  const kit = info.kits.find(({ id }) => id === order.kitId);
  const front = kit?.pages[showcasePageOf(material)] ?? [];
  const hasWords = front.some(({ textType }) => textType !== undefined);
  const hasGrid = front.some(({ calendar }) => calendar?.what === 'month');
  const pageNo = showcaseBookPage(material);
  const hasChoice = kit !== undefined && hasLayouts(kit, material, pageNo);
  if (!order.bookCode || !(hasWords || hasGrid || hasChoice)) return { texts: null };
  const { texts, calendarSettings: settings, textStyle, templates } = await fetchBook(order.bookCode);
  return { texts: hasWords ? texts : null, settings, textStyle, page: templates?.[pageNo - 1] };
}

async function orderFacts(args: LoaderFunctionArgs, order: MemberOrder): Promise<OrderFacts> {
  const facts = await factsWithArt(args, order.productCode, order.kitId);
  return { order, facts, ...(await ownOnFront(order, facts)) };
}

const loadOrder = async (args: LoaderFunctionArgs, code: string): Promise<OrderFacts> =>
  orderFacts(args, (await fetchOrder(code)).order);

/** The order of a checkout page stands in the query, so that a return from the provider finds it again. */
const loadOrderOfQuery = (args: LoaderFunctionArgs): Promise<OrderFacts> =>
  loadOrder(args, new URL(args.request.url).searchParams.get('order') ?? '');

type PaymentStatus = Answered<'orderPaymentConfirm'>['status'];

/** `status` is what the payment provider has said; null where the server could not be asked. */
export type CompleteFacts = OrderFacts & {
  readonly status: PaymentStatus | null;
  readonly place?: 'ordered';
};

/** Asks for the payment before it fetches the order, so that the page opens with the new state. */
export async function loadComplete(args: LoaderFunctionArgs): Promise<CompleteFacts> {
  const code = new URL(args.request.url).searchParams.get('order') ?? '';
  const answer = await client.orderPaymentConfirm({ body: { code } });
  const status = answer.ok ? answer.value.status : null;
  const isOver = status === 'failed' || status === 'cancelled';
  return { ...(await loadOrder(args, code)), status, ...(isOver ? { place: 'ordered' } : {}) };
}

export type PaymentFacts = OrderFacts & {
  /** Of a card that is still on this device, the steps above the page lead back to it. */
  readonly place?: 'order';
  /** What else is ordered of the same card. */
  readonly others: readonly MemberOrder[];
  /** The card was changed after this order, and the changed card is not ordered. */
  readonly hasChanged: boolean;
};

type CardNow = Pick<PaymentFacts, 'others' | 'hasChanged'>;

/** What has become of the card of an order, and what else was ordered of it. */
function cardNow(
  { code, bookCode, draftCode }: MemberOrder,
  isHere: boolean,
  orders: readonly MemberOrder[],
): CardNow {
  if (bookCode === null) return { others: [], hasChanged: false };
  const others = otherOrders(orders, draftCode ?? madeFromOf(bookCode)?.code, bookCode);
  // This order is marked where the customer left it to change its card. The changed card's order would have
  // replaced it but for its till slip: it does not count, and the page still says that the card has changed.
  const isOrdered = others.some(({ state }) => isUnpaid(state)) && !isMarkedForReplacement(code);
  return { others, hasChanged: isHere && !isOrdered && hasChangedSince(bookCode) };
}

/** The same by now: another device may have changed the card or ordered it since the page was loaded. */
export async function lookAgainAtCard({ order, place }: PaymentFacts): Promise<CardNow> {
  const { member } = memberStore.getState();
  const isHere = place === 'order';
  const [orders] = await Promise.all([
    // Without waiting for a network: a payment does not begin by itself once it is back.
    newestOrders(quietClient),
    isHere && member ? accountSync.pull(member.code) : null,
  ]);
  return cardNow(order, isHere, orders);
}

/** Somebody who comes back from the provider and has paid is not asked to pay again. */
export async function loadPayment(args: LoaderFunctionArgs): Promise<PaymentFacts> {
  let ordered = await loadOrderOfQuery(args);
  const { order } = ordered;
  // An order that was replaced by another, or cancelled in another tab, cannot be paid.
  if (CANCELLED_STATES.includes(order.state)) throw replace(paths.order(order.code));
  if (order.state !== 'draft') {
    const answer = await client.orderPaymentConfirm({ body: { code: order.code } });
    if (answer.ok && answer.value.status === 'paid') throw replace(orderCompletePath(order));
    if (answer.ok && answer.value.status === 'cancelled') throw replace(paths.order(order.code));
    // The call above has asked the provider, whose answer may have issued the order's till slip or ended it.
    if (order.slip !== null) ordered = { ...ordered, order: (await fetchOrder(order.code)).order };
  }
  const { code: orderCode, productCode, bookCode } = order;
  if (bookCode === null) return { ...ordered, others: [], hasChanged: false };
  addOrdered({ orderCode, productCode, bookCode });
  const [isOpen, orders] = await Promise.all([openDraftOf({ productCode, code: bookCode }), newestOrders()]);
  const people = () => fetchBook(bookCode);
  const isHere = isOpen && (await bringPeopleBack(bookCode, people, ordered.facts, args.request.signal));
  if (!isHere || !hasChangedSince(bookCode)) unmarkForReplacement(orderCode);
  return { ...ordered, ...(isHere ? { place: 'order' } : {}), ...cardNow(order, isHere, orders) };
}

export const loadReceipt = ({ params }: LoaderFunctionArgs): Promise<ReceiptFacts> =>
  fetchOrder(params.orderCode ?? '');

/** An order, and where it is cancelled or unpaid the other orders of its draft, to which the page links. */
export async function loadOrderOfPath(
  args: LoaderFunctionArgs,
): Promise<OrderFacts & Pick<PaymentFacts, 'others'>> {
  const ordered = await loadOrder(args, args.params.orderCode ?? '');
  const { state, draftCode, bookCode } = ordered.order;
  const isOpen = CANCELLED_STATES.includes(state) || isUnpaid(state);
  if (!draftCode || bookCode === null || !isOpen) return { ...ordered, others: [] };
  return { ...ordered, others: otherOrders(await newestOrders(), draftCode, bookCode) };
}

const ORDERS_A_PAGE = 20;

export type OrdersFacts = {
  readonly orders: readonly OrderFacts[];
  readonly page: number;
  readonly pages: number;
};

export async function loadOrders(args: LoaderFunctionArgs): Promise<OrdersFacts> {
  const page = Math.max(1, Number(new URL(args.request.url).searchParams.get('page') ?? 1) || 1);
  const { orders: listed, total } = loaded(await client.orderList({ query: { page } }));
  const orders = await Promise.all(listed.map((order) => orderFacts(args, order)));
  return { orders, page, pages: Math.max(1, Math.ceil(total / ORDERS_A_PAGE)) };
}
