import { product } from '@fumi/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';

const { visitor } = await testApp();

test('the list has all eleven products with their materials and delivery types', async () => {
  const answer = await visitor().productList();
  if (!answer.ok) throw new Error('no answer');
  expect(answer.value.products).toHaveLength(11);
  expect(product.parse(answer.value.products.find(({ code }) => code === 'T0021'))).toMatchObject({
    materialId: 13,
    price: 500,
  });
  expect(answer.value.materials.map(({ id }) => id)).toContain(13);
  expect(answer.value.deliveryTypes.find(({ id }) => id === 1805002)?.suspend).toBe(true);
});

test('the price list names exactly the kits whose price is not the base price', async () => {
  const client = visitor();
  const answer = await client.productPrice({ query: { productCode: 'T0021' } });
  const kits = await client.request({ path: '/material/v2/kit/info/13.json' });
  const { kit_list }: { kit_list: { id: number; price: number }[] } = JSON.parse(kits.text);
  const premium = kit_list.filter(({ price }) => price !== 500);
  expect(answer).toEqual({
    ok: true,
    value: { unitPrice: 500, premiumList: premium.map(({ id, price }) => ({ id, unitPrice: price })) },
  });
});

test.each(['T9999', '', '<script>alert(1)</script>', 't0021', '../T0021'])(
  '%j is not a supported product, said as JSON',
  async (code) => {
    const answer = await visitor().request({
      path: `/api/product/info/price?product_code=${encodeURIComponent(code)}`,
    });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(answer.text).error).toMatchObject({
      code: 'unsupported_product',
      message: `${code} is not a supported product`,
    });
  },
);
