import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CouponTerms, couponDiscountYen } from './coupon.ts';
import { type OrderCustomer, validateCustomer } from './customer.ts';
import { ORDER_STATES, ORDER_TRANSITIONS, type OrderState, orderTransition } from './order-state.ts';
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

test('money never vanishes: a success after a cancellation is refunded', () => {
  expect(orderTransition('cancelled', 'payment-succeeded')).toBe('refunding');
  expect(orderTransition('paid', 'cancelled')).toBe('refunding');
  expect(orderTransition('in_print', 'cancelled')).toBeNull();
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

test.each<[Partial<OrderCustomer>, object]>([
  [{}, {}],
  [{ name: '' }, { name: 'required' }],
  [{ kana: '高橋' }, { kana: 'kana' }],
  [{ zip: '106' }, { zip: 'zip' }],
  [{ tel: '1234' }, { tel: 'tel' }],
  [{ birthday: '1990-02-30' }, { birthday: 'date' }],
  [{ email: 'x' }, { email: 'email' }],
  [{ address1: 'あ\u202e' }, { address1: 'forbidden' }],
])('%o has the problems %o', (over, problems) => {
  expect(validateCustomer({ ...hanako, ...over })).toEqual(problems);
});
