import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import {
  orderInPrintMail,
  orderPaidMail,
  orderReceivedMail,
  orderShippedMail,
} from '../mail/templates/order-mails.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { queueOrderMail } from '../order/order-mail.service.ts';
import { parcelsOfOrder } from './parcel.repository.ts';

const MAIL_OF_STATE = {
  payment_pending: orderReceivedMail,
  paid: orderPaidMail,
  in_print: orderInPrintMail,
  shipped: orderShippedMail,
} as const;

type OnTheWay = OrderRow & { readonly state: keyof typeof MAIL_OF_STATE };

/** Whether there is a mail about the state that the order is in. */
export const isOnTheWay = (order: OrderRow): order is OnTheWay => order.state in MAIL_OF_STATE;

/** Mails the present state of an order to a mailbox that got no earlier mail about it. */
export async function mailState(
  tx: Transaction,
  context: TransactionContext,
  order: OnTheWay,
  mailbox: string,
): Promise<void> {
  const parcels = order.state === 'shipped' ? await parcelsOfOrder(tx, order.code) : [];
  const trackingNumber = parcels.find((one) => one.trackingNumber !== null)?.trackingNumber ?? null;
  const parcel = { trackingNumber, parcelOf: null };
  await queueOrderMail(tx, context, order, { template: MAIL_OF_STATE[order.state], to: [mailbox], parcel });
}
