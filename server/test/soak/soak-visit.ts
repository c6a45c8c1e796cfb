import type { CallFailure, Client } from '@fumi/contract/client';
import { emptyPrintAddress, type Result } from '@fumi/domain';
import { createBody, kitOnSale, planOf, post, someone } from '../book-posting.ts';
import { survivingBrowser } from '../killed-server.ts';
import { orderBody } from '../order-making.ts';
import { signupForm } from '../sign-up.ts';
import type { Notice } from '../stripe-server.ts';
import type { testContent } from '../test-content.ts';
import type { SoakShop } from './soak-shop.ts';

export type Stock = { readonly content: Awaited<ReturnType<typeof testContent>> };

/** What the shop has confirmed to a customer; the audit compares it with what is stored. */
export type Told = {
  readonly email: string;
  readonly orderCode: string;
  readonly bookCode: string;
  readonly items: number;
};

const AGAIN_MS = 250;
/** A minute of faults is over long before; what is refused for so long is refused for good. */
const MOST_TRIES = 600;

/** `wrong_state`: another process is still at work on the same call. */
const PASSES = new Set(['unavailable', 'too_many_requests', 'wrong_state']);

const passes = (failure: CallFailure): boolean =>
  failure.kind === 'unreachable' || failure.status >= 500 || PASSES.has(failure.error.code);

/** Asks until there is an answer, as the browser does: the same call, under the same key. */
export async function persist<Value>(ask: () => Promise<Result<Value, CallFailure>>): Promise<Value> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await ask();
    if (answer.ok) return answer.value;
    if (!passes(answer.error)) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  throw new Error('There was no answer.');
}

async function pinMailedTo({ mails }: SoakShop, email: string): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const mail = mails.received.find(({ to }) => to === email);
    const pin = /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1];
    if (pin) return pin;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  throw new Error('The PIN was not mailed.');
}

export type Visitor = { readonly client: Client; readonly email: string };

export async function newVisitor(shop: SoakShop, email: string): Promise<Visitor> {
  const client = survivingBrowser(() => ({ origin: shop.origin, kill: async () => {} }));
  const { token } = await persist(() => client.signup({ body: signupForm(email) }));
  const pin = await pinMailedTo(shop, email);
  await persist(() => client.activate({ body: { token, pin, mode: 2 } }));
  return { client, email };
}

type VisitOptions = { readonly key: string; readonly recipients: number; readonly notice: Notice };

/** How often somebody looks whether it is paid before they press again: far longer than a fault lasts. */
const LOOKS = 120;

/** Presses 支払う and pays on the provider's page; whether the shop says that it is paid. */
async function triedToPay(
  { client }: Visitor,
  shop: SoakShop,
  code: string,
  notice: Notice,
): Promise<boolean> {
  const body = { code, paymentType: 'card' as const, returnOkUrl: '/ok', returnNgUrl: '/ng' };
  const { url } = await persist(() => client.orderPayment({ body }));
  const notified = shop.provider.pay(url.split('/').at(-1) ?? '', 'success', notice).catch(() => '');
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { status } = await persist(() => client.orderPaymentConfirm({ body: { code } }));
    if (status === 'paid') {
      await notified;
      return true;
    }
    if (status === 'failed') break;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  await notified;
  return false;
}

/** Up to three tries: a repeated call closes the payment page that the first one opened, and customers try another. */
async function paid(visitor: Visitor, shop: SoakShop, code: string, notice: Notice): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) if (await triedToPay(visitor, shop, code, notice)) return;
  throw new Error('A payment was not confirmed.');
}

/** A book with recipients and a photo, its order and its payment; what the shop has acknowledged of it. */
export async function visit(
  shop: SoakShop,
  stock: Stock,
  visitor: Visitor,
  options: VisitOptions,
): Promise<Told> {
  const { client, email } = visitor;
  const kit = kitOnSale(stock);
  const people = Array.from({ length: options.recipients }, (_, index) => someone('山田', `太郎${index}`));
  const items = planOf(stock, kit, emptyPrintAddress(), people);
  const { bookCode } = await persist(() =>
    client.bookCreate({ body: createBody(kit) }, { idempotencyKey: `book ${options.key}` }),
  );
  for (const item of items) await persist(() => post(client, bookCode, item));
  await persist(() => client.bookTerminate({ body: { bookCode, total: items.length } }));
  const { code } = await persist(() =>
    client.orderCreate({ body: orderBody(bookCode) }, { idempotencyKey: `order ${options.key}` }),
  );
  await paid(visitor, shop, code, options.notice);
  return { email, orderCode: code, bookCode, items: items.length };
}
