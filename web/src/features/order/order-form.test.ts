import { EMPTY_DELIVERY_ADDRESS, emptyPrintAddress } from '@fumi/domain';
import { expect, test, vi } from 'vitest';
import { keepOrderDraft, readOrderDraft } from '../../draft/ordered/order-draft.ts';
import { keepOption, restoredForm, withOption } from './form/kept-order-form.ts';
import {
  type Destination,
  emptyCustomer,
  type FormLimits,
  formProblems,
  formWithoutAsking,
  fromContact,
  hasProblems,
  type OrderForm,
  orderBody,
  prefilledCustomer,
  putBack,
  refusedProblems,
  toCustomer,
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
  destinations: [{ ...toCustomer('a'), quantity: 2 }],
  deliveryId: 5,
  keepsProfile: true,
  answeredFor: [],
  options: [],
};
const nekoposu = { deliveryKindId: 5, bundleId: null };
const { email: _, birthday: __, ...hanakosAddress } = hanako;
const book = { bookCode: 'b0ok' };

const to = (address: Destination['address'], quantity = 1): Destination => ({
  key: `to-${address?.name}`,
  address,
  quantity,
  contactCode: '',
});

const rules = { today: '2026-11-22', localitiesOfZip: () => null };

test('a parcel goes to the customer unless another address is given', () => {
  const elsewhere = { ...hanako, name: '髙橋 一郎', email: '', birthday: '1990-01-01' };
  expect(orderBody(form, book, nekoposu).destinations).toEqual([{ ...hanakosAddress, quantity: 2 }]);
  const both = { ...form, destinations: [...form.destinations, to(elsewhere, 3)] };
  expect(orderBody(both, book, nekoposu).destinations).toEqual([
    { ...hanakosAddress, quantity: 2 },
    { ...hanakosAddress, name: '髙橋 一郎', quantity: 3 },
  ]);
});

test('the body names a bundle only where the delivery has one, and either a book or a campaign', () => {
  expect(orderBody(form, book, nekoposu)).not.toHaveProperty('bundleId');
  const bundled = orderBody(form, { minchuCode: 't1cket' }, { deliveryKindId: 5, bundleId: 1801 });
  expect(bundled).toMatchObject({ bundleId: 1801, minchuCode: 't1cket' });
  expect(bundled).not.toHaveProperty('bookCode');
});

test('the form is filled in from the profile, else from the sender of the card, else left empty', () => {
  const sender = {
    ...emptyPrintAddress(),
    zip: '1000001',
    name: { last: '佐藤', first: '茂', honorific: '様' },
  };
  expect(prefilledCustomer(hanako, sender, 'x@example.jp')).toBe(hanako);
  expect(prefilledCustomer(null, sender, 'x@example.jp')).toMatchObject({ name: '佐藤 茂', zip: '1000001' });
  expect(prefilledCustomer(null, null, 'x@example.jp')).toEqual(emptyCustomer('x@example.jp'));
});

test('a destination needs no e-mail and no reading, but a name', () => {
  const incomplete = to({ ...hanakosAddress, kana: '', name: '' });
  const problems = formProblems({ ...form, destinations: [toCustomer('a'), incomplete] }, rules);
  expect(problems).toEqual({
    customer: {},
    destinations: new Map([[incomplete.key, { name: 'required' }]]),
  });
  expect(hasProblems(problems)).toBe(true);
});

test("a mistake in the customer's e-mail is not told again at every destination", () => {
  const problems = formProblems(
    {
      ...form,
      customer: { ...hanako, email: '' },
      destinations: [to(hanako)],
    },
    rules,
  );
  expect(problems).toEqual({ customer: { email: 'required' }, destinations: new Map() });
});

test("somebody of the address book gets the customer's telephone number", () => {
  const contact = {
    ...emptyPrintAddress(),
    code: 'c',
    name: { last: '佐藤', first: '茂', honorific: '様' },
    zip: '1000001',
    jointNames: [],
    birthday: '',
    kana: 'さとう しげる',
  };
  expect(fromContact(contact, hanako)).toEqual({
    ...EMPTY_DELIVERY_ADDRESS,
    name: '佐藤 茂',
    kana: 'さとう しげる',
    zip: '1000001',
    tel: hanako.tel,
  });
});

const limits: FormLimits = { maxDestinationCount: 2, maxQuantityByDestination: 3, deliveryIds: [7, 5] };

