// Prints the address of a PostgreSQL on this machine that lets us make databases without a password.
// .ci/run asks; where there is none, the reason goes to stderr and the exit code is 1.
import { createRequire } from 'node:module';
import os from 'node:os';
import { inRoot } from './paths.mjs';

/** The server's own driver: tools has no packages. @type {typeof import('pg')} */
const pg = createRequire(inRoot('server/package.json'))('pg');

const PORT = 5432;
const HOST = '127.0.0.1';
const users = [...new Set(['postgres', os.userInfo().username])];

/** @param {string} url @returns {Promise<string | null>} why not, or null when it may create databases */
async function refusal(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, ssl: false });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = user',
    );
    return rows[0]?.may ? null : 'may not create databases';
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error);
  } finally {
    await client.end().catch(() => {});
  }
}

const reasons = [];
for (const user of users) {
  const url = `postgres://${encodeURIComponent(user)}@${HOST}:${PORT}/postgres`;
  const reason = await refusal(url);
  if (reason === null) {
    console.log(url);
    process.exit(0);
  }
  reasons.push(`${user}: ${reason}`);
}
console.error(`no usable PostgreSQL at ${HOST}:${PORT} (${reasons.join('; ')})`);
process.exit(1);
