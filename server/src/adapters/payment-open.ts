import { invariant } from '@fumi/domain';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from './clock.ts';
import type { PaymentProvider } from './payment.ts';
import { openSandboxPayments } from './payment-sandbox.ts';
import { openStripePayments } from './payment-stripe.ts';

/** The provider of the configuration. */
export function openPayments(config: Config, db: Database, clock: Clock): PaymentProvider {
  if (config.payment === 'sandbox') {
    return openSandboxPayments(db, { baseUrl: config.baseUrl, nowMs: clock.nowMs });
  }
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeApiUrl: apiUrl } = config;
  invariant(
    secretKey !== null && webhookSecret !== null,
    'PAYMENT=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  );
  return openStripePayments({ secretKey, webhookSecret, ...(apiUrl === null ? {} : { apiUrl }) });
}
