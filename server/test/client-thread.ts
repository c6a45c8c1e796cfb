import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/* A browser in a thread of its own: reading a long answer costs the server's thread nothing. */

export type ThreadRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

type ThreadAnswer = { readonly status: number; readonly bytes: number; readonly start: string };

const PROGRAM = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', async ({ url, ...request }) => {
  const answer = await fetch(url, request);
  const body = Buffer.from(await answer.arrayBuffer());
  parentPort.postMessage({ status: answer.status, bytes: body.length, start: body.toString('utf8', 0, 300) });
});
`;

type ClientThread = {
  readonly ask: (request: ThreadRequest) => Promise<ThreadAnswer>;
  readonly close: () => Promise<unknown>;
};

export function openClientThread(): ClientThread {
  const worker = new Worker(PROGRAM, { eval: true });
  return {
    ask: async (request) => {
      const answered = once(worker, 'message') as Promise<[ThreadAnswer]>;
      worker.postMessage(request);
      return (await answered)[0];
    },
    close: () => worker.terminate(),
  };
}
