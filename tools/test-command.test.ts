import { expect, test } from 'vitest';
import { testEnvironment } from './test-command.mjs';

const LIVE = 'postgres://shop@db/fumi';
const TESTS = 'postgres://tester@localhost/postgres';

test('the tests never see DATABASE_URL, only the server to make databases of their own on', () => {
  expect(testEnvironment({ DATABASE_URL: LIVE }).DATABASE_URL).toBeUndefined();
  expect(testEnvironment({ DATABASE_URL: LIVE }).TEST_DATABASE_URL).toBe(LIVE);
  expect(testEnvironment({ DATABASE_URL: LIVE, TEST_DATABASE_URL: TESTS }).TEST_DATABASE_URL).toBe(TESTS);
  expect(testEnvironment({})).not.toHaveProperty('TEST_DATABASE_URL');
});
