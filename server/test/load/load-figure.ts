import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Client, createClient } from '@fumi/contract/client';
import type { FastifyInstance } from 'fastify';
import { signUp } from '../sign-up.ts';
import { type TestClient, testClient } from '../test-client.ts';
import { withEmptyPostgres } from '../test-database.ts';
import { bareServer, type RecordedCall } from './bare-server.ts';
import { median, quartiles, threadCpuMs } from './cpu-figures.ts';
import { flowFigures } from './flow-figure.ts';
import { type LoadCall, loadCalls } from './load-calls.ts';
import { openShop, type Statement } from './load-shop.ts';
import { openRequestThread, type RawRequest, type RequestThread } from './request-thread.ts';

/*
 * What a call costs the server's thread, beside the least that could be written: Fastify and pg with the same statements,
 * in the same process and the same minute, because a machine is never as fast as another. `npm run bench load`.
 */

/** Short rounds of both by turns: other work slows both alike, and a ratio is that of a pair. */
const ROUNDS = 40;
const CALLS_A_ROUND = 50;
/** Until V8 has optimised both servers: 5,000 calls of bookPost. The bare server, with less code, gets there sooner. */
const WARM_UP_ROUNDS = 100;

const originOf = (app: FastifyInstance): string => {
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
};

/** Makes a call once more and takes down what was sent, asked and answered. */
async function recorded(
  member: TestClient,
  { name, ask }: LoadCall,
  seen: Statement[],
): Promise<{ readonly request: RawRequest; readonly call: RecordedCall }> {
  const sent: { request?: RawRequest; answer?: unknown } = {};
  const client: Client = createClient(async (outgoing) => {
    seen.length = 0;
    const answer = await member.send(outgoing);
    const cookie = [...member.cookies].map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    const headers = { cookie: cookie.join('; '), 'x-requested-with': 'fumi' };
    const { method, path: url, body } = outgoing;
    sent.request =
      body === undefined
        ? { method, path: url, headers }
        : {
            ...{ method, path: url, body: JSON.stringify(body) },
            headers: { ...headers, 'content-type': 'application/json' },
          };
    sent.answer = answer?.body;
    return answer;
  });
  const done = await ask(client);
  if (!done.ok || !sent.request) throw new Error(`${name} was refused: ${JSON.stringify(done)}`);
  return { request: sent.request, call: { statements: [...seen], answer: sent.answer } };
}

/** CPU of a call at a server in this thread, ms. */
async function cpuPerCall(thread: RequestThread, origin: string, request: RawRequest): Promise<number> {
  const beforeMs = threadCpuMs();
  const statuses = await thread.ask(origin, request, CALLS_A_ROUND);
  if (statuses[200] !== CALLS_A_ROUND) throw new Error(`${request.path}: ${JSON.stringify(statuses)}`);
  return (threadCpuMs() - beforeMs) / CALLS_A_ROUND;
}

async function figures(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-load-'));
  const { app, context, seen, forgetRateLimits } = await openShop(databaseUrl, folder);
  const thread = openRequestThread();
  const member = await signUp(testClient(app), context);
  console.log(
    'call             statements   shop ms   bare ms   ratio   half of the pairs lie between   (CPU of the server’s thread)',
  );
  for (const each of await loadCalls(member, context)) {
    // A session's activity is written once a minute: the first call may have a statement more.
    await each.ask(member);
    const { request, call } = await recorded(member, each, seen);
    const bare = bareServer(databaseUrl, call);
    await bare.listen({ port: 0 });
    const servers = [originOf(app), originOf(bare)] as const;
    const pairs: (readonly [shopMs: number, bareMs: number])[] = [];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      await forgetRateLimits();
      pairs.push([
        await cpuPerCall(thread, servers[0], request),
        await cpuPerCall(thread, servers[1], request),
      ]);
    }
    await bare.close();
    const warm = pairs.slice(WARM_UP_ROUNDS);
    const ratios = warm.map(([shopMs, bareMs]) => shopMs / bareMs);
    const row = [
      median(warm.map(([shopMs]) => shopMs)).toFixed(2),
      median(warm.map(([, bareMs]) => bareMs)).toFixed(2),
      median(ratios).toFixed(2),
      quartiles(ratios)
        .map((ratio) => ratio.toFixed(2))
        .join('–'),
    ];
    console.log(
      `${each.name.padEnd(16)} ${String(call.statements.length).padStart(10)}   ${row.map((text) => text.padStart(7)).join('   ')}`,
    );
  }
  await thread.close();
  await flowFigures({ context, app, folder });
  await app.close();
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}

if (!(await withEmptyPostgres(figures)))
  console.log('load: TEST_DATABASE_URL names no PostgreSQL: node tools/postgres-url.mjs prints one.');
