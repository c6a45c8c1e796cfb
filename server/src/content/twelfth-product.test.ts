import { emptyPrintAddress, findMaterial, findProduct, invariant, planBook } from '@fumi/domain';
import { expect, test } from 'vitest';
import { beginBook, post } from '../../test/book-posting.ts';
import { testApp } from '../../test/harness.ts';
import { contentWithTwelfth, TWELFTH_MATERIAL_ID, TWELFTH_PRODUCT } from '../../test/twelfth-product.ts';
import { openFacts } from '../modules/pages/page-facts.ts';

const shop = await testApp({ content: await contentWithTwelfth() });
const { content } = shop.context;

test('a twelfth product of data and art alone is in the list, with its price and its designs', async () => {
  const visitor = shop.visitor();
  const list = await visitor.productList();
  invariant(list.ok, 'The list is public.');
  expect(list.value.products).toHaveLength(12);
  expect(list.value.products.find(({ code }) => code === TWELFTH_PRODUCT.code)).toMatchObject(
    TWELFTH_PRODUCT,
  );
  const price = await visitor.productPrice({ query: { productCode: TWELFTH_PRODUCT.code } });
  expect(price).toMatchObject({ ok: true, value: { unitPrice: TWELFTH_PRODUCT.price } });
  const designs = await visitor.request({ path: `/material/v2/kit/info/${TWELFTH_MATERIAL_ID}.json` });
  expect(designs.status).toBe(200);
});

test('the pages know the root, the steps and the designs of the twelfth product', () => {
  const { made, others } = openFacts(shop.context).facts();
  const { code, name, rootUrl, paperId: materialId, flow } = TWELFTH_PRODUCT;
  const sample = { kitId: 70001, page: 1 };
  expect(made).toContainEqual({ code, name, rootUrl, materialId, flow, sample });
  expect(others[code]?.kitInfo).not.toBeNull();
});

test('a photobook is shown by its cover, a calendar by a month', () => {
  const { made } = openFacts(shop.context).facts();
  const pageOf = (product: string) => made.find(({ code }) => code === product)?.sample?.page;
  expect([pageOf('T0005'), pageOf('T0018')]).toEqual([1, 2]);
});

test('a book of the twelfth product is made with five photos', async () => {
  const product = findProduct(content.goods.products, TWELFTH_PRODUCT.code);
  const info = content.kits.info(TWELFTH_MATERIAL_ID)?.kits;
  const kit = info?.kits[0];
  invariant(product.ok && info && kit, 'The badge is sold and has designs.');
  const material = findMaterial(content.goods.materials, TWELFTH_MATERIAL_ID);
  const nobody = { sender: emptyPrintAddress(), recipients: [] };
  const items = planBook({ info, kit, material, ...nobody, photoCount: 5 });
  const client = await shop.signedUpMember();
  const code = await beginBook(client, kit, undefined, TWELFTH_PRODUCT.code);
  for (const item of items) expect(await post(client, code, item)).toMatchObject({ ok: true });
  expect(await client.bookTerminate({ body: { bookCode: code, total: items.length } })).toMatchObject({
    ok: true,
  });
  const seen = await client.bookGet({ params: { bookCode: code } });
  expect(seen).toMatchObject({
    ok: true,
    value: { book: { pageCount: 20, photoPages: [1, 5, 9, 13, 17] } },
  });
});
