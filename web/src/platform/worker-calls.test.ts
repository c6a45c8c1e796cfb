import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from './worker-calls.ts';

afterEach(() => vi.unstubAllGlobals());

it('a job that fails is answered with null, and the next one as ever', async () => {
  const replies: unknown[] = [];
  const worker = Object.assign(new EventTarget(), { postMessage: (reply: unknown) => replies.push(reply) });
  vi.stubGlobal('self', worker);

  answerCalls((job: number) => (job === 1 ? Promise.reject(new Error('too large')) : Promise.resolve(job)));
  for (const id of [1, 2]) worker.dispatchEvent(new MessageEvent('message', { data: { id, job: id } }));

  await vi.waitFor(() =>
    expect(replies).toEqual([
      { id: 1, result: null },
      { id: 2, result: 2 },
    ]),
  );
});
