import { expect, test } from 'vitest';
import { emptyPrintAddress } from '../address/print-address.ts';
import { addRecipients, removeRecipient, roomLeft, summarise } from './recipients.ts';

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
