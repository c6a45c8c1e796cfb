import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { sql } from './drizzle.ts';
import { ensureSchema, schemaVersion } from './schema-version.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
const onServer = { ...database, isEmbedded: false };

test('outside production a database without a schema is migrated, and is then the same', async () => {
  await ensureSchema(onServer, { isProduction: false });
  expect(await schemaVersion(database.db)).toBe('same');
  await ensureSchema(onServer, { isProduction: true });
});

test('in production an older schema stops the start with what to do', async () => {
  await database.db.execute(
    sql`delete from drizzle.migration where created_at = (select max(created_at) from drizzle.migration)`,
  );
  expect(await schemaVersion(database.db)).toBe('older');
  await expect(ensureSchema(onServer, { isProduction: true })).rejects.toThrow('npm run fumi -- migrate');
});

test('a schema of a newer release stops the start everywhere', async () => {
  await database.db.execute(
    sql`insert into drizzle.migration (hash, created_at) values ('later', 99999999999999)`,
  );
  expect(await schemaVersion(database.db)).toBe('newer');
  await expect(ensureSchema(onServer, { isProduction: false })).rejects.toThrow('newer release');
});
