import { expect, test } from 'vitest';
import { emptyPrintAddress, type PersonName } from '../address/print-address.ts';
import { isAddressee, mournersAt } from './mourners.ts';

const name = (last: string, first: string): PersonName => ({ last, first, honorific: '様' });
const place = { zip: '1060032', state: '東京都', address1: '港区六本木', address2: '1-2-3' };
const mourner = {
  code: 'm1',
  name: name('髙橋', '花子'),
  jointNames: [name('', '太郎')],
  ...place,
  mourningUntil: '2027-03-31',
};
const guard = mournersAt([mourner], 2027);
const recipient = { ...emptyPrintAddress(), ...place, name: name('髙橋', '花子') };
const codes = (people: readonly { code: string }[]) => people.map(({ code }) => code);

test('a recipient with the code of a contact in mourning is in mourning', () => {
  expect(codes(guard({ ...recipient, code: 'm1' }).is)).toEqual(['m1']);
  expect(codes(guard({ ...recipient, code: 'm1' }).mayBe)).toEqual([]);
});

test.each([
  ['the same words, typed by hand', recipient],
  ['another entry of the contacts', { ...recipient, code: 'other' }],
  ['the common shape of the kanji', { ...recipient, name: name('高橋', '花子') }],
  [
    'the address spelt otherwise',
    { ...recipient, zip: '', address1: '港区六本木１丁目', address2: '２－３' },
  ],
  ['whose joint name mourns', { ...recipient, name: name('髙橋', '太郎') }],
  [
    'who has the mourner as joint name',
    { ...recipient, name: name('髙橋', '次郎'), jointNames: [name('', '花子')] },
  ],
  ['with an honorific behind the first name', { ...recipient, name: name('髙橋', '花子様') }],
  ['two names in one field', { ...recipient, name: name('高橋', '次郎・花子') }],
  ['two names that a blank parts', { ...recipient, name: name('高橋', '次郎　花子') }],
  ['a whole name in one field', { ...recipient, name: name('高橋花子', '') }],
  ['a whole name in the other field', { ...recipient, name: name('', '高橋 花子') }],
  ['two whole names in one field', { ...recipient, name: name('高橋次郎・花子', '') }],
  [
    'a joint name of somebody whose whole name is in one field',
    { ...recipient, name: name('高橋次郎', ''), jointNames: [name('', '花子')] },
  ],
  ['whose family the card is for', { ...recipient, name: name('高橋家', '') }],
  ['all of whose family are greeted', { ...recipient, name: { ...name('高橋', ''), honorific: '御一同様' } }],
  ['the address without its prefecture and zip', { ...recipient, zip: '', state: '' }],
  ['the address with its building', { ...recipient, zip: '', address2: '1-2-3 コーポ青葉101' }],
  ['without an address', { ...emptyPrintAddress(), name: name('髙橋', '花子') }],
])('%s may be in mourning', (_, typed) => {
  expect(codes(guard(typed).mayBe)).toEqual(['m1']);
  expect(guard(typed).is).toEqual([]);
});

test.each([
  ['of another name', { ...recipient, name: name('髙橋', '桃子') }],
  ['at another place', { ...recipient, zip: '1040061', address1: '中央区銀座', address2: '4-1' }],
  ['of another family there', { ...recipient, name: name('鈴木家', '') }],
  ['of the family elsewhere', { ...recipient, name: name('髙橋家', ''), zip: '1040061', address1: '銀座' }],
  ['of whom the customer has said so', { ...recipient, differsFrom: ['m1'] }],
])('a person %s is not taken for the one in mourning', (_, typed) => {
  expect(guard(typed)).toEqual({ is: [], mayBe: [] });
});

test('a family in mourning may be anybody of its last name at its address', () => {
  const family = mournersAt([{ ...mourner, name: name('髙橋家', ''), jointNames: [] }], 2027);
  expect(codes(family(recipient).mayBe)).toEqual(['m1']);
  expect(codes(family({ ...recipient, name: name('高橋次郎', '') }).mayBe)).toEqual(['m1']);
  expect(codes(family({ ...recipient, name: name('鈴木', '花子') }).mayBe)).toEqual([]);
});

test('mourning that is over holds nobody back', () => {
  expect(mournersAt([mourner], 2028)({ ...recipient, code: 'm1' })).toEqual({ is: [], mayBe: [] });
});

const shared = { ...recipient, code: 'm0', name: name('髙橋', '次郎'), alsoFor: ['m1'] };

test('a contact in mourning who shares a card is found while their name stands on it', () => {
  const together = { ...shared, jointNames: [name('', '花子')] };
  expect(codes(guard(together).is)).toEqual(['m1']);
  expect(guard(together).mayBe).toEqual([]);
  expect(guard(shared)).toEqual({ is: [], mayBe: [] });
});

test.each([
  ['their own', { code: 'm1' }, true],
  ['another’s', { code: 'm2' }, false],
  ['one that they share', { alsoFor: ['m1'], jointNames: [name('', '花子')] }, true],
  ['one that they shared once', { alsoFor: ['m1'] }, false],
  ['one with their name by chance', { jointNames: [name('', '花子')] }, false],
])('a card that is %s (%j) goes to the contact: %s', (_, change, expected) => {
  const card = { ...recipient, name: name('髙橋', '次郎'), ...change };
  expect(isAddressee(card, mourner)).toBe(expected);
});
