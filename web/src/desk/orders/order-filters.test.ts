import { expect, test } from 'vitest';
import { filtersOf, pageAfter, readFilters } from './order-filters.ts';

test('filters that are written into the URL are read from it unchanged', () => {
  const data = new FormData();
  for (const [name, value] of [
    ['q', ' 髙橋 '],
    ['state', 'paid'],
    ['product', 'T0021'],
    ['delivery', '1805001'],
    ['day', '2026-11-20'],
  ] as const)
    data.set(name, value);
  const search = filtersOf(data);
  const filters = {
    q: '髙橋',
    state: 'paid',
    productCode: 'T0021',
    deliveryTypeId: 1805001,
    day: '2026-11-20',
  };
  expect(readFilters(search)).toEqual(filters);
  expect(readFilters(pageAfter(search, '1.x'))).toEqual({ ...filters, after: '1.x' });
});

test('invalid filters in the URL are ignored', () => {
  expect(readFilters('?state=dancing&product=x&delivery=many&day=2026-13-01&q=%20')).toEqual({});
  expect(filtersOf(new FormData())).toBe('');
});
