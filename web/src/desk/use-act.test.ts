import type { CallFailure } from '@fumi/contract/client';
import { ok, refuse } from '@fumi/domain';
import { expect, test } from 'vitest';
import { refusalSentence, showsAnew } from './use-act.ts';

const refused = (status: number, code: string): CallFailure =>
  ({ kind: 'refused', status, error: { code, message: 'words' } }) as CallFailure;
const signedOut = refused(401, 'unauthenticated');

test.each([
  ['done', ok({}), true],
  ['done by somebody else', refuse(refused(409, 'wrong_state')), true],
  ['lost on its way', refuse<CallFailure>({ kind: 'unreachable' }), false],
  ['for a server that restarts', refuse(refused(503, 'unavailable')), false],
  ['after the session', refuse(signedOut), false],
])('what is %s shows the page anew only where that takes nothing that was typed', (_, answer, isShown) => {
  expect(showsAnew(answer)).toBe(isShown);
});

test('who was signed out reads what to do about it', () => {
  expect(refusalSentence(signedOut)).toContain('ログインし直して');
});