test('a kept form is restored as it was', () => {
  const kept = { ...form, destinations: [to(hanako), toCustomer('b')] };
  expect(restoredForm(JSON.parse(JSON.stringify(kept)), limits)).toEqual(kept);
});

test('an option that was chosen at the payment is in the form that one goes back to, and one that was taken away is not', () => {
  const chosen = withOption(withOption(form, { optionId: 2, qty: 1 }), { optionId: 2, qty: 3 });
  expect(restoredForm(chosen, limits)?.options).toEqual([{ optionId: 2, qty: 3 }]);
  expect(restoredForm(withOption(chosen, { optionId: 2, qty: 0 }), limits)?.options).toEqual([]);
});

test('an option that is chosen for an older order does not change the form of another book', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepOrderDraft('/new', form);
  keepOption('/older', { optionId: 2, qty: 1 });
  expect(readOrderDraft('/new')).toEqual(form);
  keepOption('/new', { optionId: 2, qty: 1 });
  expect(readOrderDraft('/new')).toEqual({ ...form, options: [{ optionId: 2, qty: 1 }] });
  vi.unstubAllGlobals();
});

test.each([
  ['more places than the product allows', { destinations: ['a', 'b', 'c'].map(toCustomer) }],
  ['no place', { destinations: [] }],
  ['more in a parcel than fits', { destinations: [{ ...toCustomer('a'), quantity: 99 }] }],
  ['a delivery that is gone', { deliveryId: 1805002 }],
])('%s is put right', (_title, changes) => {
  const restored = restoredForm({ ...form, ...changes }, limits);
  expect(restored?.destinations.length).toBeGreaterThan(0);
  expect(restored?.destinations.length).toBeLessThanOrEqual(2);
  expect(restored?.destinations.every(({ quantity }) => quantity <= 3)).toBe(true);
  expect(limits.deliveryIds).toContain(restored?.deliveryId);
});

test.each([null, 'text', {}, { ...form, customer: { name: 1 } }, { ...form, destinations: [{ key: 'a' }] }])(
  'anything else, %o, is no form',
  (kept) => expect(restoredForm(kept, limits)).toBeNull(),
);

test('a removed destination is put back where it stood, and undoes nothing else', () => {
  const [first, second, third] = ['1', '2', '3'].map((key) => toCustomer(key)) as [
    Destination,
    Destination,
    Destination,
  ];
  const changed = { ...third, quantity: 5 };
  const removed = { destination: second, index: 1 };
  expect(putBack([first, changed], removed, 20)).toEqual([first, second, changed]);
  expect(putBack([first, second, changed], removed, 20), 'once only').toEqual([first, second, changed]);
  expect(putBack([first, changed], removed, 2), 'where there is room').toEqual([first, changed]);
});

const withPage = (hasInputCustomerPage: boolean) => ({ order: { hasInputCustomerPage } }) as never;

test('a product without a page for the customer is ordered with the kept profile', () => {
  expect(formWithoutAsking(withPage(false), hanako, limits, rules)).toEqual({
    customer: hanako,
    destinations: [toCustomer('first')],
    deliveryId: 7,
    keepsProfile: true,
    answeredFor: [],
    options: [],
  });
});

test.each([
  ['the product has the page', withPage(true), hanako, limits],
  ['nothing was kept', withPage(false), null, limits],
  ['what was kept is not enough', withPage(false), { ...hanako, zip: '' }, limits],
  ['no delivery can be chosen', withPage(false), hanako, { ...limits, deliveryIds: [] }],
])('the customer is asked where %s', (_title, product, profile, offered) => {
  expect(formWithoutAsking(product, profile, offered, rules)).toBeNull();
});

test('a refusal is marked at its fields, and for a parcel to the customer only at the customer', () => {
  const typed = to({ ...hanakosAddress, name: '髙橋 一郎' });
  const fields = {
    zip: ['zip-prefecture'],
    'destinations.0.zip': ['zip-prefecture'],
    'destinations.1.zip': ['zip-unknown'],
    'destinations.1.name': ['not a problem of ours'],
    bookCode: ['required'],
  };
  expect(refusedProblems({ ...form, destinations: [...form.destinations, typed] }, fields)).toEqual({
    customer: { zip: 'zip-prefecture' },
    destinations: new Map([[typed.key, { zip: 'zip-unknown' }]]),
  });
});
