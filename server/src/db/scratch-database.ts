import { randomBytes } from 'node:crypto';
import pg from 'pg';

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * An empty database beside another one while the work runs. The URL's user must be allowed to
 * create databases.
 */
export async function withScratchDatabase<Value>(
  databaseUrl: string,
  work: (scratchUrl: string) => Promise<Value>,
): Promise<Value> {
  const name = `fumi_scratch_${randomBytes(6).toString('hex')}`;
  await onServer(databaseUrl, `create database ${name}`);
  try {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await onServer(databaseUrl, `drop database ${name} with (force)`);
  }
}
