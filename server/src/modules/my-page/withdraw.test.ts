import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { orderedBook } from '../../../test/order-making.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { queueMail } from '../mail/mail.service.ts';

const { signedUpMember, context, mailsTo, runJobs } = await testApp();

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
