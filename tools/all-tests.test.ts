import { expect, test } from 'vitest';
import { countPlaywright, countRun, countVitest, lastLine, sum, testEnvironment } from './all-tests.ts';

test('a test file that cannot be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 3 });
});

test('a journey that passes at the second try has passed, an error outside of the journeys has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 7, failed: 1 });
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 2 });
});

test.each([
  ['a crash without a report', 139, null, { passed: 0, failed: 1 }],
  ['a bad end after green tests', 1, { passed: 9, failed: 0 }, { passed: 9, failed: 1 }],
  ['a run with failures', 1, { passed: 9, failed: 2 }, { passed: 9, failed: 2 }],
  ['a green run', 0, { passed: 9, failed: 0 }, { passed: 9, failed: 0 }],
])('%s is counted so that red never looks green', (_, code, reported, counted) => {
  expect(countRun(code, reported)).toEqual(counted);
});

test('the last line tells the sum of all parts', () => {
  const all = sum([{ passed: 1, failed: 0 }, { passed: 20, failed: 3 }, sum([])]);
  expect(lastLine(all)).toBe('21 passed, 3 failed');
});

const LIVE = 'postgres://shop@db/fumi';
const TESTS = 'postgres://tester@localhost/postgres';

test('the tests never see DATABASE_URL, only the server to make databases of their own on', () => {
  expect(testEnvironment({ DATABASE_URL: LIVE }).DATABASE_URL).toBeUndefined();
  expect(testEnvironment({ DATABASE_URL: LIVE }).TEST_DATABASE_URL).toBe(LIVE);
  expect(testEnvironment({ DATABASE_URL: LIVE, TEST_DATABASE_URL: TESTS }).TEST_DATABASE_URL).toBe(TESTS);
  expect(testEnvironment({})).not.toHaveProperty('TEST_DATABASE_URL');
});
