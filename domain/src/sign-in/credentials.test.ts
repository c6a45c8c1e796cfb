import { expect, test } from 'vitest';
import {
  checkEmail,
  checkPassword,
  checkPin,
  emailKeyOf,
  isReferralCode,
  normalizeEmail,
} from './credentials.ts';

test.each([
  ['hanako@example.jp', null],
  ['hanako+cards@mail.example.co.jp', null],
  ['dot..dot.@docomo.ne.jp', null],
  ['', 'required'],
  ['hanako', 'email'],
  ['hanako@localhost', 'email'],
  ['a@b.jp\r\nBcc: evil@example.com', 'email'],
  ['a@b.jp,c@d.jp', 'email'],
  ['"quoted"@example.jp', 'email'],
  ['花子@example.jp', 'email'],
  [`${'a'.repeat(65)}@example.jp`, 'email'],
  [`${'a'.repeat(64)}@example.jp`, null],
  [`${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.jp`, 'email'],
  [`${'a'.repeat(62)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.jp`, null],
  ['@example.jp', 'email'],
  ['a@-bad.jp', 'email'],
])('%j is judged %s', (email, problem) => {
  expect(checkEmail(email)).toBe(problem);
});

test('an e-mail address is the same in capital letters, and another one with a suffix', () => {
  expect(emailKeyOf('Hanako@Example.JP')).toBe(emailKeyOf('hanako@example.jp'));
  expect(emailKeyOf('hanako+1@example.jp')).not.toBe(emailKeyOf('hanako@example.jp'));
});

test.each([
  ['ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'hanako@example.jp'],
  ['ｈａｎａｋｏ＠ｅｘａｍｐｌｅ。ｊｐ　', 'hanako@example.jp'],
  ['hanako@example.jp', 'hanako@example.jp'],
  ['はなこ＠例', 'はなこ＠例'],
])('%s is understood as the address %s', (typed, email) => {
  expect(normalizeEmail(typed)).toBe(email);
});

test.each([
  ['', 'required'],
  ['short7!', 'too-short'],
  ['eight-8!', null],
  ['x'.repeat(128), null],
  ['password', 'too-common'],
  ['correct horse battery', null],
  ['ひらがなのあいことば', null],
  ['x'.repeat(129), 'too-long'],
])('password %j is judged %s', (password, problem) => {
  expect(checkPassword(password)).toBe(problem);
});

test('a PIN has six characters, a referral code five or none', () => {
  expect(checkPin('')).toBe('required');
  expect(checkPin('12345')).toBe('pin-length');
  expect(checkPin('123456')).toBeNull();
  expect([isReferralCode(''), isReferralCode('AB3DE'), isReferralCode('AB3D')]).toEqual([true, true, false]);
  expect([checkPin('1234567'), isReferralCode('AB3DEF'), isReferralCode('AB3D\u0000')]).toEqual([
    'pin-length',
    false,
    false,
  ]);
});
