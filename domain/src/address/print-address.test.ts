import { expect, test } from 'vitest';
import { emptyName, emptyPrintAddress, withFamily } from './print-address.ts';

test.each([
  ['sender', { last: '', first: '家族一同', honorific: '' }],
  ['recipient', { last: 'ご家族', first: '御一同', honorific: '様' }],
] as const)('the whole family takes the first place among the joint names of a %s', (party, family) => {
  const named = { last: '', first: '花子', honorific: '様' };
  const address = { ...emptyPrintAddress(), jointNames: [named, named, named, named] };
  const jointNames = [family, emptyName(), emptyName(), emptyName()];
  expect(withFamily(address, party)).toEqual({ ...address, jointNames });
});
