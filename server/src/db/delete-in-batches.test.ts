import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { deleteEventsBefore } from '../modules/event/event.repository.ts';
import { BATCH, deleteInBatches } from './delete-in-batches.ts';
import { gte, lt } from './drizzle.ts';
import { analyticsEvent, rateLimit } from './tables/traffic.ts';

const asked: string[] = [];
const database = await openTestDatabase((statement) => void asked.push(statement));
await database.migrate();
afterAll(() => database.close());
const { db } = database;

const END = new Date('2026-12-01T00:00:00Z');
const daysAfter = (days: number) => new Date(END.getTime() + days * 86_400_000);

test('more rows than a batch are deleted in several statements, and other rows stay', async () => {
  const rows = Array.from({ length: BATCH + 10 }, (_, index) => ({
    key: String(index),
    used: 1,
    endsAt: daysAfter(index < BATCH + 3 ? -1 : 1),
  }));
  await db.insert(rateLimit).values(rows);
  asked.length = 0;
  await deleteInBatches(db, rateLimit, lt(rateLimit.endsAt, END));
  expect(asked.filter((statement) => statement.startsWith('delete'))).toHaveLength(2);
  expect(await db.$count(rateLimit)).toBe(7);
  expect(await db.$count(rateLimit, gte(rateLimit.endsAt, END))).toBe(7);
});

test('old events are deleted, and the others stay', async () => {
  const events = [-3, -2, -1, 1, 2].map((days) => ({ at: daysAfter(days), name: 'page', data: {} }));
  await db.insert(analyticsEvent).values(events);
  await deleteEventsBefore(db, END);
  expect(await db.$count(analyticsEvent)).toBe(2);
  expect(await db.$count(analyticsEvent, lt(analyticsEvent.at, END))).toBe(0);
});
