import { expect, test } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

test.each(['春の海ひねもすlove', 'loveひねもすのたり', 'さくら咲くpassword'])(
  '%s is judged as a whole, not by its Latin word',
  async (password) => {
    expect(await checkNewPassword(password, null)).toBeNull();
  },
);

test.each(['sakura2026!', '!!password2026'])('%s is judged by its word alone', async (password) => {
  expect(await checkNewPassword(password, null)).toBe('too-common');
});

test.each(['hanako@example.jp', 'hanako1234@example.jp', 'h12@example.jp', '1999@example.jp'])(
  'the name in %s with a year and a mark is too common a password',
  async (email) => {
    const [local] = email.split('@');
    expect(await checkNewPassword(`${local}-2027!`, email)).toBe('too-common');
    expect(await checkNewPassword(`${local} likes the snow`, email)).toBeNull();
  },
);
