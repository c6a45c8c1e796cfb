import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { findPaymentByRef, hasEvent, noteEvent } from './payment.repository.ts';
import { settle } from './payment-settle.service.ts';

const MAX_NOTICE_BYTES = 64 * 1024;

/**
 * Signed notices of payment providers (design §6). A notice proves nothing but that it is time to ask; one about a
 * payment that we do not know yet is answered so that the provider tries again, and never forgotten.
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
        if (provider !== context.payments.name || !Buffer.isBuffer(request.body)) {
          return sendRefusal(reply, { code: 'not_found' });
        }
        const notice = await context.payments.readNotice({ headers: request.headers, rawBody: request.body });
        if (notice === null) return sendRefusal(reply, { code: 'bad_request' });
        if (await hasEvent(context.db, provider, notice.eventId)) return reply.send({});
        const payment = await findPaymentByRef(context.db, context.payments.name, notice.ref);
        if (payment === null && notice.ref !== '') return sendRefusal(reply, { code: 'not_found' });
        if (payment) await settle(context, payment.code);
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
