import type { PaymentType } from '@fumi/domain';
import Stripe from 'stripe';
import { Unavailable } from '../faults.ts';
import type { Charge, Notice, PaymentProvider, RefundAnswer, RefundState, Slip } from './payment.ts';

/** Seconds within which a signed notice must arrive; older ones are replays. */
const NOTICE_TOLERANCE_SECONDS = 300;
/** Shops in Japan give a konbini slip three days. */
const KONBINI_DAYS = 3;
const HOUR_MS = 60 * 60_000;
/** Stripe lists so many things at once (https://docs.stripe.com/api/pagination). */
const MOST_LISTED = 100;

const METHODS: Readonly<
  Partial<Record<PaymentType, Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType>>
> = {
  card: 'card',
  convenience: 'konbini',
};

type Options = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where something else speaks the provider's API, for tests; the provider itself by default. */
  readonly apiUrl?: string;
};

function connect({ secretKey, apiUrl }: Options): Stripe {
  if (!apiUrl) return new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 10_000 });
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: 5_000,
    host: hostname,
    port: Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
}

const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeInvalidRequestError } =
  Stripe.errors;
/** What Stripe's library throws where its servers, or the way to them, failed (https://docs.stripe.com/error-handling). */
const PASSING = [StripeConnectionError, StripeAPIError, StripeRateLimitError];

/** What Stripe answers; throws Unavailable where it did not. */
async function answerOf<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!PASSING.some((passing) => error instanceof passing)) throw error;
    throw new Unavailable('Stripe does not answer.', { cause: error });
  }
}

