import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, orderedBook } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { pressKey } from '../../printing/press.service.ts';
import { draftPhotoKey } from '../draft/draft-photo.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { photoPrefix } from '../photo/photo.service.ts';

const { signedUpMember, context, mailsTo, runJobs } = await testApp();

test('photos of who leaves are gone as soon as the mail says so, and those of others stay', async () => {
  const [leaver, other] = [await signedUpMember(), await signedUpMember()];
  const books = [leaver, other].map(({ member }) => finishedBook(context, member.code));
  const [left = '', kept = ''] = await Promise.all(books);
  await context.db.execute(sql`
    insert into draft (code, member_code, product_code, revision, fields, created_at, updated_at)
    values ('draft-left', ${leaver.member.code}, 'T0021', 1, '{}', now(), now())`);
  const filesOf = (book: string) => [`${photoPrefix(book)}one`, pressKey(book)];
  const gone = [...filesOf(left), draftPhotoKey('draft-left', 'one')];
  for (const key of [...gone, ...filesOf(kept)]) await context.storage.put(key, Buffer.from('a photo'));
  expect((await leaver.memberWithdraw({ body: {} })).ok).toBe(true);
  await runJobs();
  const isThere = async (key: string) => (await context.storage.stat(key)) !== null;
  expect(await Promise.all([...gone, ...filesOf(kept)].map(isThere))).toEqual([
    ...gone.map(() => false),
    true,
    true,
  ]);
});

test('mails about the orders of who leaves are forgotten, and no other mail to an address that they typed', async () => {
  const member = await signedUpMember();
  const stranger = await signedUpMember();
  const orderCode = await orderedBook(member, context);
  await context.db.execute(sql`
    update shop_order set customer = jsonb_set(customer, '{email}', to_jsonb(${stranger.email}::text)), state = 'cancelled'
    where code = ${orderCode}`);
  const content = { subject: 'ご注文', blocks: [] };
  await context.db.transaction((tx) =>
    queueMail(tx, context, { kind: 'order-received', to: stranger.email, content, orderCode }),
  );
  await runJobs();
  expect((await member.memberWithdraw({ body: {} })).ok).toBe(true);
  expect((await mailsTo(stranger.email)).map(({ kind }) => kind)).toEqual(['signup-pin']);
  await runJobs();
  expect(await rowsOf(context, sql`select kind from mail_outbox where recipient = ${member.email}`)).toEqual([
    { kind: 'withdrawn' },
  ]);
});

test('mails that still wait go with who leaves, and their jobs end', async () => {
  const member = await signedUpMember();
  const content = { subject: 'ご注文', blocks: [] };
  await context.db.transaction((tx) =>
    queueMail(tx, context, { kind: 'order-received', to: member.email, content }),
  );
  expect((await member.memberWithdraw({ body: {} })).ok).toBe(true);
  await runJobs();
  const kinds = (await mailsTo(member.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(['withdrawn']);
});
