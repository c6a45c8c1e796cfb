import { emptyPrintAddress, type PaymentType } from '@fumi/domain';
import type { Context } from '../src/context.ts';
import { book, bookItem } from '../src/db/tables/book.ts';
import { finishPacking } from '../src/modules/packing/pack-order.service.ts';
import { newCode } from '../src/random.ts';
import type { TestApp } from './harness.ts';
import type { SignedUp } from './sign-up.ts';

export const hanako = {
  name: '髙橋 花子',
  kana: 'タカハシ ハナコ',
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3',
  tel: '03-1234-5678',
  birthday: '',
  email: 'hanako@example.jp',
};

/** A finished book of a member, as `book/terminate` leaves it; orders look at no more of it than this. */
export async function finishedBook(
  context: Context,
  memberCode: string,
  { priceYen = 500, isAddressed = false, productCode = 'T0021' } = {},
): Promise<string> {
  const code = newCode();
  const at = new Date(context.clock.nowMs());
  await context.db.insert(book).values({
    code,
    memberCode,
    productCode,
    materialId: 13,
    kitId: 27001,
    themeId: 10,
    priceYen,
    design: {
      label: '',
      orientation: 'landscape',
      addressLayout: 'PortraitA',
      pageCount: 60,
      frontPage: 1,
      backPage: 2,
      pages: {},
    },
    state: 'complete',
    press: 'ready',
    createdAt: at,
    completedAt: at,
  });
  if (isAddressed) {
    const place = { bookCode: code, pageNo: 2, z: 11, addedPageNo: [], x: 0, y: 0 };
    await context.db
      .insert(bookItem)
      .values({ ...place, kind: 'recipient', layout: 'PortraitA', address: emptyPrintAddress() });
  }
  return code;
}

export type OrderRequest = {
  readonly quantities?: readonly number[];
  readonly deliveryKindId?: number;
  readonly bundleId?: number;
};

export const orderBody = (bookCode: string, { quantities = [1], ...request }: OrderRequest = {}) => ({
  ...hanako,
  destinations: quantities.map((quantity) => ({ ...hanako, quantity })),
  bookCode,
  ...request,
});

export async function orderedBook(client: SignedUp, context: Context, priceYen = 500): Promise<string> {
  const bookCode = await finishedBook(context, client.member.code, { priceYen });
  const created = await client.orderCreate({ body: orderBody(bookCode) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value.code;
}

/** Presses 注文, and answers with the ref of the sandbox's page. */
export async function beginToPay(
  client: SignedUp,
  code: string,
  paymentType: PaymentType = 'card',
): Promise<string> {
  const started = await client.orderPayment({
    body: { code, paymentType, returnOkUrl: '/ok', returnNgUrl: '/ng' },
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value.url.split('/').at(-1) ?? '';
}

/** What is done at the packing table: all cards of an order in print were counted. */
export const countCards = (shop: Pick<TestApp, 'context'>, number: string) =>
  shop.context.db.transaction((tx) => finishPacking(tx, shop.context, number));

/** What the payer does on the sandbox's page. */
export const payOnSandbox = (
  shop: Pick<TestApp, 'app'>,
  ref: string,
  outcome: 'success' | 'decline' | 'close' = 'success',
  notice: 'before' | 'after' | 'twice' | 'never' = 'before',
) =>
  shop.app.inject({
    method: 'POST',
    url: `/sandbox/pay/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}&notice=${notice}`,
  });

export async function stateOf(client: SignedUp, code: string): Promise<string> {
  const answer = await client.orderGet({ params: { orderCode: code } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.order.state;
}
