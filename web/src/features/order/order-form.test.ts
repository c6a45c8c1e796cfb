import { emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import {
  emptyCustomer,
  formProblems,
  hasProblems,
  type OrderForm,
  orderBody,
  prefilledCustomer,
} from './order-form.ts';

const hanako = {
  ...emptyCustomer('hanako@example.jp'),
  name: '髙橋 花子',
  kana: 'タカハシ ハナコ',
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  tel: '0312345678',
};

const form: OrderForm = {
  customer: hanako,
  destination: null,
  quantity: 2,
  deliveryId: 5,
  keepsProfile: true,
};
const nekoposu = { deliveryKindId: 5, bundleId: null };

test('the parcel goes to the customer unless another address is given', () => {
  expect(orderBody(form, 'b0ok', nekoposu).destinations).toEqual([{ ...hanako, quantity: 2 }]);
  const elsewhere = { ...hanako, name: '髙橋 一郎', email: '', birthday: '1990-01-01' };
  expect(orderBody({ ...form, destination: elsewhere }, 'b0ok', nekoposu).destinations).toEqual([
    { ...hanako, name: '髙橋 一郎', quantity: 2 },
  ]);
});

test('a bundle is named only where the delivery has one', () => {
  expect(orderBody(form, 'b0ok', nekoposu)).not.toHaveProperty('bundle_id');
  expect(orderBody(form, 'b0ok', { deliveryKindId: 5, bundleId: 1801 })).toHaveProperty('bundle_id', 1801);
});

test('the profile comes before the sender of the card, and the sender before nothing', () => {
  const sender = {
    ...emptyPrintAddress(),
    zip: '1000001',
    name: { last: '佐藤', first: '茂', honorific: '様' },
  };
  expect(prefilledCustomer(hanako, sender, 'x@example.jp')).toBe(hanako);
  expect(prefilledCustomer(null, sender, 'x@example.jp')).toMatchObject({ name: '佐藤 茂', zip: '1000001' });
  expect(prefilledCustomer(null, null, 'x@example.jp')).toEqual(emptyCustomer('x@example.jp'));
});

test('a destination needs no e-mail of its own, but a name', () => {
  const destination = { ...hanako, email: '', name: '' };
  const problems = formProblems({ ...form, destination });
  expect(problems).toEqual({ customer: {}, destination: { name: 'required' } });
  expect(hasProblems(problems)).toBe(true);
});
