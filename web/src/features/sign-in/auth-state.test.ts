import { expect, test } from 'vitest';
import { type AuthAction, authReducer, initialAuthState } from './auth-state.ts';

const member = { code: 'm', type: 1, activatedAtMs: 0, existNotificationDestination: true };
const pending = { email: 'a@example.jp', token: 't', returnTo: '/', sentAtMs: 0 };

const sent = { email: pending.email, password: 'p', referralCode: '', notification: true };

const after = (from: string | null, ...actions: AuthAction[]) =>
  actions.reduce(authReducer, initialAuthState(from, null, null));

test('a sign-up keeps e-mail and token until the PIN is accepted', () => {
  const waiting = after(null, { event: 'choose-signup' }, { event: 'signup-sent', pending, sent });
  expect(waiting).toMatchObject({ view: 'input_signup_pin', pending });
  const closed = [{ event: 'close' }, { event: 'close' }] as const;
  expect(closed.reduce(authReducer, waiting)).toMatchObject({ view: 'closed', pending });
  expect(authReducer(waiting, { event: 'pin-accepted', member }).pending).toBeNull();
  expect(authReducer(waiting, { event: 'cancel' })).toMatchObject({ view: 'signup', pending: null });
});

test('the member of an accepted PIN is handed over when the completion is closed', () => {
  const completed = after(
    null,
    { event: 'choose-signup' },
    { event: 'signup-sent', pending, sent },
    { event: 'pin-accepted', member },
  );
  expect(completed.view).toBe('signup_completed');
  expect(authReducer(completed, { event: 'close' })).toMatchObject({ view: 'done', member });
});

test('a login is done at once', () => {
  expect(after(null, { event: 'login-accepted', member })).toMatchObject({ view: 'done', member });
});

test('visitors from the smartpass start at its tab', () => {
  expect(initialAuthState('smartpass', null, null).view).toBe('smartpass');
});

test('a PIN that is on its way is asked for first, and another one takes its place', () => {
  const resumed = initialAuthState(null, pending, null);
  const newer = { ...pending, token: 'newer' };
  expect(authReducer(resumed, { event: 'signup-sent', pending: newer, sent })).toMatchObject({
    view: 'input_signup_pin',
    pending: newer,
  });
});

test('a dialog opens at the tab where it was closed, if it still has that tab', () => {
  const left = { view: 'signup', email: '' } as const;
  expect(initialAuthState(null, null, left).view).toBe('signup');
  expect(initialAuthState('smartpass', null, left).view).toBe('smartpass');
});

test('a closed dialog ignores events', () => {
  expect(after(null, { event: 'close' }, { event: 'choose-signup' }).view).toBe('closed');
});
