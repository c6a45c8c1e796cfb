import type { Api, Words } from '@fumi/contract';
import { EMPTY_DELIVERY_ADDRESS, isCancellable, mayDo, needsAnother, type Role } from '@fumi/domain';
import type { z } from 'zod';
import { deskTerms } from '../../content/desk-terms.ts';
import { invoiceSellerOf } from '../../content/goods.ts';
import type { Context } from '../../context.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { facePages } from '../book/book-item.repository.ts';
import { mailsOfOrder } from '../mail/mail.repository.ts';
import { orderMailboxes } from '../mailbox/order-mailboxes.repository.ts';
import { destinationsOf, type OrderRow } from '../order/order.repository.ts';
import { eventsOf, notesOf } from '../order/order-history.repository.ts';
import { computeStatement } from '../order/statement.service.ts';
import { trackingUrl } from '../order/tracking.ts';
import { uncountedOf } from '../packing/uncounted.repository.ts';
import { parcelsOfOrder } from '../parcel/parcel.repository.ts';
import { paymentsOfOrder, salePayment } from '../payment/payment.repository.ts';
import { refundsOfOrder } from '../payment/refund.repository.ts';
import { refundableOf } from '../payment/refund.service.ts';
import { listedOrder } from './desk-orders.repository.ts';
import { orderRow } from './order-row.ts';

type Details = Words<z.input<Api['deskOrder']['response']>, 'deskOrder'>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Where the parcels go; the prefecture alone for roles that may not see persons. */
async function placesOf({ db }: Context, order: OrderRow, seesPersons: boolean) {
  const rows = await destinationsOf(db, order.code);
  return rows.map(({ address, position, quantity }) => {
    const seen = seesPersons ? address : { ...EMPTY_DELIVERY_ADDRESS, state: address.state };
    return { ...seen, position, quantity };
  });
}

/** What was paid for an order and what went back, with the providers' own names for it. */
async function moneyOf({ db, content }: Context, order: OrderRow, operator: string) {
  const [payments, refunds] = [await paymentsOfOrder(db, order.code), await refundsOfOrder(db, order.code)];
  const sale = salePayment(payments, order.paidAt);
  return {
    payments: payments.map(({ createdAt, provider, type, amountYen, state, providerRef }) => ({
      at: createdAt.toISOString(),
      provider,
      type,
      amount: amountYen,
      state,
      reference: providerRef,
    })),
    refunds: refunds.map((refund) => ({
      code: refund.code,
      at: refund.createdAt.toISOString(),
      amount: refund.amountYen,
      state: refund.state,
      reason: refund.reason,
      grantedBy: refund.grantedBy,
      paidBy: refund.paidBy,
      isOwed: refund.isOwed,
      settledAt: iso(refund.settledAt),
      ofSale: refund.paymentCode === sale?.code,
      needsAnother: needsAnother(refund, refunds, operator, deskTerms.refunds.twoPeopleFromYen),
      reference: refund.providerRef,
    })),
    refundable: (await refundableOf(db, order))?.leftYen ?? 0,
    seller: invoiceSellerOf(content.goods),
  };
}

/** What happened to an order, what was written about it and to its customer. */
async function historyOf({ db }: Context, order: OrderRow) {
  return {
    events: (await eventsOf(db, order.code)).map(({ at, event, actor }) => ({
      at: at.toISOString(),
      event,
      actor,
    })),
    notes: (await notesOf(db, order.code)).map(({ at, author, words }) => ({
      at: at.toISOString(),
      author,
      words,
    })),
    mails: (await mailsOfOrder(db, order.code)).map(({ createdAt, kind, subject, state, sentAt }) => ({
      at: createdAt.toISOString(),
      kind,
      subject,
      state,
      sentAt: iso(sentAt),
    })),
  };
}

/** Everything about an order that its page shows to a role; null where no order has this number. */
export async function orderDetails(
  context: Context,
  { name, role }: { readonly name: string; readonly role: Role },
  number: string,
): Promise<Details | null> {
  const listed = await listedOrder(context.db, number);
  if (listed === null) return null;
  const { order } = listed;
  const seesPersons = mayDo(role, 'person-see');
  const { statement } = await computeStatement(context.db, context, order);
  const book = order.bookCode === null ? null : await findBookByCode(context.db, order.bookCode);
  const faces = book === null ? [] : await facePages(context.db, book.code);
  const pagesWith = (kind: 'recipient' | 'sender') =>
    faces.flatMap((face) => (face.kind === kind ? [face.pageNo, ...face.addedPageNo] : []));
  const delivery = context.content.goods.deliveryTypes.find(({ id }) => id === order.deliveryTypeId);
  const parcels = await parcelsOfOrder(context.db, order.code);
  const trackingNumber = parcels.find((parcel) => parcel.trackingNumber !== null)?.trackingNumber ?? null;
  return {
    order: {
      ...orderRow(context, role, listed),
      bookCode: order.bookCode,
      pages: book?.design.pageCount ?? 0,
      recipientPages: pagesWith('recipient'),
      senderPages: pagesWith('sender'),
      paidAt: iso(order.paidAt),
      printedAt: iso(order.printedAt),
      shippedAt: iso(order.shippedAt),
      endedAt: iso(order.endedAt),
      trackingNumber,
      trackingUrl: trackingUrl(context, order, trackingNumber),
      isTracked: Boolean(delivery?.trackingUrl),
      holdReason: order.holdReason,
      canCancel: isCancellable(order.state),
      lines: statement.lines.map(({ label, count, amountYen }) => ({ label, count, amount: amountYen })),
      customer: seesPersons
        ? { ...order.customer, mailTo: (await orderMailboxes(context.db, order)).to }
        : null,
      uncounted:
        order.state === 'in_print'
          ? ((await uncountedOf(context.db, [order.code])).get(order.code) ?? null)
          : null,
      places: await placesOf(context, order, seesPersons),
      parcels: parcels.map(({ number, trackingNumber, shippedAt }) => ({
        number,
        trackingNumber,
        trackingUrl: trackingUrl(context, order, trackingNumber),
        shippedAt: iso(shippedAt),
      })),
    },
    ...(await historyOf(context, order)),
    ...(await moneyOf(context, order, name)),
  };
}
