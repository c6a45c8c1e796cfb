import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CouponTerms, couponDiscountYen } from './coupon.ts';
import { type CustomerRules, type OrderCustomer, validateCustomer, validateDestination } from './customer.ts';
import { checkDelivery, type DeliveryType } from './delivery.ts';
import { deliveryAddressOf } from './delivery-address.ts';
import {
  HOLDING_STATES,
  isCancellable,
  isEditable,
  isOver,
  isPartRefundable,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderState,
  orderTransition,
} from './order-state.ts';
import { statementOf } from './statement.ts';

test('every state can be reached from a draft, and only shipped and refunded are ends', () => {
  const seen = new Set<OrderState>(['draft']);
  const queue: OrderState[] = ['draft'];
  for (let state = queue.pop(); state; state = queue.pop()) {
    for (const next of Object.values(ORDER_TRANSITIONS[state])) {
      if (!seen.has(next)) queue.push(next);
      seen.add(next);
    }
  }
  expect([...seen].sort()).toEqual([...ORDER_STATES].sort());
  expect(ORDER_STATES.filter((state) => Object.keys(ORDER_TRANSITIONS[state]).length === 0)).toEqual([
    'shipped',
    'refunded',
  ]);
});

test('a payment that succeeds after the cancellation is refunded', () => {
  expect(orderTransition('cancelled', 'payment-succeeded')).toBe('refunding');
  expect(orderTransition('paid', 'cancelled')).toBe('refunding');
  expect(orderTransition('in_print', 'cancelled')).toBeNull();
});

test.each([
  [
    'draft',
    { isEditable: true, isCancellable: true, isPartRefundable: false, isOver: false, holdsBook: true },
  ],
  [
    'payment_pending',
    { isEditable: false, isCancellable: true, isPartRefundable: false, isOver: false, holdsBook: true },
  ],
  [
    'paid',
    { isEditable: false, isCancellable: true, isPartRefundable: true, isOver: false, holdsBook: true },
  ],
  [
    'in_print',
    { isEditable: false, isCancellable: false, isPartRefundable: true, isOver: false, holdsBook: true },
  ],
  [
    'shipped',
    { isEditable: false, isCancellable: false, isPartRefundable: true, isOver: true, holdsBook: false },
  ],
  [
    'cancelled',
    { isEditable: false, isCancellable: false, isPartRefundable: false, isOver: true, holdsBook: false },
  ],
  [
    'refunding',
    { isEditable: false, isCancellable: false, isPartRefundable: false, isOver: false, holdsBook: false },
  ],
  [
    'refunded',
    { isEditable: false, isCancellable: false, isPartRefundable: false, isOver: true, holdsBook: false },
  ],
] as const)('of a %s order holds %o', (state, facts) => {
  expect({
    isEditable: isEditable(state),
    isCancellable: isCancellable(state),
    isPartRefundable: isPartRefundable(state),
    isOver: isOver(state),
    holdsBook: HOLDING_STATES.includes(state),
  }).toEqual(facts);
});

const delivery = (id: number, suspend = false) => ({ id, suspend }) as DeliveryType;

test.each([
  [7, null],
  [5, 'not-offered'],
  [1805002, 'suspended'],
  [8, 'unknown-delivery'],
])('the delivery %i is refused as %s', (id, refusal) => {
  const types = [delivery(7), delivery(5), delivery(1805002, true)];
  expect(checkDelivery(types, [7, 1805002], id)).toBe(refusal);
});

test('a statement names every charge, each copy its stand and each destination its delivery', () => {
  const statement = statementOf({
    price: { unitPriceYen: 500, deliveryFeeYen: 190, standYen: 700 },
    productLabel: '卓上カレンダー',
    deliveryLabel: 'ネコポス',
    standLabel: 'スタンド',
    quantities: [2, 1],
    options: [
      { label: '箱', unitYen: 100, count: 2 },
      { label: '袋', unitYen: 50, count: 0 },
    ],
    coupon: { label: 'クーポン', discountYen: 500 },
  });
  expect(statement.lines.map(({ kind, label, count, amountYen }) => [kind, label, count, amountYen])).toEqual(
    [
      ['product', '卓上カレンダー', 3, 1500],
      ['option', 'スタンド', 3, 2100],
      ['option', '箱', 2, 200],
      ['delivery', 'ネコポス', 2, 380],
      ['coupon', 'クーポン', 1, -500],
    ],
  );
  // 3,680 × 10 / 110 = 334.5…
  expect([statement.totalYen, statement.taxYen]).toEqual([3680, 334]);
});

