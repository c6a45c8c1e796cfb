import type { FastifyInstance } from 'fastify';
import { diskSpace } from '../adapters/disk-space.ts';
import type { Context } from '../context.ts';
import { ping } from '../db/ping.repository.ts';

const PING_TIMEOUT_MS = 3_000;

const timeout = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The database does not answer.')), PING_TIMEOUT_MS).unref();
  });

/**
 * Whether the database answers. Probes at the same time share one query, so that a flood of them
 * takes one connection and not all.
 */
function openProbe({ db }: Pick<Context, 'db'>): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return () => {
    asked ??= Promise.race([ping(db), timeout()])
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null;
      });
    return asked;
  };
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; 503 while the database is away or the
 * server stops. A full or slow disk is told with 200: the processes of a machine share its disk,
 * and a proxy would leave out all of them.
 */
export function registerHealth(app: FastifyInstance, context: Context): void {
  let isStopping = false;
  const isReachable = openProbe(context);
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  // A proxy may cache an answer that has no cache headers, and would report a state of hours ago.
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const isReady = (await isReachable()) && !isStopping;
    const space = await diskSpace(context.config.dataDir).catch(() => ({ ok: false }));
    const disk = !space.ok ? 'full' : (await context.flush()).ok ? null : 'slow';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', ...(disk ? { disk } : {}) });
  });
}
