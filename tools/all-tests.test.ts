import path from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countRun, countVitest, lastLine, sum, testEnvironment } from './all-tests.ts';

const inTree = (file: string): string => path.join(import.meta.dirname, '..', file);

const NOTHING = sum([]);

test('a test file that cannot be loaded counts as one failure, and each failure is named', () => {
  const tests = [
    {
      status: 'failed',
      fullName: 'a crop leaves the image',
      failureMessages: ['Error: 3 is more\n  than 2'],
    },
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
    ...NOTHING,
    passed: 7,
    failed: 3,
    red: [
      'domain/src/crop.test.ts a crop leaves the image: Error: 3 is more / than 2',
      'domain/src/crop.test.ts a card has two faces',
      'domain/src/broken.test.ts',
    ],
  });
});

const failing = { error: { message: '\u001b[31mError\u001b[39m: no button\n\n  at order.e2e.ts:9' } };

const journey = (title: string, status: 'expected' | 'flaky' | 'unexpected') => ({
  ok: status !== 'unexpected',
  file: 'journeys/order.e2e.ts',
  title,
  tests: [{ status, results: status === 'expected' ? [{}] : [failing, {}] }],
});

test('a journey that fails is named with its error; an error outside of journeys is a failure too', () => {
  const stats = { expected: 5, unexpected: 1 };
  const specs = [journey('a card is ordered', 'unexpected'), journey('a card is paid', 'expected')];
  const suites = [{ suites: [{ specs }] }];
  const red = ['e2e/journeys/order.e2e.ts a card is ordered: Error: no button / at order.e2e.ts:9'];
  expect(countPlaywright({ stats, suites })).toEqual({ ...NOTHING, passed: 5, failed: 1, red });
  const errors = [{ message: 'no server\n  at start' }];
  expect(countPlaywright({ stats, suites, errors })).toEqual({
    ...NOTHING,
    passed: 5,
    failed: 2,
    red: [...red, 'e2e no server'],
  });
});

test('two journeys that pass at the second try have passed and are named, three have failed', () => {
  const stats = { expected: 5, unexpected: 0 };
  const specs = ['one', 'two', 'three'].map((title) => journey(title, 'flaky'));
  const names = specs.map(
    ({ title }) => `e2e/journeys/order.e2e.ts ${title}: Error: no button / at order.e2e.ts:9`,
  );
  expect(countPlaywright({ stats, suites: [{ specs: specs.slice(0, 2) }] })).toEqual({
    ...NOTHING,
    passed: 7,
    flaky: names.slice(0, 2),
  });
  expect(countPlaywright({ stats, suites: [{ specs }] })).toEqual({
    ...NOTHING,
    passed: 5,
    failed: 3,
    red: names,
  });
});

const green = { ...NOTHING, passed: 9 };
const twoRed = { ...NOTHING, passed: 9, failed: 2, red: ['one', 'two'] };

test.each([
  [
    'a crash without a report',
    139,
    null,
    { ...NOTHING, failed: 1, red: ['vitest ended with exit code 139'] },
  ],
  ['a bad end after green tests', 1, green, { ...green, failed: 1, red: ['vitest ended with exit code 1'] }],
  ['a run with failures', 1, twoRed, twoRed],
  ['a green run', 0, green, green],
])('%s is counted so that red never looks green', (_, code, reported, counted) => {
  expect(countRun('vitest', code, reported)).toEqual(counted);
});

test('the last line tells the sum of all parts', () => {
  const all = sum([{ ...NOTHING, passed: 1 }, { ...NOTHING, passed: 20, failed: 3 }, NOTHING]);
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
