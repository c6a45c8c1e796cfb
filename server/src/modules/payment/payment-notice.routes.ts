import type { FastifyInstance } from 'fastify';
import type { Notice } from '../../adapters/payment.ts';
import type { Context } from '../../context.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { findPaymentByRef, hasEvent, noteEvent } from './payment.repository.ts';
import { settle } from './payment-settle.service.ts';
import { findRefundByRef } from './refund.repository.ts';
import { settleRefund } from './refund.service.ts';

const MAX_NOTICE_BYTES = 64 * 1024;

/** Asks the provider about what a notice names; false where the shop does not know it (yet). */
async function settleSubject(context: Context, provider: string, { subject, ref }: Notice): Promise<boolean> {
  if (subject === 'payment') {
    const payment = await findPaymentByRef(context.db, provider, ref);
    if (payment) await settle(context, payment.code);
    return payment !== null;
  }
  if (subject === 'refund') {
    const refund = await findRefundByRef(context.db, provider, ref);
    if (refund) await settleRefund(context, refund.code);
    return refund !== null;
  }
  return true;
}

/**
 * Signed notices of payment providers (design §6). A notice only says that it is time to ask the
 * provider. One about a payment that the shop does not know yet is answered with 404 and not noted,
 * so that the provider sends it again.
 */
export async function registerPaymentNotices(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (notices) => {
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_NOTICE_BYTES }, (_, body, done) =>
      done(null, body),
    );
    notices.post(
      '/api/payment/notification/:provider',
      { schema: { hide: true } },
      async (request, reply) => {
        const { provider } = request.params as { provider: string };
        const sender = context.payments.find(provider);
        if (sender === null || !Buffer.isBuffer(request.body)) {
          return sendRefusal(reply, { code: 'not_found' });
        }
        const notice = await sender.readNotice({ headers: request.headers, rawBody: request.body });
        if (notice === null) return sendRefusal(reply, { code: 'bad_request' });
        if (await hasEvent(context.db, provider, notice.eventId)) return reply.send({});
        if (!(await settleSubject(context, provider, notice)))
          return sendRefusal(reply, { code: 'not_found' });
        await noteEvent(context.db, {
          provider,
          eventId: notice.eventId,
          receivedAt: new Date(context.clock.nowMs()),
        });
        return reply.send({});
      },
    );
  });
}
