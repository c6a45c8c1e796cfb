import { expect, test } from 'vitest';
import { checkInquiry, INQUIRY_TEXT_MAX, type Inquiry, isClaimLate } from './inquiry.ts';

const form: Inquiry = {
  reason: 'damaged',
  name: '髙橋 花子',
  email: 'hanako@example.jp',
  orderNumber: 'F-1',
  text: '角が折れていました。',
};

test.each<[string, Partial<Inquiry>, boolean, object]>([
  ['a whole form', {}, false, {}],
  ['a claim without an order', { orderNumber: ' ' }, false, { orderNumber: 'required' }],
  ['a claim with one of the member’s own orders', { orderNumber: '' }, true, {}],
  ['a question without an order', { reason: 'other', orderNumber: '' }, false, {}],
  ['no name', { name: '　' }, false, { name: 'required' }],
  [
    'a name that brings a line of its own',
    { name: '山田\n返信先: a@b.example' },
    false,
    { name: 'forbidden' },
  ],
  ['a number that turns what follows', { orderNumber: 'F-1\u202e' }, false, { orderNumber: 'forbidden' }],
  ['no e-mail', { email: '' }, false, { email: 'required' }],
  ['an e-mail that is none', { email: 'hanako' }, false, { email: 'format' }],
  ['no words', { text: '\n' }, false, { text: 'required' }],
  ['as many words as fit', { text: '𠮷'.repeat(INQUIRY_TEXT_MAX) }, false, {}],
  ['too many words', { text: '𠮷'.repeat(INQUIRY_TEXT_MAX + 1) }, false, { text: 'length' }],
])('%s', (_, over, hasOrder, problems) => {
  expect(checkInquiry({ ...form, ...over }, hasOrder)).toEqual(problems);
});

test.each([
  [null, '2027-12-31', false],
  ['2026-11-01', '2026-12-15', false],
  ['2026-11-01', '2026-12-16', true],
] as const)('what left on %s is too late on %s: %s', (shippedOn, today, isLate) => {
  expect(isClaimLate(shippedOn, today)).toBe(isLate);
});
