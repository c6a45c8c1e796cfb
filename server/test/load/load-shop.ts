import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openContext } from '../../src/context.ts';
import { openPostgres } from '../../src/db/open-database.ts';
import { createLog } from '../../src/log.ts';
import { shareDrawings } from '../running-shop.ts';

export type Statement = readonly [text: string, values: readonly unknown[]];

/** The shop in this process, on a port of its own, and every statement that it asks. */
export async function openShop(databaseUrl: string, folder: string) {
  shareDrawings(folder);
  const seen: Statement[] = [];
  const database = openPostgres(
    databaseUrl,
    () => {},
    (text, values) => void seen.push([text, values]),
  );
  await database.migrate();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: databaseUrl });
  const log = createLog(() => {}, Date.now);
  const context = await openContext(config, { database, log });
  const app = await buildApp(context);
  await app.listen({ port: 0 });
  /** Lets a member post in seconds what takes hours within the limits. */
  const forgetRateLimits = () => database.jobDatabase.executeSql('delete from rate_limit', []);
  return { app, context, seen, forgetRateLimits, jobDatabase: database.jobDatabase };
}
