import { EMPTY_DELIVERY_ADDRESS, type Product } from '@fumi/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ordersCopy } from '../../copy/checkout.ts';
import { cardsInSet } from './cards-in-set.ts';
import { Places } from './Destinations.tsx';

const product = { type: 'postcard', order: { unitLabel: '部', bookPageCount: 30 } } as Product;

const shown = (zip: string): string => {
  const destinations = [{ ...EMPTY_DELIVERY_ADDRESS, zip, quantity: 2 }];
  return renderToStaticMarkup(createElement(Places, { destinations, product }));
};

test('an order whose destinations were erased says so', () => {
  expect(shown('')).toContain(ordersCopy.erased);
  expect(shown('1060032')).not.toContain(ordersCopy.erased);
});

test('a quantity of sets is shown with the number of its cards', () => {
  expect(shown('1060032')).toContain('2部（60枚）');
  const idCards = { type: 'card', order: { unitLabel: '部', bookPageCount: 18 } } as Product;
  expect(cardsInSet(idCards)).toBe(18);
});
