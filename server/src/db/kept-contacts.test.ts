import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aContact } from '../../test/a-contact.ts';
import { testApp } from '../../test/harness.ts';
import { eq, sql } from './drizzle.ts';
import { contact } from './tables/contacts.ts';

const { signedUpMember, context } = await testApp();

/** The statements that change rows, without those that add columns. */
const statements = readFileSync(path.join(import.meta.dirname, 'migrations/0029_who-to-write-to.sql'), 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => statement.includes('UPDATE'));

test('birthdays that were kept with hyphens become digits, and histories come newest first', async () => {
  const member = await signedUpMember();
  const history = [2024, 2026, 2025].map((year) => ({ year, sent: true, received: false }));
  const made = await member.contactsCreate({ body: { ...aContact, history } });
  const code = made.ok ? made.value.code : '';
  const kept = async () => (await context.db.select().from(contact).where(eq(contact.code, code)))[0];
  await context.db.update(contact).set({ birthday: '1980-01-02' }).where(eq(contact.code, code));
  expect(statements).toHaveLength(2);
  for (const statement of [...statements, ...statements]) await context.db.execute(sql.raw(statement));
  const after = await kept();
  expect(after?.birthday).toBe('19800102');
  expect(after?.history.map(({ year }) => year)).toEqual([2026, 2025, 2024]);
});
