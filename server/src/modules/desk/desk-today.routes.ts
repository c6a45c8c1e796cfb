import { addDays, dayInTokyo, lastPaidDayDue, ok, type PlainDate, refuse } from '@fumi/domain';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/call.ts';
import type { FailedJob } from '../../jobs/jobs.ts';
import { newYearLoad } from '../print-run/press-load.service.ts';
import {
  type Due,
  duePaidBefore,
  heldOrders,
  mailsFailed,
  pressFailed,
  refundsWaiting,
} from './desk-today.repository.ts';
import { orderRow } from './order-row.ts';

/** How far back failures are of interest. */
const LOOK_BACK_MS = 14 * 86_400_000;

/** How many failed jobs the page of today shows; a page of its own lists all. */
const SHOWN_JOBS = 10;
const PAGE_JOBS = 50;

/** The end of a day in Tokyo. */
const endOf = (day: PlainDate): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`);

/** Orders as lines without names: the page reloads every half minute, and no audit entry is written for that. */
const lines = (context: Context, { rows, hasMore }: Due) => ({
  orders: rows.map((row) => orderRow(context, 'print', row)),
  hasMore,
});

/** What is late, and what must be printed and sent on a day. */
async function dueOn(context: Context, today: PlainDate) {
  const { db, content } = context;
  const { production } = content.goods.shop;
  const paidUntil = (day: PlainDate, step: 'printsBy' | 'shipsBy'): Date =>
    endOf(lastPaidDayDue(day, step, production));
  const late = await duePaidBefore(db, ['paid', 'in_print'], paidUntil(addDays(today, -1), 'shipsBy'));
  const print = await duePaidBefore(db, ['paid'], paidUntil(today, 'printsBy'));
  const ship = await duePaidBefore(db, ['in_print'], paidUntil(today, 'shipsBy'));
  return { late: lines(context, late), print: lines(context, print), ship: lines(context, ship) };
}

const jobLine = ({ at, data, cursor: _, ...job }: FailedJob) => ({
  ...job,
  at: at.toISOString(),
  runNumber: data.runNumber ?? null,
  bookCode: data.bookCode ?? null,
});

export const deskTodayHandlers: HandlersOf<'deskToday' | 'deskJobList' | 'deskJobAgain' | 'deskJobsAgain'> = {
  deskToday: async ({ context }) => {
    const { db, clock, jobs } = context;
    const today = dayInTokyo(clock.nowMs());
    const since = new Date(clock.nowMs() - LOOK_BACK_MS);
    const dated = <Row extends { readonly at: Date }>(rows: readonly Row[]) =>
      rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    const refunds = await refundsWaiting(db);
    const failed = await jobs.failures(SHOWN_JOBS + 1);
    return ok({
      today,
      ...(await dueOn(context, today)),
      newYearLoad: await newYearLoad(context),
      held: lines(context, await heldOrders(db)),
      press: lines(context, await pressFailed(db)),
      refunds: dated(refunds).map((row) => ({
        ...row,
        state: row.state === 'granted' ? ('granted' as const) : ('failed' as const),
      })),
      mails: dated(await mailsFailed(db, since)),
      jobs: failed.slice(0, SHOWN_JOBS).map(jobLine),
      jobsMore: failed.length > SHOWN_JOBS,
    });
  },
  deskJobList: async ({ context: { jobs }, input: { query } }) => {
    const found = await jobs.failures(PAGE_JOBS + 1, query.after);
    const shown = found.slice(0, PAGE_JOBS);
    return ok({
      jobs: shown.map(jobLine),
      next: found.length > PAGE_JOBS ? (shown.at(-1)?.cursor ?? null) : null,
    });
  },
  deskJobAgain: ({ context: { jobs }, input: { body }, change }) =>
    change(async (tx) => {
      const count = await jobs.runFailedAgain(tx, body.id);
      if (count === 0) return refuse({ code: 'wrong_state', fields: { id: ['job-gone'] } });
      return ok({ answer: { count }, object: 'jobs', after: { job: body.id } });
    }),
  deskJobsAgain: ({ context: { jobs }, change }) =>
    change(async (tx) => {
      const count = await jobs.runFailedAgain(tx);
      return ok({ answer: { count }, object: 'jobs', after: { count } });
    }),
};