test('without stand, option and coupon there is the product and its delivery', () => {
  const statement = statementOf({
    price: { unitPriceYen: 500, deliveryFeeYen: 0, standYen: 0 },
    productLabel: 'はがき',
    deliveryLabel: 'ゆうメール',
    standLabel: '',
    quantities: [1],
    options: [],
    coupon: null,
  });
  expect(statement.lines.map(({ kind }) => kind)).toEqual(['product', 'delivery']);
  expect([statement.totalYen, statement.taxYen]).toEqual([500, 45]);
});

test('a single option and a stand of one yen are on the statement', () => {
  const statement = statementOf({
    price: { unitPriceYen: 500, deliveryFeeYen: 190, standYen: 1 },
    productLabel: 'はがき',
    deliveryLabel: 'ネコポス',
    standLabel: 'スタンド',
    quantities: [1],
    options: [{ label: '箱', unitYen: 100, count: 1 }],
    coupon: null,
  });
  expect(statement.lines.map(({ label, amountYen }) => [label, amountYen])).toEqual([
    ['はがき', 500],
    ['スタンド', 1],
    ['箱', 100],
    ['ネコポス', 190],
  ]);
});

test('the lines of a statement add up to its total, and a coupon never pays money out', () => {
  const yen = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(
      yen,
      yen,
      yen,
      yen,
      fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 20 }),
      (unit, fee, standYen, discount, quantities) => {
        const statement = statementOf({
          price: { unitPriceYen: unit, deliveryFeeYen: fee, standYen },
          productLabel: 'はがき',
          deliveryLabel: '宛名ゆうメール',
          standLabel: 'スタンド',
          quantities,
          options: [],
          coupon: { label: 'クーポン', discountYen: discount },
        });
        expect(statement.lines.reduce((sum, { amountYen }) => sum + amountYen, 0)).toBe(statement.totalYen);
        expect(statement.totalYen).toBeGreaterThanOrEqual(0);
        expect(statement.taxYen).toBeLessThanOrEqual(statement.totalYen / 11);
      },
    ),
  );
});

const smartpass: CouponTerms = {
  role: 1,
  ownerCode: 'hanako',
  startsOn: null,
  endsOn: '2027-03-31',
  benefit: { kind: 'one-unit-free' },
  onlyUnitPriceYen: 500,
  onlyProductCodes: null,
};
const use = {
  memberCode: 'hanako',
  productCode: 'T0021',
  unitPriceYen: 500,
  quantity: 1,
  today: '2026-11-20',
};

test.each([
  ['its owner, one set at 500 yen', {}, 500],
  ['somebody else', { memberCode: 'taro' }, null],
  ['two sets', { quantity: 2 }, null],
  ['a premium design', { unitPriceYen: 800 }, null],
  ['after its last day', { today: '2027-04-01' }, null],
  ['on its last day', { today: '2027-03-31' }, 500],
])('the smartpass coupon for %s takes off %s', (_title, over, discount) => {
  expect(couponDiscountYen(smartpass, { ...use, ...over })).toBe(discount);
});

const campaign: CouponTerms = {
  ...smartpass,
  role: 2,
  ownerCode: null,
  startsOn: '2026-11-01',
  benefit: { kind: 'yen', amountYen: 300 },
  onlyUnitPriceYen: null,
  onlyProductCodes: ['T0021'],
};

test.each([
  ['anybody, however many sets', { memberCode: 'taro', quantity: 2 }, 300],
  ['its first day', { today: '2026-11-01' }, 300],
  ['the day before', { today: '2026-10-31' }, null],
  ['another product', { productCode: 'T0018' }, null],
])('a coupon of 300 yen for %s takes off %s', (_title, over, discount) => {
  expect(couponDiscountYen(campaign, { ...use, ...over })).toBe(discount);
});

const hanako: OrderCustomer = {
  name: '髙橋 花子',
  kana: 'タカハシ ハナコ',
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '',
  tel: '03-1234-5678',
  birthday: '',
  email: 'hanako@example.jp',
};

