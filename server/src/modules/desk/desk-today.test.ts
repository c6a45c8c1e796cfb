import { expect, test } from 'vitest';
import { signedInDesk } from '../../../test/desk-client.ts';
import { testApp } from '../../../test/harness.ts';
import { beginToPay, finishedBook, hanako, orderBody, payOnSandbox } from '../../../test/order-making.ts';
import { sql } from '../../db/drizzle.ts';
import { updatePress } from '../book/book.repository.ts';
import { findOwnOrder } from '../order/order.repository.ts';

const shop = await testApp();
const { context, clock, signedUpMember } = shop;

const DAY_MS = 86_400_000;

async function paidOrder() {
  const client = await signedUpMember();
  const bookCode = await finishedBook(context, client.member.code);
  const created = await client.orderCreate({ body: orderBody(bookCode) });
  const orderCode = created.ok ? created.value.code : '';
  await payOnSandbox(shop, await beginToPay(client, orderCode));
  const order = await findOwnOrder(context.db, orderCode, client.member.code);
  return { bookCode, orderCode, number: order?.number ?? '' };
}

async function today(role: 'owner' | 'print' = 'print') {
  const answer = await (await signedInDesk(shop, role)).deskToday();
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const numbersIn = ({ orders }: { readonly orders: readonly { readonly number: string }[] }) =>
  orders.map(({ number }) => number);

/** Paid on Friday the 20th: printed by Wednesday, sent by the Monday after, for Monday the 23rd is a holiday. */
test('an order is due for the print, then for the parcel, then late; and nobody is named', async () => {
  const { number } = await paidOrder();
  expect(numbersIn((await today()).print)).toEqual([]);
  clock.advance(5 * DAY_MS);
  expect(numbersIn((await today()).print), 'on the 25th').toEqual([number]);
  const owner = await signedInDesk(shop, 'owner');
  await owner.deskOrderPrint({ body: { number } });
  expect(numbersIn((await today()).print)).toEqual([]);
  clock.advance(5 * DAY_MS);
  const onMonday = await today('owner');
  expect([numbersIn(onMonday.ship), numbersIn(onMonday.late)], 'on the 30th').toEqual([[number], []]);
  clock.advance(DAY_MS);
  const later = await today('owner');
  expect(numbersIn(later.late)).toEqual([number]);
  expect(later.late.orders[0]).toMatchObject({ late: true, shipsBy: '2026-11-30' });
  expect(JSON.stringify(later)).not.toContain(hanako.name);
});

test('failures, and what waits for an operator, are listed until they are resolved', async () => {
  const { number, bookCode, orderCode } = await paidOrder();
  const owner = await signedInDesk(shop, 'owner');
  await updatePress(context.db, bookCode, { press: 'failed' });
  await context.db.execute(
    sql`update mail_outbox set state = 'refused' where order_code = ${orderCode} and kind = 'order-paid'`,
  );
  await owner.deskRefundGrant({ body: { number, amount: 10, reason: 'お詫び' } });
  await owner.deskOrderHold({ body: { number, reason: '確認中' } });
  const before = await today();
  expect(numbersIn(before.press)).toContain(number);
  expect(numbersIn(before.held)).toContain(number);
  expect(before.mails).toMatchObject([{ number, kind: 'order-paid', state: 'refused' }]);
  expect(before.refunds).toMatchObject([{ number, amount: 10, state: 'granted' }]);
  expect((await owner.deskPressAgain({ body: { number } })).ok).toBe(true);
  await owner.deskOrderRelease({ body: { number } });
  const after = await today();
  expect([numbersIn(after.press), numbersIn(after.held)]).toEqual([[], []]);
});

test('a job that was given up is shown with its reason, and runs again', async () => {
  await context.jobs.enqueue(context.db, 'press-resume', {});
  await context.db.execute(sql`update job.job set retry_limit = 0 where name = 'press-resume'`);
  const { jobHandlers } = await import('../../job-handlers.ts');
  const failing = {
    ...jobHandlers(context),
    'press-resume': () => Promise.reject(new Error('the store is away')),
  };
  await context.jobs.drain(failing);
  const [failed] = (await today()).jobs;
  expect(failed).toMatchObject({ name: 'press-resume', reason: 'the store is away' });
  const owner = await signedInDesk(shop, 'owner');
  expect(await owner.deskJobsAgain()).toMatchObject({ value: { count: 1 } });
  expect((await today()).jobs).toEqual([]);
  await shop.runJobs();
  expect((await today()).jobs).toEqual([]);
});

test('failed jobs are listed page by page, and run again one by one or all at once', async () => {
  const owner = await signedInDesk(shop, 'owner');
  await context.db.execute(sql`insert into job.job (name, data, state, retry_count, completed_on, output)
    select 'run-hand-off', jsonb_build_object('runNumber', 'R' || n), 'failed', 20, now(),
      '{"message": "the folder is away"}' from generate_series(1, 60) n`);
  const page = async (after?: string) => {
    const answer = await owner.deskJobList({ query: after === undefined ? {} : { after } });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };
  const first = await page();
  const second = await page(first.next ?? '');
  expect([first.jobs.length, second.jobs.length, second.next]).toEqual([50, 10, null]);
  const runs = [...first.jobs, ...second.jobs].map(({ runNumber }) => runNumber);
  expect(new Set(runs).size, 'at one moment, none twice and none left out').toBe(60);
  expect(first.jobs[0]).toMatchObject({ name: 'run-hand-off', tries: 21, reason: 'the folder is away' });
  const id = first.jobs[7]?.id ?? '';
  expect(await owner.deskJobAgain({ body: { id } })).toMatchObject({ value: { count: 1 } });
  expect((await owner.deskJobAgain({ body: { id } })).ok, 'it waits').toBe(false);
  expect((await page()).jobs.map((job) => job.id)).not.toContain(id);
  const support = await signedInDesk(shop, 'support');
  expect((await support.deskJobAgain({ body: { id: first.jobs[8]?.id ?? '' } })).ok).toBe(false);
  expect((await today()).jobsMore).toBe(true);
  expect(await owner.deskJobsAgain()).toMatchObject({ value: { count: 59 } });
  expect((await page()).jobs).toEqual([]);
  await context.db.execute(sql`delete from job.job where name = 'run-hand-off'`);
});

test('a press says what it can still take on until New Year’s cards must leave, with what waits for it', async () => {
  const before = (await today()).newYearLoad;
  expect(before).toMatchObject({ until: expect.stringMatching(/^2026-12-2\d$/) });
  await paidOrder();
  const after = (await today()).newYearLoad;
  const [was, is] = [before?.presses[0], after?.presses[0]];
  expect((is?.waitingCards ?? 0) - (was?.waitingCards ?? 0), 'sixty pages are thirty cards').toBe(30);
  expect(is?.freeCardsADay).toBe(
    Math.floor(((is?.cardsADay ?? 0) * (after?.days ?? 0) - (is?.waitingCards ?? 0)) / (after?.days ?? 1)),
  );
});

test('the print queue and the page of today call the same orders late', async () => {
  const waiting = async () => {
    const answer = await (await signedInDesk(shop, 'print')).deskRunWaiting();
    return answer.ok ? answer.value.groups.map(({ late }) => late) : [];
  };
  clock.advance(6 * DAY_MS);
  const { number } = await paidOrder();
  const seen = async () => [numbersIn((await today()).late).includes(number), (await waiting()).at(-1)];
  clock.advance(6 * DAY_MS);
  expect(numbersIn((await today()).print), 'past its print').toContain(number);
  expect(await seen()).toEqual([false, false]);
  clock.advance(6 * DAY_MS);
  expect(await seen()).toEqual([true, true]);
  await (await signedInDesk(shop, 'owner')).deskOrderCancel({ body: { number, reason: '試し' } });
  await shop.runJobs();
});
