import type { CallFailure } from '@fumi/contract/client';
import { ok, refuse } from '@fumi/domain';
import { expect, test } from 'vitest';
import { contactsCopy } from '../../copy/contacts.ts';
import { fullOfGroups, inParts, whyNotDone } from './contact-calls.ts';

const refused = (fields: Readonly<Record<string, string[]>>): CallFailure => ({
  kind: 'refused',
  status: 422,
  error: { code: 'invalid', message: '入力内容をご確認ください。', fields },
});

test('too many contacts, another refusal and a lost connection have their own messages', () => {
  expect(whyNotDone(refused({ contacts: ['too-many'] }))).toBe(contactsCopy.full);
  expect(whyNotDone(refused({}))).toBe('入力内容をご確認ください。');
  expect(whyNotDone({ kind: 'unreachable' })).toBe(contactsCopy.failed);
});

test('a refusal for too many groups names the contact, any other names nobody', () => {
  const outcome = (failure: CallFailure | null) => ({ failure, doneCount: 2 });
  const full = refused({ 'codes.1.groups': ['too-many'] });
  expect(fullOfGroups(outcome(full), ['a', 'b', 'c', 'd'])).toBe('d');
  for (const other of [refused({ groups: ['maxItems'] }), refused({ 'codes.1.history': ['too-many'] }), null])
    expect(fullOfGroups(outcome(other), ['a', 'b', 'c', 'd'])).toBeUndefined();
});

test('what was done before a part that fails is counted, and nothing is done after it', async () => {
  const lost: CallFailure = { kind: 'unreachable' };
  const asked: number[][] = [];
  const call = async (part: number[]) => {
    asked.push(part);
    return part.includes(4) ? refuse(lost) : ok(null);
  };
  expect(await inParts([1, 2, 3, 4, 5], call, 2)).toEqual({ failure: lost, doneCount: 2 });
  expect(asked).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(await inParts([1, 2, 3], call, 2)).toEqual({ failure: null, doneCount: 3 });
});
