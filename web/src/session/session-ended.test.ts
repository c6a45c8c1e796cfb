import { expect, test } from 'vitest';
import { onSessionEnded, sendAcrossSessions } from './session-ended.ts';

const signedOut = { status: 401, body: { error: { code: 'unauthenticated' } } };
const done = { status: 200, body: {} };
const request = { method: 'GET', path: '/api/contact/list' } as const;

/** A server whose session is over until somebody signs in. */
function world(answer = signedOut) {
  let isSignedIn = false;
  let calls = 0;
  const send = sendAcrossSessions(async () => {
    calls += 1;
    return isSignedIn ? done : answer;
  });
  return {
    send,
    calls: () => calls,
    signIn: () => {
      isSignedIn = true;
    },
  };
}

test('a call waits for the sign-in and is sent again; several calls ask once', async () => {
  const { send, signIn, calls } = world();
  let asked = 0;
  const stop = onSessionEnded(async () => {
    asked += 1;
    signIn();
    return true;
  });
  expect(await Promise.all([send(request), send(request)])).toEqual([done, done]);
  expect([asked, calls()]).toEqual([1, 4]);
  stop();
});

test('who does not sign in gets the refusal, and is asked again the next time', async () => {
  const { send } = world();
  let asked = 0;
  const stop = onSessionEnded(async () => {
    asked += 1;
    return false;
  });
  expect(await send(request)).toEqual(signedOut);
  expect(await send(request)).toEqual(signedOut);
  expect(asked).toBe(2);
  stop();
});

test('a wrong password is no ended session', async () => {
  const wrong = { status: 401, body: { error: { code: 'login_failed' } } };
  const { send } = world(wrong);
  const stop = onSessionEnded(() => Promise.reject(new Error('nobody is asked')));
  expect(await send(request)).toEqual(wrong);
  stop();
});

test('where no dialog is registered the refusal stands', async () => {
  expect(await world().send(request)).toEqual(signedOut);
});
