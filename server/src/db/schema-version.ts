import { ConfigError } from '../config.ts';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type { OpenDatabase } from './open-database.ts';

/** How the schema of a database stands to this program's migrations. */
type SchemaVersion = 'older' | 'same' | 'newer';

/** When this program's last migration was written, ms: what drizzle notes of each that it has run. */
const LAST_MS = Math.max(...journal.entries.map(({ when }) => when));

export async function schemaVersion(db: Database): Promise<SchemaVersion> {
  const found = (await db.execute(sql`select to_regclass('drizzle.migration') is not null as is_there`)) as {
    readonly rows: readonly { readonly is_there?: boolean }[];
  };
  if (!found.rows[0]?.is_there) return 'older';
  const noted = (await db.execute(sql`select max(created_at)::float8 as last_ms from drizzle.migration`)) as {
    readonly rows: readonly { readonly last_ms?: number | null }[];
  };
  const lastMs = noted.rows[0]?.last_ms ?? 0;
  if (lastMs === LAST_MS) return 'same';
  return lastMs < LAST_MS ? 'older' : 'newer';
}

/**
 * Makes sure that the schema is this program's. Migrates an embedded database, or any outside
 * production; else migrating is a step of its own (`fumi migrate`), run once before the new release
 * starts. Throws a sentence for the operator.
 */
export async function ensureSchema(
  { db, migrate, isEmbedded }: Pick<OpenDatabase, 'db' | 'migrate' | 'isEmbedded'>,
  { isProduction }: { readonly isProduction: boolean },
): Promise<void> {
  const version = await schemaVersion(db);
  if (version === 'newer') {
    throw new ConfigError(
      'The database belongs to a newer release than this one: start that release, or restore the backup that was made before it.',
    );
  }
  if (version === 'same') return;
  if (isProduction && !isEmbedded) {
    throw new ConfigError(
      'The database belongs to an older release. Run once: fumi migrate (npm run fumi -- migrate)',
    );
  }
  await migrate();
}
