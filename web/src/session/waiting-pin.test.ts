import { PIN_LIFE_MINUTES } from '@fumi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { waitingPin } from './waiting-pin.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a PIN is waited for until it expires', () => {
  const sent = { email: 'a@example.jp', token: 't', returnTo: '/', sentAtMs: Date.now() };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === 'signup-pin' ? JSON.stringify(sent) : null),
  });
  vi.useFakeTimers();
  vi.setSystemTime(sent.sentAtMs + PIN_LIFE_MINUTES * 60_000 - 1);
  expect(waitingPin('signup-pin')).toEqual(sent);
  expect(waitingPin('email-change-pin')).toBeNull();
  vi.setSystemTime(sent.sentAtMs + PIN_LIFE_MINUTES * 60_000);
  expect(waitingPin('signup-pin')).toBeNull();
});
