import { setImmediate } from 'node:timers/promises';
import { toWire } from '@fumi/contract';
import { expect, test } from 'vitest';
import { aContact } from '../../../test/a-contact.ts';
import { testApp } from '../../../test/harness.ts';
import { orderedBook } from '../../../test/order-making.ts';
import { newEmail } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { runsOnPostgres } from '../../../test/test-database.ts';
import { signInAs } from '../../../test/third-party.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { contact } from '../../db/tables/contacts.ts';
import { insertIdentity } from '../identity/identity.repository.ts';
import { findOrder } from '../order/order.repository.ts';

/* One account, changed from several sides at the same moment. */

const { visitor, signedUpMember, context, mailsTo } = await testApp();

const pinOf = async (email: string): Promise<string> =>
  /^ {4}(\d{6})$/m.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? 'none';

test('of two members who prove one e-mail at once one gets it, and no call ends in a server error', async () => {
  for (let round = 0; round < 4; round += 1) {
    const both = [await signedUpMember(), await signedUpMember()];
    const email = newEmail();
    const pins: string[] = [];
    for (const one of both) {
      await one.emailChange({ body: { email } });
      pins.push(await pinOf(email));
    }
    const answers = await Promise.all(
      both.map((one, at) =>
        one.request({ method: 'POST', path: '/api/member/email/confirm', body: { pin: pins[at] } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
});

test('whatever a member does while they leave, no call ends in a server error', async () => {
  const member = await signedUpMember();
  const body = toWire(aContact);
  const create = () => member.request({ method: 'POST', path: '/api/address_book/create', body });
  const answers = await Promise.all([
    create(),
    member.request({ method: 'POST', path: '/api/member/withdraw', body: {} }),
    ...Array.from({ length: 8 }, create),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses[0]).not.toBe(400);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test('an order whose payment begins while its member leaves keeps its member and its book', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await signedUpMember();
    const code = await orderedBook(member, context);
    const payment = { code, paymentType: 'card', returnOkUrl: '/ok', returnNgUrl: '/ng' } as const;
    const [started, left] = await Promise.all([
      member.orderPayment({ body: payment }),
      member.memberWithdraw({ body: {} }),
    ]);
    const order = await findOrder(context.db, code);
    expect([left.ok, order?.memberCode]).toEqual(started.ok ? [false, member.member.code] : [true, null]);
    if (started.ok) expect(order?.bookCode).not.toBeNull();
  }
});

/** Resolves when so many transactions wait for another's lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await rowsOf(context, waiting)).length < count) await setImmediate();
}

// The embedded database does one transaction after the other.
test.runIf(runsOnPostgres)(
  'who has begun to leave begins no payment, however long the leaving takes',
  async () => {
    const member = await signedUpMember();
    const code = await orderedBook(member, context);
    await member.contactsCreate({ body: aContact });
    const payment = { code, paymentType: 'card', returnOkUrl: '/ok', returnNgUrl: '/ng' } as const;
    const asked = await context.db.transaction(async (tx) => {
      await tx.select().from(contact).where(eq(contact.memberCode, member.member.code)).for('update');
      const left = member.memberWithdraw({ body: {} });
      await untilWaiting(1);
      const started = member.orderPayment({ body: payment });
      await Promise.race([started, untilWaiting(2)]);
      return [left, started];
    });
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, false]);
  },
);

test('of two ways to sign in that are removed at once one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const client = visitor();
    await signInAs(client, `both-ways-${round}`);
    const me = await client.memberGet();
    const memberCode = (me.ok && me.value.member?.code) || '';
    const other = {
      issuer: 'https://other.example',
      subject: `both-${round}`,
      provider: 'facebook',
    } as const;
    await insertIdentity(context.db, { ...other, memberCode, createdAt: new Date(context.clock.nowMs()) });
    const answers = await Promise.all([
      client.identityUnlink({ body: { provider: 'au' } }),
      client.identityUnlink({ body: { provider: 'facebook' } }),
    ]);
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
  }
});
