import type { Api, Words } from '@fumi/contract';
import { dayInTokyo, ok, type Result, refuse } from '@fumi/domain';
import type { z } from 'zod';
import type { Context, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { HandlersOf, Refusal } from '../../http/call.ts';
import { createRun } from '../print-run/gather.service.ts';
import { openRun } from '../print-run/impose.service.ts';
import { findRun, itemsOfRun, listRuns, type RunRow } from '../print-run/print-run.repository.ts';
import { waitingReprints } from '../print-run/reprint.repository.ts';
import type { RunProblem } from '../print-run/run-problem.ts';
import { cancelRun, finishRun, type RunAct, retryRun, startRun } from '../print-run/run-state.service.ts';
import { pressSheets, waitingGroups } from '../print-run/waiting-orders.service.ts';
import { readCursor, writeCursor } from './list-cursor.ts';

const PAGE_ROWS = 50;
/** Most reprints that are listed; fewer wait, because the queue is worked off each day. */
const MAX_REPRINTS = 500;

export const RUN_REFUSALS: Readonly<Record<RunProblem, Refusal>> = {
  unknown: { code: 'not_found' },
  'unknown-paper': { code: 'invalid', fields: { paper: ['unknown-paper'] } },
  'unknown-sheet': { code: 'invalid', fields: { sheet: ['unknown-sheet'] } },
  nothing: { code: 'wrong_state', fields: { paper: ['nothing'] } },
  'does-not-fit': { code: 'invalid', fields: { sheet: ['does-not-fit'] } },
  'wrong-state': { code: 'wrong_state' },
  'order-left': { code: 'wrong_state', fields: { number: ['order-left'] } },
  'no-page': { code: 'invalid', fields: { pages: ['no-page'] } },
  taken: { code: 'wrong_state', fields: { paper: ['taken'] } },
};

type Goods = { readonly productCode: string; readonly paper: string };

const named = ({ content }: Pick<Context, 'content'>, { productCode, paper }: Goods) => ({
  productCode,
  productLabel: content.goods.products.find(({ code }) => code === productCode)?.name ?? productCode,
  paper,
  paperLabel: pressSheets.papers.find(({ code }) => code === paper)?.label ?? paper,
});

type Listed = { readonly row: RunRow; readonly orders: number; readonly reprints: number };
type RunLine = Words<z.input<Api['deskRunList']['response']>, 'deskRunList'>['runs'][number];

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const line = (context: Pick<Context, 'content'>, { row, orders, reprints }: Listed): RunLine => ({
  ...named(context, row),
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  state: row.state,
  dueOn: row.dueOn,
  sheet: row.terms.sheet,
  sheets: row.sheetCount,
  orders,
  reprints,
  reason: row.reason,
  startedAt: instant(row.startedAt),
  handedOffAt: instant(row.handedOffAt),
  endedAt: instant(row.endedAt),
});

/** What happens to a run by its number, and what of it was changed. */
async function acted(tx: Transaction, context: TransactionContext, number: string, act: RunAct) {
  const before = await findRun(tx, number);
  const done = await act(tx, context, number);
  if (!done.ok) return refuse(RUN_REFUSALS[done.error]);
  const { state } = done.value;
  return ok({ answer: { state }, object: number, before: { state: before?.state }, after: { state } });
}

type Acting = {
  readonly context: TransactionContext;
  readonly input: { readonly body: { readonly number: string } };
};

const acting =
  (act: RunAct, { context, input }: Acting) =>
  (tx: Transaction) =>
    acted(tx, context, input.body.number, act);

async function waiting(context: Context) {
  const today = dayInTokyo(context.clock.nowMs());
  const groups = await waitingGroups(context.db, context);
  const reprints = (await waitingReprints(context.db)).slice(0, MAX_REPRINTS);
  return {
    today,
    groups: groups.map((group) => ({
      ...named(context, group),
      dueOn: group.dueOn,
      late: group.shipsBy < today,
      orders: group.orders,
      leaves: group.leaves,
      usualSheet: pressSheets.papers.find(({ code }) => code === group.paper)?.sheet ?? '',
      sheets: [...group.sheets],
    })),
    reprints: reprints.map((one) => ({
      ...named(context, one),
      id: one.id,
      number: one.orderNumber,
      page: one.frontPage,
      reason: one.reason,
      askedBy: one.askedBy,
      askedAt: one.askedAt.toISOString(),
    })),
  };
}

type RunDetails = Words<z.input<Api['deskRun']['response']>, 'deskRun'>;

async function details(context: Context, number: string): Promise<Result<RunDetails, Refusal>> {
  const row = await findRun(context.db, number);
  if (row === null) return refuse({ code: 'not_found' });
  const items = await itemsOfRun(context.db, number);
  const plan = (await openRun(context, number))?.plan ?? null;
  const reprints = items.filter(({ isReprint }) => isReprint).length;
  const places = plan?.sheets.flat() ?? [];
  return ok({
    run: {
      ...line(context, { row, orders: items.length - reprints, reprints }),
      up: plan?.layout.fronts.length ?? null,
      free: plan === null ? null : places.filter((leaf) => leaf === null).length,
      hasFiles: row.sha256 !== null && plan !== null,
    },
    items: items.map(({ orderNumber, orderState, heldAt, copies, leaves, isReprint }) => ({
      number: orderNumber,
      state: orderState,
      held: heldAt !== null,
      copies,
      leaves: leaves.length,
      reprint: isReprint,
    })),
  });
}

export const deskRunHandlers: HandlersOf<
  | 'deskRunWaiting'
  | 'deskRunList'
  | 'deskRun'
  | 'deskRunGather'
  | 'deskRunStart'
  | 'deskRunDone'
  | 'deskRunCancel'
  | 'deskRunRetry'
> = {
  deskRunWaiting: async ({ context }) => ok(await waiting(context)),
  deskRunList: async ({ context, input: { query } }) => {
    const filter = { state: query.state, after: readCursor(query.after) };
    const rows = await listRuns(context.db, filter, PAGE_ROWS + 1);
    const shown = rows.slice(0, PAGE_ROWS);
    const last = rows.length > PAGE_ROWS ? shown.at(-1) : undefined;
    return ok({
      runs: shown.map((row) => line(context, row)),
      next: last ? writeCursor({ ...last.row, code: last.row.number }) : null,
    });
  },
  deskRun: ({ context, input: { params } }) => details(context, params.number),
  deskRunGather: ({ context, input: { body }, operator, change }) => {
    const { reprintsOnly, ...request } = body;
    return change(async (tx) => {
      const made = await createRun(tx, context, { ...request, isReprints: reprintsOnly }, operator.name);
      if (!made.ok) return refuse(RUN_REFUSALS[made.error]);
      const { number, leftOrders } = made.value;
      return ok({ answer: { number, leftOrders }, object: number, after: { ...body } });
    });
  },
  deskRunStart: (call) => call.change(acting(startRun, call)),
  deskRunDone: (call) => call.change(acting(finishRun, call)),
  deskRunCancel: (call) => call.change(acting(cancelRun, call)),
  deskRunRetry: (call) => call.change(acting(retryRun, call)),
};
