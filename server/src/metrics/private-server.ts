import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import type { Metrics } from './metrics.ts';
import { jobAges, readJobs, readQueues } from './queues.repository.ts';
import { nullWhenLate, readStatus } from './status.ts';

type Answer = { readonly status: number; readonly type: string; readonly body: string };

async function answer(context: Context, metrics: Metrics, path: string | undefined): Promise<Answer> {
  if (path === '/metrics') {
    const now = new Date(context.clock.nowMs());
    const [status, queues] = await Promise.all([
      readStatus(context),
      nullWhenLate(readQueues(context.db, now)),
    ]);
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    return { status: 200, type, body: metrics.text(context.measured, status, queues) };
  }
  if (path === '/status') {
    const [status, jobs] = await Promise.all([readStatus(context), nullWhenLate(readJobs(context.db))]);
    const body = JSON.stringify({ ...status, jobAgeSeconds: jobs && Object.fromEntries(jobAges(jobs)) });
    return { status: status.ok ? 200 : 503, type: 'application/json', body };
  }
  return { status: 404, type: 'text/plain', body: 'GET /metrics or /status\n' };
}

async function respond(
  context: Context,
  metrics: Metrics,
  { url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, type, body } = await answer(context, metrics, url).catch((error: unknown): Answer => {
    context.log.error('metrics failed', error);
    return { status: 503, type: 'text/plain', body: 'unavailable\n' };
  });
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** Serves the shop's own people at a port that the proxy does not pass on. */
export const openPrivateServer = (context: Context, metrics: Metrics): Server =>
  createServer((request, response) => void respond(context, metrics, request, response));
