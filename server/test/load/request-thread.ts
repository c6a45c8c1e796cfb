import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/* A client in a thread of its own, so that what it does is not counted with the server's thread. */

export type RawRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

const PROGRAM = `
const http = require('node:http');
const { parentPort } = require('node:worker_threads');
const agent = new http.Agent({ keepAlive: true });
const once = (origin, { method, path, headers, body }) => new Promise((resolve, reject) => {
  const asked = http.request(new URL(path, origin), { method, headers, agent }, (answer) => {
    answer.resume().once('end', () => resolve(answer.statusCode));
  });
  asked.once('error', reject).end(body);
});
parentPort.on('message', async ({ origin, request, count, atOnce }) => {
  const statuses = {};
  let left = count;
  const loop = async () => {
    while (left-- > 0) {
      const status = await once(origin, request);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  parentPort.postMessage(statuses);
});
`;

export type RequestThread = {
  /** Asks the same so often, so many at once; how many answers had each status. */
  readonly ask: (origin: string, request: RawRequest, count: number) => Promise<Record<string, number>>;
  readonly close: () => Promise<unknown>;
};

const AT_ONCE = 4;

export function openRequestThread(): RequestThread {
  const worker = new Worker(PROGRAM, { eval: true });
  return {
    ask: async (origin, request, count) => {
      const answered = once(worker, 'message') as Promise<[Record<string, number>]>;
      worker.postMessage({ origin, request, count, atOnce: AT_ONCE });
      return (await answered)[0];
    },
    close: () => worker.terminate(),
  };
}
