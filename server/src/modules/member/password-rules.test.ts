import { expect, test } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

test.each(['春の海ひねもすlove', 'loveひねもすのたり', 'さくら咲くpassword'])(
  '%s is more than its Latin word',
  (password) => {
    expect(checkNewPassword(password, null)).toBeNull();
  },
);

test.each(['sakura2026!', '!!password2026'])('%s is its word and nothing else', (password) => {
  expect(checkNewPassword(password, null)).toBe('too-common');
});

test.each(['hanako@example.jp', 'hanako1234@example.jp', 'h12@example.jp', '1999@example.jp'])(
  'the name of %s with a year and a mark is the first that is guessed',
  (email) => {
    const [local] = email.split('@');
    expect(checkNewPassword(`${local}-2027!`, email)).toBe('too-common');
    expect(checkNewPassword(`${local} likes the snow`, email)).toBeNull();
  },
);
