import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { type RunningShop, shareDrawings, startShop } from '../running-shop.ts';
import { startStripeServer } from '../stripe-server.ts';
import { turningProxy } from '../turning-proxy.ts';
import { faultProxy } from './fault-proxy.ts';
import { openMailServer } from './soak-mails.ts';

const SECRETS = { secretKey: 'sk_test_soak', webhookSecret: 'whsec_soak' };
const STORE = { bucket: 'postcards', key: 'S3RVER' };

export type Role = 'web' | 'worker';

/** What stands around the processes of a shop in production, each behind a proxy that can fail. */
async function openWorld(folder: string, databaseUrl: string) {
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: STORE.bucket, configs: [] }],
  });
  const { port: storePort } = await store.run();
  const mails = await openMailServer();
  const provider = await startStripeServer(SECRETS);
  const proxies = {
    database: await faultProxy({ port: Number(new URL(databaseUrl).port || 5432) }),
    store: await faultProxy({ port: storePort }),
    mail: await faultProxy(mails),
    provider: await faultProxy({ port: Number(new URL(provider.url).port) }),
  };
  const close = async (): Promise<void> => {
    for (const proxy of Object.values(proxies)) proxy.close();
    await Promise.all([mails.close(), provider.close(), store.close()]);
  };
  return { mails, provider, proxies, storePort, close };
}

type World = Awaited<ReturnType<typeof openWorld>>;

const storeUrl = (port: number): string =>
  `s3://${STORE.bucket}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=us-east-1`;

function environmentOf({ proxies }: World, databaseUrl: string, baseUrl: string): Record<string, string> {
  const database = new URL(databaseUrl);
  database.host = `127.0.0.1:${proxies.database.port}`;
  return {
    BASE_URL: baseUrl,
    DATABASE_URL: database.href,
    STORAGE_URL: storeUrl(proxies.store.port),
    AWS_ACCESS_KEY_ID: STORE.key,
    AWS_SECRET_ACCESS_KEY: STORE.key,
    SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
    PAYMENT: 'stripe',
    STRIPE_API_URL: `http://127.0.0.1:${proxies.provider.port}`,
    STRIPE_SECRET_KEY: SECRETS.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
    DRAWING: 'asked',
    LIMITS: 'relaxed',
  };
}

/** Two web and two worker processes behind a proxy, as in production, with everything around them on this machine. */
export async function openSoakShop(folder: string, databaseUrl: string) {
  const world = await openWorld(folder, databaseUrl);
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  shareDrawings(dataDir);
  const processes: Record<Role, RunningShop[]> = { web: [], worker: [] };
  const front = await turningProxy(() => processes.web.map(({ url }) => url));
  world.provider.notifyAt(`${front.origin}/api/payment/notification/stripe`);
  const environment = environmentOf(world, databaseUrl, front.origin);
  const outputs: (() => string)[] = [];
  const start = async (role: Role): Promise<void> => {
    const started = await startShop(dataDir, { ...environment, ROLE: role });
    outputs.push(started.output);
    processes[role].push(started);
  };
  // The first one makes the schema.
  await start('web');
  await Promise.all([start('web'), start('worker'), start('worker')]);
  const inspector = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // Idle connections end with a server that is killed; the next question opens another.
  inspector.on('error', () => {});
  return {
    ...world,
    origin: front.origin,
    storeUrl: storeUrl(world.storePort),
    storeKeys: { AWS_ACCESS_KEY_ID: STORE.key, AWS_SECRET_ACCESS_KEY: STORE.key },
    /** The database itself, without a proxy between. */
    query: async (text: string, values: readonly unknown[] = []) =>
      (await inspector.query(text, [...values])).rows as Record<string, unknown>[],
    /** Ends the oldest process of a role and puts another in its place; its exit code. */
    replace: async (role: Role, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
      const ended = await processes[role].shift()?.stop(signal);
      await start(role);
      return ended ?? null;
    },
    output: () => outputs.map((output) => output()).join(''),
    close: async () => {
      await Promise.all([...processes.web, ...processes.worker].map((each) => each.stop('SIGKILL')));
      front.close();
      await inspector.end();
      await world.close();
    },
  };
}

export type SoakShop = Awaited<ReturnType<typeof openSoakShop>>;
