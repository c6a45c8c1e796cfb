import { expect, test } from 'vitest';
import { type AuthAction, authReducer, initialAuthState } from './auth-state.ts';

const member = { code: 'm', type: 1, activatedAtMs: 0, existNotificationDestination: true };
const pending = { email: 'a@example.jp', password: 'long enough', token: 't' };

const after = (from: string | null, ...actions: AuthAction[]) =>
  actions.reduce(authReducer, initialAuthState(from));

test('a sign-up keeps e-mail, password and token until the PIN is accepted', () => {
  const waiting = after(null, { event: 'choose-signup' }, { event: 'signup-sent', pending });
  expect(waiting).toMatchObject({ view: 'input_signup_pin', pending });
  expect(authReducer(waiting, { event: 'cancel' })).toMatchObject({ view: 'signup', pending: null });
});

test('the member of an accepted PIN is handed over when the completion is closed', () => {
  const completed = after(
    null,
    { event: 'choose-signup' },
    { event: 'signup-sent', pending },
    { event: 'pin-accepted', member },
  );
  expect(completed.view).toBe('signup_completed');
  expect(authReducer(completed, { event: 'close' })).toMatchObject({ view: 'done', member });
});

test('a login is done at once', () => {
  expect(after(null, { event: 'login-accepted', member })).toMatchObject({ view: 'done', member });
});

test('visitors of the smartpass start there', () => {
  expect(initialAuthState('smartpass').view).toBe('smartpass');
});

test('nothing moves a dialog that is closed', () => {
  expect(after(null, { event: 'close' }, { event: 'choose-signup' }).view).toBe('closed');
});
