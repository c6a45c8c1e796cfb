import { arrivalDays, dayInTokyo, estimateOrder, placeInLine } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { deliveryTo } from '../delivery/delivery.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import type { OrderMail, OrderMailFacts } from '../mail/templates/order-mails.ts';
import { orderMailboxes } from '../mailbox/order-mailboxes.repository.ts';
import { askMailbox } from './ask-mailbox.service.ts';
import { type DestinationRow, destinationsOf, type OrderRow } from './order.repository.ts';
import { computeStatement } from './statement.service.ts';
import { trackingUrl } from './tracking.ts';

const isPaid = ({ state }: OrderRow): boolean =>
  state === 'paid' || state === 'in_print' || state === 'shipped';

/**
 * Between which days the order should arrive, counted from its shipping, else from its payment.
 * Null where it is not paid or was cancelled, or its delivery type is no longer sold.
 */
function arrivalOf(
  { content, zip, clock }: TransactionContext,
  order: OrderRow,
  destinations: readonly DestinationRow[],
): OrderMailFacts['arrival'] {
  const delivery = content.goods.deliveryTypes.find(({ id }) => id === order.deliveryTypeId);
  if (!delivery || !isPaid(order)) return null;
  const { production } = content.goods.shop;
  const extraDays = Math.max(0, ...destinations.map(({ address }) => deliveryTo(zip, address.zip).extraDays));
  const dayOf = (at: Date | null) => dayInTokyo(at?.getTime() ?? clock.nowMs());
  const { arrivesFrom, arrivesTo } =
    order.shippedAt === null
      ? estimateOrder(dayOf(order.paidAt), production, delivery, extraDays)
      : arrivalDays(dayOf(order.shippedAt), production, delivery, extraDays);
  return { from: arrivesFrom, to: arrivesTo };
}

/** The parcel that a mail is about. */
type MailedParcel = Pick<OrderMailFacts, 'trackingNumber' | 'parcelOf'>;

const NO_PARCEL: MailedParcel = { trackingNumber: null, parcelOf: null };

/** What templates say of an order. */
async function orderFacts(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  parcel: MailedParcel,
): Promise<OrderMailFacts> {
  const { statement } = await computeStatement(tx, context, order);
  const destinations = await destinationsOf(tx, order.code);
  const { baseUrl, staticUrl } = context.config;
  const orderUrl = `${baseUrl}/member/orders/${order.code}`;
  return {
    number: order.number,
    name: order.customer.name,
    destinations: destinations.map(({ address, quantity }) => ({
      name: address.name,
      address: placeInLine(address),
      count: quantity,
    })),
    arrival: arrivalOf(context, order, destinations),
    receiptUrl: isPaid(order) && statement.totalYen > 0 ? `${orderUrl}/receipt` : null,
    contactUrl: `${baseUrl}/contact/?order=${order.code}`,
    lines: statement.lines.map(({ label, count, amountYen }) => ({ label, count, amountYen })),
    totalYen: statement.totalYen,
    ...parcel,
    trackingUrl: trackingUrl(context, order, parcel.trackingNumber),
    url: orderUrl,
    pictureUrl:
      order.kitId === null
        ? null
        : `${staticUrl || baseUrl}/material/v2/kit/media/${order.kitId}/1/thumb.jpg`,
  };
}

type Template = (facts: OrderMailFacts) => OrderMail;

type Queued = {
  readonly template: Template;
  readonly to: readonly string[];
  readonly parcel?: MailedParcel;
};

/** Writes one mail about an order to each of some mailboxes. */
export async function queueOrderMail(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  { template, to, parcel = NO_PARCEL }: Queued,
): Promise<void> {
  const { kind, ...content } = template(await orderFacts(tx, context, order, parcel));
  for (const mailbox of to)
    await queueMail(tx, context, { kind, orderCode: order.code, to: mailbox, content });
}

/**
 * Mails the customer about what happens to an order in this transaction: the mail is sent only if
 * the transaction commits. The mailbox that was typed with the order gets a copy if it is proven;
 * if not, it is asked.
 */
export async function mailAboutOrder(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  template: Template,
  parcel: MailedParcel = NO_PARCEL,
): Promise<void> {
  const { to, typed } = await orderMailboxes(tx, order);
  const copies = typed?.isProven ? [typed.email] : [];
  await queueOrderMail(tx, context, order, { template, to: [to, ...copies], parcel });
  if (typed && !typed.isProven && order.memberCode !== null)
    await askMailbox(tx, context, { memberCode: order.memberCode, email: typed.email });
}
