import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, type OrderRequest, orderBody } from '../../../test/order-making.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { testContent } from '../../../test/test-content.ts';
import { sql } from '../../db/drizzle.ts';

/* Every product at every edge of its limits, through the calls that a browser makes. The numbers themselves are held
   against spec §9 by the tests of content and domain. */

const PRICE_YEN = 700;

const { context, signedUpMember } = await testApp();
const { products, deliveryTypes, options } = context.content.goods;

const places = (count: number, quantity = 1): number[] => Array.from({ length: count }, () => quantity);

type Tried = {
  readonly isOrdered: boolean;
  readonly totalYen: number | null;
  readonly code: string | null;
};

/** Orders a new book of a product, and answers with what it came to. */
async function order(
  client: SignedUp,
  productCode: string,
  { isAddressed = false, ...request }: OrderRequest & { readonly isAddressed?: boolean },
): Promise<Tried> {
  const book = { productCode, isAddressed, priceYen: PRICE_YEN };
  const bookCode = await finishedBook(context, client.member.code, book);
  const created = await client.orderCreate({ body: orderBody(bookCode, request) });
  if (!created.ok) {
    const { error } = created.error as { readonly error: { readonly code: string } };
    expect(['invalid', 'bad_request']).toContain(error.code);
    return { isOrdered: false, totalYen: null, code: null };
  }
  const { code } = created.value;
  const checked = await client.orderCheck({ body: { orderCode: code } });
  return { isOrdered: true, totalYen: checked.ok ? checked.value.orderStatement.total : null, code };
}

describe.each(products)('$code', (product) => {
  const { maxQuantityByDestination: quantity, maxDestinationCount: destinations } = product.order;
  const last = (odd: number): number[] => [...places(destinations - 1), odd];
  const offered = deliveryTypes.filter(({ id }) => product.order.deliveryTypes.includes(id));

  const ordered: [string, number[]][] = [
    ['one to one place', [1]],
    [`${quantity} to one place`, [quantity]],
    [`one to each of ${destinations} places`, places(destinations)],
    [`${quantity} to each of ${destinations} places`, places(destinations, quantity)],
    [`${quantity} to the last of ${destinations} places`, last(quantity)],
  ];
  const refused: [string, number[]][] = [
    ['nothing to anybody', []],
    ['none to one place', [0]],
    ['none to the last place', last(0)],
    ['half of one', [0.5]],
    ['less than none', [-1]],
    [`${quantity + 1} to one place`, [quantity + 1]],
    [`${quantity + 1} to the last of ${destinations} places`, last(quantity + 1)],
    [`one to each of ${destinations + 1} places`, places(destinations + 1)],
  ];

  test(`what spec §9 allows is ordered, at ${PRICE_YEN} yen each`, async () => {
    const client = await signedUpMember();
    for (const [what, quantities] of ordered) {
      const sets = quantities.reduce((sum, each) => sum + each, 0);
      const { totalYen } = await order(client, product.code, { quantities });
      expect(totalYen, what).toBe(sets * PRICE_YEN);
    }
  });

  test('one more, one less and one place too many are refused', async () => {
    const client = await signedUpMember();
    for (const [what, quantities] of refused) {
      expect((await order(client, product.code, { quantities })).isOrdered, what).toBe(false);
    }
  });

  test('with printed recipients exactly one is ordered', async () => {
    const client = await signedUpMember();
    const tried = [];
    for (const quantities of [[1], [2], last(2)])
      tried.push(await order(client, product.code, { quantities, isAddressed: true }));
    expect(tried.map(({ isOrdered }) => isOrdered)).toEqual([true, false, false]);
  });

  test('each delivery that it offers costs its fee for each place; the others are refused', async () => {
    const client = await signedUpMember();
    for (const type of deliveryTypes) {
      const { name, deliveryKindId, bundleId, feeYen } = type;
      // Two types share kind and bundle; whichever of them the product offers is meant.
      const isSold = offered.some(
        (each) => each.deliveryKindId === deliveryKindId && each.bundleId === bundleId && !each.suspend,
      );
      const request = { deliveryKindId, ...(bundleId === null ? {} : { bundleId }) };
      const tried = await order(client, product.code, { quantities: places(destinations), ...request });
      expect(tried.totalYen, name).toBe(isSold ? (PRICE_YEN + feeYen) * destinations : null);
    }
  });

  test('each option goes up to its own limit, where the product has it', async () => {
    const client = await signedUpMember();
    const { code } = await order(client, product.code, {});
    for (const { id, max, unitYen, productCodes } of options) {
      const isSold = productCodes.includes(product.code);
      for (const qty of [1, max, max + 1, 0]) {
        const set = await client.orderOptionSet({ body: { orderCode: code ?? '', optionId: id, qty } });
        const total = set.ok ? set.value.orderStatement.total : null;
        const isWithin = isSold && qty <= max;
        expect(total, `option ${id} × ${qty}`).toBe(isWithin ? PRICE_YEN + unitYen * qty : null);
      }
    }
  });
});

test('a stand is paid for each copy, its delivery for each place (spec §9)', async () => {
  const content = await testContent();
  const goods = {
    ...content.goods,
    deliveryTypes: deliveryTypes.map((type) => ({ ...type, suspend: false })),
  };
  const shop = await testApp({ content: { ...content, goods } });
  const client = await shop.signedUpMember();
  const book = { productCode: 'T0018', priceYen: PRICE_YEN };
  const bookCode = await finishedBook(shop.context, client.member.code, book);
  const request = { quantities: [3, 1], deliveryKindId: 5, bundleId: 1802 };
  const created = await client.orderCreate({ body: orderBody(bookCode, request) });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const checked = await client.orderCheck({ body: { orderCode: created.value.code } });
  expect(checked).toMatchObject({
    value: {
      orderStatement: {
        lines: [
          { kind: 'product', amount: 4 * PRICE_YEN },
          { kind: 'option', label: 'プレミアムスタンド', unit: 700, count: 4, amount: 2800 },
          { kind: 'delivery', unit: 190, count: 2, amount: 380 },
        ],
        total: 4 * PRICE_YEN + 2800 + 380,
      },
    },
  });
  const rows = await rowsOf(
    shop.context,
    sql`select total_yen from shop_order where code = ${created.value.code}`,
  );
  expect(rows).toEqual([{ total_yen: 4 * PRICE_YEN + 2800 + 380 }]);
});
