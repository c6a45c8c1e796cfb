import { expect, test, vi } from 'vitest';
import { sendOverFetch } from './http.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

/** Answers the given statuses in turn (0: the network is gone) and records what was sent. */
function world(statuses: number[], userAgent = 'Chrome') {
  const sent: RequestInit[] = [];
  const waits: number[] = [];
  const environment = {
    userAgent,
    wait: async (ms: number) => void waits.push(ms),
    fetch: async (_: unknown, init: RequestInit = {}) => {
      sent.push(init);
      const status = statuses.shift() ?? 200;
      if (status === 0) throw new TypeError('network');
      return new Response('{"code":"x"}', { status });
    },
  };
  return { sent, waits, send: sendOverFetch(() => environment as never) };
}

const headersOf = (sent: RequestInit[]): Headers => new Headers(sent[0]?.headers);

test('every call says that it comes from the shop', async () => {
  const { send, sent } = world([200]);
  expect(await send({ method: 'POST', path: '/api/signup', body: { a: 1 } })).toEqual({
    status: 200,
    body: { code: 'x' },
  });
  const headers = headersOf(sent);
  expect(headers.get('X-Requested-With')).toBe('fumi');
  expect(headers.get('X-Browser-Type')).toBeNull();
  expect(sent[0]?.body).toBe('{"a":1}');
});

test('calls from phones say so', async () => {
  const { send, sent } = world([200], IPHONE);
  await send({ method: 'GET', path: '/api/member/' });
  expect(headersOf(sent).get('X-Browser-Type')).toBe('2');
});

test.each([
  ['a read is tried again until it is answered', 'GET', undefined, [0, 503, 200], 3, 200],
  ['a call with a key is tried again', 'POST', 'k', [0, 200], 2, 200],
  ['a call without a key is sent once', 'POST', undefined, [0, 200], 1, null],
  ['a refusal is an answer', 'GET', undefined, [404, 200], 1, 404],
  ['after four attempts it gives up', 'GET', undefined, [0, 0, 0, 0, 200], 4, null],
] as const)('%s', async (_, method, idempotencyKey, statuses, attempts, outcome) => {
  const { send, sent } = world([...statuses]);
  const answer = await send({ method, path: '/', ...(idempotencyKey ? { idempotencyKey } : {}) });
  expect(sent).toHaveLength(attempts);
  expect(answer?.status ?? null).toBe(outcome);
});

test('a call with retries of its own gets each answer as it is', async () => {
  const { send, sent } = world([503, 200]);
  const answer = await send({ method: 'GET', path: '/', isRepeatable: false });
  expect([sent.length, answer?.status]).toEqual([1, 503]);
});

test('a repeatable call is retried without a key', async () => {
  const { send, sent } = world([0, 200]);
  const answer = await send({ method: 'POST', path: '/', isRepeatable: true });
  expect([sent.length, answer?.status]).toEqual([2, 200]);
});

test('an aborted call is not retried', async () => {
  const { send, sent } = world([0, 200]);
  await send({ method: 'GET', path: '/', signal: AbortSignal.abort() });
  expect(sent).toHaveLength(1);
});

test('a file travels as multipart, after its fields', async () => {
  const { send, sent } = world([200]);
  const file = { field: 'object', bytes: new Blob(['photo']), name: 'photo.jpg' };
  await send({ method: 'POST', path: '/api/book/post', body: { x: 1.5, object: undefined }, file });
  const form = sent[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['x', 'object']);
  expect(form.get('x')).toBe('1.5');
  expect(headersOf(sent).get('content-type')).toBeNull();
});

/** A network that takes requests and never answers. */
const silent = () =>
  sendOverFetch(
    () =>
      ({
        userAgent: 'Chrome',
        wait: async () => {},
        fetch: (_: unknown, { signal }: RequestInit) =>
          new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      }) as never,
  );

test('an attempt without an answer times out', async () => {
  vi.useFakeTimers();
  const answer = silent()({ method: 'POST', path: '/', body: {}, isRepeatable: false });
  await vi.advanceTimersByTimeAsync(75_000);
  expect(await answer).toBeNull();
  vi.useRealTimers();
});

test('an aborted attempt ends at once', async () => {
  const controller = new AbortController();
  const answer = silent()({ method: 'GET', path: '/', signal: controller.signal });
  controller.abort();
  expect(await answer).toBeNull();
});

test('an answered call removes its listeners from the abort signal', async () => {
  const { send } = world([503, 200]);
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await send({ method: 'GET', path: '/', signal });
  expect(added.mock.calls).toHaveLength(2);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
