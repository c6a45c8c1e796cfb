import { expect, test } from 'vitest';
import {
  AUTH_TRANSITIONS,
  AUTH_VIEWS,
  type AuthView,
  authTabs,
  authTransition,
  hasTabs,
  initialAuthView,
} from './views.ts';

test('every view can be reached, and from every view the dialog can be left', () => {
  const reach = (starts: readonly AuthView[]): Set<string> => {
    const seen = new Set<string>(starts);
    const queue: AuthView[] = [...starts];
    for (let view = queue.pop(); view; view = queue.pop()) {
      for (const target of Object.values(AUTH_TRANSITIONS[view])) {
        if (seen.has(target)) continue;
        seen.add(target);
        if (target !== 'done' && target !== 'closed') queue.push(target);
      }
    }
    return seen;
  };
  const reached = reach([initialAuthView(null), initialAuthView('smartpass')]);
  expect([...AUTH_VIEWS].filter((view) => !reached.has(view))).toEqual([]);
  for (const view of AUTH_VIEWS) {
    const ends = reach([view]);
    expect(ends.has('done') || ends.has('closed')).toBe(true);
  }
});

test.each([
  ['signup', 'signup-sent', 'input_signup_pin'],
  ['signup', 'email-duplicated', 'duplicated_email'],
  ['input_signup_pin', 'cancel', 'signup'],
  ['input_signup_pin', 'pin-accepted', 'signup_completed'],
  ['signup_completed', 'close', 'done'],
  ['resend_password', 'close', 'login'],
  ['duplicated_email', 'close', 'signup'],
  ['login', 'login-accepted', 'done'],
  ['login', 'choose-signup', 'signup'],
  ['resend_password', 'signup-sent', 'resend_password'],
] as const)('in %s, %s leads to %s', (view, event, target) => {
  expect(authTransition(view, event)).toBe(target);
});

test('tabs are shown where one chooses between signing in and signing up', () => {
  expect(AUTH_VIEWS.filter(hasTabs)).toEqual(['smartpass', 'login', 'signup']);
});

test('smartpass replaces the sign-up tab', () => {
  expect(authTabs('smartpass')).toEqual(['login', 'smartpass']);
  expect(authTabs(null)).toEqual(['login', 'signup']);
  expect(initialAuthView('smartpass')).toBe('smartpass');
  expect(initialAuthView(null)).toBe('login');
});

test('an unknown view is an error', () => {
  expect(() => authTransition('nowhere' as AuthView, 'close')).toThrow('no view');
});
