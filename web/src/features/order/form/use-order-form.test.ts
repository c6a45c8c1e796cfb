import type { CallFailure } from '@fumi/contract/client';
import { expect, test } from 'vitest';
import { checkoutCopy } from '../../../copy/checkout.ts';
import { emptyCustomer, firstForm } from '../order-form.ts';
import { refusalOf } from './use-order-form.ts';

const form = firstForm(emptyCustomer('a@example.jp'), {
  maxDestinationCount: 1,
  maxQuantityByDestination: 1,
  deliveryIds: [1],
});

const invalid = (fields: Readonly<Record<string, readonly string[]>>) =>
  refusalOf(form, {
    kind: 'refused',
    status: 422,
    error: { code: 'invalid', message: '', fields },
  } as CallFailure);

test('a refusal that names a field of the form disappears with the problem of the field', () => {
  const { refused, failure } = invalid({ zip: ['zip-unknown'] });
  expect(refused.customer).toEqual({ zip: 'zip-unknown' });
  expect(failure).toEqual({ words: checkoutCopy.invalid, isOfFields: true });
});

test('a refusal that names no field of the form is told, and does not disappear with a field problem', () => {
  expect(invalid({ quantity: ['range'] }).failure).toEqual({
    words: checkoutCopy.invalid,
    isOfFields: false,
  });
  expect(refusalOf(form, { kind: 'unreachable' }).failure).toEqual({
    words: checkoutCopy.unreachable,
    isOfFields: false,
  });
});
