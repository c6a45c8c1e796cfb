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
import { openStripePayments } from './payment-stripe.ts';

function openStripe({ stripeSecretKey, stripeWebhookSecret, stripeApiUrl }: Config): PaymentProvider | null {
  if (stripeSecretKey === null || stripeWebhookSecret === null) return null;
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
export function openPayments(config: Config, db: Database, clock: Clock): Payments {
  const isSandboxKnown = config.payment === 'sandbox' || !config.isProduction;
  const open: Readonly<Record<PaymentProviderName, () => PaymentProvider | null>> = {
    sandbox: () =>
      isSandboxKnown ? openSandboxPayments(db, { baseUrl: config.baseUrl, nowMs: clock.nowMs }) : null,
    stripe: () => openStripe(config),
  };
  const known = PAYMENT_PROVIDERS.flatMap((name) => open[name]() ?? []);
  const active = known.find(({ name }) => name === config.payment);
  invariant(active, 'The configuration names a provider only together with its keys.');
  return paymentsOf(active, known);
}
