import type { CallFailure } from '@fumi/contract/client';
import { expect, test } from 'vitest';
import { contactsCopy } from '../../copy/contacts.ts';
import { fullOfGroups, whyNotDone } from './contact-calls.ts';

const refused = (fields: Readonly<Record<string, string[]>>): CallFailure => ({
  kind: 'refused',
  status: 422,
  error: { code: 'invalid', message: '入力内容をご確認ください。', fields },
});

test('a full book, a refusal and a lost connection are told apart', () => {
  expect(whyNotDone(refused({ contacts: ['too-many'] }))).toBe(contactsCopy.full);
  expect(whyNotDone(refused({}))).toBe('入力内容をご確認ください。');
  expect(whyNotDone({ kind: 'unreachable' })).toBe(contactsCopy.failed);
});

test('who is in too many groups is named by the refusal, and nobody by another', () => {
  expect(fullOfGroups(refused({ 'a1.groups': ['too-many'] }))).toBe('a1');
  expect([refused({ groups: ['maxItems'] }), null].map(fullOfGroups)).toEqual([null, null]);
});
