/* The stand-in for Stripe as a process of its own, for journeys that know the shop by its address alone. Its parent
   tells it where notices go, and is told where it listens and, whenever it asks, how many charges stand. */
import { startStripeServer } from './stripe-server.ts';

const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = process.env;
const stripe = await startStripeServer({
  secretKey: STRIPE_SECRET_KEY,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
});

process.on('message', ({ notifyAt }: { readonly notifyAt?: string }) => {
  if (notifyAt !== undefined) stripe.notifyAt(notifyAt);
  process.send?.({ url: stripe.url, captured: stripe.captured() });
});
process.on('disconnect', () => process.exit());
process.send?.({ url: stripe.url, captured: 0 });