const intentOf = (session: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof session.payment_intent === 'object' ? session.payment_intent : null;

function isRefunded(session: Stripe.Checkout.Session): boolean {
  const charge = intentOf(session)?.latest_charge;
  return typeof charge === 'object' && charge !== null && charge.refunded;
}

function stateOf(session: Stripe.Checkout.Session): Charge['state'] {
  if (session.payment_status === 'paid') return isRefunded(session) ? 'refunded' : 'succeeded';
  if (session.status === 'expired') return 'cancelled';
  const intent = intentOf(session);
  if (intent?.status === 'canceled') return 'cancelled';
  return session.status === 'complete' && intent?.status === 'requires_payment_method' ? 'failed' : 'open';
}

/**
 * Stripe has these details until the slip is paid or has expired
 * (https://docs.stripe.com/api/payment_intents/object).
 */
function slipOf(session: Stripe.Checkout.Session): Slip | null {
  const details = intentOf(session)?.next_action?.konbini_display_details;
  if (!details?.hosted_voucher_url) return null;
  return { url: details.hosted_voucher_url, expiresAt: new Date(details.expires_at * 1000) };
}

function chargeOf(session: Stripe.Checkout.Session): Charge {
  return {
    state: stateOf(session),
    amountYen: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    attemptCode: session.client_reference_id ?? '',
    slip: slipOf(session),
  };
}

/** https://docs.stripe.com/refunds#track-refunds: `requires_action` waits for the customer's bank account. */
const REFUND_STATE: Readonly<Record<string, RefundState>> = {
  pending: 'asked',
  requires_action: 'waiting',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

function refundStateOf({ id, status }: Stripe.Refund): RefundState {
  const state = REFUND_STATE[status ?? ''];
  if (state === undefined)
    throw new Error(`Stripe says of refund ${id} that it is ${status}, which we do not know.`);
  return state;
}

const refundAnswerOf = (refund: Stripe.Refund): RefundAnswer => ({
  ref: refund.id,
  state: refundStateOf(refund),
});

/** In the metadata of a refund at Stripe: our code of it, which stays where an idempotency key is forgotten. */
const REFUND_CODE = 'refund_code';

/**
 * With these codes Stripe refuses a refund for good (https://docs.stripe.com/error-codes). Any other refusal passes,
 * as that of a balance which is too small, or is a mistake of ours: the money is still owed by way of Stripe.
 */
const ALREADY_REFUNDED = 'charge_already_refunded';
const REFUSED_FOR_GOOD = [
  ALREADY_REFUNDED,
  'charge_disputed',
  'charge_not_refundable',
  'refund_disputed_payment',
];

/** Of a charge that was given back whole: the one refund that somebody made in the console, if it has this sum. */
function madeInConsole(refunds: readonly Stripe.Refund[], amountYen: number): Stripe.Refund | null {
  const [only, ...others] = refunds.filter(
    (refund) => !refund.metadata?.[REFUND_CODE] && refundStateOf(refund) !== 'failed',
  );
  return only?.amount === amountYen && others.length === 0 ? only : null;
}

const SUBJECTS: Readonly<Record<string, Notice['subject']>> = {
  'checkout.session': 'payment',
  refund: 'refund',
};

/** Stripe Checkout: the card form is the provider's page; we never see a card. */
export function openStripePayments(options: Options): PaymentProvider {
  const stripe = connect(options);
  const retrieve = (ref: string): Promise<Stripe.Checkout.Session> =>
    answerOf(stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] }));
  return {
    name: 'stripe',
    // The page for a card stays open for an hour, that for a slip one day longer than the slip.
    lifetimeMs: { card: HOUR_MS, convenience: (KONBINI_DAYS + 1) * 24 * HOUR_MS },
    begin: async (attempt) => {
      const method = METHODS[attempt.type] ?? 'card';
      const creating = stripe.checkout.sessions.create(
        {
          mode: 'payment',
          locale: 'ja',
          client_reference_id: attempt.code,
          customer_email: attempt.email,
          allowed_payment_method_types: [method],
          ...(method === 'konbini'
            ? { payment_method_options: { konbini: { expires_after_days: KONBINI_DAYS } } }
            : {}),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'jpy',
                unit_amount: attempt.amountYen,
                product_data: { name: attempt.title },
              },
            },
          ],
          success_url: attempt.returnOkUrl,
          cancel_url: attempt.returnNgUrl,
        },
        { idempotencyKey: `begin-${attempt.code}` },
      );
      const session = await answerOf(creating);
      return { ref: session.id, url: session.url ?? attempt.returnNgUrl };
    },
    ask: async (ref) => chargeOf(await retrieve(ref)),
    cancel: async (ref) => {
      const session = await retrieve(ref);
      if (session.status === 'open') await answerOf(stripe.checkout.sessions.expire(ref));
    },
    refund: async ({ code, paymentRef, amountYen, email }) => {
      const intent = intentOf(await retrieve(paymentRef));
      if (intent === null)
        throw new Error(`Nothing was charged for ${paymentRef}, so nothing can be given back.`);
      const { data: refunds } = await answerOf(
        stripe.refunds.list({ payment_intent: intent.id, limit: MOST_LISTED }),
      );
      const ours = refunds.find(({ metadata }) => metadata?.[REFUND_CODE] === code);
      if (ours) return refundAnswerOf(ours);
      const refunding = stripe.refunds.create(
        {
          payment_intent: intent.id,
          amount: amountYen,
          instructions_email: email,
          metadata: { [REFUND_CODE]: code },
        },
        { idempotencyKey: `refund-${code}` },
      );
      try {
        return refundAnswerOf(await answerOf(refunding));
      } catch (error) {
        const reason = error instanceof StripeInvalidRequestError ? (error.code ?? '') : '';
        if (!REFUSED_FOR_GOOD.includes(reason)) throw error;
        const made = reason === ALREADY_REFUNDED ? madeInConsole(refunds, amountYen) : null;
        return made ? refundAnswerOf(made) : { ref: null, state: 'failed', reason };
      }
    },
    askRefund: async (refundRef) => refundStateOf(await answerOf(stripe.refunds.retrieve(refundRef))),
    readNotice: async ({ headers, rawBody }) => {
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          String(headers['stripe-signature'] ?? ''),
          options.webhookSecret,
          NOTICE_TOLERANCE_SECONDS,
        );
        const object = event.data.object as { readonly object: string; readonly id?: string };
        const subject = SUBJECTS[object.object] ?? 'other';
        return { eventId: event.id, subject, ref: object.id ?? '' };
      } catch {
        return null;
      }
    },
  };
}
