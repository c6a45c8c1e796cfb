import { expect, test } from 'vitest';
import { deskPaths, pathAfterSignIn } from './desk-paths.ts';

test.each([
  ['?from=%2Forders%3Fstate%3Dpaid', '/orders?state=paid'],
  ['', '/'],
  ['?from=%2F%2Fevil.example', '/'],
  ['?from=https%3A%2F%2Fevil.example', '/'],
  ['?from=%2Fsign-in', '/'],
])('after a sign-in with %s the way leads to %s', (search, path) => {
  expect(pathAfterSignIn(search)).toBe(path);
});

test('the URL of the sign-in holds the page that was asked for', () => {
  expect(deskPaths.signIn('/orders?q=a b')).toBe('/sign-in?from=%2Forders%3Fq%3Da%20b');
  expect(deskPaths.signIn('/')).toBe('/sign-in');
});
