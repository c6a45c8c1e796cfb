import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { openPostgres } from './db/open-database.ts';
import { startFailure } from './start-failure.ts';

const failed = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  [new ConfigError('PORT is …'), 'PORT is …'],
  [failed('EADDRINUSE'), 'PORT'],
  [failed('ENOSPC'), 'disk is full'],
  [new Error('query', { cause: failed('28P01') }), 'password'],
  [new AggregateError([failed('ECONNREFUSED')]), 'DATABASE_URL'],
])('%s ends in a sentence', (error, words) => {
  expect(startFailure(error)).toContain(words);
});

test('a start whose database does not answer names DATABASE_URL', async () => {
  const database = openPostgres('postgres://postgres@127.0.0.1:9/test', () => undefined);
  const error = await database.migrate().catch((reason: unknown) => reason);
  await database.close();
  expect(startFailure(error)).toContain('DATABASE_URL');
});

test.each([new TypeError('x is undefined'), failed('23505'), 'x', null])(
  'a fault of ours is shown whole: %s',
  (error) => {
    expect(startFailure(error)).toBeNull();
  },
);
