import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { createLog } from '../log.ts';
import { openJobs } from './jobs-pg-boss.ts';

test('a job that is enqueued in a transaction asks nothing on another connection', async () => {
  const { db, jobDatabase, migrate, close } = await openTestDatabase();
  await migrate();
  let isInTransaction = false;
  const watched: typeof jobDatabase = {
    executeSql: (text, values) => {
      if (isInTransaction) throw new Error('asked on another connection');
      return jobDatabase.executeSql(text, values);
    },
  };
  const jobs = openJobs(
    watched,
    false,
    createLog(() => {}, Date.now),
  );
  await jobs.open();
  const enqueued = db.transaction(async (tx) => {
    isInTransaction = true;
    await jobs.enqueue(tx, 'mail-send', { mailId: 'first' });
  });
  await expect(enqueued).resolves.toBeUndefined();
  isInTransaction = false;
  await jobs.close();
  await close();
});
