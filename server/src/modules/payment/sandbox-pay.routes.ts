import type { FastifyInstance } from 'fastify';
import type { Notice } from '../../adapters/payment.ts';
import { signSandboxNotice } from '../../adapters/payment-sandbox.ts';
import type { Context } from '../../context.ts';
import { hashSource } from '../../http/inline-styles.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { newCode } from '../../random.ts';
import { SANDBOX_PAY_STYLE, sandboxPayPage, sandboxSecurePage } from './sandbox-pay-page.ts';
import { findSandboxPayment, moveSandboxPayment } from './sandbox-payment.repository.ts';

/** What the payer may choose on the sandbox's page: how payment or refund end, and when the notice comes. */
const OUTCOMES = ['success', 'decline', 'secure', 'close', 'account', 'no-account'] as const;
const NOTICES = ['before', 'after', 'twice', 'never'] as const;

type Choice = { readonly outcome: (typeof OUTCOMES)[number]; readonly notice: (typeof NOTICES)[number] };

const isOneOf = <Word extends string>(words: readonly Word[], text: unknown): text is Word =>
  (words as readonly unknown[]).includes(text);

function readChoice(body: unknown): Choice | null {
  const form = new URLSearchParams(String(body));
  const [outcome, notice] = [form.get('outcome'), form.get('notice') ?? 'before'];
  return isOneOf(OUTCOMES, outcome) && isOneOf(NOTICES, notice) ? { outcome, notice } : null;
}

/** The provider's notice, sent to the shop as over the wire. */
async function sendNotice(app: FastifyInstance, notice: Notice): Promise<void> {
  const payload = JSON.stringify(notice);
  await app.inject({
    method: 'POST',
    url: '/api/payment/notification/sandbox',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signSandboxNotice(payload) },
    payload,
  });
}

const REFUND_OUTCOMES: Readonly<Partial<Record<Choice['outcome'], 'refunded' | 'refund_failed'>>> = {
  account: 'refunded',
  'no-account': 'refund_failed',
};

const NOTICES_BEFORE_RETURN: Readonly<Record<Choice['notice'], number>> = {
  before: 1,
  after: 0,
  twice: 2,
  never: 0,
};

/** Stands in for a payment provider's page, in development and tests only (design §5). */
export async function registerSandboxPay(app: FastifyInstance, context: Context): Promise<void> {
  if (context.payments.find('sandbox') === null) return;
  await app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    pages.get('/sandbox/pay/:ref', { schema: { hide: true } }, async (request, reply) => {
      const { ref } = request.params as { ref: string };
      const payment = await findSandboxPayment(context.db, ref);
      if (payment === null) return sendRefusal(reply, { code: 'not_found' });
      const page =
        'secure' in (request.query as object) ? sandboxSecurePage(payment) : sandboxPayPage(payment);
      return reply
        .header(
          'content-security-policy',
          `default-src 'none'; style-src ${hashSource(SANDBOX_PAY_STYLE)}; form-action 'self'`,
        )
        .type('text/html; charset=utf-8')
        .send(page);
    });
    pages.post('/sandbox/pay/:ref', { schema: { hide: true } }, async (request, reply) => {
      const { ref } = request.params as { ref: string };
      const choice = readChoice(request.body);
      const payment = await findSandboxPayment(context.db, ref);
      if (payment === null || choice === null) return sendRefusal(reply, { code: 'not_found' });
      if (choice.outcome === 'secure') return reply.redirect(`/sandbox/pay/${ref}?secure`, 303);
      if (choice.outcome === 'close') return reply.redirect(payment.returnNgUrl, 303);
      const refunded = REFUND_OUTCOMES[choice.outcome];
      if (refunded) {
        await moveSandboxPayment(context.db, ref, 'refund_waiting', refunded);
        await sendNotice(app, { eventId: newCode(), subject: 'refund', ref });
        return reply.redirect(payment.returnOkUrl, 303);
      }
      const isPaid = choice.outcome === 'success';
      await moveSandboxPayment(context.db, ref, 'open', isPaid ? 'succeeded' : 'failed');
      const notice = { eventId: newCode(), subject: 'payment', ref } as const;
      for (let sent = 0; sent < NOTICES_BEFORE_RETURN[choice.notice]; sent += 1) {
        await sendNotice(app, notice);
      }
      if (choice.notice === 'after') reply.raw.once('finish', () => void sendNotice(app, notice));
      return reply.redirect(isPaid ? payment.returnOkUrl : payment.returnNgUrl, 303);
    });
  });
}
