import { expect, test } from 'vitest';
import { findChosenKit } from '../draft/chosen-kit.ts';
import { type ShopFacts, shopFrom } from './shop.ts';

const facts = {
  productCode: 'T0021',
  today: '2026-11-20',
  staticUrl: '',
  kitInfo: {
    tag_group_list: [{ id: 10, label: '年賀状', order: 1, tag_list: [1] }],
    tag_list: [{ id: 1, label: '和風', order: 1, kit_list: [7, 8] }],
    kit_list: [7, 8].map((id) => ({
      id,
      theme_id: 10,
      label: '梅',
      order: 1,
      price: 800,
      isPremiumKit: true,
      end_date: id === 7 ? '2027-01-10' : '2026-11-19',
      cover: null,
      orientation: 'landscape',
      address_layout: 'PortraitA',
      page: { '1': [{ item_id: 72, z: 1, photo_design_id: 7 }] },
    })),
    photo_design_list: [{ id: 7, design: { '1': { x: 1, y: 2, width: 30, height: 20, item_id: 72 } } }],
  },
  price: { unitPrice: 500, premiumList: [{ id: 7, unitPrice: 800 }] },
  products: {
    products: [
      {
        code: 'T0021',
        materialId: null,
        paperId: 13,
        price: 500,
        flow: { createUrl: '/cards/create/', steps: [''] },
      },
    ],
    materials: [{ id: 13, count: 60, frontPage: 1, backPage: 2, pageRuns: [{ times: 30, pages: [1, 2] }] }],
    deliveryTypes: [],
    shop: { production: { printWithinDays: 2, shipWithinDays: 5, closedDays: ['2026-11-23'] } },
  },
} as unknown as ShopFacts;

const choice = { groupId: 10, tagId: 1, kitId: 7 };

test('the wire’s facts become the shop of the postcard', () => {
  const shop = shopFrom(facts);
  expect(shop.product).toMatchObject({ code: 'T0021', priceYen: 500 });
  expect(shop.material.id).toBe(13);
  expect(shop.production).toEqual({ printWithinDays: 2, shipWithinDays: 5, closedDays: ['2026-11-23'] });
  expect(shop.catalogue[0]?.tags[0]?.kits.map(({ id }) => id)).toEqual([7]);
});

test('a chosen design comes with its frames, label and price', () => {
  const chosen = findChosenKit(shopFrom(facts), choice);
  expect(chosen?.slots).toHaveLength(30);
  expect(chosen).toMatchObject({
    label: '年賀状：梅',
    slots: Array.from({ length: 30 }, () => ({ frame: { x: 1, y: 2, width: 30, height: 20 } })),
    priceYen: 800,
    isPremium: true,
  });
});

test.each([
  ['nothing', null],
  ['a design that is no longer on sale', { ...choice, kitId: 8 }],
  ['a design of another tag', { ...choice, tagId: 2 }],
  ['a group that is gone', { ...choice, groupId: 11 }],
])('%s is not chosen', (_, gone) => {
  expect(findChosenKit(shopFrom(facts), gone)).toBeNull();
});

test('a shop without the postcard is an error', () => {
  const without = { ...facts, products: { ...facts.products, products: [] } };
  expect(() => shopFrom(without)).toThrow('T0021 is not a supported product');
});
