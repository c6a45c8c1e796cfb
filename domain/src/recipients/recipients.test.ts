import { expect, test } from 'vitest';
import { emptyPrintAddress } from '../address/print-address.ts';
import { addRecipients, recipientGaps, removeRecipient, roomLeft, summarise } from './recipients.ts';

const someone = (zip: string) => ({ ...emptyPrintAddress(), zip });
const people = (count: number) => Array.from({ length: count }, (_, index) => someone(String(index)));

test('recipients are added up to the limit and not beyond', () => {
  expect(addRecipients(people(1), [someone('x')], 2)).toEqual({
    ok: true,
    value: [someone('0'), someone('x')],
  });
  expect(addRecipients(people(2), [someone('x')], 2)).toEqual({
    ok: false,
    error: { code: 'too-many-recipients', limit: 2 },
  });
});

test('a recipient that is removed leaves the others in their order', () => {
  expect(removeRecipient(people(3), 1)).toEqual([someone('0'), someone('2')]);
});

test.each([
  [0, 30],
  [29, 1],
  [30, 0],
  [31, 0],
])('beside %i of thirty recipients there is room for %i', (count, room) => {
  expect(roomLeft(people(count), 30)).toBe(room);
});

test('the summary counts cards with and without a recipient, and says whether there is a sender', () => {
  const counts = { total: 30, addressed: 12, unaddressed: 18 };
  expect(summarise(emptyPrintAddress(), people(12), 30)).toEqual({ ...counts, hasSender: false });
  expect(summarise(someone('1'), people(12), 30)).toEqual({ ...counts, hasSender: true });
});

const place = { zip: '1060032', state: '東京都', address1: '港区六本木', address2: '1-2-3' };
const name = { last: '山田', first: '', honorific: '様' };
const office = { company: '株式会社ふみ', department: '', title: '' };

test.each([
  ['a card with a name and an address', { ...place, name }, []],
  ['a card to a company without a person', { ...place, office }, []],
  ['a card to a joint name alone', { ...place, jointNames: [name] }, []],
  ['an address without a name', place, ['name-missing']],
  ['a name without zip and address', { name }, ['address-missing']],
  ['a zip alone', { zip: '1060032' }, ['name-missing', 'address-missing']],
  ['a card that is left blank', {}, []],
] as const)('%s: %j lacks %j', (_, written, gaps) => {
  expect(recipientGaps({ ...emptyPrintAddress(), ...written })).toEqual(gaps);
});
