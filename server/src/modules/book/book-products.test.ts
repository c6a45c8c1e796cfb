import {
  availableCatalogue,
  emptyPrintAddress,
  findMaterial,
  invariant,
  type Kit,
  type KitInfo,
  type Product,
  planBook,
  templatesOf,
} from '@fumi/domain';
import { expect, test } from 'vitest';
import { beginBook, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { renderPressFile } from '../../printing/press.service.ts';

/* Every product that can be made, with every number of photos that its material takes. */

const shop = await testApp();
const { content } = shop.context;

const made = content.goods.products.filter(({ flow }) => flow !== null);
const cases = made.flatMap((product) =>
  findMaterial(content.goods.materials, product.materialId).selectCounts.map(
    (photoCount) => [product.name, photoCount, product] as const,
  ),
);

function firstKit(product: Product): { info: KitInfo; kit: Kit } {
  const info = content.kits.info(product.materialId)?.kits;
  invariant(info, `${product.code} has designs.`);
  const kit = availableCatalogue(info, '2026-11-20')[0]?.tags[0]?.kits[0];
  invariant(kit, `A design of ${product.code} can be ordered.`);
  return { info, kit };
}

test.each(cases)('%s with %i photos becomes a press file that passes', async (...row) => {
  const [, photoCount, product] = row;
  const client = await shop.signedUpMember();
  const material = findMaterial(content.goods.materials, product.materialId);
  const items = planBook({
    ...firstKit(product),
    material,
    sender: emptyPrintAddress(),
    recipients: [],
    photoCount,
    texts: {
      BACK_SIDE_TEXT_TYPE_1: 'Hanako.Yamada',
      BACK_SIDE_TEXT_TYPE_3: 'a-b_c@d.example',
      BOOK_TITLE: '祖父と海　2026年の夏',
    },
    captions: Array.from({ length: photoCount }, (_, index) =>
      index % 3 === 0 ? `${index + 1}枚目の髙橋` : '',
    ),
  });
  const code = await beginBook(client, firstKit(product).kit, undefined, product.code);
  for (const item of items) expect(await post(client, code, item)).toMatchObject({ ok: true });
  const closed = await client.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(closed).toMatchObject({ ok: true });
  await renderPressFile(shop.context, code);
  const seen = await client.bookGet({ params: { bookCode: code } });
  const pageCount = templatesOf(material).length;
  // What was posted as a text is answered as one, in the order of the pages.
  const texts = items
    .flatMap((item) =>
      item.type === 'text' ? [{ type: item.textType, page: item.pageNo, value: item.value }] : [],
    )
    .toSorted((a, b) => a.page - b.page);
  expect(seen).toMatchObject({
    ok: true,
    value: { book: { press: 'ready', pageCount, texts } },
  });
});

test('a book of a product that is no longer made cannot be begun', async () => {
  const client = await shop.signedUpMember();
  const kit = content.kits.info(11)?.kits.kits[0];
  invariant(kit, 'The edition of 2019 has designs.');
  await expect(beginBook(client, kit, undefined, 'T0019')).rejects.toThrow('not_orderable');
});