test.each([
  ['０３－１２３４－５６７８', '03-1234-5678'],
  ['03（1234）5678', '03-1234-5678'],
  [' 0312345678 ', '0312345678'],
  ['+81 (0)90-1234-5678', '090-1234-5678'],
  ['内線 12', '内線 12'],
])('the telephone %s is kept as %s', (typed, kept) => {
  expect(deliveryAddressOf({ ...hanako, tel: typed }).tel).toBe(kept);
});

const ROPPONGI = { prefecture: '東京都', city: '港区', area: '六本木', facility: '' };
const rules: CustomerRules = {
  today: '2026-11-22',
  localitiesOfZip: (zip) => (zip === '1060031' ? [ROPPONGI] : zip === '1060099' ? [] : null),
};

test.each<[Partial<OrderCustomer>, object]>([
  [{ zip: '0000000' }, { zip: 'zip-unknown' }],
  [{ zip: '1060099' }, {}],
  [{ zip: '1060031', state: '北海道' }, { zip: 'zip-prefecture' }],
  [{ zip: '1060031', state: '東京' }, {}],
  [{ zip: '9999999' }, {}],
  [{ birthday: '2026-11-22' }, {}],
  [{ birthday: '2026-11-23' }, { birthday: 'date' }],
  [{ birthday: '1899-12-31' }, { birthday: 'date' }],
  [{ tel: '0000000000' }, { tel: 'tel' }],
  [{ tel: '090-123-4567' }, { tel: 'tel' }],
  [{ tel: '03-1234-56789' }, { tel: 'tel' }],
  ...[
    '０３－１２３４－５６７８',
    '０３１２３４５６７８',
    '03ー1234ー5678',
    '03‐1234‐5678',
    '03(1234)5678',
  ].map((tel): [Partial<OrderCustomer>, object] => [{ tel }, {}]),
  [{ tel: '（03）1234 5678' }, {}],
  [{ tel: '+81 3 1234 5678' }, {}],
  [{ tel: '+81 (0)90-1234-5678' }, {}],
  [{ tel: '電話なし' }, { tel: 'tel' }],
  [{ tel: '0120-123-456' }, {}],
  [{ tel: '0800-123-4567' }, {}],
  [{ tel: '050-1234-5678' }, {}],
  [{}, {}],
  [{ name: '' }, { name: 'required' }],
  [{ kana: 'ﾀｶﾊｼ ﾊﾅｺ' }, {}],
  [{ kana: '高橋' }, { kana: 'kana' }],
  [{ zip: '106' }, { zip: 'zip' }],
  [{ tel: '1234' }, { tel: 'tel' }],
  [{ birthday: '1990-02-30' }, { birthday: 'date' }],
  [{ email: 'x' }, { email: 'email' }],
  [{ address1: 'あ\u202e' }, { address1: 'forbidden' }],
  [{ name: '髙橋 花子😀' }, { name: 'unprintable' }],
  [{ name: '名'.repeat(40), kana: 'カ'.repeat(60), address2: '室'.repeat(60), state: '神奈川県' }, {}],
  [
    { name: '名'.repeat(41), kana: 'カ'.repeat(61) },
    { name: 'too-long', kana: 'too-long' },
  ],
  [
    { address1: '町'.repeat(61), address2: '室'.repeat(61) },
    { address1: 'too-long', address2: 'too-long' },
  ],
  [{ state: '神奈川県県' }, { state: 'too-long' }],
  [{ tel: '090-1234-5678', birthday: '1990-02-28' }, {}],
  [{ tel: '0-3-1-2-3-4-5-6-7-8' }, { tel: 'too-long' }],
  [{ tel: '090123456789' }, { tel: 'tel' }],
  [
    { kana: '', zip: ' ', tel: '', email: '' },
    { kana: 'required', zip: 'required', tel: 'required', email: 'required' },
  ],
])('%o has the problems %o', (over, problems) => {
  expect(validateCustomer({ ...hanako, ...over }, rules)).toEqual(problems);
});

test('the reading of a destination’s name may be missing, and is checked where it is given', () => {
  expect(validateDestination({ ...hanako, kana: '' }, rules)).toEqual({});
  expect(validateDestination({ ...hanako, kana: '高橋', zip: '' }, rules)).toEqual({
    kana: 'kana',
    zip: 'required',
  });
});
