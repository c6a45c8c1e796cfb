import path from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countRun, countVitest, lastLine, sum, testEnvironment } from './all-tests.ts';

const inTree = (file: string): string => path.join(import.meta.dirname, '..', file);

test('a test file that cannot be loaded counts as one failure, and each failure is named', () => {
  const tests = [
    { status: 'failed', fullName: 'a crop leaves the image' },
    { status: 'failed', fullName: 'a card has two faces' },
    { status: 'passed', fullName: 'a stamp has a frame' },
  ];
  const report = {
    numPassedTests: 7,
    testResults: [
      { name: inTree('domain/src/crop.test.ts'), status: 'failed', assertionResults: tests },
      { name: inTree('domain/src/broken.test.ts'), status: 'failed', assertionResults: [] },
      { name: inTree('domain/src/good.test.ts'), status: 'passed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({
    passed: 7,
    failed: 3,
    red: [
      'domain/src/crop.test.ts a crop leaves the image',
      'domain/src/crop.test.ts a card has two faces',
      'domain/src/broken.test.ts',
    ],
  });
});

test('a journey that passes at the second try has passed, an error outside of the journeys has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  const specs = [
    { ok: false, file: 'journeys/order.e2e.ts', title: 'a card is ordered' },
    { ok: true, file: 'journeys/order.e2e.ts', title: 'a card is paid' },
  ];
  const suites = [{ suites: [{ specs }] }];
  const red = ['e2e/journeys/order.e2e.ts a card is ordered'];
  expect(countPlaywright({ stats, suites })).toEqual({ passed: 7, failed: 1, red });
  const errors = [{ message: 'no server\n  at start' }];
  expect(countPlaywright({ stats, suites, errors })).toEqual({
    passed: 7,
    failed: 2,
    red: [...red, 'e2e no server'],
  });
});

const green = { passed: 9, failed: 0, red: [] };
const twoRed = { passed: 9, failed: 2, red: ['one', 'two'] };

test.each([
  ['a crash without a report', 139, null, { passed: 0, failed: 1, red: ['vitest ended with exit code 139'] }],
  ['a bad end after green tests', 1, green, { passed: 9, failed: 1, red: ['vitest ended with exit code 1'] }],
  ['a run with failures', 1, twoRed, twoRed],
  ['a green run', 0, green, green],
])('%s is counted so that red never looks green', (_, code, reported, counted) => {
  expect(countRun('vitest', code, reported)).toEqual(counted);
});

test('the last line tells the sum of all parts', () => {
  const all = sum([{ passed: 1, failed: 0, red: [] }, { passed: 20, failed: 3, red: [] }, sum([])]);
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
