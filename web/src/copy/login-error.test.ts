import { expect, test } from 'vitest';
import { loginErrorSentence } from './login-error.ts';

test.each(['cancelled', 'expired', 'refused', 'terms', 'unavailable'])(
  'a sign-in that was %s is explained',
  (reason) => {
    expect(loginErrorSentence(`?a=b&login_error=${reason}`)).toMatch(/。$/);
  },
);

test.each(['', '?login_error=', '?login_error=constructor', '?a=b'])(
  'the query %j says nothing of a failed sign-in',
  (query) => {
    expect(loginErrorSentence(query)).toBeNull();
  },
);
