// What the desk shows by a name that the server has for it, checked against the server's names.
import { expect, test } from 'vitest';
import { api } from './contract/src/index.ts';
import { PAYMENT_PROVIDERS } from './server/src/adapters/payment.ts';
import { JOBS } from './server/src/jobs/jobs.ts';
import { ACTION_WORDS } from './web/src/copy/desk.ts';
import { PROVIDER_WORDS } from './web/src/copy/desk-day.ts';
import { todayCopy } from './web/src/copy/desk-today.ts';

test('every job has words at the desk, and no words are of a job that is gone', () => {
  expect(new Set(Object.keys(todayCopy.jobWords))).toEqual(new Set(Object.keys(JOBS)));
});

test('every provider that takes money has words at the desk', () => {
  expect(Object.keys(PROVIDER_WORDS)).toEqual(expect.arrayContaining([...PAYMENT_PROVIDERS]));
});

test('every call of the desk that is noted in the log has words there', () => {
  const noted = Object.entries(api).flatMap(([name, call]) =>
    'audit' in call && call.audit !== 'none' ? [name] : [],
  );
  expect(Object.keys(ACTION_WORDS)).toEqual(expect.arrayContaining(noted));
});
