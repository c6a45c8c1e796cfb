import { newIdempotencyKey } from '../../api.ts';
import { keep, recall } from '../../platform/storage.ts';

/* The order form is kept in session storage, like the addresses of the card (spec §9): a reload loses
   nothing, another tab or the next person sees nothing. */

const KEY = 'order-form';
const SENT_KEY = 'order-sent';

type Kept = { readonly goods: string; readonly form: unknown };
type Sent = { readonly text: string; readonly key: string };

/** Null also without session storage: then the form is kept as long as the page. */
function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(recall('sessionStorage', key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** The form that was typed for these goods; null where nothing was. */
export function readOrderDraft(goods: string): unknown {
  const kept = read<Kept>(KEY);
  return kept?.goods === goods ? kept.form : null;
}

export const keepOrderDraft = (goods: string, form: unknown): void =>
  keep('sessionStorage', KEY, JSON.stringify({ goods, form } satisfies Kept));

/** For a browser without session storage. */
let lastSent: Sent | null = null;

/**
 * Idempotency key of an order: an equal body has the same key, also after a reload, until the payment page is
 * shown. So a lost answer or an impatient reload does not create a second order.
 */
export function orderKeyOf(body: object): string {
  const text = JSON.stringify(body);
  const sent = read<Sent>(SENT_KEY) ?? lastSent;
  if (sent?.text === text) return sent.key;
  const anew: Sent = { text, key: newIdempotencyKey() };
  lastSent = anew;
  keep('sessionStorage', SENT_KEY, JSON.stringify(anew));
  return anew.key;
}

/** To be called once the payment page is shown: an equal body is then another order. */
export function forgetOrderKey(): void {
  lastSent = null;
  keep('sessionStorage', SENT_KEY, null);
}

/** To be called once the order was paid, and at sign-out. */
export function clearOrderDraft(): void {
  forgetOrderKey();
  keep('sessionStorage', KEY, null);
}
