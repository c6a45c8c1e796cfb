import { expect, test } from 'vitest';
import { authorizationUrl } from './authorization-url.ts';

test('the browser goes to another service with the query that the server reads', () => {
  const way = { okPath: '/a?b=c', errorPath: '/error/', terms: true, site: 2 };
  expect(authorizationUrl('au', way)).toBe(
    '/api/auth/au?login_ok_url=%2Fa%3Fb%3Dc&login_ng_url=%2Ferror%2F&remember_me=true&terms=true&site=2',
  );
});
