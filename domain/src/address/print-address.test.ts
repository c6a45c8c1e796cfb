import { expect, test } from 'vitest';
import { fillFromZip } from './fill.ts';
import { emptyPrintAddress, isEmptyAddress } from './print-address.ts';

const name = (last: string, first: string, honorific = '') => ({ last, first, honorific });

// Spec §3: empty when zip, state, address lines, both comments and all name parts are blank.
test.each([
  ['nothing', {}, true],
  ['blanks', { zip: ' ', state: '　' }, true],
  ['an honorific', { name: name('', '', '様') }, true],
  ['a zip', { zip: '1' }, false],
  ['a state', { state: '東京都' }, false],
  ['a town', { address1: '港区' }, false],
  ['a number', { address2: '1' }, false],
  ['a comment', { comment1: 'あ' }, false],
  ['a second comment', { comment2: 'あ' }, false],
  ['a last name', { name: name('山', '') }, false],
  ['a first name', { name: name('', '一') }, false],
  ['a joint name', { jointNames: [name('', '一')] }, false],
])('an address with %s is empty: %s', (_, over, isEmpty) => {
  expect(isEmptyAddress({ ...emptyPrintAddress(), ...over })).toBe(isEmpty);
});

const place = (area: string) => ({ prefecture: '東京都', city: '港区', area, facility: '（株）ふみ' });

test('a zip fills the first line up to its limit, else the town goes to the second', () => {
  expect(fillFromZip(place('あ'.repeat(23)))).toEqual({
    state: '東京都',
    address1: `港区${'あ'.repeat(23)}`,
    address2: '（株）ふみ',
  });
  expect(fillFromZip(place('あ'.repeat(24)))).toEqual({
    state: '東京都',
    address1: '港区',
    address2: `${'あ'.repeat(24)}（株）ふみ`,
  });
});
