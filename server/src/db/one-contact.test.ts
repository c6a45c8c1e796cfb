import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sql } from './drizzle.ts';
import { openEmbedded } from './open-embedded.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const isNew = (name: string) => name >= '0021_one-contact.sql';

test('the migration moves the details of a contact into its row, blank where there are none', async () => {
  const { db, close } = await openEmbedded({ dump: null });
  const migrate = async (names: readonly string[]) => {
    const statements = names.flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint'),
    );
    for (const statement of statements) await db.execute(sql.raw(statement));
  };
  await migrate(files.filter((name) => !isNew(name)));
  await db.execute(sql`set session_replication_role = replica`);
  for (const code of ['with', 'without'])
    await db.execute(sql`insert into contact (code, member_code, zip, state, address1, address2, name_last,
      name_first, honorific, joint_names, birthday, created_at, updated_at)
      values (${code}, 'm', '1060032', '東京都', '港区', '1', '髙橋', '', '様', '[]', '', now(), now())`);
  await db.execute(sql`insert into contact_detail values ('with', 'タカハシ', 'タロウ', '会社', '部', '長',
    '["友人"]', 'メモ', '2027-03-01', '[{"year":2026,"sent":true,"received":false}]')`);
  await migrate(files.filter(isNew));
  const { rows } =
    (await db.execute(sql`select code, name_last, kana_last, kana_first, company, department, title,
    groups, note, mourning_until, history from contact order by code`)) as unknown as { rows: unknown[] };
  const blank = { kana_last: '', kana_first: '', company: '', department: '', title: '', note: '' };
  expect(rows).toEqual([
    {
      code: 'with',
      name_last: '髙橋',
      kana_last: 'タカハシ',
      kana_first: 'タロウ',
      company: '会社',
      department: '部',
      title: '長',
      groups: ['友人'],
      note: 'メモ',
      mourning_until: '2027-03-01',
      history: [{ year: 2026, sent: true, received: false }],
    },
    { code: 'without', name_last: '髙橋', ...blank, groups: [], mourning_until: '', history: [] },
  ]);
  await close();
});
