import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../mail/mail.service.ts';
import type { MailContent } from '../mail/mail-body.ts';
import type { OrderMailFacts } from '../mail/templates/order-mails.ts';
import { mailAddressOf, type OrderRow } from './order.repository.ts';
import { stateOrder } from './statement.service.ts';
import { trackingUrl } from './tracking.ts';

/** Mails the customer about what happens to an order in this transaction: the mail leaves if and only if it did. */
export async function mailAboutOrder(
  tx: Transaction,
  context: TransactionContext,
  order: OrderRow,
  template: (facts: OrderMailFacts) => MailContent,
): Promise<void> {
  const { statement } = await stateOrder(tx, context, order);
  const { baseUrl, staticUrl } = context.config;
  await queueMail(tx, context, {
    kind: `order-${order.state}`,
    to: await mailAddressOf(tx, order),
    content: template({
      number: order.number,
      lines: statement.lines.map(({ label, count, amountYen }) => ({ label, count, amountYen })),
      totalYen: statement.totalYen,
      trackingNumber: order.trackingNumber,
      trackingUrl: trackingUrl(context, order),
      url: `${baseUrl}/member/orders/${order.code}`,
      pictureUrl:
        order.kitId === null
          ? null
          : `${staticUrl || baseUrl}/material/v2/kit/media/${order.kitId}/1/thumb.jpg`,
    }),
  });
}
