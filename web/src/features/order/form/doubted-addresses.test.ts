import type { Locality } from '@fumi/domain';
import { expect, test } from 'vitest';
import { type Destination, emptyCustomer, firstForm, type OrderForm } from '../order-form.ts';
import { doubtedAddresses, doubtSentence, doubtsByField } from './doubted-addresses.ts';

const limits = { maxDestinationCount: 20, maxQuantityByDestination: 1, deliveryIds: [1] };
const umeda = { zip: '5300001', state: '大阪府', address1: '大阪市北区梅田', address2: '' };
const hanako = {
  ...emptyCustomer('hanako@example.jp'),
  ...{ name: '髙橋 花子', zip: '1060032', state: '東京都', address1: '港区六本木1-2-3' },
};

const known = (prefecture: string, city: string, area: string): Locality[] => [
  { prefecture, city, area, facility: '' },
];
const localities = new Map<string, readonly Locality[]>([
  ['5300001', known('大阪府', '大阪市北区', '梅田')],
  ['1060032', known('東京都', '港区', '六本木')],
  ['1060099', []],
]);

const formTo = (customer: typeof hanako, ...places: readonly Partial<typeof hanako>[]): OrderForm => ({
  ...firstForm(customer, limits),
  destinations: places.map(
    (place, index): Destination => ({
      key: String(index),
      address: { ...hanako, ...place },
      quantity: 1,
      contactCode: '',
    }),
  ),
});
const askedOf = (form: OrderForm) =>
  doubtedAddresses(form, (zip) => localities.get(zip) ?? null).map((doubted) =>
    doubtSentence(doubted, form.destinations.length),
  );

test('an address without a street number is asked about, for the customer and for each destination', () => {
  expect(askedOf(firstForm({ ...hanako, ...umeda }, limits))).toEqual(['ご注文者：番地がありません。']);
  expect(askedOf(formTo(hanako, umeda))).toEqual(['お届け先：番地がありません。']);
  expect(askedOf(formTo(hanako, {}, { ...umeda, name: '東恩納 美咲' }))).toEqual([
    'お届け先2（東恩納 美咲）：番地がありません。',
  ]);
});

test('what is asked about stands beside its fields, until the address is changed', () => {
  const flat = { ...hanako, ...umeda, zip: '1060032' };
  const doubted = doubtedAddresses(firstForm(flat, limits), (zip) => localities.get(zip) ?? null);
  expect(doubtsByField(doubted, flat)).toEqual({
    zip: '郵便番号と住所が合いません。',
    address1: '番地がありません。',
  });
  expect(doubtsByField(doubted, { ...flat, address1: '大阪市北区梅田1' })).toEqual({});
});

test('a zip that the table lacks is asked about, and one that nobody has looked up is not', () => {
  expect(askedOf(firstForm({ ...hanako, zip: '1060099' }, limits))).toEqual([
    'ご注文者：106-0099は、郵便番号の一覧にありません。',
  ]);
  expect(askedOf(firstForm({ ...hanako, zip: '9999999' }, limits))).toEqual([]);
});

test('all doubts about an address are told at once, and none about a complete address', () => {
  const flat = { ...umeda, zip: '1060032' };
  expect(askedOf(formTo(hanako, flat))).toEqual(['お届け先：郵便番号と住所が合いません。番地がありません。']);
  expect(askedOf(formTo(hanako, {}))).toEqual([]);
});
