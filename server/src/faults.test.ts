import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { isTransientFault, Unavailable, wasOvertaken } from './faults.ts';

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOSPC', '57P01', '57014', '53300', '08006', '40P01', '55P03'])(
  '%s is a transient fault, however deep a driver wraps it',
  (code) => {
    expect(isTransientFault(withCode(code))).toBe(true);
    const wrapped = new Error('query', { cause: new Error('driver', { cause: withCode(code) }) });
    expect(isTransientFault(wrapped)).toBe(true);
  },
);

test.each([
  ['a broken rule of the database', withCode('23505')],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['a file that is not there', withCode('ENOENT')],
  ['what is no error', 'text'],
])('%s is not a transient fault', (_, error) => {
  expect(isTransientFault(error)).toBe(false);
});

test.each(['23503', '23505'])('%s says that somebody was faster, however deep a driver wraps it', (code) => {
  expect(wasOvertaken(new Error('query', { cause: withCode(code) }))).toBe(true);
});

test.each(['23502', '23514', '40P01', 'ENOENT'])('%s does not say that somebody was faster', (code) => {
  expect(wasOvertaken(new Error('query', { cause: withCode(code) }))).toBe(false);
});

test('an error that is its own cause ends the search', () => {
  const error = new Error('round');
  error.cause = error;
  expect([isTransientFault(error), wasOvertaken(error)]).toEqual([false, false]);
});

test('an adapter’s Unavailable, a broken fetch and a timeout are transient faults', async () => {
  expect(isTransientFault(new Unavailable('store'))).toBe(true);
  const server = createServer((socket) => void socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const broken = await fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error);
  server.close();
  expect(isTransientFault(broken)).toBe(true);
  expect(isTransientFault(new DOMException('late', 'TimeoutError'))).toBe(true);
});
