import { setTimeout as wait } from 'node:timers/promises';
import { diskSpace } from '../adapters/disk-space.ts';
import type { Context } from '../context.ts';
import { ping } from '../db/ping.repository.ts';
import { schemaVersion } from '../db/schema-version.ts';
import { messageOf } from '../log.ts';

const TIMEOUT_MS = 3000;
/** An object that every finished backup puts anew; asking for it shows whether the store answers. */
export const BACKUP_MARK = 'status/backup';

type Part = {
  readonly ok: boolean;
  /** The message of the error where it is not well. */
  readonly reason?: string;
  readonly ms?: number;
  readonly freeBytes?: number;
  readonly schema?: string;
};

export type Status = {
  readonly ok: boolean;
  readonly parts: Readonly<Record<string, Part>>;
  /** Null where no backup was ever finished. */
  readonly backupAgeSeconds: number | null;
};

/** The result of the work, or null where it fails or takes longer than TIMEOUT_MS. */
export const nullWhenLate = <Value>(work: Promise<Value>): Promise<Value | null> =>
  Promise.race([work, wait(TIMEOUT_MS, null, { ref: false })]).catch(() => null);

async function timed(work: () => Promise<unknown>): Promise<Part> {
  const startedMs = performance.now();
  const late = wait(TIMEOUT_MS, `no answer within ${TIMEOUT_MS} ms`, { ref: false });
  const reason = await Promise.race([work().then(() => null), late]).catch(messageOf);
  const ms = Math.round(performance.now() - startedMs);
  return reason === null ? { ok: true, ms } : { ok: false, reason, ms };
}

/** State of database, store and disk, for alerts; says more than strangers may know. */
export async function readStatus({ db, storage, flush, config, clock }: Context): Promise<Status> {
  const mark = storage.stat(BACKUP_MARK);
  const store = await timed(() => mark);
  const backup = store.ok ? await mark : null;
  const database = await timed(() => ping(db));
  const schema = database.ok ? await schemaVersion(db) : 'unknown';
  const parts = {
    database: { ...database, schema, ok: database.ok && schema === 'same' },
    store,
    disk: await diskSpace(config.dataDir).catch(() => ({ ok: false })),
    flush: await flush(),
  };
  const backupAgeSeconds = backup && Math.max(0, (clock.nowMs() - backup.modifiedMs) / 1000);
  return { ok: Object.values(parts).every(({ ok }) => ok), parts, backupAgeSeconds };
}
