import { emptyContact } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import type { FoundContact } from './found-contact.ts';
import { partsOf, sendParts } from './send-contacts.ts';

afterEach(() => vi.unstubAllGlobals());

const person = (change: Partial<FoundContact['contact']> = {}): FoundContact => ({
  row: 1,
  contact: { ...emptyContact(), name: { last: '髙橋', first: '太郎', honorific: '様' }, ...change },
  problems: [],
  otherAddress: null,
  isHalfWidth: false,
  match: { contact: { ...emptyContact(), code: 'known' }, likeness: 'same' },
  replaced: null,
  isRepeat: false,
  changes: [],
  isMore: true,
  proposal: 'merge',
});
const keys = () => {
  let last = 0;
  return () => {
    last += 1;
    return `key-${last}`;
  };
};

test('ten thousand people go in parts of a hundred, in their order, each part with its key', async () => {
  const people = Array.from({ length: 10_000 }, (_, index) => person({ note: String(index) }));
  const parts = await partsOf(
    people,
    people.map(() => 'add' as const),
    keys(),
  );
  expect(parts.length).toBe(100);
  expect(new Set(parts.map(({ key }) => key)).size).toBe(100);
  expect(parts.flatMap((part) => part.contacts.map(({ note }) => Number(note)))).toEqual(
    people.map((_, index) => index),
  );
});

test('contacts with long notes go in smaller parts', async () => {
  const people = Array.from({ length: 100 }, () => person({ note: '長'.repeat(1900) }));
  const parts = await partsOf(
    people,
    people.map(() => 'add' as const),
    keys(),
  );
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.every((part) => JSON.stringify(part).length < 85_000)).toBe(true);
});

test('a skipped contact is not sent, a merged one names the contact that it goes into', async () => {
  const [part] = await partsOf([person(), person()], ['skip', 'merge'], keys());
  expect(part?.contacts).toMatchObject([{ mergeInto: 'known' }]);
});

test('an invalid zip goes into the note, and hidden characters are removed', async () => {
  const [part] = await partsOf([person({ zip: '106-003', address1: '港\u200b区' })], ['add'], keys());
  expect(part?.contacts).toMatchObject([{ zip: '', note: '郵便番号：106-003', address1: '港区' }]);
});

test.each([
  [401, { code: 'unauthenticated' }, 'signed-out'],
  [422, { code: 'invalid', fields: { contacts: ['too-many'] } }, 'too-many'],
  [403, { code: 'forbidden' }, 'failed'],
])('an import that stops with %i says why', async (status, error, outcome) => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status }));
  expect(await sendParts([{ key: 'a', contacts: [] }], 0, () => {})).toBe(outcome);
});
