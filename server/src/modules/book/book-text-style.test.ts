import { availableCatalogue, invariant, styledLook, type TextStyle } from '@fumi/domain';
import { expect, test } from 'vitest';
import { createBody } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { findBookByCode } from './book.repository.ts';

/* Words of a photobook in a chosen typeface and size (ADR 118). */

const shop = await testApp();
const { content, db } = shop.context;
const member = await shop.signedUpMember();

function kitOf(productCode: string) {
  const product = content.goods.products.find(({ code }) => code === productCode);
  const info = product && content.kits.info(product.materialId)?.kits;
  const kit = info && availableCatalogue(info, '2026-11-20')[0]?.tags[0]?.kits[0];
  const detail = kit && content.kits.detail(product.materialId, kit.id);
  invariant(kit && detail, 'A design can be ordered.');
  return { kit, detail };
}

const create = (productCode: string, textStyle?: TextStyle) =>
  member.bookCreate({
    body: { ...createBody(kitOf(productCode).kit, productCode), ...(textStyle ? { textStyle } : {}) },
  });

/** The design of a book as it is kept, and the looks of its words, beside those of the catalogue. */
async function keptLooks(productCode: string, textStyle?: TextStyle) {
  const created = await create(productCode, textStyle);
  invariant(created.ok, 'The book is begun.');
  const design = (await findBookByCode(db, created.value.bookCode))?.design;
  invariant(design, 'The book is kept.');
  const { detail } = kitOf(productCode);
  const places = Object.entries(design.pages).flatMap(([page, items]) =>
    items.flatMap(({ textType, textLook, z }) => {
      const own = detail.page[page]?.find((item) => item.z === z)?.textLook;
      return textType ? [{ textType, textLook, own }] : [];
    }),
  );
  expect(places.length).toBeGreaterThan(1);
  return { design, places };
}

test('without a choice a book keeps the looks of its design and nothing else', async () => {
  const { design, places } = await keptLooks('T0005');
  expect(design).not.toHaveProperty('textStyle');
  for (const { textLook, own } of places) expect(textLook).toEqual(own);
});

test('every title and caption of a book is kept in the typeface and the size that were chosen', async () => {
  const style = { face: 'maru', size: 'large' } as const;
  const { design, places } = await keptLooks('T0005', style);
  expect(design.textStyle).toEqual(style);
  for (const { textType, textLook, own } of places) {
    expect(textLook).toEqual(styledLook(textType, own, style));
    expect(textLook?.face).toBe('maru');
  }
});

test('cards have no typeface or size to choose', async () => {
  expect(await create('T0014', { size: 'large' })).toMatchObject({
    ok: false,
    error: { error: { code: 'invalid', fields: { textStyle: ['not-of-this-kit'] } } },
  });
});
