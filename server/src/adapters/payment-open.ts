import { invariant } from '@fumi/domain';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from './clock.ts';
import {
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  type PaymentProviderName,
  type Payments,
  paymentsOf,
} from './payment.ts';
import { openSandboxPayments } from './payment-sandbox.ts';

/** Loads Stripe's library, which takes a tenth of a start, only where its keys are given. */
async function openStripe({
  stripeSecretKey,
  stripeWebhookSecret,
  stripeApiUrl,
}: Config): Promise<PaymentProvider | null> {
  if (stripeSecretKey === null || stripeWebhookSecret === null) return null;
  const { openStripePayments } = await import('./payment-stripe.ts');
  return openStripePayments({
    secretKey: stripeSecretKey,
    webhookSecret: stripeWebhookSecret,
    ...(stripeApiUrl === null ? {} : { apiUrl: stripeApiUrl }),
  });
}

/**
 * The provider that the configuration names, and each other that has its keys: what was paid there is asked about and
 * given back there. In production the sandbox is known only where it is active.
 */
export async function openPayments(config: Config, db: Database, clock: Clock): Promise<Payments> {
  const isSandboxKnown = config.payment === 'sandbox' || !config.isProduction;
  const open: Readonly<
    Record<PaymentProviderName, () => PaymentProvider | null | Promise<PaymentProvider | null>>
  > = {
    sandbox: () =>
      isSandboxKnown ? openSandboxPayments(db, { baseUrl: config.baseUrl, nowMs: clock.nowMs }) : null,
    stripe: () => openStripe(config),
  };
  const opened = await Promise.all(PAYMENT_PROVIDERS.map((name) => open[name]()));
  const known = opened.filter((provider) => provider !== null);
  const active = known.find(({ name }) => name === config.payment);
  invariant(active, 'The configuration names a provider only together with its keys.');
  return paymentsOf(active, known);
}
