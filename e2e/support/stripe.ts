import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startShop } from './shop.ts';
import { test } from './test.ts';

const PROGRAM = join(import.meta.dirname, '../../server/test/stripe-main.ts');
const SECRETS = { STRIPE_SECRET_KEY: 'sk_test_journey', STRIPE_WEBHOOK_SECRET: 'whsec_journey' };

type Told = { readonly url: string; readonly captured: number };

/** A server that speaks Stripe's API, in a process that shares nothing with the shop but HTTP. */
type StripeStandIn = {
  readonly url: string;
  readonly notifyAt: (url: string) => Promise<void>;
  /** Charges that were captured and not given back. */
  readonly captured: () => Promise<number>;
  readonly stop: () => void;
};

async function ask(child: ChildProcess, question: { readonly notifyAt?: string }): Promise<Told> {
  const told = once(child, 'message') as Promise<[Told]>;
  child.send(question);
  return (await told)[0];
}

async function startStandIn(): Promise<StripeStandIn> {
  const child = fork(PROGRAM, { execArgv: [], env: { PATH: process.env.PATH, ...SECRETS } });
  const [{ url }] = (await once(child, 'message')) as [Told];
  return {
    url,
    notifyAt: async (to) => void (await ask(child, { notifyAt: to })),
    captured: async () => (await ask(child, {})).captured,
    stop: () => child.disconnect(),
  };
}

/** Journeys of a shop whose payments are Stripe's. */
export const stripeTest = test.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const stripe = await startStandIn();
      await use(stripe);
      stripe.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use) => {
      const shop = await startShop({ PAYMENT: 'stripe', STRIPE_API_URL: stripe.url, ...SECRETS });
      await stripe.notifyAt(`${shop.url}/api/payment/notification/stripe`);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
