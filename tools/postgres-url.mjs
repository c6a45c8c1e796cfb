// Prints the address of a PostgreSQL on this machine that lets us make databases without a password.
// .ci/run asks; where there is none, the reasons go to stderr and the exit code is 1.
import { createRequire } from 'node:module';
import os from 'node:os';
import { inRoot } from './process.mjs';

/** The server's own driver: tools has no packages. @type {typeof import('pg')} */
const pg = createRequire(inRoot('server/package.json'))('pg');

for (const user of new Set(['postgres', os.userInfo().username])) {
  const connectionString = `postgres://${encodeURIComponent(user)}@127.0.0.1:5432/postgres`;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, ssl: false });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select from pg_roles where rolname = user and (rolcreatedb or rolsuper)',
    );
    if (rows.length === 0) throw new Error('may not create databases');
    console.log(connectionString);
    process.exit(0);
  } catch (error) {
    console.error(
      `no PostgreSQL for ${user}: ${error instanceof Error ? error.message || error.name : error}`,
    );
  }
}
process.exit(1);
