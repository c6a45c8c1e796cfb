import { contactsEndpoints, toWire } from '@fumi/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aContact } from '../../test/a-contact.ts';
import { answerInParts, isLong } from './answer-in-parts.ts';

const { response } = contactsEndpoints().contactsList;
const contacts = Array.from({ length: 3000 }, (_, index) => ({ ...aContact, code: `c${index}` }));
const answer = { contacts, total: 3000, groups: [{ name: '友人', count: 3000 }] };

test('a long answer says in parts what it would say at once', async () => {
  const parts = await answerInParts(response, answer);
  expect(isLong(answer)).toBe(true);
  expect(JSON.parse(parts.join(''))).toEqual(response.parse(toWire(answer)));
});

test('other calls are served while a long answer is written', async () => {
  let served = 0;
  const timer = setInterval(() => {
    served += 1;
  }, 1);
  await answerInParts(response, answer);
  clearInterval(timer);
  expect(served).toBeGreaterThan(0);
});

test('a field that the schema does not have is left out, and a missing one throws', async () => {
  const more = contacts.map((one) => ({ ...one, secret: 'x' }));
  expect((await answerInParts(response, { ...answer, contacts: more })).join('')).not.toContain('secret');
  const less = contacts.map(({ note: _, ...one }) => one);
  await expect(answerInParts(response, { ...answer, contacts: less })).rejects.toThrow();
});

test('a field that is not translated keeps its keys, in lists below it too', async () => {
  const schema = z.object({ export: z.record(z.string(), z.unknown()) });
  const rows = Array.from({ length: 60 }, (_, index) => ({ nameLast: `${index}`, at: new Date(0) }));
  const parts = await answerInParts(schema, { export: { contacts: rows, sessions: [] } }, ['export']);
  expect(JSON.parse(parts.join(''))).toEqual({
    export: { contacts: rows.map((row) => ({ ...row, at: '1970-01-01T00:00:00.000Z' })), sessions: [] },
  });
});

test('a long list deeper in an answer is written whole', async () => {
  const history = Array.from({ length: 100 }, (_, index) => ({
    year: 1950 + index,
    sent: true,
    received: true,
  }));
  const { response: schema } = contactsEndpoints().contactsGet;
  const one = { contact: { ...aContact, code: 'c', history } };
  const parts = await answerInParts(schema, one);
  expect(JSON.parse(parts.join('')).contact.history).toHaveLength(100);
});

test('a short answer is not divided', () => {
  expect(isLong({ contacts: contacts.slice(0, 50), total: 50 })).toBe(false);
  expect(isLong({ member: null })).toBe(false);
});
