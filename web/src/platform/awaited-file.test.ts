import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitedFile } from './awaited-file.ts';
import { LOOK_AGAIN_MS } from './connection.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that asks for a file of the shop; where the network is away, nothing answers. */
function browser(answer: () => Response | null) {
  const page = new EventTarget();
  const asked: string[] = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const response = url === '/favicon.svg' && answer() ? new Response() : answer();
    if (response === null) throw new TypeError('Failed to fetch');
    return response;
  });
  return asked;
}

test('a file requested without a network loads once there is one, also without `online`', async () => {
  let isAway = true;
  const asked = browser(() => (isAway ? null : Response.json(['words'])));
  const file = awaitedFile('/words.json');
  await expect.poll(() => asked).toEqual(['/words.json', '/favicon.svg']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(LOOK_AGAIN_MS);
  expect(await file).toEqual(['words']);
});

test('a file that the shop does not have is not waited for', async () => {
  browser(() => new Response(null, { status: 404 }));
  await expect(awaitedFile('/words.json')).rejects.toThrow('could not be fetched');
});
