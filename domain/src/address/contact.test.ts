import { expect, test } from 'vitest';
import { birthdayDigits, contactFieldsOf, contactToPrintAddress } from './contact.ts';
import { fillFromZip } from './fill.ts';
import { emptyName, emptyPrintAddress, isEmptyAddress } from './print-address.ts';

const name = (last: string, first: string, honorific = '') => ({ last, first, honorific });
const contact = {
  code: 'c',
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3',
  name: name('髙橋', '太郎'),
  jointNames: [name('', '花子', '先生'), name('', '翔', ' ')],
  birthday: '19800102',
};

// Spec §3: a blank honorific is replaced by 様, joint names have four slots.
test('a contact becomes an address to print, with honorifics and four places for joint names', () => {
  const address = contactToPrintAddress(contact);
  expect(address).toMatchObject({
    code: 'c',
    zip: '1060032',
    address2: '1-2-3',
    name: name('髙橋', '太郎', '様'),
  });
  expect(address.jointNames).toEqual([
    name('', '花子', '先生'),
    name('', '翔', '様'),
    emptyName(),
    emptyName(),
  ]);
});

test('an address becomes a contact without its empty joint names', () => {
  const address = {
    ...contactToPrintAddress(contact),
    jointNames: [name('山田', ''), name(' ', ''), name('', '翔')],
  };
  expect(contactFieldsOf(address)).toEqual({
    zip: '1060032',
    state: '東京都',
    address1: '港区六本木',
    address2: '1-2-3',
    name: name('髙橋', '太郎', '様'),
    jointNames: [name('山田', ''), name('', '翔')],
  });
});

test('birthdays come with slashes and are kept as digits', () => {
  expect(birthdayDigits('1980/01/02')).toBe('19800102');
});

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
