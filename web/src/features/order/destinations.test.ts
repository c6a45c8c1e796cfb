import { EMPTY_DELIVERY_ADDRESS } from '@fumi/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ordersCopy } from '../../copy/checkout.ts';
import { Places } from './Destinations.tsx';

const shown = (zip: string): string => {
  const destinations = [{ ...EMPTY_DELIVERY_ADDRESS, zip, quantity: 2 }];
  return renderToStaticMarkup(createElement(Places, { destinations, unit: '組' }));
};

test('an order whose destinations were erased says so', () => {
  expect(shown('')).toContain(ordersCopy.erased);
  expect(shown('1060032')).not.toContain(ordersCopy.erased);
});
