import type { CallFailure, ErrorCode } from '@fumi/contract/client';
import { expect, test } from 'vitest';
import { checkSignup, judgeSignup, refusedEmail } from './form-problems.ts';

const refused = (code: ErrorCode, fields?: Record<string, string[]>): CallFailure => ({
  kind: 'refused',
  status: 400,
  error: { code, message: 'server', ...(fields ? { fields } : {}) },
});

test.each([
  [refused('unique'), { to: 'duplicated-email' }],
  [refused('not_found'), { to: 'form', problems: { referralCode: '紹介コードが正しくありません。' } }],
  [refused('too_many_requests'), { to: 'form', problems: { form: 'server' } }],
  [refused('internal'), { to: 'error-page' }],
  [
    refused('invalid', { password: ['too-common'] }),
    { to: 'form', problems: { password: 'よく使われているパスワードです。別のものにしてください。' } },
  ],
  [refused('invalid'), { to: 'form', problems: { form: 'server' } }],
])('a refused sign-up leads where spec §8 says (%#)', (failure, expected) => {
  expect(judgeSignup(failure)).toEqual(expected);
});

test('a broken connection stays in the form: what was typed is not lost', () => {
  expect(judgeSignup({ kind: 'unreachable' })).toMatchObject({
    to: 'form',
    problems: { form: expect.stringContaining('通信') },
  });
});

test('an empty referral code is fine, a short one is not', () => {
  const input = { email: 'a@example.jp', password: 'correct horse' };
  expect(checkSignup({ ...input, referralCode: '' })).toBeNull();
  expect(checkSignup({ ...input, referralCode: 'A1' })).toEqual({
    referralCode: '紹介コードは5文字で入力してください。',
  });
});

test('a refused address is explained under its field', () => {
  expect(refusedEmail(refused('invalid', { email: ['email'] }))).toBe(
    'メールアドレスの形をお確かめください。',
  );
  expect(refusedEmail(refused('too_many_requests'))).toBe('server');
});
