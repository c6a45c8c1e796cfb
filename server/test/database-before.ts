import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from '../src/db/drizzle.ts';
import { openEmbedded } from '../src/db/open-embedded.ts';

const folder = path.join(import.meta.dirname, '../src/db/migrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** A database before the migration of that name (`parcels`), for old rows, and the migrations from there. */
export async function databaseBefore(step: string) {
  const { db, close } = await openEmbedded({ dump: null });
  const first = files.find((name) => name.endsWith(`_${step}.sql`)) ?? '';
  const migrate = async (names: readonly string[]) => {
    for (const name of names)
      for (const statement of readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint'))
        await db.execute(sql.raw(statement));
  };
  await migrate(files.filter((name) => name < first));
  return {
    db,
    close,
    /** Rows without what they point at. */
    withoutForeignKeys: async (insert: () => Promise<void>) => {
      await db.execute(sql`set session_replication_role = replica`);
      await insert();
      await db.execute(sql`set session_replication_role = default`);
    },
    migrateOn: () => migrate(files.filter((name) => name >= first)),
  };
}
