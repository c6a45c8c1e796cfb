import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { ping } from '../db/ping.repository.ts';
import { schemaVersion } from '../db/schema-version.ts';

const PATIENCE_MS = 3000;
/** Under this nothing large is written any more, and somebody should know. */
const LEAST_FREE_BYTES = 1024 ** 3;
/** Asked for to see whether the store answers; nothing has this key. */
const NO_OBJECT = 'status/none';

type Part = {
  readonly ok: boolean;
  readonly ms?: number;
  readonly freeBytes?: number;
  readonly schema?: string;
};

export type Status = { readonly ok: boolean; readonly parts: Readonly<Record<string, Part>> };

async function timed(work: () => Promise<unknown>): Promise<Part> {
  const startedMs = performance.now();
  const late = wait(PATIENCE_MS, 'late', { ref: false });
  const ok = await Promise.race([work().then(() => true), late.then(() => false)]).catch(() => false);
  return { ok, ms: Math.round(performance.now() - startedMs) };
}

async function disk(folder: string): Promise<Part> {
  const { bavail, bsize } = await statfs(folder);
  return { ok: bavail * bsize > LEAST_FREE_BYTES, freeBytes: bavail * bsize };
}

/** How each thing that the shop stands on does, for alerts; says more than strangers may know. */
export async function readStatus({ db, storage, config }: Context): Promise<Status> {
  const database = await timed(() => ping(db));
  const schema = database.ok ? await schemaVersion(db) : 'unknown';
  const parts = {
    database: { ...database, schema, ok: database.ok && schema === 'same' },
    store: await timed(() => storage.stat(NO_OBJECT)),
    disk: await disk(config.dataDir).catch(() => ({ ok: false })),
  };
  return { ok: Object.values(parts).every(({ ok }) => ok), parts };
}
