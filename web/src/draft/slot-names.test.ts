import type { KitInfo, Material, Product } from '@fumi/domain';
import { expect, test } from 'vitest';
import { slotNamesOf } from './slot-names.ts';

const KIT = 1;

/** A cover, twelve months of two pages, the back. */
const pageRuns = [
  { times: 1, pages: [1] },
  { times: 12, pages: [2, 3], byMonth: true },
  { times: 1, pages: [26] },
];

const shopOf = (type: string, startMonth: { year: number; month: number } | null) => ({
  info: {
    tags: startMonth
      ? [{ id: 1, label: '', order: 1, kitIds: [KIT], edition: { startMonth, weekStart: 0 } }]
      : [],
  } as unknown as KitInfo,
  material: { pageRuns } as unknown as Material,
  product: { type } as Product,
});

test('pages of a finished calendar are named by their month, and the cover as such', () => {
  const { page } = slotNamesOf(shopOf('calendar', { year: 2027, month: 4 }), KIT);
  expect([page(1, 1), page(2, 2), page(3, 3), page(24, 13), page(26, 14)]).toEqual([
    '表紙',
    '2027年4月',
    '2027年4月',
    '2028年3月',
    '裏表紙',
  ]);
});

test('pages of finished cards are named by the photos that they show', () => {
  const { page } = slotNamesOf(shopOf('card', null), KIT);
  expect([page(1, 1), page(13, 2)]).toEqual(['1枚目', '2枚目']);
});

test('places of a photobook are named by their page, and by their number where a page has several', () => {
  const places = [2, 3, 3, 5].map((pageNo) => ({ pageNo }));
  const { name, short, page } = slotNamesOf(shopOf('photobook', null), KIT, places);
  expect([1, 2, 3, 4].map(name)).toEqual(['ページ 1', 'ページ 2-1', 'ページ 2-2', 'ページ 4']);
  expect([1, 3].map(short)).toEqual(['1', '2-2']);
  expect(page(4, 1)).toBe('ページ 3');
});
